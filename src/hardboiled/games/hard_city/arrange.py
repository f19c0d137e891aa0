"""Words that put things on a Hard City table by hand, for lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.ground import survey
from hardboiled.games.hard_city.rules.kinds import MutantKind
from hardboiled.games.hard_city.rules.state import HardCityState, Mutant, officer_of
from hardboiled.kernel import CardId, SpaceId

CORNERS = ("a4", "h3", "a9", "h9")
"""Where officers wait whom a lesson is not about."""


def clear(state: HardCityState, content: HardCityContent) -> None:
    """An empty board in the first round: no figures or tokens but the officers, far apart."""
    for mutant in state.mutants:
        state.supply[mutant.kind].append(mutant.id)
    state.mutants.clear()
    state.civilian_pool += state.civilians
    state.civilians.clear()
    state.crate_pool += [name.rpartition("-")[2] for name in state.crates]
    state.crates.clear()
    for pool in (*state.supply.values(), state.civilian_pool, state.crate_pool):
        pool.sort(key=lambda name: (len(name), name), reverse=True)
    state.barrels, state.manholes, state.obstacles, state.aboard = {}, {}, {}, {}
    state.clouds.clear()
    state.helicopter = SpaceId("")
    state.scenes[:] = [content.sheet(state.episode).opening]
    state.layout, state.round = 0, 1
    for officer, corner in zip(state.officers, CORNERS, strict=False):
        officer.at, officer.done, officer.down = SpaceId(corner), False, False
    survey(state)


def officer(state: HardCityState, _content: HardCityContent, name: str, **fields: Any) -> None:
    """An officer, with these fields of the sheet."""
    found = officer_of(state, name)
    for field, value in fields.items():
        setattr(found, field, value)


def mutant(
    state: HardCityState, _content: HardCityContent, at: str, stunned: bool = False, kind: MutantKind = "mutant"
) -> None:
    """A figure from the supply."""
    state.mutants.append(Mutant(state.supply[kind].pop(), kind, SpaceId(at), stunned))


def civilian(state: HardCityState, _content: HardCityContent, at: str) -> None:
    state.civilians[state.civilian_pool.pop()] = SpaceId(at)


def crate(state: HardCityState, _content: HardCityContent, deck: str, at: str, card: str = "") -> None:
    """A crate, with this card on top of its deck."""
    state.crates[f"{deck}-{state.crate_pool.pop()}"] = SpaceId(at)
    pile = state.police if deck == "police" else state.street
    if card:
        pile.remove(CardId(card))
        pile.append(CardId(card))


def hold(state: HardCityState, _content: HardCityContent, cards: list[str]) -> None:
    """Doctor Zero's hand; what was in it goes into the deck."""
    state.deck += state.hand
    state.hand[:] = sorted(map(CardId, cards))
    for card in state.hand:
        (state.deck if card in state.deck else state.discard).remove(card)


def autodoc(state: HardCityState, _content: HardCityContent, card: str) -> None:
    """This card of the AutoDoc comes next."""
    state.deck.remove(CardId(card))
    state.deck.append(CardId(card))


def active(state: HardCityState, _content: HardCityContent, name: str) -> None:
    """Whose turn it is."""
    state.active = name
    found = officer_of(state, name)
    found.done = found.down = False


ARRANGE: Mapping[str, Callable[..., object]] = {
    "clear": clear,
    "officer": officer,
    "mutant": mutant,
    "civilian": civilian,
    "crate": crate,
    "hold": hold,
    "autodoc": autodoc,
    "active": active,
}
