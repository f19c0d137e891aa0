"""HC-20, HC-21: what episodes share, and Mayhem on the Streets."""

from hardboiled.games.hard_city.rules.answers import PlaceToken
from hardboiled.games.hard_city.rules.decks import draw_event
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.harm import kill_civilian
from hardboiled.games.hard_city.rules.helicopter import CallHelicopter
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.spawning import zone
from hardboiled.games.hard_city.rules.state import mutant_of
from hardboiled.games.hard_city.rules.tokens import Evacuate, ShootBarrel, put
from support import rule

from .table import BLANK, ONE, TWO, Table


@rule("HC-20.5")
def test_a_token_that_has_run_out_is_not_placed():
    table = Table()
    for _ in range(12):
        table.civilian("b2")
    for _ in range(10):
        table.crate("police", "b2")
    table.run(lambda play: put(play, "civilian", "f8"))
    table.run(lambda play: put(play, "police-crate", "f8"))
    assert "f8" not in table.state.civilians.values()
    assert "f8" not in table.state.crates.values()


@rule("HC-20.6")
def test_the_event_deck_comes_back():
    table = Table()
    table.state.event_discard[:] = list(table.content.events)
    table.state.events.clear()
    table.call(draw_event)
    assert len(table.state.events) == 7
    assert len(table.state.event_discard) == 1


@rule("HC-20.7", "HC-20.8", "HC-21.11", "HC-21.15")
def test_evacuating_one_civilian_for_two_ap_as_often_as_one_can():
    table = Table()
    table.state.helicopter, table.state.ladder = "f8", True
    for _ in range(3):
        table.civilian("f8")
    table.mutant("f8")
    table.turn("donathan", at="f8")
    for expected in (1, 2):
        table.choose(table.offered(Evacuate)[0])
        assert table.state.order == expected
        assert len(table.state.civilians) == 3 - expected
    assert table.officer("donathan").ap == 1
    assert not table.offered(Evacuate)
    table.state.ladder = False
    table.turn("donathan", ap=5)
    assert not table.offered(Evacuate), "the Helicopter must have come"


@rule("HC-20.9", "HC-21.16")
def test_a_civilian_killed_by_anything_scores_for_chaos():
    table = Table()
    table.civilian("f8")
    table.state.barrels["barrel-1"] = "f8"
    table.run(lambda play: episode_of(play.state).barrel_broken(play, "barrel-1"))
    assert table.state.chaos == 1
    name = table.civilian("f8")
    table.call(lambda play: kill_civilian(play, name))
    assert table.state.chaos == 2


@rule("HC-20.10", "HC-21.12")
def test_the_helicopter_is_called_to_any_free_space():
    table = Table()
    table.obstacle("car-1", "f9", "f10")
    table.state.helicopter, table.state.ladder = "d6", True
    table.turn("donathan", at="a1")
    table.choose(CallHelicopter())
    spaces = {action.space for action in table.options}
    assert {"f9", "f10"}.isdisjoint(spaces)
    assert {"a1", "h12", "e8"} <= spaces
    table.choose(PlaceToken("helicopter", "e8"))
    assert (table.state.helicopter, table.state.ladder) == ("e8", False)
    assert table.officer("donathan").ap == 4


@rule("HC-20.11")
def test_street_boxes_come_by_layouts_and_cards_only():
    for episode in (1, 2, 4):
        table = Table(episode=episode)
        table.state.helicopter = "f8"
        if episode == 4:
            table.state.aboard["bus"] = 0
            table.obstacle("bus", "b5")
        table.begin("event-phase")
        while table.ask.prompt == "spawn-kind":
            table.choose(table.options[0])
        assert table.state.crates
        assert all(crate.startswith("police") for crate in table.state.crates)
    assert any(layout.street for sheet in table.content.episodes.values() for layout in sheet.layouts)


# HC-21


@rule("HC-21.1", "HC-21.14")
def test_the_boards_and_the_zone_of_episode_1():
    table = Table()
    sheet = table.content.sheet(1)
    assert [placing.board for placing in sheet.boards] == ["side-1a", "side-2a"]
    assert set(zone(table.match.play)) == {space for patch in sheet.zone for space in patch}
    shown = {region.id for region in table.match.stage().boards[0].regions if region.kind == "spawn"}
    assert shown == {f"spawn-{space}" for patch in sheet.zone for space in patch}


@rule("HC-21.5", "HC-21.6")
def test_civilians_and_crates_where_the_card_says_then_the_ladder():
    table = Table()
    table.state.helicopter = "d6"
    table.state.events.append("event-3")
    table.begin("event-phase")
    marks = table.content.events["event-3"].episode_1
    assert sorted(table.state.civilians.values()) == sorted(marks.round)
    assert sorted(table.state.crates.values()) == sorted(marks.square)
    assert table.state.ladder


@rule("HC-21.7", "HC-21.10")
def test_a_barrel_needs_two_damage_in_one_shot():
    table = Table()
    table.state.barrels.update({"barrel-1": "f8", "barrel-2": "f10", "barrel-3": "a1"})
    table.officer("jenny", at="f8")
    bystander = table.civilian("f8")
    table.turn("donathan", at="a1", chance=[ONE, BLANK, TWO, BLANK])
    barrels = {action.barrel for action in table.offered(ShootBarrel)}
    assert barrels == {"barrel-1", "barrel-2"}, "not on one's own space"
    table.choose(ShootBarrel("barrel-1"))
    assert "barrel-1" in table.state.barrels, "1 damage is lost"
    table.choose(ShootBarrel("barrel-1"))
    assert "barrel-1" not in table.state.barrels
    assert "barrel-2" in table.state.barrels, "no chain reaction"
    assert table.officer("jenny").hp == 2
    assert bystander not in table.state.civilians
    table.mutant("a1")
    table.turn("donathan", ap=5)
    assert not table.offered(ShootBarrel), "not among active Mutants"


@rule("HC-21.8", "HC-21.9")
def test_the_explosion_deals_two_here_and_one_around():
    table = Table()
    table.state.barrels["barrel-1"] = "f8"
    here, near, lying, away = (
        table.mutant("f8"),
        table.mutant("f9"),
        table.mutant("g9", stunned=True),
        table.mutant("f10"),
    )
    table.officer("donathan", at="f8")
    table.officer("jenny", at="e7")
    table.officer("miranda", at="d8")
    caught, safe = table.civilian("g7"), table.civilian("h8")
    table.run(lambda play: episode_of(play.state).barrel_broken(play, "barrel-1"))
    assert not table.alive(here)
    assert table.stunned(near)
    assert not table.alive(lying)
    assert not table.stunned(away)
    assert [table.officer(name).hp for name in ("donathan", "jenny", "miranda")] == [4, 3, 5]
    assert caught not in table.state.civilians
    assert safe in table.state.civilians
    assert table.state.barrels == {}


@rule("HC-21.15")
def test_ten_kills_are_a_point():
    table = Table()
    table.state.kills = 9
    target = table.mutant("f8")
    table.run(lambda play: kill(play, mutant_of(play.state, target)))
    assert table.state.order == 1


@rule("HC-21.18")
def test_episode_1_is_the_same_in_both_modes_but_for_the_special_face():
    for mode, players in (("one-vs-all", 2), ("co-op", 1)):
        table = Table(mode=mode, players=players)
        table.state.helicopter, table.state.ladder = "f8", True
        table.state.barrels["barrel-1"] = "b2"
        table.civilian("f8")
        table.turn("donathan", at="f8")
        tags = {action.tag for action in table.options}
        assert {"evacuate", "call-helicopter", "shoot-barrel"} <= tags
    content = table.content
    assert content.special(1, "one-vs-all") != content.special(1, "co-op")
