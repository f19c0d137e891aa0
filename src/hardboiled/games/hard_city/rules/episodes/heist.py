"""HC-22: Mutagen Heist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import PlaceToken
from hardboiled.games.hard_city.rules.decks import draw_event
from hardboiled.games.hard_city.rules.dice import pool, roll
from hardboiled.games.hard_city.rules.episode import Episode
from hardboiled.games.hard_city.rules.events import Left, ManholeHeld, ManholeSealed, Placed
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.kills import remove_mutant
from hardboiled.games.hard_city.rules.kinds import Piece
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.mutant_action import MutantStrike
from hardboiled.games.hard_city.rules.officer_action import Fact, OfficerAction
from hardboiled.games.hard_city.rules.opening import resolve_opening
from hardboiled.games.hard_city.rules.scoring import chaos_scores, order_scores
from hardboiled.games.hard_city.rules.spawning import arrive, choose_kind, kinds_left
from hardboiled.games.hard_city.rules.state import Mutant, Officer, supply_left
from hardboiled.games.hard_city.rules.tokens import put
from hardboiled.kernel import Flow, Manner, Pool, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment

TRUCK = SpaceId("truck")


class SealManhole(OfficerAction, frozen=True):
    """HC-22.8 to HC-22.10, HC-22.18: with dice for less, surely for more; any damage seals it."""

    rule: ClassVar[str] = "HC-22.8"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "episode"
    needs: ClassVar[Fact] = "peace"
    manhole: Piece
    sure: bool

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        if now.at not in now.table.manholes.values():
            return ()
        here = [name for name, at in now.table.manholes.items() if at == now.at]
        ways = [cls(name, sure) for name in here for sure in (False, True)]
        return [way for way in ways if now.ap >= way.cost(now.table, now.content, now.perks.sum)]

    def cost(self, table: Seen, content: HardCityContent, perk: Perk) -> int:
        printed = content.settings.seal_surely if self.sure else content.settings.seal_with_dice
        return max(1, printed - perk.cheaper_seal)

    def dice(self, table: Seen, content: HardCityContent) -> Sequence[Pool]:
        return () if self.sure else (pool(content, ("tools", content.settings.seal_dice), need=1),)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        settings = play.content.settings
        self.pay(play, officer)
        sealed = True
        for thrown in self.dice(play.state, play.content):
            sealed = (yield from roll(play, officer, thrown, "seal", self.manhole)) >= thrown.need
        if not sealed:
            play.say(ManholeHeld(self.manhole))
            return
        del play.state.manholes[self.manhole]
        play.say(ManholeSealed(self.manhole))
        order_scores(play, settings.seal_vp, "manhole")


class TossBarrel(MutantStrike, frozen=True):
    """HC-22.11: instead of an attack a Mutant on the Truck tosses a Barrel."""

    rule: ClassVar[str] = "HC-22.11"
    manner: ClassVar[Manner] = "attack"

    def take(self, play: P, mutant: Mutant, more: int) -> Flow[bool]:
        mutant.attacked = True
        yield from toss(play)
        return False


def toss(play: P) -> Flow[None]:
    """HC-22.11: from the Truck to a neighbouring space."""
    state, ground = play.state, terrain(play.state, play.content)
    options = [PlaceToken("barrel", space) for space in ground.prowl[TRUCK]]
    chosen = yield from ask(DOCTOR, options, "place-token", {"token": "barrel"})
    state.aboard[TRUCK] -= 1
    number = play.content.settings.truck_barrels - state.aboard[TRUCK]
    state.barrels[f"barrel-{number}"] = chosen.space
    play.say(Placed(f"barrel-{number}", chosen.space))


class Heist(Episode):
    number = 2
    actions = (SealManhole,)

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
            if space not in terrain(state, play.content).filled:
                kind = yield from choose_kind(play, kinds_left(state), space)
                arrive(play, kind, space, state.event)
        for space in marks.square:
            yield from put(play, "police-crate", space)

    def brings(self, table: Seen, mutant: Mutant) -> list[str]:
        """HC-22.12: a Mutant outside the Truck may take a Barrel along."""
        if not mode_of(table).carries_off:
            return []
        return [name for name, at in table.barrels.items() if at == mutant.at][:1]

    def exits(self, table: Seen, content: HardCityContent, mutant: Mutant) -> list[str]:
        """HC-22.13."""
        return self.brings(table, mutant) if mutant.at in content.sheet(self.number).exits else []

    def left(self, play: P, mutant: Mutant, bring: str) -> None:
        """HC-22.14, HC-22.19, HC-10.18: the Barrel is gone, the Mutant in the supply, 2 VP."""
        play.say(Left(mutant.id, bring))
        remove_mutant(play, mutant)
        del play.state.barrels[bring]
        chaos_scores(play, play.content.settings.barrel_vp, "barrel")

    def attacks(self, table: Seen, mutant: Mutant) -> Sequence[MutantStrike]:
        """HC-22.11: 1-vs-All only."""
        if mutant.at != TRUCK or not table.aboard[TRUCK] or not mode_of(table).carries_off:
            return ()
        return (TossBarrel(mutant.id),)
