"""HC-12, HC-13, HC-14: elimination, the horde, Allies, scoring."""

import pytest

from hardboiled.games.hard_city.rules.ally import AllyStep, SendAlly
from hardboiled.games.hard_city.rules.answers import ChoosePiece, KeepCard, Stop, TakeDamage
from hardboiled.games.hard_city.rules.attacks import Shoot
from hardboiled.games.hard_city.rules.effects.cards import Score
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
from hardboiled.games.hard_city.rules.effects.people import Hurt, Shove
from hardboiled.games.hard_city.rules.events import ChaosScored
from hardboiled.games.hard_city.rules.harm import eliminate, hurt, hurt_officer
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack, attack_with_mutants
from hardboiled.games.hard_city.rules.officer_turn import EndTurn
from hardboiled.games.hard_city.rules.round import PickOfficer
from hardboiled.games.hard_city.rules.scoring import chaos_scores, order_scores
from hardboiled.games.hard_city.rules.spawning import SpawnAt, SpawnKind, spawn, zone
from hardboiled.games.hard_city.rules.state import mutant_of, officer_of
from support import rule

from .table import DONUT, Table


@rule("HC-12.1", "HC-12.2")
def test_damage_takes_hp_and_zero_eliminates():
    table = Table()
    table.call(lambda play: hurt(play, "jenny", 1))
    assert (table.officer("jenny").hp, table.officer("jenny").down) == (3, False)
    table.call(lambda play: hurt(play, "jenny", 3))
    assert (table.officer("jenny").hp, table.officer("jenny").down, table.officer("jenny").at) == (0, True, "h3")


@rule("HC-12.3")
def test_nothing_reaches_an_eliminated_officer():
    table = Table()
    table.officer("donathan", at="f8", down=True, hp=0, gear=["radio"])
    mutant = table.mutant("f8")
    table.run(lambda play: attack_with_mutants(play, 1))
    assert not table.match.asks, "no target for the Mutant"
    table.call(lambda play: hurt_officer(play, officer_of(play.state, "donathan"), 2))
    assert table.state.chaos == 0
    table.run(lambda play: carry_out(play, [Shove(who="any")]))
    assert "donathan" not in {action.officer for action in table.options}
    mutant_of(table.state, mutant).stunned = True
    table.turn("jenny", at="f8")
    tags = {action.tag for action in table.options}
    assert not {"give", "take", "use-skill"} & tags


@rule("HC-12.7", "HC-12.8", "HC-12.11")
@pytest.mark.parametrize("episode", range(1, 6))
def test_an_elimination_is_a_card_and_a_point_in_every_episode(episode):
    table = Table(episode=episode)
    table.call(lambda play: eliminate(play, officer_of(play.state, "jenny")))
    assert len(table.state.hand) == 1
    assert table.state.chaos == 1
    table.officer("jenny", down=False, hp=4)
    table.call(lambda play: hurt(play, "jenny", 9))
    assert table.state.chaos == 2, "the same officer, again"


@rule("HC-12.9")
def test_a_turn_lost_before_it_began_is_lost_for_doctor_zero_too():
    table = Table()
    table.officer("donathan", done=True)
    table.officer("jenny", down=True)
    table.officer("miranda", done=True)
    table.officer("marcellus", done=True)
    table.begin("next-officer")
    assert table.state.round == 2, "no turn of Doctor Zero in between"
    assert table.ask.prompt == "pick"


@rule("HC-12.13", "HC-12.14", "HC-12.15")
def test_the_overwhelming_horde_is_one_point_an_effect():
    table = Table(episode=2)
    table.state.supply["mutant"] = ["mutant-1"]
    table.state.supply["soldier"] = []
    table.state.order = 2
    table.run(lambda play: spawn(play, 5, zone(play)))
    table.choose(SpawnAt("d1"), SpawnKind("mutant"))
    assert table.state.chaos == 1, "the supply ran out in the middle; F.U.B.A.R. does not count"
    assert not table.match.asks
    table.run(lambda play: spawn(play, 5, zone(play)))
    assert table.state.chaos == 2
    table.state.supply["soldier"] = ["soldier-1"]
    table.run(lambda play: spawn(play, 1, zone(play)))
    assert table.match.asks, "a Soldier is left"
    assert table.state.chaos == 2


@rule("HC-12.16")
def test_no_space_is_no_horde():
    table = Table()
    table.run(lambda play: spawn(play, 3, []))
    assert table.state.chaos == 0
    assert not table.match.asks


# HC-13


def blast(**options):
    table = Table(ally=options.pop("ally", "blast"), **options)
    table.ally.at = "f8"
    return table


@rule("HC-13.2", "HC-13.7", "HC-13.8", "HC-13.9")
def test_get_them_runs_and_stuns_once_an_officer_turn():
    table = blast()
    assert table.ally.hp == 3
    mutant = table.mutant("f10")
    table.turn("donathan")
    table.choose(SendAlly())
    assert table.officer("donathan").ap == 4
    table.choose(AllyStep("f9"), AllyStep("f10"))
    assert {*table.options} == {ChoosePiece(mutant), Stop()}
    table.choose(ChoosePiece(mutant))
    assert table.stunned(mutant)
    assert SendAlly() not in table.options
    table.turn("jenny")
    table.choose(SendAlly(), Stop())
    assert table.ally.at == "f10", "0 spaces will do"


@rule("HC-13.3")
def test_an_ally_counts_as_an_officer_for_attacks():
    table = blast()
    mutant = table.mutant("f8")
    table.turn("donathan")
    assert not table.offered(Shoot)
    table.run(lambda play: attack_with_mutants(play, 1))
    table.choose(MutantAttack(mutant, "f8"))
    assert table.ally.hp == 2
    table.run(lambda play: carry_out(play, [Hurt(who="beset", amount=1)]))
    assert table.ally.hp == 1, "chaos cards reach him too"
    table.run(lambda play: carry_out(play, [Shove(who="any")]))
    assert "blast" in {action.officer for action in table.options}
    coop = Table(mode="co-op", players=1, ally="blast")
    coop.ally.at = "f8"
    biter = coop.mutant("f8")
    from hardboiled.games.hard_city.rules.activation import activate

    coop.state.active = "donathan"
    coop.run(lambda play: activate(play, mutant_of(play.state, biter), "officer"))
    assert coop.ally.hp == 2


@rule("HC-13.4", "HC-13.5")
def test_leaving_hurts_and_at_zero_he_is_gone_for_nothing():
    table = blast()
    table.mutant("f8")
    table.turn("donathan")
    table.choose(SendAlly(), AllyStep("f9"), Stop())
    assert (table.ally.hp, table.ally.at) == (2, "f9")
    table.call(lambda play: hurt(play, "blast", 2))
    assert (table.ally.hp, table.ally.at) == (0, "")
    assert table.state.chaos == 0
    assert table.state.hand == []
    table.begin("event-phase")
    assert table.ally.hp == 0
    table.turn("donathan")
    assert SendAlly() not in table.options


@rule("HC-13.6")
def test_he_learns_like_an_officer_if_agreed():
    table = blast(ally="blast-with-skills")
    assert len(table.ally.skill_deck) == 4
    for officer in table.state.officers:
        officer.skill_deck.clear()
    table.ally.skill_deck[:] = ["rescue-dog", "good-nose"]
    table.state.kills = 9
    target = table.mutant("b1")
    table.run(lambda play: kill(play, mutant_of(play.state, target)))
    table.choose(KeepCard("good-nose"))
    assert table.ally.skills[-1] == "good-nose"
    assert table.ally.skill_deck == ["rescue-dog"]
    plain = blast()
    assert plain.ally.skill_deck == []


@rule("HC-13.11")
def test_he_opens_nothing_carries_nobody_and_is_not_counted():
    table = blast()
    table.crate("police", "f9")
    table.civilian("f8")
    table.turn("donathan")
    table.choose(SendAlly())
    assert not [action for action in table.offered(AllyStep) if action.bring]
    table.choose(AllyStep("f9"))
    assert {action.tag for action in table.options} == {"ally-step", "stop"}
    table.choose(Stop())
    assert table.state.crates
    table.state.hand.clear()
    table.begin("event-phase")
    assert len(table.state.hand) == 4


# HC-14


@rule("HC-14.1", "HC-14.3", "HC-14.4")
def test_seven_points_end_the_game_at_once():
    table = Table()
    table.state.chaos = 6
    table.mutant("f8")
    table.mutant("f8")
    table.civilian("f8")
    table.officer("jenny", at="f8", hp=1)
    table.run(lambda play: attack_with_mutants(play, 2))
    table.choose(table.options[0])
    table.choose(TakeDamage("jenny"))
    assert table.match.over
    assert table.match.outcome.winners == ("doctor-zero",)
    assert table.match.outcome.reason == "chaos-wins"
    other = Table()
    other.state.order = 6
    other.call(lambda play: order_scores(play, 3, "kills"))
    assert other.match.outcome.winners == ("officers-1",)
    assert other.state.order == 7, "the rest makes no difference"


@rule("HC-14.2")
def test_points_come_from_the_episode_the_horde_and_cards():
    table = Table()
    table.run(lambda play: carry_out(play, [Score(amount=1)]))
    assert table.state.chaos == 1
    assert table.told(ChaosScored)[0].reason == "card"


@rule("HC-14.5")
def test_order_scores_first_when_one_effect_scores_for_both():
    table = Table()
    table.state.order, table.state.chaos, table.state.kills = 6, 6, 9
    table.state.barrels["barrel-1"] = "f8"
    table.mutant("f8")
    table.civilian("f8")
    from hardboiled.games.hard_city.rules.episode import episode_of

    table.run(lambda play: episode_of(play.state).barrel_broken(play, "barrel-1"))
    assert table.match.outcome.winners == ("officers-1",)


@rule("HC-14.6")
def test_points_are_never_lost():
    table = Table()
    table.state.order, table.state.chaos = 3, 2
    table.call(lambda play: chaos_scores(play, 1, "card"))
    table.run(lambda play: carry_out(play, [Hurt(who="each", amount=1)]))
    table.begin("event-phase")
    assert (table.state.order, table.state.chaos) == (3, 3)


def test_thick_fur_gives_blast_two_points():
    table = blast(ally="blast-with-skills")
    for officer in table.state.officers:
        officer.skill_deck.clear()
    table.ally.skill_deck[:] = ["thick-fur"]
    table.state.kills = 9
    target = table.mutant("b1")
    table.run(lambda play: kill(play, mutant_of(play.state, target)))
    assert table.ally.hp == 5


def test_free_donut_of_the_steady_hand():
    table = Table()
    target = table.mutant("b2")
    table.turn("miranda", at="f8", ap=1, chance=[DONUT, DONUT])
    table.choose(Shoot("b2"))
    assert table.stunned(target)
    assert table.state.step == "doctor-zero" or EndTurn() in table.options or PickOfficer("jenny") in table.options
