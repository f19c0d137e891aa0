"""HC-16: solo and co-op: what stays, what changes, who chooses."""

import pytest

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.rules.answers import ChoosePiece
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
from hardboiled.games.hard_city.rules.effects.mutants import Activate, Spawn
from hardboiled.games.hard_city.rules.events import AutodocDrew
from hardboiled.games.hard_city.rules.harm import eliminate
from hardboiled.games.hard_city.rules.scoring import chaos_scores, order_scores
from hardboiled.games.hard_city.rules.spawning import SpawnAt, spawn, zone
from hardboiled.games.hard_city.rules.state import mutant_of, officer_of
from hardboiled.kernel.saving import start
from support import rule

from .table import coop


@rule("HC-16.1", "HC-16.2")
@pytest.mark.parametrize(("players", "shares"), [(1, [4]), (2, [2, 2]), (3, [1, 1, 1]), (4, [1, 1, 1, 1])])
def test_one_to_four_players_share_the_officers(players, shares):
    assert GAME.mode("co-op").counts == (1, 2, 3, 4)
    match = start("hard-city", "co-op", [f"P{n}" for n in range(players)], 1)
    while match.asks[0].prompt == "take-officer":
        match.choose(match.asks[0].options[0])
    runs = [officer.seat for officer in match.state.officers]
    assert [runs.count(seat) for seat in match.seats] == shares
    assert "doctor-zero" not in match.seats


@rule("HC-16.3", "HC-16.5", "HC-16.6")
def test_set_up_uses_regular_mutants_and_the_other_chaos_deck():
    for episode in range(1, 6):
        match = start("hard-city", "co-op", ["P"], 1, episode=episode)
        kinds = {*match.state.supply} | {mutant.kind for mutant in match.state.mutants}
        assert kinds == {"mutant"}
        assert sorted(match.state.deck) == sorted(match.content.autodoc)
        assert len(match.state.deck) == 36
        assert match.content.sheet(episode).opening not in match.state.cutscenes


@rule("HC-16.7")
def test_what_stays_as_it_is():
    table = coop(ally="blast")
    table.mutant("b2")
    table.crate("police", "f8")
    table.civilian("f8")
    table.state.scenes.append("training-montage")
    table.turn("donathan")
    tags = {action.tag for action in table.options}
    assert {"step", "shoot", "aimed-shot", "open-crate", "start-scene", "send-ally", "end-turn"} <= tags
    table.state.supply["mutant"].clear()
    table.run(lambda play: spawn(play, 2, zone(play)))
    assert table.state.chaos == 1, "the horde rule holds"


@rule("HC-16.8")
def test_no_cards_are_drawn_in_the_event_phase():
    table = coop()
    deck = len(table.state.deck)
    table.officer("jenny", ap=0)
    table.begin("event-phase")
    assert len(table.state.deck) == deck
    assert table.state.hand == []
    assert table.officer("jenny").ap == 5
    assert len(table.state.scenes) == 2
    assert table.state.event


@rule("HC-16.9", "HC-17.1", "HC-17.2", "HC-17.10")
def test_every_officer_turn_ends_with_the_autodoc():
    table = coop()
    table.on_deck("twitching")
    sleeper = table.mutant("b2", stunned=True)
    table.turn("donathan")
    table.end()
    assert not table.stunned(sleeper), "the top effect, at once"
    assert table.told(AutodocDrew)[0].card == "twitching"
    assert table.state.active == "donathan"
    assert table.ask.prompt == "pick", "then the next officer, no turn of Doctor Zero"
    for officer in table.state.officers[:3]:
        officer.done = True
    table.state.deck.append("twitching")
    table.turn("marcellus")
    table.end()
    assert table.state.round == 2, "all have acted: the round is over"


@rule("HC-16.10", "HC-16.11")
def test_the_golden_rule_the_officers_choose():
    table = coop(players=3)
    seats = ("officers-1", "officers-2", "officers-3")
    table.run(lambda play: carry_out(play, [Spawn(count=4)]))
    assert table.ask.seats == seats
    for space in ("a1", "a2", "h1", "h2"):
        table.choose(SpawnAt(space))
    assert [mutant.at for mutant in table.state.mutants] == ["a1", "a2", "h1", "h2"]
    table.run(lambda play: Activate(count=2).do(play, None))
    assert table.ask.seats == seats
    assert len(table.offered(ChoosePiece)) == 4


@rule("HC-16.12", "HC-22.23", "HC-23.30")
def test_one_vs_all_text_is_ignored():
    heist = coop(episode=2)
    heist.state.aboard["truck"] = 4
    heist.obstacle("truck", "f9", "f10")
    rider = heist.mutant("truck")
    heist.state.barrels["barrel-1"] = "f7"
    from hardboiled.games.hard_city.rules.episode import episode_of

    episode = episode_of(heist.state)
    mutant = mutant_of(heist.state, rider)
    assert not episode.attacks(heist.state, mutant)
    mutant.at = "f7"
    assert episode.brings(heist.state, mutant) == []
    from hardboiled.games.hard_city.rules.effects.episode_words import LoseBarrel

    heist.run(lambda play: carry_out(play, [LoseBarrel()]))
    assert (heist.state.aboard["truck"], heist.state.chaos) == (3, 0), "only what the card says"
    toxic = coop(episode=3)
    toxic.state.manholes = {f"manhole-{n}": at for n, at in ((1, "c5"), (2, "g6"), (3, "b9"))}
    toxic.begin("event-phase")
    assert toxic.state.clouds == []
    assert toxic.ask.prompt == "pick"
    toxic.state.civilians["mayor"] = "f7"
    carrier = toxic.mutant("f7")
    assert episode_of(toxic.state).brings(toxic.state, mutant_of(toxic.state, carrier)) == []


@rule("HC-16.13")
def test_an_elimination_scores_and_draws_nothing():
    table = coop()
    deck = len(table.state.deck)
    table.call(lambda play: eliminate(play, officer_of(play.state, "jenny")))
    assert table.state.chaos == 1
    assert len(table.state.deck) == deck


@rule("HC-16.14", "HC-18.25")
def test_who_falls_in_the_own_turn_still_has_the_resolution():
    table = coop()
    table.mutant("f8")
    table.on_deck("cornered")
    near = table.mutant("f9", stunned=True)
    table.turn("donathan", hp=1)
    from hardboiled.games.hard_city.rules.movement import Step

    table.choose(Step("e7"))
    assert table.officer("donathan").down
    assert table.told(AutodocDrew)[0].card == "cornered"
    assert table.ask.prompt == "activate", "ranges are still measured from where he lies"
    table.choose(ChoosePiece(near))
    assert not table.stunned(near)
    table.officer("jenny", down=True)
    table.begin("next-officer")
    assert "jenny" not in {action.officer for action in table.options}


@rule("HC-16.15")
def test_the_players_win_and_lose_together():
    table = coop(players=2)
    table.state.order = 6
    table.call(lambda play: order_scores(play, 1, "kills"))
    assert table.match.outcome.winners == ("officers-1", "officers-2")
    other = coop(players=2)
    other.state.chaos = 6
    other.call(lambda play: chaos_scores(play, 1, "card"))
    assert other.match.outcome.winners == ()
    assert other.match.outcome.reason == "chaos-wins"
