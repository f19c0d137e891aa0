"""HC-22: Mutagen Heist."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules import effects_words as words
from hardboiled.games.hard_city.rules.actions import PlaceToken, SealManhole, TossBarrel
from hardboiled.games.hard_city.rules.chaos_effects import add_word
from hardboiled.games.hard_city.rules.decks import draw_event
from hardboiled.games.hard_city.rules.dice import roll
from hardboiled.games.hard_city.rules.episode import Episode, add_episode
from hardboiled.games.hard_city.rules.events import Left, ManholeHeld, ManholeSealed, Placed, Removed
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.horde import arrive, choose_kind, kinds_left
from hardboiled.games.hard_city.rules.kills import remove_mutant
from hardboiled.games.hard_city.rules.opening import resolve_opening
from hardboiled.games.hard_city.rules.scoring import chaos_scores, order_scores
from hardboiled.games.hard_city.rules.state import DOCTOR, Mutant, Officer, supply_left
from hardboiled.games.hard_city.rules.tokens import put
from hardboiled.kernel import Action, Flow, SpaceId, choose

TRUCK = SpaceId("truck")


class Heist(Episode):
    number = 2

    def set_up(self, play: P) -> Flow[None]:
        """HC-22.2."""
        play.state.aboard[TRUCK] = play.content.settings.truck_barrels
        yield from resolve_opening(play)

    def begin_round(self, play: P) -> Flow[None]:
        """HC-22.4, HC-22.5, HC-10.6: Mutants on the round marks (one effect), crates on the square ones."""
        state = play.state
        marks = draw_event(play).episode_2
        for space in marks.round:
            if not supply_left(state):
                chaos_scores(play, 1, "horde")
                break
            if space not in terrain(play).filled:
                kind = yield from choose_kind(play, kinds_left(state), space)
                arrive(play, kind, space)
        for space in marks.square:
            yield from put(play, "police-crate", space)

    def actions(self, play: P, officer: Officer, calm: bool, options: list[Action]) -> None:
        """HC-22.8, HC-22.10: with dice for less, surely for more."""
        if not calm:
            return
        settings = play.content.settings
        for name, at in play.state.manholes.items():
            if at == officer.at:
                if officer.ap >= seal_cost(play, officer, settings.seal_with_dice):
                    options.append(SealManhole(name, False))
                if officer.ap >= seal_cost(play, officer, settings.seal_surely):
                    options.append(SealManhole(name, True))

    def take(self, play: P, officer: Officer, action: Action) -> Flow[None]:
        """HC-22.8 to HC-22.10, HC-22.18: any damage seals it."""
        assert isinstance(action, SealManhole)
        settings = play.content.settings
        officer.ap -= seal_cost(play, officer, settings.seal_surely if action.sure else settings.seal_with_dice)
        sealed = action.sure or bool((yield from roll(play, officer, settings.seal_dice, "seal")))
        if not sealed:
            play.say(ManholeHeld(action.manhole))
            return
        del play.state.manholes[action.manhole]
        play.say(ManholeSealed(action.manhole))
        order_scores(play, settings.seal_vp, "manhole")

    def brings(self, play: P, mutant: Mutant) -> list[str]:
        """HC-22.12: a Mutant outside the Truck may take a Barrel along."""
        if play.state.mode != "one-vs-all":
            return []
        return [name for name, at in play.state.barrels.items() if at == mutant.at][:1]

    def exits(self, play: P, mutant: Mutant) -> list[str]:
        """HC-22.13."""
        return self.brings(play, mutant) if mutant.at in play.content.sheet(2).exits else []

    def left(self, play: P, mutant: Mutant, bring: str) -> None:
        """HC-22.14, HC-22.19, HC-10.18: the Barrel is gone, the Mutant in the supply, 2 VP."""
        play.say(Left(mutant.id, bring))
        remove_mutant(play, mutant)
        del play.state.barrels[bring]
        chaos_scores(play, play.content.settings.barrel_vp, "barrel")

    def attacks(self, play: P, mutant: Mutant) -> list[Action]:
        """HC-22.11: 1-vs-All only."""
        if play.state.mode != "one-vs-all" or mutant.at != TRUCK or not play.state.aboard[TRUCK]:
            return []
        return [TossBarrel(mutant.id)]

    def attack(self, play: P, mutant: Mutant, action: Action) -> Flow[None]:
        yield from toss(play)


def seal_cost(play: P, officer: Officer, printed: int) -> int:
    return max(1, printed - play.content.perks(officer.skills).sum.cheaper_seal)


def toss(play: P) -> Flow[None]:
    """HC-22.11: from the Truck to a neighbouring space."""
    state, ground = play.state, terrain(play)
    options = [PlaceToken("barrel", space) for space in ground.prowl[TRUCK]]
    chosen = yield from choose(DOCTOR, options, "place-token", {"token": "barrel"})
    state.aboard[TRUCK] -= 1
    number = play.content.settings.truck_barrels - state.aboard[TRUCK]
    state.barrels[f"barrel-{number}"] = chosen.space
    play.say(Placed(f"barrel-{number}", chosen.space))


def toss_barrels(play: P, effect: words.TossBarrels) -> Flow[None]:
    """The words of an Episode Special card."""
    for _ in range(effect.count):
        if not play.state.aboard.get(TRUCK):
            return
        yield from toss(play)


def lose_barrel(play: P, effect: words.LoseBarrel) -> Flow[None]:
    """HC-22.20, HC-22.22, HC-22.23: it scores nothing by itself."""
    if play.state.aboard.get(TRUCK):
        play.state.aboard[TRUCK] -= 1
        play.say(Removed("barrel"))
    return
    yield


add_word(words.TossBarrels, toss_barrels)
add_word(words.LoseBarrel, lose_barrel)
add_episode(Heist())
