"""HC-9, HC-10, HC-11: Doctor Zero's turn, basic actions, Special Mutants, F.U.B.A.R."""

import pytest

from hardboiled.games.hard_city.actions import (
    ActivateFubar,
    AimedShot,
    AssignDamage,
    CloseCombat,
    DrawChaos,
    EndTurn,
    FubarAttack,
    MoveMutant,
    MutantAttack,
    MutantStep,
    PlayBasics,
    PlayInstant,
    PlayText,
    React,
    Shoot,
    SpawnAt,
    SpawnKind,
    Step,
    Stop,
    TakeDamage,
    UseBasic,
    UseGear,
    WakeMutant,
)
from hardboiled.games.hard_city.rules.horde import attack_with_mutants, move_mutants, spawn, zone
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.state import mutant_of
from support import rule

from .table import BLANK, ONE, TWO, Table

# HC-9


@rule("HC-9.2", "HC-9.8", "HC-9.3", "HC-9.16")
def test_perhaps_an_instant_then_exactly_one_action():
    table = Table()
    table.doctor("howl", "bad-batch", "pincer", "bite")
    assert {*table.options} == {
        PlayInstant("howl"),
        PlayInstant("bad-batch"),
        PlayText("pincer"),
        *(PlayBasics(card) for card in ("howl", "bad-batch", "pincer", "bite")),
        DrawChaos(),
    }
    table.choose(PlayInstant("bad-batch"), Stop())
    assert PlayInstant("howl") not in table.options, "at most one Instant"
    assert PlayText("bite") not in table.options
    assert PlayBasics("bite") in table.options
    table.choose(DrawChaos())
    assert table.ask.prompt == "pick", "one action and the turn is over"


@rule("HC-9.4")
def test_two_different_basic_actions_in_any_order():
    table = Table()
    table.doctor("pincer")
    mover = table.mutant("f8")
    table.doctor()
    table.choose(PlayBasics("pincer"))
    assert {*table.options} == {UseBasic("spawn"), UseBasic("move"), UseBasic("attack")}
    table.choose(UseBasic("move"), MoveMutant(mover), MutantStep("f9"), Stop())
    assert UseBasic("move") not in table.options
    table.choose(UseBasic("spawn"))
    assert table.ask.args == {"left": 2}, "up to the printed number"
    table.choose(SpawnAt("a1"), Stop())
    assert table.ask.prompt == "pick"
    assert table.state.discard[-1] == "pincer"


@rule("HC-9.5", "HC-9.7")
def test_drawing_and_an_empty_hand():
    table = Table()
    top = table.state.deck[-1]
    table.doctor()
    assert table.state.hand == [top], "the only action there is"
    other = Table()
    other.mutant("f8", kind="fubar", hp=3, ap=5)
    other.doctor()
    assert {*other.options} == {DrawChaos(), ActivateFubar()}


@rule("HC-9.6", "HC-11.4")
def test_fubar_is_activated_once_a_round_as_the_action():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3, ap=5)
    table.hold("howl", "bite")
    table.doctor()
    assert PlayInstant("howl") in table.options
    table.choose(PlayInstant("howl"))
    table.choose(ActivateFubar(), Stop())
    assert table.ask.prompt == "pick"
    table.doctor()
    assert ActivateFubar() not in table.options
    table.begin("event-phase")
    table.doctor()
    assert ActivateFubar() in table.options


@rule("HC-9.9")
def test_reactions_wait_for_their_moment():
    table = Table()
    table.hold("booby-trap", "not-so-fast")
    table.crate("police", "f8")
    table.mutant("b1")
    table.doctor()
    assert React("booby-trap") not in table.options
    table.turn("donathan", at="f8")
    table.choose(next(action for action in table.options if action.tag == "open-crate"))
    assert table.ask.prompt == "react"
    table.choose(React("booby-trap"))
    assert table.officer("donathan").hp == 5
    assert len(table.state.hand) == 2, "one played, one drawn"
    table.end()
    assert React("not-so-fast") in table.options


@rule("HC-9.9")
def test_the_window_opens_by_what_all_know():
    """It comes with a card that could be one and stays shut once all such cards lie in the discard."""
    table = Table()
    table.hold("pincer")
    table.turn("donathan", at="f8")
    table.end()
    assert table.ask.prompt == "react"
    assert table.options == [Stop()]
    table.state.deck.remove("not-so-fast")
    table.state.discard.append("not-so-fast")
    table.turn("jenny")
    table.end()
    assert table.ask.prompt == "doctor-zero"


@rule("HC-9.11", "HC-9.12", "HC-21.17")
def test_a_special_card_takes_type_and_text_from_the_episode():
    table = Table(episode=1)
    table.state.helicopter, table.state.ladder = "d6", True
    table.doctor("orders-1")
    assert PlayText("orders-1") in table.options
    table.choose(PlayText("orders-1"))
    assert table.ask.seats == ("doctor-zero",)
    table.choose(next(action for action in table.options if action.space == "h12"))
    assert (table.state.helicopter, table.state.ladder) == ("h12", False)
    dark = Table(episode=5)
    dark.doctor("orders-1")
    assert PlayInstant("orders-1") in dark.options
    assert PlayText("orders-1") not in dark.options


@rule("HC-9.13")
def test_played_cards_lie_face_up():
    table = Table()
    table.doctor("grand-speech")
    table.choose(PlayText("grand-speech"))
    assert table.match.view("officers-1").discard[-1:] == ("grand-speech",)


@rule("HC-9.14", "HC-9.15")
def test_an_empty_chaos_deck_is_made_anew_for_nothing():
    table = Table()
    state = table.state
    state.discard[:] = state.deck[:-1]
    state.deck[:] = state.deck[-1:]
    table.doctor()
    assert len(state.hand) == 1
    assert len(state.deck) == 35
    assert state.discard == []
    assert state.chaos == 0
    state.deck.clear()
    state.hand.clear()
    table.doctor()
    assert state.hand == []
    assert table.ask.prompt == "pick"


# HC-10


@rule("HC-10.1", "HC-10.3", "HC-10.5")
def test_spawning_in_the_zone_one_a_space_active():
    table = Table()
    table.doctor("flood-the-block")
    table.choose(PlayBasics("flood-the-block"), UseBasic("spawn"))
    assert {action.space for action in table.kinds(SpawnAt)} == {
        space for patch in table.content.sheet(1).zone for space in patch
    }
    table.choose(SpawnAt("a1"))
    assert SpawnAt("a1") not in table.options
    table.choose(SpawnAt("a2"), Stop())
    assert [(mutant.at, mutant.stunned) for mutant in table.state.mutants] == [("a1", False), ("a2", False)]


@rule("HC-10.4")
def test_instant_and_action_together_spawn_once_a_space():
    table = Table()
    table.doctor("bad-batch", "flood-the-block")
    table.choose(PlayInstant("bad-batch"), SpawnAt("a1"), Stop())
    table.choose(PlayBasics("flood-the-block"), UseBasic("spawn"))
    assert SpawnAt("a1") not in table.options


@rule("HC-10.6", "HC-10.7", "HC-10.8")
def test_the_printed_example_a_rat_a_soldier_and_two_regular_ones():
    table = Table(episode=3)
    table.run(lambda play: spawn(play, 4, zone(play)))
    for space, kind in (("a1", "rat"), ("b1", "soldier"), ("a2", "mutant"), ("h12", "mutant")):
        table.choose(SpawnAt(space))
        table.choose(SpawnKind(kind))
    assert [mutant.kind for mutant in table.state.mutants] == ["rat", "soldier", "mutant", "mutant"]
    table.mutant("f8", kind="soldier")
    table.run(lambda play: spawn(play, 1, ["g12"]))
    table.choose(SpawnAt("g12"))
    assert SpawnKind("soldier") not in table.options, "two Soldiers are all there are"
    assert SpawnKind("rat") in table.options
    soldier = next(m for m in table.state.mutants if m.kind == "soldier")
    table.run(lambda play: kill(play, mutant_of(play.state, soldier.id)))
    table.run(lambda play: spawn(play, 1, ["g12"]))
    table.choose(SpawnAt("g12"))
    assert SpawnKind("soldier") in table.options


@rule("HC-10.9", "HC-10.10", "HC-10.11", "HC-10.12")
def test_the_printed_example_one_moves_two_wake():
    table = Table()
    runner = table.mutant("f8")
    sleepers = [table.mutant("b8", stunned=True), table.mutant("b9", stunned=True)]
    table.officer("donathan", at="b8")
    table.doctor("jammed-guns")
    table.choose(PlayBasics("jammed-guns"), UseBasic("move"))
    table.choose(MoveMutant(runner), MutantStep("g9"), MutantStep("h10"))
    assert table.at(runner) == "h10", "two spaces, diagonals too"
    assert MoveMutant(runner) not in table.options
    table.choose(*(WakeMutant(piece) for piece in sleepers))
    assert not any(table.stunned(piece) for piece in sleepers)
    assert table.ask.prompt == "basic", "three were moved"
    table.choose(UseBasic("attack"))
    assert MutantAttack(sleepers[0], "b8") in table.options
    table.choose(MutantAttack(sleepers[0], "b8"))
    assert table.officer("donathan").hp == 5


@rule("HC-10.10", "HC-10.16")
def test_once_a_turn_whatever_cards_are_played():
    table = Table()
    mutant = table.mutant("f8")
    table.officer("donathan", at="f9")
    table.hold("howl", "pincer")
    table.doctor()
    table.choose(PlayInstant("howl"), MoveMutant(mutant), MutantStep("f9"), Stop())
    table.choose(PlayText("pincer"))
    assert table.ask.prompt == "attack", "nobody else to move"
    table.choose(MutantAttack(mutant, "f9"))
    assert table.ask.prompt == "pick", "and it has attacked"
    assert table.officer("donathan").hp == 5


@rule("HC-10.13", "HC-10.14", "HC-10.15")
def test_an_attack_needs_somebody_and_the_officers_choose_whom_it_hurts():
    table = Table(players=3)
    lonely, biter, eater = table.mutant("b1"), table.mutant("f8"), table.mutant("g2")
    table.officer("donathan", at="f8")
    table.officer("jenny", at="f8")
    name, alone = table.civilian("f8"), table.civilian("g2")
    table.run(lambda play: attack_with_mutants(play, 3))
    assert {action.piece for action in table.kinds(MutantAttack)} == {biter, eater}
    assert lonely not in {action.piece for action in table.kinds(MutantAttack)}
    table.choose(MutantAttack(biter, "f8"))
    assert table.ask.seats == ("officers-1", "officers-2")
    assert {*table.options} == {TakeDamage("donathan"), TakeDamage("jenny"), TakeDamage(name)}
    table.choose(TakeDamage("jenny"))
    assert table.officer("jenny").hp == 3
    table.choose(MutantAttack(eater, "g2"))
    assert alone not in table.state.civilians


@rule("HC-10.17")
def test_mutants_pass_figures_unharmed_but_no_obstacles():
    table = Table()
    table.officer("donathan", at="f8")
    table.obstacle("car-1", "g8", "g9")
    mutant = table.mutant("f8")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(mutant))
    steps = {action.to for action in table.kinds(MutantStep)}
    assert "g8" not in steps
    table.choose(MutantStep("f9"), MutantStep("f10"))
    assert table.at(mutant) == "f10"
    assert not table.stunned(mutant)


@rule("HC-10.18")
def test_who_leaves_alive_is_back_in_the_supply():
    table = Table(episode=4)
    table.obstacle("boat", "k5", "k6", "k7")
    mutant = table.mutant("j6")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(mutant), MutantStep("boat"))
    assert not table.alive(mutant)
    assert mutant in table.state.supply["mutant"]
    assert table.state.kills == 0


@rule("HC-10.19", "HC-10.20")
def test_the_rat_is_quick_and_dies_of_one_damage():
    table = Table(episode=4)
    rat = table.mutant("f8", kind="rat")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(rat), MutantStep("f9"), MutantStep("f10"), MutantStep("f11"))
    assert table.at(rat) == "f11"
    table.turn("donathan", at="f11", chance=[ONE, BLANK])
    table.choose(CloseCombat())
    assert table.stunned(rat), "Close Combat just stuns"
    other = Table(episode=4)
    prey = other.mutant("f8", kind="rat")
    other.turn("donathan", at="b8", chance=[ONE, BLANK])
    other.choose(Shoot("f8"))
    assert not other.alive(prey)
    assert other.state.kills == 1


@rule("HC-10.21", "HC-10.22", "HC-10.23", "HC-10.24", "HC-10.25")
def test_the_soldier_shoots_along_lines_when_he_has_not_moved():
    table = Table(episode=2)
    table.state.aboard["truck"] = 4
    table.obstacle("truck", "c7", "d7", "e7", "c8", "d8", "e8")
    soldier = table.mutant("b8", kind="soldier")
    table.officer("donathan", at="h8")
    table.officer("jenny", at="f12")
    table.officer("miranda", at="g9")
    table.officer("marcellus", at="b11")
    table.run(lambda play: attack_with_mutants(play, 1))
    places = {action.at for action in table.kinds(MutantAttack)}
    assert places == {"h8", "f12", "b11"}, "rows, columns, diagonals, past the Truck; not g9; nobody on his own"
    table.choose(MutantAttack(soldier, "f12"))
    assert table.officer("jenny").hp == 3
    table.run(lambda play: move_mutants(play, 1))
    mutant_of(table.state, soldier).moved = mutant_of(table.state, soldier).attacked = False
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(soldier), MutantStep("b9"), MutantStep("b8"))
    table.run(lambda play: attack_with_mutants(play, 1))
    assert not table.match.asks, "a turn in which he moves is one without an attack"
    woken = Table(episode=2)
    lying = woken.mutant("b8", kind="soldier", stunned=True)
    woken.officer("donathan", at="h8")
    woken.run(lambda play: move_mutants(play, 1))
    woken.choose(WakeMutant(lying))
    woken.run(lambda play: attack_with_mutants(play, 1))
    assert MutantAttack(lying, "h8") in woken.options


# HC-11


@rule("HC-11.1", "HC-11.2", "HC-11.3", "HC-11.5", "HC-11.14")
def test_fubar_comes_once_by_a_spawn_with_the_officers_points_as_hp():
    table = Table()
    table.run(lambda play: spawn(play, 2, zone(play)))
    table.choose(SpawnAt("a1"))
    assert [mutant.kind for mutant in table.state.mutants] == ["mutant"], "not while the officers have 0 VP"
    table.state.order = 3
    table.run(lambda play: spawn(play, 1, zone(play)))
    table.choose(SpawnAt("a2"))
    table.choose(SpawnKind("fubar"))
    fubar = mutant_of(table.state, "fubar")
    assert (fubar.hp, fubar.ap, fubar.at) == (3, 5, "a2")
    assert not table.match.asks, "he counts as one spawn"
    table.run(lambda play: kill(play, mutant_of(play.state, "fubar")))
    table.run(lambda play: spawn(play, 1, zone(play)))
    table.choose(SpawnAt("h1"))
    assert table.state.mutants[-1].kind == "mutant", "never again"


@rule("HC-11.6", "HC-11.7", "HC-11.12")
def test_each_of_his_ap_is_a_space_or_an_attack_next_to_him():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3, ap=5)
    table.officer("donathan", at="f10")
    table.hold("bite")
    table.doctor()
    table.choose(ActivateFubar())
    assert not table.kinds(FubarAttack)
    table.choose(MutantStep("f9"))
    for _ in range(3):
        table.choose(FubarAttack("f10"))
    table.choose(MutantStep("f10"))
    assert table.officer("donathan").hp == 3
    assert mutant_of(table.state, "fubar").ap == 0
    assert table.ask.prompt == "pick"
    table.begin("event-phase")
    assert mutant_of(table.state, "fubar").ap == 5


@rule("HC-11.8")
def test_chaos_cards_do_not_touch_fubar():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3, ap=5)
    table.officer("donathan", at="f8")
    table.run(lambda play: move_mutants(play, 3))
    assert not table.match.asks
    table.run(lambda play: attack_with_mutants(play, 3))
    assert not table.match.asks
    assert table.officer("donathan").hp == 6


@rule("HC-11.9")
@pytest.mark.parametrize(("faces", "left"), [([TWO, ONE], 1), ([ONE, BLANK], 3), ([BLANK, BLANK], 3)])
def test_shots_at_his_space_are_weakened_by_one(faces, left):
    table = Table()
    table.mutant("f8", kind="fubar", hp=3)
    table.turn("donathan", at="b1", chance=faces)
    table.choose(Shoot("f8"))
    assert mutant_of(table.state, "fubar").hp == left


@rule("HC-11.9", "HC-11.10")
def test_his_armour_shields_the_space_and_a_blast_is_weakened_too():
    table = Table()
    table.mutant("f8", kind="fubar", hp=1)
    beside = table.mutant("f8")
    table.turn("donathan", at="b1")
    table.choose(AimedShot("f8"), AssignDamage(beside))
    assert table.stunned(beside), "2 - 1 damage only stuns"
    other = Table()
    other.mutant("f8", kind="fubar", hp=3)
    other.state.barrels["barrel-1"] = "f8"
    from hardboiled.games.hard_city.rules.episode_1 import explode

    other.run(lambda play: explode(play, "barrel-1"))
    assert mutant_of(other.state, "fubar").hp == 2
    other.state.kills = 0
    other.run(lambda play: kill(play, mutant_of(play.state, "fubar")))
    assert other.state.kills == 4


@rule("HC-11.11", "HC-11.13")
def test_he_cannot_be_stunned_pushed_or_fought_but_counts_as_active():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3)
    table.mutant("b1")
    table.turn("donathan", at="f8", gear=["flashbang", "riot-shield"], skills=["never-backs-down", "bulldozer"])
    tags = {action.tag for action in table.options}
    assert CloseCombat() not in table.options
    assert UseGear("flashbang") not in table.options
    assert "use-skill" not in tags
    assert "shoot" not in tags, "an active Mutant is on the space"
    table.choose(Step("f9"))
    assert table.officer("donathan").hp == 5


@rule("HC-11.15")
def test_he_keeps_out_of_obstacles_but_goes_where_mutants_may():
    table = Table(episode=2)
    table.state.aboard["truck"] = 4
    table.obstacle("truck", "f8", "f9")
    table.obstacle("car-1", "e8", "e9")
    table.mutant("f7", kind="fubar", hp=3, ap=5)
    table.hold("bite")
    table.doctor()
    table.choose(ActivateFubar())
    steps = {action.to for action in table.kinds(MutantStep)}
    assert "truck" in steps
    assert "e8" not in steps
    sewer = Table(episode=3)
    sewer.state.manholes = {"manhole-1": "f7"}
    from hardboiled.games.hard_city.rules.ground import survey

    survey(sewer.state)
    sewer.mutant("f7", kind="fubar", hp=3, ap=5)
    sewer.hold("bite")
    sewer.doctor()
    sewer.choose(ActivateFubar())
    assert MutantStep("s-a1") in sewer.options


# Our own chaos cards.


@rule("HC-26.9", "HC-26.10")
def test_take_the_city_plays_a_second_card_with_higher_numbers():
    table = Table()
    table.doctor("take-the-city")
    assert PlayInstant("take-the-city") not in table.options, "no second card"
    assert PlayBasics("take-the-city") in table.options
    card = table.content.chaos["take-the-city"]
    assert (card.spawn, card.move, card.attack) == (5, 2, 1)
    table.hold("take-the-city", "flood-the-block", "bite")
    table.doctor()
    table.choose(PlayInstant("take-the-city"), PlayBasics("flood-the-block"), UseBasic("spawn"))
    assert table.ask.args == {"left": 6}
    table.choose(Stop(), UseBasic("move"))
    assert table.ask.prompt == "doctor-zero", "nobody to move; the normal action is still to come"
    assert PlayBasics("bite") in table.options


@rule("HC-26.15")
def test_out_of_ammo_comes_by_cards_and_there_are_three():
    table = Table()
    table.mutant("b2")
    table.turn("donathan", at="f8", jammed=True)
    assert not table.kinds(Shoot)
    table.choose(next(action for action in table.options if action.tag == "clear-jam"))
    assert table.kinds(Shoot)
    assert table.officer("donathan").ap == 4
    for name in ("jenny", "miranda", "marcellus"):
        table.officer(name, jammed=True)
    from hardboiled.games.hard_city.rules.chaos_effects import carry_out
    from hardboiled.games.hard_city.vocabulary import Jam

    table.run(lambda play: carry_out(play, [Jam(who="active")]))
    assert not table.officer("donathan").jammed


def test_reactions_weaken_jam_and_spawn():
    table = Table()
    table.hold("smoke-screen", "plenty-more")
    target = table.mutant("b2", stunned=True)
    table.turn("donathan", at="f8", chance=[TWO, BLANK, TWO, TWO])
    table.choose(Shoot("b2"), React("smoke-screen"))
    assert table.alive(target)
    table.choose(Shoot("b2"))
    assert table.ask.prompt == "react"
    table.choose(React("plenty-more"))
    table.choose(table.options[0])
    assert table.state.mutants
    table.choose(Stop())
    assert EndTurn() in table.options
