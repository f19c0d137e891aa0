"""HC-6.10 to HC-6.13, HC-20.5: Police Crates and Street Boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import KeepCard
from hardboiled.games.hard_city.rules.decks import discard_gear, draw_gear
from hardboiled.games.hard_city.rules.events import CrateOpened, GearDrawn
from hardboiled.games.hard_city.rules.harm import heal
from hardboiled.games.hard_city.rules.kinds import DeckCase, DeckName
from hardboiled.games.hard_city.rules.officer_action import Fact, OfficerAction
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.state import HardCityState, Officer
from hardboiled.kernel import Flow, Manner, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.moment import Moment


class OpenCrate(OfficerAction, frozen=True):
    """HC-6.10, HC-6.12: free; the token goes, the top card of its deck comes."""

    rule: ClassVar[str] = "HC-6.10"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "gear"
    needs: ClassVar[Fact] = "crate"
    keeps_stride: ClassVar[bool] = True
    deck: DeckCase

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        """HC-6.11, HC-6.13."""
        return [cls(deck) for deck in dict.fromkeys(deck_of(crate) for crate in crates_on(now.table, now.at))]

    def take(self, play: P, officer: Officer) -> Flow[None]:
        state = play.state
        crate = next(crate for crate in crates_on(state, officer.at) if deck_of(crate) == self.deck)
        del state.crates[crate]
        state.crate_pool.append(crate.removeprefix(f"{self.deck}-"))
        play.say(CrateOpened(officer.id, crate))
        perk = play.content.perks(officer.skills).sum
        drawn = [card for _ in range(1 + perk.crate_draws) if (card := draw_gear(play, self.deck)) is not None]
        if drawn:
            officer.drawn.extend(drawn)
            options = [KeepCard(card) for card in dict.fromkeys(drawn)]
            kept = yield from ask(officer.seat, options, "keep-gear", {"officer": officer.id})
            officer.drawn.remove(kept.card)
            for card in officer.drawn:
                discard_gear(play, card)
            officer.drawn.clear()
            officer.gear.append(kept.card)
            play.say(GearDrawn(officer.id, kept.card))
        if perk.crate_heals:
            heal(play, officer, perk.crate_heals)
        yield from reaction_window(play, "crate")


def crates_on(table: Seen, space: SpaceId) -> list[str]:
    return [crate for crate, at in table.crates.items() if at == space]


def deck_of(crate: str) -> DeckName:
    """A crate is called by its deck and a number."""
    return "police" if crate.startswith("police") else "street"


def place_crate(state: HardCityState, deck: DeckName, space: SpaceId) -> str:
    """HC-20.5: one token fewer in the box; none left, nothing is placed."""
    if not state.crate_pool:
        return ""
    crate = f"{deck}-{state.crate_pool.pop()}"
    state.crates[crate] = space
    return crate
