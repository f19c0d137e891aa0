"""What the second small game shows of the kernel: teams, queues, long fights, a mole, a campaign."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hardboiled
from hardboiled.kernel.errors import NotYourTurn
from hardboiled.kernel.laws import random_game
from hardboiled.kernel.match import Match
from hardboiled.kernel.options import OptionError
from kernel import heist
from kernel.heist.rules import (
    Campaign,
    Help,
    Hide,
    Keep,
    Meet,
    Park,
    Plan,
    Punch,
    Return,
    Sneak,
    Steal,
    Take,
    Wait,
    run,
    trouble,
)
from kernel.heist.state import LOYAL, MOLE, Heist


def started(seats: int = 3, mode: str = "mole", seed: int = 1, **options: Any) -> Match:
    return hardboiled.start("heist", mode, ["Ann", "Bob", "Cid", "Dan"][:seats], seed, **options)


def inside(seats: int = 3, mode: str = "mole", **changes: Any) -> Match:
    """The crew is in; nobody is the mole unless said; the deck is quiet."""
    match = started(seats, mode)
    match.choose(Plan("from-above"))
    match.choose(Park("oak"))

    def quiet(state: Heist) -> None:
        state.deck[:] = ["silence"] * 20
        state.queue.clear()
        for member in state.crew:
            member.role = LOYAL
        for name, value in changes.items():
            setattr(state, name, value)

    match.arrange(quiet)
    return match


def wait_for(match: Match, prompt: str) -> None:
    """Everybody waits until this is asked."""
    while match.asks and match.asks[0].prompt != prompt:
        options = match.asks[0].options
        match.choose(next((o for o in options if isinstance(o, Wait | Keep | Hide | Take)), options[0]))


@pytest.mark.parametrize("seat", ["mastermind", "driver"])
def test_either_of_the_team_may_decide(seat: str) -> None:
    match = started()
    assert match.asks[0].seats == ("mastermind", "driver")
    with pytest.raises(NotYourTurn):
        match.choose(Plan("from-below"), "safecracker")
    match.choose(Plan("from-below"), seat)
    assert match.log[0].seat == seat
    assert match.asks[0].seats == ("driver",)


def test_the_secret_move_is_known_to_who_made_it_alone() -> None:
    one, two = started(), started()
    for match, street in ((one, "elm"), (two, "ash")):
        match.choose(Plan("from-above"))
        match.choose(Park(street))
    for seat in ("mastermind", "safecracker", hardboiled.SPECTATOR):
        assert one.view(seat) == two.view(seat)
        assert one.scene(seat, since=0) == two.scene(seat, since=0)
    assert one.view("driver").van == "elm"
    assert "You park the van in Elm Street" in [line.text for line in one.scene("driver", since=0).happenings]


def test_in_an_imagined_match_the_van_may_be_anywhere_but_for_the_driver() -> None:
    match = inside()
    assert {match.imagine("mastermind", Random(n)).state.van for n in range(30)} == {"elm", "oak", "ash"}
    assert {match.imagine("driver", Random(n)).state.van for n in range(30)} == {"oak"}


def test_trouble_waits_in_a_queue_and_strikes_in_order() -> None:
    match = inside()
    match.arrange(lambda s: (s.deck.__setitem__(slice(None), ["phone-call", "dog", "dog"]), s.queue.clear()))
    for _ in range(2):
        match.choose(Wait())
    assert match.view("driver").queue == ("dog", "dog", "phone-call")
    assert match.state.alarm == 0, "nothing has struck yet"
    match.choose(Wait())
    assert match.state.alarm == 2
    assert match.state.queue == ["patrol"], "the phone call brings a patrol for tomorrow"
    assert match.state.night == 2, "the step that asks nothing has run"


def test_effects_run_effects() -> None:
    match = inside()
    match.arrange(lambda s: (setattr(s, "alarm", 4), s.queue.append("patrol"), setattr(s, "step", "trouble")))
    assert [member.guard for member in match.state.crew] == [1, 1, 1]
    match = inside()
    match.arrange(lambda s: (setattr(s, "alarm", 1), s.queue.append("patrol"), setattr(s, "step", "trouble")))
    assert [member.guard for member in match.state.crew] == [0, 0, 0]


@pytest.mark.parametrize(("way", "alarm", "guard"), [(1, 2, 0), (2, 0, 3)])
def test_an_effect_that_asks_in_the_middle_of_a_card(way: int, alarm: int, guard: int) -> None:
    match = inside()
    match.arrange(lambda s: s.queue.extend(["dilemma", "silence"]), flow=trouble)
    assert match.asks[0].seats == ("driver",)
    twin = match.clone()
    match.choose(Take(way))
    assert (match.state.alarm, match.state.crew[1].guard) == (alarm, guard)
    assert twin.asks[0].prompt == "either"


def test_one_effect_alone() -> None:
    match = inside()
    effects = match.content.trouble["searchlight"].effects
    match.arrange(lambda s: setattr(s, "alarm", 2), flow=lambda play: run(play, effects, play.state.crew[0]))
    assert [member.guard for member in match.state.crew] == [1, 1, 1]


def test_a_fight_pauses_for_the_turns_of_others() -> None:
    match = inside()
    match.arrange(lambda s: setattr(s.crew[0], "guard", 2), chance=[2, 6, 6])
    assert match.asks[0].prompt == "fight"
    match.choose(Punch())
    assert (match.state.crew[0].wounds, match.state.crew[0].guard) == (1, 2)
    assert match.asks[0].seats == ("driver",), "the others go on meanwhile"
    match.choose(Wait())
    match.choose(Wait())
    match.choose(Punch())
    assert match.state.crew[0].guard == 1
    match.choose(Help("mastermind"))
    assert match.state.crew[0].guard == 0, "another helps from the same room"


def to_the_vault(match: Match) -> None:
    match.arrange(lambda s: [setattr(member, "room", "safe-room") for member in s.crew])


def test_what_is_stolen_is_seen_by_the_thief_alone() -> None:
    match = inside()
    to_the_vault(match)
    match.arrange(lambda s: s.vault.append("painting"))
    match.choose(Steal())
    assert match.view("mastermind").seen == ("painting",)
    assert match.view("driver").seen == ()
    assert match.view("driver").stashed == 1
    assert not match.undo_is_free


def with_a_mole(seat: int = 1) -> Match:
    """The bag holds a painting, the driver (night 1) carries it."""
    match = inside()
    to_the_vault(match)
    match.arrange(lambda s: (setattr(s.crew[seat], "role", MOLE), s.vault.append("painting")))
    match.choose(Steal())
    match.choose(Wait())
    match.choose(Wait())
    assert match.asks[0].prompt == "bag"
    return match


def test_the_mole_puts_a_card_back_unseen() -> None:
    kept, returned = with_a_mole(), with_a_mole()
    assert kept.asks[0].options == [Keep(), Return()]
    kept.choose(Keep())
    returned.choose(Return())
    assert kept.state.bag == ["painting"]
    assert returned.state.bag == []
    assert returned.state.vault[0] == "painting"
    for seat in ("mastermind", "safecracker", hardboiled.SPECTATOR):
        assert kept.view(seat) == returned.view(seat)
        assert kept.scene(seat, since=0) == returned.scene(seat, since=0)
    assert returned.view("driver").returned == ("painting",)


def test_an_honest_carrier_is_asked_as_well_so_that_the_question_tells_nothing() -> None:
    mole, honest = with_a_mole(seat=1), with_a_mole(seat=2)
    assert honest.asks[0].options == [Keep()]
    for seat in ("mastermind", hardboiled.SPECTATOR):
        assert mole.scene(seat, since=0).asks == honest.scene(seat, since=0).asks


def test_an_empty_bag_is_still_carried() -> None:
    match = inside(stashed=1)
    match.arrange(lambda s: setattr(s, "step", "bag"))
    assert match.asks[0].options == [Keep()]
    assert match.view("driver").in_hand is None


def test_a_loyal_member_imagines_any_other_as_the_mole_or_nobody() -> None:
    match = inside()
    worlds = [match.imagine("safecracker", Random(n)) for n in range(60)]
    moles = {next((m.seat for m in w.state.crew if m.role == MOLE), None) for w in worlds}
    assert moles == {"mastermind", "driver", None}
    honest = inside(mode="honest")
    honest.arrange(lambda s: setattr(s, "moles", False))
    assert all(m.role == LOYAL for n in range(20) for m in honest.imagine("driver", Random(n)).state.crew)


@pytest.mark.parametrize(
    ("bag", "street", "reason", "winners"),
    [
        (["painting"], "oak", "away", {"mastermind", "driver"}),
        (["cash"], "oak", "poor", {"safecracker"}),
        (["painting"], "elm", "lost", {"safecracker"}),
    ],
)
def test_the_end(bag: list[str], street: str, reason: str, winners: set[str]) -> None:
    match = inside(bag=bag, step="escape")
    match.arrange(lambda s: setattr(s.crew[2], "role", MOLE))
    match.choose(Meet(street))
    assert match.outcome.reason == reason
    assert set(match.outcome.winners) == winners
    assert match.scene("driver").ending.title


def test_the_alarm_ends_it_in_the_middle_of_a_card() -> None:
    match = inside(alarm=9)
    match.arrange(lambda s: (s.queue.extend(["dog", "watchman"]), setattr(s, "step", "trouble")))
    assert match.outcome.reason == "caught"
    assert match.state.crew[1].guard == 0, "what came after it in the queue never strikes"


def test_a_campaign_is_carried_in_the_header() -> None:
    match = started(campaign={"job": 3, "loot": 7, "hurt": ["driver"]})
    assert match.state.goal == match.content.settings.goal + 2
    assert [member.wounds for member in match.state.crew] == [0, 1, 0]
    again = hardboiled.load(match.save())
    assert again.table.options.campaign == Campaign(3, 7, ("driver",))


def test_several_heists_in_a_row() -> None:
    campaign, seen = Campaign(), []
    for seed in range(4):
        match = started(seed=seed, campaign=campaign)
        random_game(match, seed)
        campaign = heist.carried(match.outcome, campaign, match.state)
        seen.append(campaign)
    assert [c.job for c in seen] == [2, 3, 4, 5]
    assert any(c.hurt for c in seen)


@pytest.mark.parametrize("campaign", [{"job": "first"}, {"year": 1}, 5, {"hurt": "all"}])
def test_a_wrong_campaign_is_refused(campaign: Any) -> None:
    with pytest.raises(OptionError, match="campaign"):
        started(campaign=campaign)


def test_the_bag_goes_round_and_wait_for_reaches_the_escape() -> None:
    match = inside(stashed=2, bag=["cash", "painting"])
    wait_for(match, "meet")
    carriers = match.view(hardboiled.SPECTATOR).carriers
    assert carriers[:4] == ("driver", "safecracker", "mastermind", "driver")
    assert not any(isinstance(action, Sneak) for _, action in match.log)
