"""HC-7: attacks, dice, damage to Mutants."""

import pytest

from hardboiled.games.hard_city.rules.answers import Stop
from hardboiled.games.hard_city.rules.attacks import (
    AimedShot,
    AssignDamage,
    CloseCombat,
    Shoot,
    close_combat,
    shooting_attack,
)
from hardboiled.games.hard_city.rules.dice import PayDonuts
from hardboiled.games.hard_city.rules.episodes.heist import SealManhole
from hardboiled.games.hard_city.rules.events import DiceCounted, Rolled
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.reactions import React
from hardboiled.games.hard_city.rules.state import mutant_of, officer_of
from hardboiled.games.hard_city.rules.tokens import ShootBarrel
from support import rule

from .table import BLANK, DONUT, ONE, TWO, Table


@rule("HC-7.2", "HC-7.6", "HC-7.7")
def test_a_shot_costs_one_ap_and_adds_two_dice_up():
    table = Table()
    target = table.mutant("b2")
    table.turn("donathan", at="f8", chance=[ONE, ONE])
    table.choose(Shoot("b2"))
    assert table.officer("donathan").ap == 4
    assert table.told(Rolled)[0].faces == ("1", "1")
    assert table.told(DiceCounted)[0].amount == 2
    assert not table.alive(target)


@rule("HC-7.3", "HC-7.4", "HC-7.5", "HC-12.4")
def test_what_can_be_shot_at():
    table = Table(ally="blast")
    table.ally.at = "b8"
    for space in ("a1", "b2", "c2", "e2", "b8", "f8"):
        table.mutant(space, stunned=space in ("b2", "f8"))
    table.civilian("c2")
    table.officer("jenny", at="a1")
    table.officer("miranda", at="e2", down=True)
    table.turn("donathan", at="f8")
    assert {action.at for action in table.offered(Shoot)} == {"b2", "e2"}
    table.ally.at, table.ally.hp = "", 0
    table.turn("donathan", at="f8")
    assert {action.at for action in table.offered(Shoot)} == {"b2", "e2", "b8"}


@rule("HC-7.8", "HC-7.9", "HC-7.25")
def test_damage_is_split_freely_one_stuns_two_kill():
    table = Table()
    stunned, fresh, other = table.mutant("b2", stunned=True), table.mutant("b2"), table.mutant("b2")
    table.turn("donathan", at="f8", chance=[TWO, ONE, TWO, TWO])
    table.choose(Shoot("b2"))
    assert {action.piece for action in table.offered(AssignDamage)} == {stunned, fresh}, "one of each sort"
    table.choose(AssignDamage(fresh))
    assert table.stunned(fresh)
    table.choose(AssignDamage(other))
    assert table.stunned(other)
    assert not table.offered(AssignDamage), "all alike now: the last point kills one of them"
    assert len(table.state.mutants) == 2
    table.choose(Shoot("b2"))
    assert not table.state.mutants
    assert table.state.kills == 3, "two points on two stunned ones, two more are lost"


@rule("HC-7.10", "HC-7.11", "HC-7.12", "HC-7.13", "HC-9.9", "HC-9.10")
def test_donuts_are_paid_before_the_reaction_and_do_not_stop_it():
    table = Table()
    target = table.mutant("b2")
    table.hold("ricochet", "empty-click", "pincer")
    drawn = table.state.deck[-1]
    table.turn("donathan", at="f8", hp=1, chance=[DONUT, DONUT])
    table.choose(Shoot("b2"))
    assert set(table.options) == {PayDonuts(0), PayDonuts(1), PayDonuts(2)}
    table.choose(PayDonuts(2))
    assert table.officer("donathan").ap == 2
    assert table.ask.seats == ("doctor-zero",)
    assert set(table.options) == {React("ricochet"), React("empty-click"), Stop()}
    table.choose(React("ricochet"))
    assert table.officer("donathan").down
    assert not table.alive(target), "the attack is completed all the same"
    assert drawn in table.state.hand
    assert "empty-click" in table.state.hand
    assert table.state.discard[-1] == "ricochet"
    assert table.ask.prompt in ("react", "doctor-zero")
    assert React("empty-click") not in table.options, "one Reaction for a roll"


@rule("HC-7.10")
def test_an_unpaid_donut_is_a_miss():
    table = Table()
    target = table.mutant("b2")
    table.turn("donathan", at="f8", chance=[DONUT, BLANK])
    table.choose(Shoot("b2"), PayDonuts(0))
    assert table.alive(target)
    assert not table.stunned(target)
    table.turn("donathan", at="f8", ap=2, chance=[DONUT, DONUT])
    table.choose(Shoot("b2"))
    assert set(table.options) == {PayDonuts(0), PayDonuts(1)}, "only what one can pay"


@rule("HC-7.14", "HC-7.15", "HC-7.16")
def test_an_aimed_shot_kills_for_certain_and_costs_more():
    table = Table()
    fresh, stunned = table.mutant("b2"), table.mutant("b2", stunned=True)
    table.state.barrels["barrel-1"] = "c9"
    table.turn("donathan", at="f8")
    table.choose(AimedShot("b2"))
    table.choose(AssignDamage(fresh))
    assert table.officer("donathan").ap == 3
    assert not table.alive(fresh)
    assert table.alive(stunned), "all of it goes to one Mutant"
    assert not table.told(Rolled)
    assert table.content.settings.cost_aimed_shot > table.content.settings.cost_shoot
    assert ShootBarrel("barrel-1") in table.options
    assert AimedShot("c9") not in table.options


@rule("HC-7.17", "HC-7.18", "HC-7.19")
def test_the_printed_example_two_damage_in_close_combat_stun_two_and_kill_nobody():
    table = Table()
    first, second = table.mutant("f8"), table.mutant("f8")
    lying = table.mutant("f8", stunned=True)
    table.civilian("f8")
    table.officer("donathan", at="f8")
    table.turn("jenny", at="f8", chance=[TWO])
    table.choose(CloseCombat())
    assert table.officer("jenny").ap == 4
    assert len(table.told(Rolled)[0].faces) == 1
    assert all(table.stunned(piece) for piece in (first, second, lying))
    assert table.state.kills == 0


@rule("HC-7.20", "HC-26.11")
def test_bite_answers_a_donut_face_in_close_combat_only():
    table = Table()
    table.mutant("f8")
    table.hold("bite")
    table.turn("jenny", at="f8", chance=[DONUT])
    table.choose(CloseCombat())
    assert set(table.options) == {PayDonuts(0), PayDonuts(1)}
    table.choose(PayDonuts(1))
    assert React("bite") in table.options
    table.choose(React("bite"))
    assert table.officer("jenny").hp == 3
    assert all(mutant.stunned for mutant in table.state.mutants)
    for face, shooting in ((ONE, False), (DONUT, True)):
        other = Table()
        other.hold("bite")
        other.mutant("b2" if shooting else "f8")
        other.turn("jenny", at="f8", ap=1, chance=[face, BLANK] if shooting else [face])
        other.choose(Shoot("b2") if shooting else CloseCombat())
        assert React("bite") not in other.options


@rule("HC-7.21", "HC-7.22", "HC-7.23")
def test_the_die_and_the_three_dice():
    table = Table()
    die = table.content.settings.die
    assert sorted(die) == ["1", "1", "2", "blank", "donut", "donut"]
    miranda = table.officer("miranda", at="f8", skills=["steady-hand", "hail-of-lead"], ap=5)
    table.mutant("b2")
    table.run(lambda play: shooting_attack(play, miranda, "b2", dice=5), chance=[BLANK] * 3)
    assert len(table.told(Rolled)[0].faces) == 3


@rule("HC-7.24", "HC-22.8")
def test_donuts_can_be_paid_for_in_any_roll():
    table = Table(episode=2)
    table.state.aboard["truck"] = 4
    table.obstacle("truck", "a1", "a2")
    table.state.manholes["manhole-1"] = "f8"
    table.turn("donathan", at="f8", chance=[DONUT, BLANK])
    table.choose(SealManhole("manhole-1", False))
    assert set(table.options) == {PayDonuts(0), PayDonuts(1)}
    table.choose(PayDonuts(1))
    assert table.state.manholes == {}
    assert table.officer("donathan").ap == 2


@rule("HC-7.26", "HC-7.27", "HC-8.12")
@pytest.mark.parametrize("cause", ["shot", "barrel", "card", "exit"])
def test_every_kill_counts_and_the_figure_is_back_at_once(cause):
    table = Table(episode=4 if cause == "exit" else 1)
    supply = len(table.state.supply["mutant"])
    target = table.mutant("f8")
    if cause == "shot":
        table.turn("donathan", at="b2", chance=[TWO, BLANK])
        table.choose(Shoot("f8"))
    elif cause == "barrel":
        table.state.barrels["barrel-1"] = "f8"
        table.turn("donathan", at="b2", chance=[TWO, BLANK])
        table.choose(ShootBarrel("barrel-1"))
    elif cause == "card":
        table.run(lambda play: kill(play, mutant_of(play.state, target)))
    else:
        table.obstacle("boat", "k5", "k6", "k7")
        from hardboiled.games.hard_city.rules.episode import episode_of

        def board(play):
            mutant_of(play.state, target).at = "boat"
            assert episode_of(play.state).arrived(play, mutant_of(play.state, target))
            return
            yield

        table.run(board)
    assert not table.alive(target)
    assert len(table.state.supply["mutant"]) == supply
    assert table.state.kills == (0 if cause == "exit" else 1)


@rule("HC-7.28")
def test_a_stunned_mutant_does_nothing():
    table = Table()
    table.mutant("f8", stunned=True)
    table.officer("donathan", at="f8")
    table.doctor("feeding-time")
    from hardboiled.games.hard_city.rules.doctor_zero import PlayText

    table.choose(PlayText("feeding-time"))
    assert table.officer("donathan").hp == 6
    assert table.ask.prompt == "pick", "nobody could attack"


@rule("HC-20.2")
def test_a_card_beats_the_rule_it_speaks_of():
    table = Table()
    lying = table.mutant("f8", stunned=True)
    table.mutant("f8")
    officer = officer_of(table.state, "donathan")
    officer.at = "f8"
    officer.skills.append("haymaker")
    table.run(lambda play: close_combat(play, officer), chance=[ONE, BLANK])
    table.choose(AssignDamage(lying))
    assert not table.alive(lying), "Haymaker kills although Close Combat never does"
