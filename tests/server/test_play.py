"""Whole games over real connections."""

from __future__ import annotations

import threading

import msgspec
import pytest

from hardboiled.client import TableFault
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.scene import AskFace
from hardboiled.server.live_protocol import ChatLine, Hint, Hinted, Look, Problem, Say, Undo, Update
from hardboiled.server.protocol import SeatPlan
from server.house import BOT, ME, OPEN, House, answer, drain, next_update, pump, take_turns


@pytest.fixture
def house(shared_house: House) -> House:
    """The tests of this file do not mind each other's tables."""
    return shared_house


def first(_ask) -> int:
    return 0


def test_two_people_and_two_bots_play_a_whole_game(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN, BOT, SeatPlan(kind="bot", strength="rookie"))
    assert table.status == "waiting"
    joined = bob.take_seat(table.invite)
    assert joined.status == "running"
    assert [seat.name for seat in joined.seats[:2]] == ["Ann", "Bob"]
    endings = {}

    def play(client, name: str) -> None:
        with client.sit(table.id) as seat:
            endings[name] = seat.play(first, timeout=20).ending

    threads = [threading.Thread(target=play, args=(client, name)) for client, name in ((ann, "Ann"), (bob, "Bob"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert endings["Ann"] == endings["Bob"] is not None
    over = ann.table(table.id)
    assert over.status == "over"
    assert over.number > 10


def test_a_reconnect_shows_the_same_table(house: House) -> None:
    client = house.client("Ann")
    table = house.table(client, ME, ME)
    with client.sit(table.id) as seat:
        seat.choose(0)
        shown = next_update(seat)
    with client.sit(table.id, seat="smuggler-1") as seat:
        assert msgspec.structs.replace(seat.scene, happenings=[]) == msgspec.structs.replace(shown.scene, happenings=[])
        assert seat.hello.undo == shown.undo == "free"


def test_strangers_do_not_get_in(house: House) -> None:
    ann, _bob = house.duel()
    with pytest.raises(TableFault) as refused:
        house.client("Eve").sit(ann.hello.table.id)
    with pytest.raises(TableFault) as nowhere:
        house.client("Eve").sit("no-such-table")
    assert refused.value.code == nowhere.value.code == "gone"
    assert str(refused.value) == str(nowhere.value)


def test_spectators_see_what_all_may_know(house: House) -> None:
    owner, watcher = house.client("Ann"), house.client("Eve")
    table = house.table(owner, ME, ME)
    token = table.invite.partition("invite=")[2]
    with watcher.sit(table.id, invite=token) as eve:
        assert eve.scene.seat == SPECTATOR
        assert eve.asked is None
        assert all(not ask.options for ask in eve.scene.asks)
        eve.choose(0)
        with pytest.raises(TableFault) as refused:
            eve.receive()
        assert refused.value.code == "not-allowed"


def test_several_people_at_one_screen(house: House) -> None:
    ann = house.client("Ann")
    table = house.table(ann, ME, SeatPlan(kind="me", name="Bea"))
    assert table.alone
    with ann.sit(table.id) as seat:
        assert seat.scene.seat == "smuggler-1"
        seat.choose(0)
        next_update(seat)
        assert seat.asked is None
        seat.send(Look(seat="smuggler-2"))
        assert next_update(seat).rewound
        assert seat.asked is not None


def test_talk_reaches_everybody_and_newcomers(house: House) -> None:
    ann, bob = house.duel()
    ann.send(Say(text="  Hello\x00 there \u202e "))
    line = next(message for message in bob.messages(10) if isinstance(message, ChatLine))
    assert (line.name, line.text, line.seat) == ("Ann", "Hello there", "smuggler-1")
    ann.send(Say(text="x" * 501))
    with pytest.raises(TableFault, match="at most"):
        list(ann.messages(10))


def test_a_hint_names_the_best_option_and_the_runner_up(house: House) -> None:
    ann, _bob = house.duel()
    ann.send(Hint(seat="smuggler-1"))
    hint = next(message for message in ann.messages(20) if isinstance(message, Hinted))
    best = ann.asked.options[hint.option].label
    assert best in hint.text
    assert hint.text.count("“") == min(2, len(ann.asked.options))


def test_the_same_ask_answered_twice_is_stale(house: House) -> None:
    ann, bob = house.duel()
    ann.choose(0)
    ann.choose(0)
    assert next_update(ann).answered
    refused, shown = ann.receive(10), ann.receive(10)
    assert isinstance(refused, Problem)
    assert refused.code == "stale"
    assert isinstance(shown, Update)
    assert shown.ask == ""
    assert bob.asked is not None


class Enough(Exception):
    pass


def test_a_program_goes_on_when_somebody_else_is_quicker(house: House) -> None:
    """In Hard City's co-op any of the players may answer what all of them are asked."""
    ann, bob = house.client("Ann"), house.client("Bob")
    table = ann.new_table("hard-city", "co-op", [ME, OPEN])
    bob.take_seat(table.invite)
    with ann.sit(table.id) as anns, bob.sit(table.id) as bobs:
        answered: list[str] = []

        def too_late(_ask: AskFace) -> int:
            answered.append(bobs.ask)
            if len(answered) == 5:
                raise Enough
            pump([anns], lambda: anns.ask)
            answer(anns)
            return 0

        with pytest.raises(Enough):
            bobs.play(too_late, timeout=10)
    assert len(set(answered)) == len(answered), "what is no longer asked was answered again"


def test_a_program_hears_of_the_end_that_somebody_else_was_quicker_to_bring(house: House) -> None:
    client = house.client("Ann")
    table = house.table(client, ME, SeatPlan(kind="me", name="Bea"))
    with (
        client.sit(table.id, seat="smuggler-1") as program,
        client.sit(table.id, seat="smuggler-1") as quicker,
        client.sit(table.id, seat="smuggler-2") as bea,
    ):

        def too_late(_ask: AskFace) -> int:
            take_turns([quicker, bea])
            return 0

        assert program.play(too_late, timeout=10).ending == quicker.scene.ending
        late = next(message for message in program.messages(10) if isinstance(message, Problem))
        assert late.code == "stale"
        drain([program])


def test_a_program_answers_again_what_was_taken_back(house: House) -> None:
    client = house.client("Ann")
    table = house.table(client, ME, SeatPlan(kind="me", name="Bea"))
    with client.sit(table.id, seat="smuggler-1") as program, client.sit(table.id, seat="smuggler-1") as person:
        answered: list[str] = []

        def think(_ask: AskFace) -> int:
            answered.append(program.ask)
            if len(answered) == 2:
                raise Enough
            threading.Thread(target=take_back, daemon=True).start()
            return 0

        def take_back() -> None:
            while not next_update(person).answered:
                pass
            person.send(Undo(seat="smuggler-1"))

        with pytest.raises(Enough):
            program.play(think, timeout=10)
    assert answered[0] == answered[1]


def test_anothers_answer_does_not_make_mine_stale(house: House) -> None:
    ann, bob = house.duel()
    before = ann.ask
    bob.choose(0)
    assert next_update(ann).ask == before


def test_two_people_alone_take_turns_to_the_end(house: House) -> None:
    ann, bob = house.duel()
    take_turns([ann, bob])
    assert ann.over
    assert bob.over
