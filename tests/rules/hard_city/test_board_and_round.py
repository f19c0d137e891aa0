"""HC-2, HC-3, HC-4: the board, the round, cutscenes."""

import pytest

from hardboiled.games.hard_city.rules.answers import ChooseSpace, PlaceToken, Stop
from hardboiled.games.hard_city.rules.attacks import AimedShot, Shoot
from hardboiled.games.hard_city.rules.cutscenes import Agree, Refuse, StartScene
from hardboiled.games.hard_city.rules.equipment import UseGear
from hardboiled.games.hard_city.rules.events import Rolled
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.officer_turn import EndTurn
from hardboiled.games.hard_city.rules.round import PickOfficer
from hardboiled.games.hard_city.rules.spawning import SpawnAt, spawn
from hardboiled.games.hard_city.rules.tokens import put
from support import rule

from .table import BLANK, ONE, Table


def ground(table):
    return terrain(table.state, table.content)


# HC-2


@rule("HC-2.3")
def test_corners_make_neighbours():
    assert set(ground(Table()).walk["f8"]) == {"e7", "f7", "g7", "e8", "g8", "e9", "f9", "g9"}


@rule("HC-2.5")
def test_any_number_share_a_space():
    table = Table()
    for name in ("donathan", "jenny", "miranda", "marcellus"):
        table.officer(name, at="f8")
    for _ in range(5):
        table.mutant("f8", stunned=True)
    for _ in range(3):
        table.civilian("f8")
    table.turn("donathan")
    table.choose(Step("f9"))
    table.choose(Step("f8"))
    assert table.officer("donathan").at == "f8"


@rule("HC-2.6", "HC-2.7", "HC-6.3", "HC-2.8", "HC-10.2")
def test_obstacles_fill_their_spaces_other_tokens_do_not():
    table = Table()
    state = table.state
    table.obstacle("car-1", "f8", "f9")
    state.barrels["barrel-1"] = "e7"
    state.manholes["manhole-1"] = "e8"
    state.helicopter = "e9"
    table.crate("police", "d8")
    table.civilian("d8")
    table.officer("donathan", at="e8")
    table.turn("donathan")
    steps = {action.to for action in table.offered(Step)}
    assert "f8" not in steps
    assert "f9" not in steps
    assert {"e7", "e9", "d8"} <= steps
    for name in ("car-1", "car-2", "limousine", "truck", "bus", "police-car"):
        other = Table()
        other.obstacle(name, "f8")
        assert "f8" not in ground(other).walk
    table.civilian("a1")
    table.obstacle("bus", "a2", "b2")
    table.run(lambda play: spawn(play, 1, ["a1", "e8"]))
    assert SpawnAt("a1") in table.options, "people do not bar a spawn"
    from hardboiled.games.hard_city.rules.spawning import zone

    assert "a2" not in zone(table.match.play)
    assert "a1" in zone(table.match.play)


@rule("HC-2.9")
def test_a_token_on_an_obstacle_goes_next_to_it_where_the_officers_like():
    table = Table(players=3)
    table.obstacle("car-1", "f8", "f9")
    table.run(lambda play: put(play, "civilian", "f8"))
    assert table.ask.seats == ("officers-1", "officers-2")
    assert {action.space for action in table.options} == {"e7", "f7", "g7", "e8", "g8", "e9", "g9"}
    table.choose(PlaceToken("civilian", "g9"))
    assert list(table.state.civilians.values()) == ["g9"]


@rule("HC-2.10", "HC-2.11")
def test_by_the_side_is_orthogonal_and_only_cars_are_cars():
    table = Table(episode=3)
    table.state.aboard = {"car-1": 2, "car-2": 0, "limousine": 1}
    table.obstacle("car-1", "f8", "f9")
    table.obstacle("car-2", "a11", "a12")
    table.obstacle("limousine", "c2", "d2", "e2")
    table.obstacle("police-car", "h11", "h12")
    assert set(ground(table).sides("car-1")) == {"f7", "e8", "g8", "e9", "g9", "f10"}
    table.turn("donathan", at="e7")
    assert "pull-out" not in [action.tag for action in table.options], "a corner is not the side"
    table.turn("donathan", at="e8")
    assert "pull-out" in [action.tag for action in table.options]
    table.turn("donathan", at="c3")
    assert [action.car for action in table.options if action.tag == "pull-out"] == ["limousine"]
    for name in ("truck", "bus"):
        other = Table(episode=3)
        other.state.aboard = {"car-1": 0, "car-2": 0, "limousine": 0, name: 3}
        other.obstacle(name, "f8")
        other.obstacle("police-car", "h11", "h12")
        for car in ("car-1", "car-2", "limousine"):
            other.obstacle(car, {"car-1": "a1", "car-2": "a2", "limousine": "a3"}[car])
        other.turn("donathan", at="e8")
        assert "pull-out" not in [action.tag for action in other.options]


@rule("HC-2.13")
def test_distance_goes_around_obstacles_and_ignores_figures():
    table = Table()
    table.mutant("e8")
    assert ground(table).distance("d8", "f8") == 2
    table.obstacle("limousine", "e7", "e8", "e9")
    assert ground(table).distance("d8", "f8") == 4


@rule("HC-2.13")
@pytest.mark.parametrize(("episode", "name"), [(2, "truck"), (3, "police-car")])
def test_distance_goes_around_obstacles_that_mutants_may_enter(episode, name):
    table = Table(episode=episode)
    table.obstacle(name, "b7", "b8", "b9")
    here = ground(table)
    assert here.distance("a8", "c8") == 4
    assert here.distance(name, "a8") == here.distance("a8", name) == 1, "to it and from it, not through it"
    assert here.trails["c8"]["a8"] == 2, "a Mutant may go over it"
    hidden = table.mutant("c8")
    table.state.aboard = {"truck": 4, "car-1": 0, "car-2": 0, "limousine": 0}
    for car, cell in {"car-1": "a1", "car-2": "a2", "limousine": "a3"}.items():
        table.obstacle(car, cell)
    table.turn("donathan", at="a8", gear=["molotov"])
    assert UseGear("molotov") not in table.options
    table.obstacle(name, "h1", "h2")
    table.turn("donathan", at="a8")
    table.choose(UseGear("molotov"))
    assert table.stunned(hidden)


@rule("HC-2.14")
def test_shots_reach_any_distance_past_everything():
    table = Table()
    table.obstacle("bus", "d8", "e8", "f8", "d9", "e9", "f9")
    table.mutant("b8")
    far = table.mutant("h12")
    table.turn("donathan", at="a8", chance=[ONE, ONE])
    assert {action.at for action in table.offered(Shoot)} == {"b8", "h12"}
    assert {action.at for action in table.offered(AimedShot)} == {"b8", "h12"}
    table.choose(Shoot("h12"))
    assert not table.alive(far)


# HC-3


def play_round(table, first="donathan"):
    """Officers end their turns, Doctor Zero draws: who acted, in order."""
    acted = []
    while table.match.asks:
        prompt = table.ask.prompt
        if prompt == "pick":
            table.choose(table.options[0])
        elif prompt == "turn":
            acted.append(table.state.active)
            table.end()
        elif prompt == "doctor-zero":
            acted.append("doctor")
            table.choose(next(action for action in table.options if action.tag == "draw-chaos"))
        else:
            table.choose(table.options[-1])
        if table.state.round > 1:
            break
    return acted


@rule("HC-3.1", "HC-3.2", "HC-3.3", "HC-3.6")
def test_the_event_phase_in_its_order():
    table = Table()
    for officer in table.state.officers:
        officer.ap = 0
    table.state.round = 0
    table.begin("event-phase")
    tags = [told.event.tag for told in table.match.told]
    order = [tags.index(tag) for tag in ("round-began", "event-drawn", "scene-revealed", "chaos-drew")]
    assert order == sorted(order)
    assert [officer.ap for officer in table.state.officers] == [5, 5, 5, 5]
    assert len(table.state.hand) == 4
    assert table.ask.prompt == "pick"
    table.state.hand.clear()
    table.begin("event-phase")
    assert len(table.state.hand) == 4


@rule("HC-3.6", "HC-3.7", "HC-3.11", "HC-3.10", "HC-3.13")
def test_three_officers_three_pairs_of_turns_and_three_cards():
    table = Table(players=4)
    table.state.round = 0
    table.begin("event-phase")
    assert len(table.state.hand) == 4, "always four in round 1"
    acted = play_round(table)
    assert acted == ["donathan", "doctor", "jenny", "doctor", "miranda", "doctor"]
    held = len(table.state.hand)
    other = Table(players=4)
    other.officer("jenny", down=True, hp=0)
    other.begin("event-phase")
    assert len(other.state.hand) == 3, "an eliminated officer counts"
    assert held > 3


@rule("HC-3.8")
def test_there_is_no_hand_limit():
    table = Table()
    cards = list(table.content.chaos)[:20]
    table.hold(*cards)
    table.begin("event-phase")
    assert len(table.state.hand) == 24
    assert set(cards) <= set(table.state.hand)


@rule("HC-3.9", "HC-12.5", "HC-12.6")
def test_the_eliminated_stand_up_with_everything():
    table = Table()
    for _ in range(2):
        table.officer("jenny", at="f8", down=True, hp=0, ap=0, done=False)
        table.begin("event-phase")
        jenny = table.officer("jenny")
        assert (jenny.down, jenny.hp, jenny.ap, jenny.at) == (False, 4, 5, "f8")
    tags = [told.event.tag for told in table.match.told]
    assert tags.index("stood-up") < tags.index("event-drawn")


@rule("HC-3.10", "HC-3.12", "HC-9.1")
def test_officers_and_doctor_zero_alternate_in_any_order_of_officers():
    table = Table(players=3)
    table.officer("jenny", done=True)
    table.officer("miranda", down=True)
    table.begin("next-officer")
    assert table.ask.seats == ("officers-1", "officers-2")
    assert set(table.options) == {PickOfficer("donathan"), PickOfficer("marcellus")}
    table.choose(PickOfficer("marcellus"))
    assert table.state.active == "marcellus"
    table.end()
    table.hold("bite")
    table.begin("doctor-zero")
    assert table.ask.seats == ("doctor-zero",)


@rule("HC-3.14")
def test_everybody_gets_one_turn_even_without_ap():
    table = Table()
    table.officer("jenny", ap=0)
    table.begin("next-officer")
    assert PickOfficer("jenny") in table.options
    table.crate("police", "h3")
    table.choose(PickOfficer("jenny"))
    assert table.state.active == "jenny"
    table.end()
    table.begin("next-officer")
    assert PickOfficer("jenny") not in table.options


# HC-4


def scenes(table, *cards, clapper=0):
    table.state.scenes[:] = ["call-911", *cards]
    table.state.clapper = clapper


@rule("HC-4.1", "HC-4.8")
def test_a_scene_opens_when_its_requirements_are_met_and_is_free():
    table = Table()
    scenes(table, "one-liner")
    table.turn("donathan", at="f8")
    assert StartScene("one-liner") not in table.options
    for space in ("f7", "f8", "g8"):
        table.mutant(space)
    table.turn("donathan", at="f8", ap=1)
    table.choose(StartScene("one-liner"))
    assert table.officer("donathan").ap == 3
    assert StartScene("one-liner") not in table.options
    table.doctor("bite")
    assert "start-scene" not in [action.tag for action in table.options]


@rule("HC-4.2")
def test_the_officers_decide_together_and_need_not():
    table = Table(players=4)
    scenes(table, "training-montage")
    table.turn("donathan", at="f8")
    table.choose(StartScene("training-montage"))
    assert table.ask.seats == ("officers-2", "officers-3")
    table.choose(Refuse())
    assert table.state.clapper == 0
    table.choose(StartScene("training-montage"))
    table.choose(Agree())
    assert table.state.clapper == 1
    table.turn("jenny")
    assert EndTurn() in table.options


@rule("HC-4.3", "HC-4.4", "HC-4.5")
def test_the_clapper_moves_right_and_closes_what_lies_left():
    table = Table()
    scenes(table, "training-montage", "informant", "now-it-is-personal")
    table.hold("bite")
    table.officer("jenny", down=True)
    table.turn("donathan", at="f8")
    assert {a.card for a in table.offered(StartScene)} == {"training-montage", "informant", "now-it-is-personal"}
    table.choose(StartScene("informant"))
    table.choose(table.options[0])
    assert table.state.clapper == 2
    assert {a.card for a in table.offered(StartScene)} == {"now-it-is-personal"}
    table.choose(StartScene("now-it-is-personal"))
    assert table.state.clapper == 3
    assert not table.offered(StartScene)


@rule("HC-4.6", "HC-4.7", "HC-4.9")
def test_scenes_join_on_the_right_up_to_five():
    table = Table()
    for expected in (2, 3, 4, 5, 5):
        before = list(table.state.scenes)
        table.begin("event-phase")
        assert table.state.scenes[: len(before)] == before
        assert len(table.state.scenes) == expected
    assert table.state.cutscenes, "the deck still has cards"
    other = Table()
    other.state.cutscenes.clear()
    other.begin("event-phase")
    assert len(other.state.scenes) == 1


@rule("HC-4.1", "HC-20.2")
def test_back_to_back_lets_every_officer_shoot_or_not():
    table = Table()
    table.state.scenes.append("back-to-back")
    near, far = table.mutant("f9"), table.mutant("f7")
    table.mutant("b2")
    table.officer("jenny", at="f8")
    table.turn("donathan", at="f8", chance=[BLANK] * 3)
    table.choose(StartScene("back-to-back"))
    assert table.prompt == "shoot-where"
    assert Stop() in table.options
    table.choose(Stop())
    assert table.prompt == "shoot-where", "Jenny may all the same"
    table.choose(ChooseSpace("f9"))
    assert [event.officer for event in table.told(Rolled)] == ["jenny"]
    assert len(table.told(Rolled)[0].faces) == 3
    assert table.alive(near)
    assert table.alive(far)
