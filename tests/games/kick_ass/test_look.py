"""What the table looks like: faces, pictures, counters that explain themselves, dice as a picture."""

from __future__ import annotations

import pytest

from games.looking import counters
from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.look.fights import fight
from hardboiled.games.kick_ass.rules import events as e
from hardboiled.games.kick_ass.rules.activation import MoveTo
from hardboiled.games.kick_ass.rules.items import UseItem
from hardboiled.games.kick_ass.rules.striking import HoldBack
from hardboiled.games.kick_ass.rules.tasks import Task
from hardboiled.kernel import Event
from hardboiled.kernel.actions import declared_in
from hardboiled.kernel.present import ask_face, happening
from hardboiled.kernel.scene import Fight, OptionFace, Scene, Stage
from rules.kick_ass.table import BLANK, FAINT, HIT, LIGHTNING, SHIELD, Table

ART = GAME.home / "art"
CATALOG = GAME.catalog()


@pytest.fixture
def table() -> Table:
    return Table()


def scene(table: Table) -> Scene:
    return table.match.scene("spectator")


def shown(event: Event) -> Fight:
    found = fight(event, GAME.content(), CATALOG)
    assert found is not None
    return found


# Faces and pictures.


@pytest.mark.parametrize("language", ["original", "clean"])
def test_everybody_who_can_be_met_has_a_face(language: str) -> None:
    content = GAME.content()
    names = {*content.foes, *content.heroes, "minion", "super", "skull", "gang", "patrol"}
    if language == "clean":
        names = {content.names.get(name, name) for name in names}
    assert [name for name in sorted(names) if not (ART / f"portraits/{name}.svg").is_file()] == []


def test_pieces_and_panels_show_faces(table: Table) -> None:
    table.put("docks", minions=1, supers=1, tokens=1)
    table.put("shop", gang=2, skulls=1)
    table.set_up_event("dirty-cop")
    now = scene(table)
    faces = {piece.kind: piece.portrait for piece in now.pieces if piece.kind != "hero"}
    assert faces["minion"] in ("portraits/minion.svg", "portraits/gang.svg")
    assert faces["super"] == "portraits/super.svg"
    assert faces["skull"] == "portraits/skull.svg"
    assert faces["patrol"] == "portraits/patrol.svg"
    assert faces["mini-boss"] == "portraits/sergeant-sleaze.svg"
    assert [piece.portrait for piece in now.pieces if piece.kind == "hero"] == [p.portrait for p in now.panels]
    assert all((ART / panel.portrait).is_file() for panel in now.panels)


def test_every_card_has_a_picture(table: Table) -> None:
    stage: Stage = GAME.stage_of(table.match.table, CATALOG)
    without = [face.id for face in stage.cards.values() if not (ART / face.picture).is_file()]
    assert without == []
    assert stage.cards["pistol"].picture == "pictures/item-hand.svg"
    assert stage.cards["first-date"].picture == "pictures/personal.svg"
    assert stage.theme.texture == "halftone"


@pytest.mark.parametrize("plot", ["red-mist", "vic-gigante", "don-genovese"])
def test_every_counter_explains_itself(plot: str) -> None:
    table = Table(plot=plot)
    table.hero("hit-girl").carried.append("crate-of-trouble")
    for revealed in (False, True):
        if revealed:
            table.show_plot()
        now = scene(table)
        found = counters(now)
        assert [counter.label for counter in found if not counter.hint] == []


# Options.


def faces(table: Table) -> list[OptionFace]:
    [ask] = table.match.asks
    return ask_face(table.match, table.match.view(ask.seats[0]), ask, ask.seats[0], CATALOG).options


def test_a_move_shows_its_way(table: Table) -> None:
    table.hero("hit-girl", at="docks")
    table.resolve({"hit-girl": "drop-in"})
    [ask] = table.match.asks
    [face] = [f for f, a in zip(faces(table), ask.options, strict=True) if a == MoveTo("hit-girl", "library")]
    assert face.path[0] == "docks"
    assert face.path[-1] == "library"
    assert len(face.path) == 4
    assert all(b in table.content.districts[a].near for a, b in zip(face.path, face.path[1:], strict=False))
    table.choose(MoveTo("hit-girl", "library"))
    [moved] = table.told(e.Moved)
    assert list(moved.path) == face.path


def test_options_say_what_they_are_about(table: Table) -> None:
    table.give("hit-girl", "first-aid-kit")
    table.hero("hit-girl", at="docks")
    table.put("docks", minions=1)
    table.resolve({"hit-girl": "drop-in"})
    manners = {face.key: face.manner for face in faces(table)}
    assert manners["move-to"] == "move"
    assert manners["start-fight"] == "attack"
    assert manners["use-item"] == "use"
    assert manners["finish-card"] == "pass"
    assert HoldBack.manner == "pass"
    [exhaust] = [face for face in faces(table) if face.key == "use-item"]
    assert exhaust.label == "Hit-Girl: ↷ exhaust First-Aid Kit"
    assert exhaust.detail == CATALOG.format("first-aid-kit", attribute="text")
    assert UseItem("hit-girl", "first-aid-kit") in table.options


# Dice.


def test_a_roll_is_a_picture() -> None:
    rolled = e.Rolled("hit-girl", ("hit", "blank", "shield-lightning"), red=2, parts=(("strength", 2), ("items", 1)))
    found = shown(rolled)
    [side] = found.sides
    assert [(die.face, die.colour, die.counts) for die in side.dice] == [
        ("fist", "red", True),
        ("blank", "red", False),
        ("bolt-shield", "blue", True),
    ]
    assert [(part.value, part.label) for part in side.parts] == [("2", "Strength"), ("1", "Item")]
    assert side.portrait == "portraits/hit-girl.svg"


def test_what_the_dice_come_to_is_told_against_the_power() -> None:
    counted = e.DiceCounted(("hit-girl", "dr-gravity"), "docks", 3, 1, 4)
    heroes, enemies = shown(counted).sides
    assert (heroes.total, enemies.total) == ("3 Hits, 1 Shield", "Power 4")
    assert (shown(counted).result, shown(counted).tone) == ("3 damage gets through", "bad")
    calm = e.DiceCounted(("hit-girl",), "docks", 1, 5, 4)
    assert (shown(calm).result, shown(calm).tone) == ("No damage", "good")


@pytest.mark.parametrize(
    ("event", "result", "tone"),
    [
        (e.FaintRolled("hit-girl", True), "Fainted! Off to the Hospital.", "grave"),
        (e.FaintRolled("hit-girl", True, out=True), "Fainted, and out of the game.", "grave"),
        (e.FaintRolled("hit-girl", False), "Still standing.", "good"),
    ],
)
def test_the_faint_die_is_a_picture(event: e.FaintRolled, result: str, tone: str) -> None:
    assert (shown(event).result, shown(event).tone) == (result, tone)


def test_other_events_have_no_dice() -> None:
    assert fight(e.RoundBegan(1), GAME.content(), CATALOG) is None


def test_a_fight_that_goes_on_is_a_picture(table: Table) -> None:
    table.disarm("hit-girl")
    table.hero("hit-girl", at="docks", strength=2, life=3)
    table.put("docks", minions=1, supers=1)
    assert scene(table).fight is None
    table.fight("hit-girl", chance=[HIT, LIGHTNING, SHIELD])
    now = scene(table).fight
    assert now is not None
    hit_girl, enemies = now.sides
    assert [die.face for die in hit_girl.dice] == ["fist", "punch-blast", "shield"]
    assert hit_girl.total == "2 Hits, 1 Shield"
    assert [(part.value, part.label) for part in hit_girl.parts] == [("3", "Strength")]
    assert enemies.total == "Power 3"
    assert [(part.value, part.label) for part in enemies.parts] == [("1", "Minion"), ("1", "Super Minion")]
    assert enemies.portrait == "portraits/super.svg"


def test_the_boss_shows_its_face_in_a_fight(table: Table) -> None:
    table.set_up_event("dirty-cop")
    table.hero("hit-girl", at="police", strength=6, life=3)
    table.give("hit-girl", "utility-harness")
    table.fight("hit-girl", chance=[HIT] * 9)
    before_the_roll = scene(table).fight
    assert before_the_roll is not None
    assert before_the_roll.sides[0].dice == []
    assert before_the_roll.sides[1].portrait == "portraits/sergeant-sleaze.svg"
    assert before_the_roll.sides[1].piece == "sergeant-sleaze"


# The log.


def log(table: Table) -> list[tuple[str, str]]:
    return [(h.text, h.cause) for h in (happening(table.match, told.event, CATALOG) for told in table.match.told)]


def test_a_change_names_its_cause(table: Table) -> None:
    table.hero("hit-girl", at="wall-street", happiness=6)
    table.use_district("hit-girl")
    assert ("Hit-Girl loses 1 Happiness.", "Wall Street") in log(table)
    assert ("Hit-Girl gains 3 Dollars.", "Wall Street") in log(table)
    table.city.row[0] = None
    table.set_up_event("bank-job")
    assert ("A Minion appears in Wall Street.", "The Bank Job") in log(table)
    assert not table.city.cause, "it is over with what it brought about"


def test_a_fight_is_counted_in_the_log_with_what_hurts(table: Table) -> None:
    table.disarm("hit-girl")
    table.hero("hit-girl", at="docks", strength=1, life=3)
    table.put("docks", minions=2)
    table.fight("hit-girl", chance=[BLANK, SHIELD])
    assert ("0 Hits and 1 Shield against Power 2: 1 damage.", "") in log(table)


def test_rounds_and_turns_open_chapters(table: Table) -> None:
    table.resolve({"hit-girl": "home-schooling"})
    opened = [h for t in table.match.told if (h := happening(table.match, t.event, CATALOG)).opens]
    assert opened[-1].text == "Hit-Girl: Home Schooling."
    assert (opened[-1].opens, opened[-1].seat) == ("turn", table.hero("hit-girl").seat)
    assert e.RoundBegan.opens == "round"
    assert e.SegmentBegan.opens == e.NightFell.opens == "turn"


def test_a_loss_by_fainting_is_called_so(table: Table) -> None:
    table.hero("hit-girl", life=0, fainting=True, happiness=6)
    table.settle(chance=[FAINT])
    assert ("Hit-Girl loses 2 Happiness.", "Fainting") in log(table)


def test_what_is_worth_a_moment_of_its_own() -> None:
    important = {kind.__name__ for kind in GAME.events if kind.important}
    assert important == {
        "CityLeftFor",
        "EventCompleted",
        "EventMatured",
        "FaintRolled",
        "FightBegan",
        "FoeDied",
        "HardshipTurned",
        "Killed",
        "MistRevealed",
        "PlotRevealed",
        "RoundBegan",
        "WaveCame",
    }


def test_only_what_leaves_the_game_for_good_is_asked_twice() -> None:
    assert {kind.__name__ for kind in GAME.actions if kind.confirm} == {"RemoveCard"}


def test_what_is_left_of_a_task_is_a_number_where_it_can_be_more_than_one() -> None:
    assert {kind.__name__ for kind in declared_in(Task, GAME.home) if kind.counted} == {
        "Work",
        "Deliver",
        "Slay",
        "Fame",
    }
