"""Situations at the edges of a rule, each set up by hand: what lies just beside the usual case."""

import pytest

from hardboiled.games.hard_city.rules.activation import activate
from hardboiled.games.hard_city.rules.answers import ChoosePiece, ChooseSpace, KeepCard, PlaceToken, Stop
from hardboiled.games.hard_city.rules.basics import PlayBasics, UseBasic
from hardboiled.games.hard_city.rules.cutscenes import StartScene
from hardboiled.games.hard_city.rules.effects.mutants import Activate
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import hand_out_flamethrower, place_clouds
from hardboiled.games.hard_city.rules.equipment import UseGear
from hardboiled.games.hard_city.rules.events import ChaosScored, Placed, QueueActs
from hardboiled.games.hard_city.rules.kills import gain_skill
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack
from hardboiled.games.hard_city.rules.set_up import lay_out
from hardboiled.games.hard_city.rules.state import QueuedCard, mutant_of
from hardboiled.kernel.saving import start
from support import rule

from .table import Table, coop

# The AutoDoc's targets.


@rule("HC-12.3", "HC-18.10", "HC-18.12")
@pytest.mark.parametrize("priority", ["officer", "closest"])
def test_nobody_goes_for_an_officer_who_is_down(priority):
    table = coop()
    table.officer("miranda", at="b7", hp=0, down=True)
    table.officer("jenny", at="b4")
    mutant = table.mutant("b6")
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), priority))
    assert table.at(mutant) == "b4", "towards Jenny, past whom it could reach at once"


@rule("HC-12.3", "HC-18.25", "HC-18.8")
def test_an_active_officer_who_is_down_is_no_priority():
    table = coop()
    table.officer("donathan", at="f8", hp=0, down=True)
    table.officer("jenny", at="f5")
    table.officer("marcellus", at="a1")
    mutant = table.mutant("f7")
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "active"))
    assert table.at(mutant) == "f5"
    near, far = table.mutant("f7"), table.mutant("f3")
    table.next_turn()
    table.run(lambda play: Activate(high=1, priority="officer").do(play, None))
    assert table.at(near) == "f5", "ranges are still measured from where he lies"
    assert table.at(far) == "f3"


@rule("HC-18.3", "HC-18.7", "HC-12.3")
def test_a_downed_officer_on_the_space_is_not_bitten():
    table = coop()
    table.officer("donathan", at="f8", hp=0, down=True)
    jenny = table.officer("jenny", at="f8", hp=4)
    mutant = table.mutant("f8")
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "active"))
    assert jenny.hp == 3


# Feet of cards and the Queue.


@rule("HC-17.4", "HC-17.7", "HC-17.6")
def test_the_queue_grows_to_the_left_and_acts_from_there():
    table = coop()
    table.autodoc("donathan", "breaking-news", "restless")
    assert [queued.card for queued in table.state.queue] == ["restless", "breaking-news"]
    assert all(not queued.fresh for queued in table.state.queue), "the turn is over"
    table.autodoc("jenny", "sudden-silence")
    assert [event.card for event in table.told(QueueActs)] == ["restless", "breaking-news"], "newer cards first"
    assert [queued.card for queued in table.state.queue] == ["sudden-silence"]


@rule("HC-14.2", "HC-17.6")
def test_points_printed_on_a_card_are_scored():
    table = coop()
    table.state.queue[:] = [QueuedCard("breaking-news", fresh=False)]
    table.state.deck.remove("breaking-news")
    table.autodoc("donathan", "twitching")
    assert table.state.chaos == 1
    assert table.told(ChaosScored) == [ChaosScored(1, "card")]


@rule("HC-26.12", "HC-26.13", "HC-18.21", "HC-18.12")
def test_crazy_for_blood_drives_the_far_ones_to_whoever_is_closest():
    """Its foot: all Mutants more than 2 spaces from the active officer move, to the closest officer or Civilian."""
    table = coop()
    table.civilian("b10")
    for name, at in {"jenny": "h1", "miranda": "a1", "marcellus": "h12"}.items():
        table.officer(name, at=at)
    near, far = table.mutant("f6"), table.mutant("b12")
    table.state.queue[:] = [QueuedCard("on-the-move", fresh=False)]
    table.state.deck.remove("on-the-move")
    table.autodoc("donathan", "twitching")
    assert table.at(near) == "f6", "2 spaces away"
    assert table.at(far) == "b10", "not the active officer, not any officer"


@rule("HC-26.12", "HC-18.15")
def test_on_the_move_is_for_the_active_officer():
    table = coop()
    jenny = table.officer("jenny", at="f7", hp=4)
    mutant = table.mutant("f7")
    table.autodoc("donathan", "on-the-move")
    assert jenny.hp == 3, "whoever is on its space is bitten first"
    assert table.at(mutant) == "f8", "the second time it goes on to the active officer"


@rule("HC-26.14")
def test_they_are_here_is_for_whoever_is_closest():
    table = coop()
    civilian = table.civilian("f9")
    mutant = table.mutant("f9")
    table.autodoc("donathan", "they-are-here")
    while table.prompt == "spawn":
        table.choose(table.options[0])
    assert civilian not in table.state.civilians
    assert table.at(mutant) == "f9"
    assert table.state.chaos == 1


@rule("HC-18.11", "HC-18.22")
def test_a_foot_goes_for_its_own_priority():
    table = coop()
    for name, at in {"jenny": "b8", "miranda": "a1", "marcellus": "h12"}.items():
        table.officer(name, at=at)
    table.officer("donathan", at="f7")
    table.civilian("b5")
    mutant = table.mutant("b7")
    table.state.queue[:] = [QueuedCard("street-by-street", fresh=False)]
    table.state.deck.remove("street-by-street")
    table.autodoc("donathan", "twitching")
    assert table.at(mutant) == "b5", "the Civilian, though Jenny is closer"
    assert not table.state.civilians, "and then it attacks"


# Decks.


@rule("HC-8.10")
def test_the_skill_not_kept_is_shuffled_back():
    places = set()
    for seed in range(12):
        table = Table()
        table.match.state.chance = type(table.state.chance).of(seed)
        jenny = table.officer("jenny")
        jenny.skill_deck[:] = ["triage", "bedside-manner", "field-dressing", "adrenaline", "ambulance-driver"]
        table.run(lambda play, who=jenny: gain_skill(play, who, (who.seat,)))
        table.choose(KeepCard("ambulance-driver"))
        assert sorted(jenny.skill_deck) == ["adrenaline", "bedside-manner", "field-dressing", "triage"]
        places.add(jenny.skill_deck.index("adrenaline"))
    assert len(places) == 4, "it may lie anywhere"


@rule("HC-23.3")
def test_the_deck_searched_for_a_flamethrower_is_shuffled():
    orders = set()
    for seed in range(6):
        table = Table(episode=3)
        table.match.state.chance = type(table.state.chance).of(seed)
        table.state.police[:] = ["radio", "grenade", "flamethrower", "shotgun", "riot-shield", "tear-gas"]
        for officer in table.state.officers:
            officer.gear.clear()
        table.run(hand_out_flamethrower)
        table.choose(table.options[1])
        assert table.officer("jenny").gear == ["flamethrower"]
        assert sorted(table.state.police) == ["grenade", "radio", "riot-shield", "shotgun", "tear-gas"]
        orders.add(tuple(table.state.police))
    assert len(orders) > 4


# Tokens.


@rule("HC-23.4", "HC-20.5", "HC-23.7")
def test_there_are_six_toxic_clouds():
    table = Table(episode=3)
    table.state.clouds[:] = ["b2", "b3", "b4", "b5", "b6"]
    table.run(lambda play: place_clouds(play, 2, ["c2", "c3"]))
    table.choose(PlaceToken("cloud", "c2"))
    assert not table.match.asks or table.prompt != "cloud", "the sixth was the last"
    assert table.state.clouds[-1] == "c2"
    table.run(lambda play: place_clouds(play, 2, ["c3"]))
    assert len(table.state.clouds) == 6
    assert not table.told(Placed)
    table.state.clouds.pop()
    table.run(lambda play: place_clouds(play, 2, ["c3", "b2"]))
    assert table.options == [PlaceToken("cloud", "c3"), Stop()], "one a space"


@rule("HC-21.3", "HC-1.19", "HC-20.2")
@pytest.mark.parametrize("layout", range(4))
def test_every_layout_of_the_first_episode_has_its_tokens(layout):
    table = Table()
    table.state.layout = layout
    table.call(lay_out)
    printed, state = table.content.layout(1, layout), table.state
    assert tuple(state.barrels.values()) == printed.barrels
    assert len(state.barrels) == 4
    assert state.helicopter == printed.helicopter
    assert sorted(state.obstacles) == ["car-1", "car-2"]
    crates = {at: name.split("-")[0] for name, at in state.crates.items()}
    assert crates == {**dict.fromkeys(printed.police, "police"), **dict.fromkeys(printed.street, "street")}


@rule("HC-23.4")
def test_the_tokens_of_toxic_revenge():
    state = start("hard-city", "one-vs-all", ["A", "B"], 4, episode=3).state
    assert sorted(state.obstacles) == ["car-1", "car-2", "limousine", "police-car"]
    assert state.aboard == {"car-1": 3, "car-2": 3, "limousine": 1}
    assert list(state.manholes) == ["manhole-1", "manhole-2", "manhole-3"]
    assert state.clouds == []


@rule("HC-20.2", "HC-8.6")
def test_a_card_that_lifts_a_rule_beats_it():
    table = Table()
    table.state.scenes.append("last-bullet")
    target = table.mutant("b2")
    table.mutant("f8")
    table.turn("miranda", at="f8", hp=2, jammed=True)
    table.choose(StartScene("last-bullet"))
    assert not table.officer("miranda").jammed, "she has a bullet after all"
    if table.prompt == "shoot-where":
        table.choose(ChooseSpace("b2"))
    assert not table.alive(target)


# Cards of the officers.


@rule("HC-20.2", "HC-22.6")
def test_nobody_is_pushed_onto_the_truck():
    table = Table(episode=2)
    table.obstacle("truck", "f5", "g5", "f6", "g6", "f7", "g7")
    mutant = table.mutant("e5")
    table.turn("donathan", at="e5", gear=["riot-shield"])
    table.choose(UseGear("riot-shield"), ChoosePiece(mutant))
    assert {option.space for option in table.options} == {"d5", "f4"}


@rule("HC-20.2")
def test_each_mutant_is_driven_off_once():
    table = Table()
    mutant = table.mutant("f9")
    table.turn("donathan", at="f8", gear=["fireworks"])
    table.choose(UseGear("fireworks"), ChoosePiece(mutant), ChooseSpace("f7"))
    assert table.prompt == "turn", "it is within reach again, but has been driven off"
    assert table.at(mutant) == "f7"


@rule("HC-4.1")
@pytest.mark.parametrize(("at", "ready"), [("f8", True), ("f9", True), ("f10", False)])
def test_a_civilian_close_by_starts_the_scene(at, ready):
    table = Table()
    table.state.scenes.append("every-life-counts")
    table.civilian(at)
    table.turn("donathan", at="f8")
    assert (StartScene("every-life-counts") in table.options) == ready


@rule("HC-4.1")
def test_conditions_of_scenes_at_their_limits():
    table = Table()
    table.state.scenes.extend(["one-liner", "last-bullet", "the-arsenal", "dressed-to-kill", "the-chief-yells"])
    for at in ("f8", "f9"):
        table.mutant(at)
    table.mutant("f10")
    table.mutant("f7", stunned=True)
    table.state.kills, table.state.chaos, table.state.order = 4, 2, 1
    table.turn("donathan", at="f8", hp=3, gear=["radio"])
    assert not table.offered(StartScene), "two awake within a space, 3 HP, 4 kills, a card, a point behind"
    table.mutant("g9")
    table.state.kills, table.state.chaos = 5, 3
    table.turn("donathan", at="f8", hp=2, gear=["radio", "radio"])
    ready = {scene.card for scene in table.offered(StartScene)}
    assert ready == {"one-liner", "last-bullet", "the-arsenal", "dressed-to-kill", "the-chief-yells"}


@rule("HC-10.23", "HC-10.21", "HC-23.21")
def test_a_soldier_does_not_shoot_into_the_sewer():
    table = Table(episode=3)
    table.obstacle("police-car", "d12", "e12")
    table.state.aboard = dict.fromkeys(("car-1", "car-2", "limousine"), 0)
    soldier = table.mutant("a4", kind="soldier")
    for name, at in {"donathan": "s-a1", "jenny": "c12", "miranda": "b12", "marcellus": "a9"}.items():
        table.officer(name, at=at)
    table.doctor("frenzy")
    table.choose(PlayBasics("frenzy"), UseBasic("attack"))
    assert {option.at for option in table.offered(MutantAttack)} == {"a9"}
    assert soldier
