"""Instinct players: quick, sensible, and honest about what they see."""

from random import Random

import pytest

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.rules.ally import SendAlly
from hardboiled.games.hard_city.rules.answers import KeepCard, PlaceOfficer, Stop
from hardboiled.games.hard_city.rules.attacks import CloseCombat
from hardboiled.games.hard_city.rules.basics import UseBasic
from hardboiled.games.hard_city.rules.cutscenes import StartScene
from hardboiled.games.hard_city.rules.doctor_zero import DrawChaos, PlayText
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.officer_turn import EndTurn
from hardboiled.games.hard_city.rules.prowling import MoveMutant
from hardboiled.kernel import Ask
from hardboiled.kernel.saving import start
from rules.hard_city.table import Table


def play(mode, players, episode, seed, sides):
    """One game; a side is 'instinct' or 'random'."""
    match = start("hard-city", mode, [f"P{n}" for n in range(players)], seed, keep=False, episode=episode)
    match.play.quiet = True
    rng = Random(seed)
    while match.asks:
        ask = match.asks[0]
        seat = ask.seats[0]
        side = GAME.side(match.state, seat)
        if sides[side] == "random":
            action = rng.choice(ask.options)
        else:
            ratings = GAME.instinct(match.view(seat), ask, match.content)
            assert len(ratings) == len(ask.options)
            action = max(zip(ratings, range(len(ratings)), strict=True), key=lambda pair: (pair[0], -pair[1]))[1]
            action = ask.options[action]
        match.choose(action, seat)
    return match


@pytest.mark.parametrize("episode", range(1, 6))
def test_instinct_beats_chance_on_both_sides(episode):
    for seed in range(3):
        good = play("one-vs-all", 2, episode, seed, {"order": "instinct", "chaos": "random"})
        assert good.outcome.winners == ("officers-1",)
        evil = play("one-vs-all", 2, episode, seed, {"order": "random", "chaos": "instinct"})
        assert evil.outcome.winners == ("doctor-zero",)


@pytest.mark.parametrize("episode", range(1, 6))
def test_the_chance_to_win_is_a_chance_and_adds_up(episode):
    match = play("one-vs-all", 3, episode, 1, {"order": "instinct", "chaos": "instinct"})
    values = {seat: GAME.evaluate(match.state, seat, match.content) for seat in match.seats}
    assert values["officers-1"] == values["officers-2"] == float("officers-1" in match.outcome.winners)
    fresh = start("hard-city", "one-vs-all", ["A", "B"], 1, episode=episode)
    odds = [GAME.evaluate(fresh.state, seat, fresh.content) for seat in fresh.seats]
    assert sum(odds) == pytest.approx(1.0)
    assert all(0 < value < 1 for value in odds)


def rated(table, officer, options):
    """How the officers' instinct rates these in a turn of theirs."""
    table.state.active = officer
    seat = next(one.seat for one in table.state.officers if one.id == officer)
    view = GAME.view(table.state, seat, table.content)
    return dict(zip(options, GAME.instinct(view, Ask(seat, options, "turn"), table.content), strict=True))


def test_the_battery_stays_where_it_is_once_the_power_is_on():
    table = Table(episode=5)
    table.state.battery = table.officer("donathan").at
    table.state.powered = True
    near = terrain(table.state, table.content).distances[table.officer("donathan").at]
    to = next(space for space, far in near.items() if far == 1)
    steps = [Step(to), Step(to, bring="battery")]
    alone, burdened = rated(table, "donathan", steps).values()
    assert alone > burdened


def test_slow_motion_is_not_called_for_nothing():
    """No Mutant that may be shot at, and nothing far enough to run for: the scene is kept."""
    table = Table()
    here, other = table.officer("donathan").at, table.officer("jenny").at
    table.mutant(at=here)
    table.mutant(at=other)
    table.state.civilians["civilian-1"] = here
    rates = rated(table, "donathan", [EndTurn(), StartScene("slow-motion")])
    assert rates[StartScene("slow-motion")] < rates[EndTurn()]
    table.mutant(at="d6")
    assert rated(table, "donathan", [EndTurn(), StartScene("slow-motion")])[StartScene("slow-motion")] > 0


def test_officers_with_an_errand_walk_out_of_a_fight():
    table = Table()
    for officer in table.state.officers:
        officer.done = True
    donathan = table.officer("donathan", at="d6", hp=5, done=False)
    table.mutant("d6")
    table.civilian("d11")
    options = [CloseCombat(), Step("d8")]
    rates = rated(table, "donathan", options)
    assert rates[Step("d8")] > rates[CloseCombat()]
    donathan.hp = 1
    rates = rated(table, "donathan", options)
    assert rates[CloseCombat()] > rates[Step("d8")], "who would fall stays"


def test_officers_get_out_of_the_car_where_nobody_is_as_close_to_a_manhole():
    table = Table(episode=2)
    for officer in table.state.officers:
        officer.at = ""
    table.state.manholes = {"manhole-1": "c2", "manhole-2": "c12"}
    options = [PlaceOfficer("jenny", "c5"), PlaceOfficer("jenny", "c7")]
    first = rated(table, "jenny", options)
    table.officer("donathan", at="c5")
    second = rated(table, "jenny", options)
    assert first[options[0]] > first[options[1]]
    assert second[options[1]] > second[options[0]]


def test_skills_are_taken_where_they_are_of_use():
    cards = [KeepCard("bedside-manner"), KeepCard("ambulance-driver")]
    rescue = rated(Table(episode=1), "jenny", cards)
    assert rescue[cards[0]] > rescue[cards[1]]
    finale = rated(Table(episode=5), "jenny", cards)
    assert finale[cards[0]] < finale[cards[1]], "nobody to evacuate"


def zero_rates(table, options, prompt, **args):
    """How Doctor Zero's instinct rates these."""
    view = GAME.view(table.state, "doctor-zero", table.content)
    ask = Ask("doctor-zero", options, prompt, args)
    return dict(zip(options, GAME.instinct(view, ask, table.content), strict=True))


def test_doctor_zero_leaves_a_guard_on_a_manhole_the_officers_are_near():
    table = Table(episode=2)
    table.state.manholes["manhole-1"] = "f8"
    guard = table.mutant("f8")
    table.officer("donathan", at="f11")
    assert zero_rates(table, [MoveMutant(guard), Stop()], "move")[MoveMutant(guard)] < 0
    second = table.mutant("f8")
    assert zero_rates(table, [MoveMutant(second), Stop()], "move")[MoveMutant(second)] > 0, "one is enough"


def test_doctor_zero_reaches_for_the_mayor_only_with_a_mutant_by_the_limousine():
    table = Table(episode=3)
    table.state.aboard = {"car-1": 0, "car-2": 0, "limousine": 1}
    table.obstacle("limousine", "c7", "d7", "e7")
    table.obstacle("police-car", "d12", "e12")
    table.hold("orders-1")
    play = PlayText("orders-1")
    before = zero_rates(table, [play, DrawChaos()], "doctor-zero")[play]
    table.mutant("d8", stunned=True)
    assert zero_rates(table, [play, DrawChaos()], "doctor-zero")[play] < before + 1
    table.mutant("d8")
    assert zero_rates(table, [play, DrawChaos()], "doctor-zero")[play] > before + 1


def test_doctor_zero_comes_before_he_bites_and_weighs_how_many_do():
    table = Table()
    table.officer("donathan", at="f8")
    table.mutant("f9")
    table.mutant("g9")
    basics = [UseBasic("spawn"), UseBasic("move"), UseBasic("attack")]
    rates = zero_rates(table, basics, "basic", spawn=1, move=2, attack=2)
    assert max(rates, key=rates.get) == UseBasic("move"), "both can attack then"
    rates = zero_rates(table, basics[:2], "basic", spawn=4, move=1, attack=0)
    assert max(rates, key=rates.get) == UseBasic("spawn"), "four who appear are more than one who comes"
    for mutant in table.state.mutants:
        mutant.at = "f8"
    rates = zero_rates(table, basics[1:], "basic", spawn=0, move=2, attack=1)
    assert max(rates, key=rates.get) == UseBasic("attack"), "nobody has to come any more"


def test_an_officer_steps_off_the_barrel_that_is_to_be_shot():
    table = Table(episode=5)
    table.state.powered = True
    table.state.barrels["barrel-1"] = "r-c3"
    table.officer("donathan", at="r-c3")
    step = Step("r-c2")
    assert rated(table, "donathan", [step, EndTurn()])[step] > 0
    table.state.barrels["barrel-2"] = "r-a1"
    assert rated(table, "donathan", [step, EndTurn()])[step] < 0, "there is another one to shoot at"


def test_blast_is_sent_where_somebody_is_beset():
    table = Table(ally="blast")
    table.ally.at = "f7"
    table.officer("jenny", at="f8")
    table.officer("donathan", at="b2")
    table.mutant("f8")
    alone = rated(table, "donathan", [SendAlly(), EndTurn()])[SendAlly()]
    table.officer("jenny", at="h1")
    assert alone > rated(table, "donathan", [SendAlly(), EndTurn()])[SendAlly()] > 0


def test_an_officer_on_the_roof_steps_aside_to_shoot_rather_than_fights_where_he_stands():
    table = Table(episode=5)
    table.state.powered = True
    table.state.barrels["barrel-1"] = "r-a1"
    table.officer("donathan", at="r-c3")
    table.mutant("r-c3")
    table.mutant("r-d3")
    rates = rated(table, "donathan", [Step("r-c4"), Step("r-d3"), CloseCombat(), EndTurn()])
    assert max(rates, key=rates.get) == Step("r-c4")
    table.officer("donathan", at="r-c3", hp=1)
    rates = rated(table, "donathan", [Step("r-c4"), CloseCombat(), EndTurn()])
    assert max(rates, key=rates.get) == CloseCombat(), "the wound would be the last one"


def test_who_is_closest_to_the_mayor_goes_for_her_and_the_others_for_the_civilians():
    match = start("hard-city", "co-op", ["A"], 3, episode=3)
    while match.asks[0].prompt != "turn":
        match.choose(match.asks[0].options[0], match.asks[0].seats[0])
    near, far = match.state.officers[:2]
    for officer in match.state.officers:
        officer.done = officer not in (near, far)
    limousine = list(terrain(match.state, match.content).sides("limousine"))
    near.at = limousine[0]
    sight = Sight(GAME.view(match.state, near.seat, match.content), match.content)
    officers = {officer.id: officer for officer in sight.standing}
    assert sight.errand_of(officers[near.id]) == limousine
    assert set(sight.errand_of(officers[far.id])) - set(limousine)
