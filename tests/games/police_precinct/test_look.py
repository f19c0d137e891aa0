"""What the table looks like: faces, counters that explain themselves, dice as a picture, a log that names causes."""

from __future__ import annotations

import pytest

from games.looking import counters
from hardboiled.games.police_precinct import GAME
from hardboiled.games.police_precinct.look.fights import fight
from hardboiled.games.police_precinct.rules import events as e
from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.calendar import day_passes
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, Recruit
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import event_phase
from hardboiled.games.police_precinct.rules.helping import Commit
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.moving import Drive, DriveSupport, Stop, move_phase
from hardboiled.games.police_precinct.rules.options import PrecinctOptions
from hardboiled.games.police_precinct.rules.rolling import KeepDice, Reroll
from hardboiled.games.police_precinct.rules.supplies import Discard, PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.kernel import Event
from hardboiled.kernel.about import about
from hardboiled.kernel.present import happening
from hardboiled.kernel.saving import start
from hardboiled.kernel.scene import AskFace, Fight, Happening
from rules.police_precinct.table import Table

ART = GAME.home / "art"
CONTENT = GAME.content()
CATALOG = GAME.catalog()
ALONE = ("renner", "sato", "lindqvist")


def apart(seats: int = 3, **more: object) -> Table:
    table = Table(seats=seats, cast=ALONE, **more).at("2BCw", *["D12"] * (seats - 1))
    table.state.support = None
    return table


def asked(table: Table, seat: str = "officer-1") -> AskFace:
    return next(ask for ask in table.match.scene(seat).asks if ask.options)


def shown(event: Event) -> Fight:
    found = fight(event, CONTENT, CATALOG)
    assert found is not None
    return found


def log(table: Table) -> list[tuple[str, str]]:
    return [(line.text, line.cause) for line in lines(table)]


def lines(table: Table) -> list[Happening]:
    return [happening(table.match, told.event, CATALOG) for told in table.match.told]


# Faces and counters.


def test_everybody_who_can_be_met_has_a_face() -> None:
    names = {*CONTENT.characters, *CONTENT.gangs, "punks", "patrol", "swat", "murderer"}
    assert [name for name in sorted(names) if not (ART / f"portraits/{name}.svg").is_file()] == []


def test_every_card_has_a_picture_and_an_emergency_its_colour_in_words() -> None:
    cards = Table().match.stage().cards
    assert [face.id for face in cards.values() if not (ART / face.picture).is_file()] == []
    assert cards["bar-brawl"].type == "Red Emergency"
    assert cards["pile-up"].type == "Yellow Emergency"


@pytest.mark.parametrize("mode", ["co-op", "dirty-cop"])
def test_every_counter_explains_itself(mode: str) -> None:
    scene = Table(mode=mode).match.scene("officer-1")
    found = counters(scene)
    assert [counter.label for counter in found if not counter.hint] == []
    assert len(found) > 20
    crime, day = scene.tracks
    assert "At 6 the city fails" in crime.hint
    assert "From day 16" in day.hint
    assert "on day 22" in day.hint


def test_an_emergency_on_the_board_says_its_colour_and_what_it_gives() -> None:
    scene = Table().emergency("kidnapping").match.scene("officer-1")
    [piece] = [piece for piece in scene.pieces if piece.kind == "emergency"]
    assert piece.hint == "Red Emergency, Difficulty 5. Reward: 1 Donut, turn up the top card of a stack"


# Options.


def test_every_action_says_what_it_is_about() -> None:
    assert [kind.__name__ for kind in GAME.actions if not kind.manner] == []
    passing = {kind.__name__ for kind in GAME.actions if kind.manner == "pass"}
    assert passing == {"Pass", "Stop", "LetItCome", "KeepDice"}


def test_what_cannot_be_taken_back_is_asked_twice() -> None:
    assert {kind.__name__ for kind in GAME.actions if kind.confirm} == {"Accuse", "Reveal"}


@pytest.mark.parametrize("mode", ["co-op", "dirty-cop"])
def test_passing_comes_last(mode: str) -> None:
    table = apart(mode=mode).emergency("bar-brawl").hand("coffee-break", of=0).hand("negotiator", of=1).donuts(1)
    table.begin("move")
    assert table.options[-1] == Stop()
    table.choose(Stop())
    assert table.options[-1] == Pass()
    assert table.options[0] == Handle("bar-brawl")
    table.choose(Handle("bar-brawl"))
    table.choose(table.options[0])
    assert table.options == [Commit("negotiator"), Pass()]


def test_options_are_grouped_in_words() -> None:
    table = apart(mode="dirty-cop").hand("coffee-break").donuts(3).duty(act_phase)
    groups = {option.key: option.group for option in asked(table).options}
    assert groups["play-card"] == "Police Cards"
    assert groups["upgrade"] == "Upgrades"
    assert groups["accuse"] == "Accuse"


def test_a_drive_shows_its_way_however_far() -> None:
    table = apart().duty(move_phase)
    [far] = [o for o in asked(table).options if o.index == table.options.index(Drive("1ABe"))]
    assert far.path[0] == "2BCw"
    assert far.path[-1] == "1ABe"
    table.choose(Drive("1ABe"))
    assert list(table.told(e.Drove)[0].path) == far.path


def test_without_spaces_left_only_the_support_vehicle_is_asked_about() -> None:
    table = Table(seats=2, cast=("renner", "sato")).at("2BCw", "D12").duty(move_phase)
    assert asked(table).prompt == "Phase 1: drive. 3 spaces left for your car, 3 for the Support Vehicle."
    table.choose(Drive("2CDe"))
    assert asked(table).prompt == "Phase 1: your car stands. The Support Vehicle may still drive 3 spaces."
    assert {option.group for option in asked(table).options} == {"Support Vehicle", ""}
    assert all("piece:support" in o.targets for o in asked(table).options if o.group), "the vehicle can be picked first"
    table.choose(DriveSupport("2BCe"))
    assert "still drive 2 spaces" in asked(table).prompt
    table = apart().duty(move_phase).choose(Drive("2BCe"))
    assert asked(table).prompt == "Phase 1: drive. 2 spaces left."
    table.choose(Drive("2CDe"))
    assert table.match.over, "with no space left nothing is asked"


def test_once_the_support_vehicle_went_after_the_car_the_car_stands() -> None:
    table = Table(seats=2, cast=("renner", "sato")).at("2BCw", "D12").duty(move_phase)
    table.choose(Drive("2CDw"), DriveSupport("2BCe"))
    assert table.prompt == "move-support"
    table.choose(DriveSupport("2CDe"))
    assert table.match.over


# Dice.


def test_a_roll_is_a_picture() -> None:
    parts = (("skill", 3), ("cars", 1), ("gang", -1))
    found = shown(e.Rolled("officer-1", "renner", (1, 4, 6), "hood-1", 4, "arrest", parts))
    assert found.title == "Captain Renner arrests: Tin Row (1)"
    [side] = found.sides
    assert [(die.face, die.counts) for die in side.dice] == [("1", False), ("4", True), ("6", True)]
    assert [(part.value, part.label) for part in side.parts] == [("3", "skill"), ("1", "car"), ("-1", "gang")]
    assert (side.needs, side.portrait) == ("a 4 or more", "portraits/renner.svg")
    assert (found.result, found.tone) == ("2 successes", "good")


@pytest.mark.parametrize(
    ("faces", "target", "need", "needs", "result", "tone"),
    [
        ((1, 1), "hood-1", 1, "a 2 or more", "No success", "bad"),
        ((6, 1), "hood-1", 9, "a 6 or more", "1 success", "good"),
        ((5, 1), "jail-break", 5, "2 dice of 5 or more", "1 success", "bad"),
        ((5, 6), "jail-break", 5, "2 dice of 5 or more", "2 successes", "good"),
        ((4,), "car-theft", 4, "a 4 or more", "1 success", "good"),
    ],
)
def test_a_roll_says_what_it_needs_and_what_came(faces, target, need, needs, result, tone) -> None:
    found = shown(e.Rolled("officer-1", "renner", faces, target, need, "arrest"))
    assert (found.sides[0].needs, found.result, found.tone) == (needs, result, tone)


def test_a_die_rolled_again_is_a_picture_too() -> None:
    table = apart()
    table.me.character = "velasco"
    table.emergency("bar-brawl").duty(act_phase, 1, 2, 2, 6).choose(Handle("bar-brawl"))
    going = table.match.scene("officer-2").fight
    assert going is not None
    assert [die.face for die in going.sides[0].dice] == ["1", "2", "2"], "they lie there while one is asked"
    assert asked(table).options[-1].label == "Keep the dice"
    table.choose(Reroll(2))
    found = shown(table.told(e.Rerolled)[0])
    assert [(die.face, die.counts) for die in found.sides[0].dice] == [("1", False), ("6", True), ("2", False)]
    assert (found.title, found.result) == ("Lieutenant Velasco handles Bar Brawl", "1 success")


def test_a_gas_leak_is_a_picture() -> None:
    holds = shown(e.LeakRolled((3,), False, "apartment-2", 1))
    assert (holds.title, holds.sides[0].name, holds.result, holds.tone) == (
        "Gas Leak",
        "Apartment 2",
        "It holds.",
        "good",
    )
    bang = shown(e.LeakRolled((1,), True, "apartment-2", 1))
    assert (bang.result, bang.tone, bang.sides[0].dice[0].counts) == ("It explodes!", "grave", True)
    assert bang.sides[0].needs == "explodes at 1 or less"


def test_other_events_have_no_dice() -> None:
    assert fight(e.DayPassed(2), CONTENT, CATALOG) is None


def test_an_attempt_under_way_is_a_picture() -> None:
    table = apart().donuts(2).emergency("bar-brawl").duty(act_phase)
    assert table.match.scene("officer-1").fight is None
    table.choose(Handle("bar-brawl"), SpendDonut())
    now = table.match.scene("officer-3").fight
    assert now is not None
    [side] = now.sides
    assert now.title == "Captain Renner handles Bar Brawl"
    assert [(part.value, part.label) for part in side.parts] == [("2", "skill"), ("1", "Donut")]
    assert (side.total, side.needs, side.dice) == ("3 dice", "a 3 or more", [])
    table = apart().at("2ABw").donuts(1).duty(act_phase).choose(Investigate("crime-scene"))
    now = table.match.scene("officer-3").fight
    assert now is not None
    assert (now.title, now.sides[0].total, now.sides[0].needs) == ("Captain Renner searches Crime Scene", "2 cards", "")


# The log.


def test_punks_and_crime_name_the_card_that_brought_them() -> None:
    table = Table().next_event("corner-crew").duty(event_phase, 1, 1, 2)
    assert ("A Punk turns up in Tin Row (1).", "Corner Crew") in log(table)
    table = Table().punks(2, 4).gang(2, "recruiters")
    table.call(day_passes)
    assert ("A Punk turns up in The Narrows (2).", "Recruiters") in log(table)
    table = Table().ongoing("jail-break", ticks=3).next_event("quiet-shift").duty(event_phase, 6)
    assert ("A Punk turns up in Ashpit (6).", "Jail Break") in log(table)
    table = Table().next_event("shoot-out")
    table.state.stockpile = 1
    table.duty(event_phase)
    assert ("Too few Punks are left in the stockpile: 2 were to be placed.", "Shoot-out") in log(table)
    assert ("Crime rises to 1: too few Punks were left.", "Shoot-out") in log(table)
    assert not table.state.cause, "it is over with what it brought about"


def test_gains_and_losses_name_their_cause() -> None:
    table = apart().emergency("bar-brawl", marker="bag-of-loot").duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    assert ("Captain Renner gets a Donut.", "Bag of Loot") in log(table)
    assert ("Captain Renner gets a Donut.", "Bar Brawl") in log(table)
    table = apart().at("A12").punks(1, 3).duty(act_phase, 6, 6, 6).choose(Arrest("hood-1"))
    assert ("Captain Renner gets a Donut.", "Enough arrests in a turn") in log(table)
    table = apart().at("2ABw")
    table.stack("crime-scene", "tyre-print", "oil-stain")
    table.state.case_file += ["torn-fabric", "shell-casing", "security-footage"]
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert ("Captain Renner gets a Donut.", "Crime Scene") in log(table)
    table = apart().hand("coffee-break").duty(act_phase).choose(PlayCard("coffee-break"))
    assert ("Captain Renner gets a Donut.", "Coffee Break") in log(table)
    table = apart().at("A12").punks(1, 6).hand("informant").duty(act_phase, 1, 1, 1).choose(Arrest("hood-1"))
    assert ("Captain Renner discards Informant.", "Hospital") in log(table)
    table = apart().hand(*["forensics-kit"] * 4, *["backup-called"] * 2, *["fast-response"] * 4)
    table.state.turn.no_event = True
    table.match.arrange(lambda state: setattr(state, "step", "event"))
    table.choose(Discard("fast-response"))
    assert ("Captain Renner discards Fast Response.", "Hand limit") in log(table)
    table = apart(mode="dirty-cop").hand("informant").duty(act_phase).choose(Accuse("officer-2"))
    assert ("Captain Renner discards Informant.", "A false accusation") in log(table)
    table = apart(mode="dirty-cop").next_event("quiet-shift").duty(event_phase)
    assert ("Captain Renner draws a Police Card.", "Quiet Shift") in log(table)
    table = apart().next_event("quiet-shift")
    top = table.state.police[-1]
    table.duty(event_phase)
    assert (f"Captain Renner draws {CATALOG.name(top)}.", "Quiet Shift") in log(table)


def test_the_underworld_and_the_stolen_car_are_named() -> None:
    table = Table(seats=4, mode="dirty-cop").next_event("quiet-shift")
    table.me.loyalty, table.me.standing, table.me.shown, table.me.space = "dirty", "revealed", True, None
    table.begin("move", 5).choose(Recruit(2))
    assert ("A Punk turns up in The Narrows (2).", "The Underworld") in log(table)
    table = Table().ongoing("car-theft", "2ABw").next_event("quiet-shift").duty(event_phase)
    assert ("The stolen car drives to Mason Street, west of Birch.", "Car Theft") in log(table)
    table = Table().ongoing("car-theft", "2CDe").next_event("quiet-shift").duty(event_phase)
    assert ("Nobody came in time: Car Theft ends badly.", "") in log(table)
    assert ("Crime rises to 1: the stolen car got away.", "Car Theft") in log(table)


def test_emergencies_are_told_with_their_colours() -> None:
    table = Table().emergency("bar-brawl").next_event("axe-rampage", "hostages").duty(event_phase)
    assert ("Red again, so the oldest is urgent now: Bar Brawl at the Bar.", "Axe Rampage") in log(table)
    assert ("Red Emergency at the Donut Shop: Axe Rampage, Difficulty 5.", "") in log(table)
    table.duty(event_phase)
    assert ("Nobody came to the Bar in time: Bar Brawl fails.", "Hostages") in log(table)
    assert ("Crime rises to 1: an urgent Emergency failed.", "Hostages") in log(table)


def test_a_donut_spent_says_on_what() -> None:
    table = apart().donuts(1).duty(move_phase).choose(SpendDonut())
    assert ("Captain Renner spends a Donut to drive a space further.", "") in log(table)
    table = apart().at("2ABw").donuts(1).duty(act_phase).choose(Investigate("crime-scene"), SpendDonut())
    assert ("Captain Renner spends a Donut for a card more.", "") in log(table)
    table = apart().emergency("bar-brawl").donuts(1).duty(act_phase).choose(Handle("bar-brawl"), SpendDonut())
    assert ("Captain Renner spends a Donut for a die more.", "") in log(table)
    table = apart().donuts(1).duty(act_phase).choose(Upgrade("arrest"))
    assert ("Captain Renner spends a Donut.", "") in log(table)


def test_a_marker_says_what_it_does() -> None:
    table = apart().emergency("bar-brawl", marker="angry-dog").duty(act_phase, 3).choose(Handle("bar-brawl"))
    assert ("Unknown circumstances: Angry Dog. 1 die fewer.", "") in log(table)


def test_days_and_turns_open_chapters() -> None:
    table = apart()
    table.state.events.cards[:], table.state.events.seen[:] = ["quiet-shift"] * 6, [0] * 6
    table.state.active = 2
    table.begin("move").choose(Stop(), Pass())
    opened = [(line.opens, line.text) for line in lines(table) if line.opens]
    day = table.state.day
    assert opened == [
        ("turn", f"Day {day - 1}: Detective Lindqvist is on duty."),
        ("round", f"Day {day} dawns."),
        ("turn", f"Day {day}: Captain Renner is on duty."),
    ]


def test_no_line_is_said_without_its_dice() -> None:
    table = apart().emergency("bar-brawl").duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    rolls = [line.fight for line in lines(table) if line.kind == "rolled"]
    assert [roll.result for roll in rolls if roll] == ["2 successes"]


def test_what_is_worth_a_moment_of_its_own() -> None:
    assert {kind.__name__ for kind in GAME.events if kind.important} == {
        "Accused",
        "CategoryComplete",
        "CrimeRose",
        "DayPassed",
        "EvidencePlaced",
        "GangFormed",
        "InHospital",
        "MurdererArrested",
        "MurdererMoved",
        "OngoingPlaced",
        "Unmasked",
        "UrgentFailed",
    }


# A new table.


def test_modes_and_options_are_explained_and_only_those_that_apply_are_offered() -> None:
    for mode in GAME.modes:
        assert CATALOG.has(f"mode-{mode.id}", "text")
    options = {option.name: option for option in about(GAME).options}
    assert options["loyalty"].modes == ("dirty-cop",)
    assert all(option.help for option in options.values())
    for name, option in options.items():
        if name != "manic":
            assert all(CATALOG.has(f"option-{name}-{choice}", "text") for choice in option.choices)
    assert PrecinctOptions().loyalty == "one"


def test_keeping_the_dice_is_no_second_try() -> None:
    table = Table(cast=("hartley", "sato", "okafor")).at("A12", "D12", "D12").punks(1, 2)
    table.duty(act_phase, 1, 1, 2).choose(Arrest("hood-1"), KeepDice())
    assert table.state.hoods[0].punks == 1


def test_what_a_car_is_good_for_is_told_before_it_is_chosen() -> None:
    match = start("police-precinct", "co-op", ["Ann", "Bo"], seed=1)
    told = [option.detail for option in match.scene(match.asks[0].seats[0]).asks[0].options]
    assert told == ["Drives 3 spaces a turn.", "Drives 2 spaces a turn, and a search turns up 1 card more."]
