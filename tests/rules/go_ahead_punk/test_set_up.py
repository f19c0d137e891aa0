"""Set-up: sides, seats, decks, inventories, and what each seat may know."""

import pytest

from hardboiled.games.go_ahead_punk.rules.drawing import Draw
from hardboiled.games.go_ahead_punk.rules.events import CopChosen
from hardboiled.games.go_ahead_punk.rules.preparation import ChooseStart
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.set_up import ChooseCop
from hardboiled.kernel.saving import start
from rules.go_ahead_punk.table import Table
from support import rule


@rule("GP-GEN.1", "GP-SET.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_three_cops_play_at_every_player_count(seats: int) -> None:
    assert [cop.id for cop in Table(seats=seats).state.cops] == ["katherine", "frank", "eddie"]


@rule("GP-SET.1")
def test_with_two_players_one_runs_all_cops_and_chooses_none() -> None:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], 1)
    assert [cop.seats for cop in match.state.cops] == [("cop-1",)] * 3
    assert match.asks[0].prompt == "choose-start"


@rule("GP-SET.2", "GP-SET.5")
def test_with_three_players_two_choose_a_cop_each_and_share_the_third() -> None:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob", "Cid"], 1)
    assert match.asks[0].seats == ("cop-1",)
    assert match.asks[0].options == [ChooseCop("katherine"), ChooseCop("frank"), ChooseCop("eddie")]
    match.choose(ChooseCop("eddie"), "cop-1")
    assert match.asks[0].seats == ("cop-2",)
    assert match.asks[0].options == [ChooseCop("katherine"), ChooseCop("frank")]
    match.choose(ChooseCop("katherine"), "cop-2")
    assert [cop.seats for cop in match.state.cops] == [("cop-2",), ("cop-1", "cop-2"), ("cop-1",)]
    assert match.asks[0].seats == ("stinger",)
    told = [told.event for told in match.told if told.heard_by("stinger") and isinstance(told.event, CopChosen)]
    assert told == [CopChosen("cop-1", "eddie"), CopChosen("cop-2", "katherine")]


@rule("GP-SET.3")
def test_with_four_players_each_has_a_cop_of_his_choice() -> None:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob", "Cid", "Dee"], 1)
    match.choose(ChooseCop("frank"), "cop-1")
    match.choose(ChooseCop("eddie"), "cop-2")
    assert [cop.seats for cop in match.state.cops] == [("cop-3",), ("cop-1",), ("cop-2",)]
    assert match.asks[0].prompt == "choose-start", "the last Cop is no question"


@rule("GP-SET.4", "GP-SOL.1")
def test_one_player_plays_solo_as_stinger() -> None:
    match = start("go-ahead-punk", "solo", ["Ann"], 1)
    assert match.seats == ("stinger",)
    assert match.asks[0].seats == ("stinger",)


@rule("GP-SET.5")
def test_a_shared_cop_obeys_whoever_of_the_two_speaks_first() -> None:
    table = Table(seats=3).cop_turn("eddie")
    assert table.asked == ("cop-1", "cop-2")
    table.answer("cop-2", Nothing())
    assert table.state.step == "stinger-turn"


@rule("GP-SET.6", "GP-SET.14", "GP-RND.1")
def test_the_order_is_stinger_then_katherine_frank_and_eddie() -> None:
    table = Table().stinger_turn()
    order = []
    for _ in range(8):
        order.append(table.asked[0])
        table.choose(Nothing())
    assert order == ["stinger", "cop-1", "cop-2", "cop-3"] * 2


@rule("GP-SET.7", "GP-SET.8", "GP-SET.16")
def test_decks_have_the_printed_size_and_nobody_has_cards_or_a_car() -> None:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], 3)
    state, content = match.state, match.content
    assert (len(state.stinger_deck), len(state.key_deck)) == (36, 9)
    assert (len(state.cop_deck), len(state.inventory_deck)) == (45, 14)
    assert {item.side for item in content.items.values()} == {"stinger", "cop"}
    assert (state.jam, state.chopper) == ("", "")
    assert not state.stinger.hand
    assert not any(cop.hand or cop.car for cop in state.cops)
    other = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], 4).state
    assert sorted(state.stinger_deck) == sorted(other.stinger_deck)
    assert state.stinger_deck != other.stinger_deck


@rule("GP-SET.10", "GP-CHR.6", "GP-SET.11", "GP-SET.12", "GP-SET.13")
def test_health_inventories_and_the_hunch_marker_as_set_up() -> None:
    state = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], 3).state
    assert state.stinger.health == 10
    assert [cop.health for cop in state.cops] == [5, 5, 5]
    assert state.stinger.items == ["sniper-rifle", "free-escape"]
    assert {cop.id: cop.items for cop in state.cops} == {
        "katherine": ["pistol-38"],
        "frank": ["pistol-44"],
        "eddie": ["shotgun"],
    }
    assert state.hunch == 1


@rule("GP-SET.15", "GP-INV.11", "GP-GEN.7")
def test_only_stinger_sees_where_he_is_and_what_he_holds() -> None:
    table = Table().stinger(at="45", hand=["cable-car-pass"], keys=["CH"]).stinger_turn()
    mine = table.match.view("stinger").stinger
    assert (mine.space, mine.hand, mine.keys) == ("45", ("cable-car-pass",), ("CH",))
    for seat in ("cop-1", "cop-3", "spectator"):
        view = table.match.view(seat)
        assert (view.stinger.space, view.stinger.hand, view.stinger.keys) == ("", (), ())
        assert (view.stinger.cards, view.stinger.key_cards) == (1, 1)
        assert view.stinger.health == 10
        assert view.stinger.items == ("sniper-rifle", "free-escape")
        assert [cop.space for cop in view.cops] == ["162", "164", "167"]
    assert table.match.view("cop-1").hits == ()


@rule("GP-GEN.8")
def test_cop_hands_are_open_to_cops_and_hidden_from_stinger() -> None:
    table = Table().cop("frank", hand=["freeze"]).stinger_turn()
    for seat in ("cop-1", "cop-2", "cop-3"):
        assert table.match.view(seat).cops[1].hand == ("freeze",)
    for seat in ("stinger", "spectator"):
        frank = table.match.view(seat).cops[1]
        assert (frank.hand, frank.cards) == ((), 1)


@rule("GP-GEN.9")
def test_an_empty_deck_is_rebuilt_from_its_discard_pile() -> None:
    table = Table().given(stinger_deck=[], stinger_discard=["hollow-points"]).stinger_turn()
    table.choose(Draw())
    assert table.prompt == "drawn"
    assert table.state.stinger.hand == ["hollow-points"]
    assert table.state.stinger_discard == []


@rule("GP-GEN.9")
def test_burned_cards_never_come_back_and_the_key_deck_is_never_rebuilt() -> None:
    table = Table().given(stinger_deck=[], stinger_discard=[], stinger_burned=["old-wound"]).stinger_turn()
    table.choose(Draw())
    assert table.state.stinger.hand == []
    assert table.state.step == "cop-turn"
    table = Table().given(key_deck=[], key_discard=["CH"]).top("stinger_deck", "picked-pocket").stinger_turn()
    table.choose(Draw())
    assert table.state.stinger.keys == []
    assert table.state.key_discard == ["CH"]


@rule("GP-GEN.10")
def test_health_stays_between_nothing_and_its_start() -> None:
    table = Table().cop("frank", at="90", health=4).cop_turn("frank")
    from hardboiled.games.go_ahead_punk.rules.hospital import Heal

    table.choose(Heal())
    assert table.figure("frank").health == 5


@rule("GP-GEN.6")
def test_rounds_go_on_without_limit_or_draw() -> None:
    table = Table().given(round=500).stinger_turn()
    for _ in range(40):
        table.choose(Nothing())
    assert table.state.round == 510
    assert not table.match.over


@rule("GP-SET.9", "GP-DIE.5")
def test_four_dice_a_character() -> None:
    from hardboiled.games.go_ahead_punk.rules.shots import roll_faces

    table = Table()
    assert len(roll_faces(table.match.play, 6)) == 4
    assert max(item.dice for item in table.content.items.values()) == 4


def test_the_first_question_is_stingers_start() -> None:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], 3)
    assert ChooseStart("1") in match.asks[0].options
