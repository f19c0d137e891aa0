"""What the officers can work out for certain: what Doctor Zero can hold, when he can interrupt, what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import partial

from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.kinds import DeckName
from hardboiled.games.hard_city.rules.reactions import could_react
from hardboiled.games.hard_city.rules.state import HardCityState
from hardboiled.games.hard_city.view import View
from hardboiled.kernel import CardId, Catalog, Riddle, SeatId, Standing

TELLING = 5
"""With so many chaos cards face up it is worth looking through them."""


def faces_doctor(view: View) -> bool:
    return view.mode == "one-vs-all" and view.seat != DOCTOR and bool(view.hand_size) and view.outcome is None


def face_up(view: View, content: HardCityContent) -> Sequence[str]:
    return (*view.discard, *view.playing)


# What he can hold.


def hand(view: View, content: HardCityContent) -> Mapping[str, Standing]:
    """The cards that could hurt most first: those played in the officers' turns."""
    out = face_up(view, content)
    if not faces_doctor(view) or len(out) < TELLING:
        return {}
    types = content.chaos_types(view.episode, view.mode)
    order = sorted(content.chaos, key=lambda card: (types[card] != "reaction", types[card] != "action", card))
    return {card: "never" if card in out else "maybe" for card in order}


def held(state: HardCityState, content: HardCityContent, seat: SeatId) -> Collection[str]:
    return state.hand


# When he can interrupt.


def moments(view: View, content: HardCityContent) -> Mapping[str, Standing]:
    if not faces_doctor(view):
        return {}
    found: dict[str, Standing] = {
        moment: "maybe" if could_react(view, content, (moment,)) else "never"
        for moment in triggers(view.episode, content)
    }
    return found if "never" in found.values() else {}


def triggers(episode: int, content: HardCityContent) -> list[str]:
    """The moments for which there is a Reaction in this episode."""
    special = content.special(episode, "one-vs-all")
    found = [*content.triggers, *([special.trigger] if special.type == "reaction" else [])]
    return list(dict.fromkeys(found))


def interrupts(state: HardCityState, content: HardCityContent, seat: SeatId) -> Collection[str]:
    return [
        moment
        for moment in triggers(state.episode, content)
        if not set(content.reactions(state.episode, (moment,))).isdisjoint(state.hand)
    ]


def reactions_left(view: View, content: HardCityContent) -> Sequence[str]:
    """The Reactions that do not lie face up: in his hand or in the deck."""
    out = face_up(view, content)
    every = [card for moment in triggers(view.episode, content) for card in content.reactions(view.episode, (moment,))]
    return [card for card in dict.fromkeys(every) if card not in out]


# What a deck can bring.


def gear(deck: DeckName, view: View, content: HardCityContent) -> Mapping[str, Standing]:
    """The cards of this deck; nothing while they are all there."""
    left, size = gear_left(deck, view, content), view.police if deck == "police" else view.street
    if view.outcome is not None or view.seat == DOCTOR or not size or left.total() != size or all(left.values()):
        return {}
    return {card: _of(left[card], size) for card in sorted(left)}


def _of(copies: int, of: int) -> Standing:
    return "never" if not copies else "sure" if copies == of else "maybe"


def gear_left(deck: DeckName, view: View, content: HardCityContent) -> Counter[CardId]:
    """The cards of a deck that lie neither before an officer nor on its discard."""
    cards = [card for card in content.equipment.values() if card.deck == deck]
    left = Counter(CardId(card.id) for card in cards for _ in range(card.copies))
    out = [*view.police_discard, *view.street_discard, *(card for one in view.officers for card in one.gear)]
    left.subtract(card for card in out if card in left)
    return left


def next_gear(deck: DeckName, state: HardCityState, content: HardCityContent, seat: SeatId) -> Collection[str]:
    return (state.police if deck == "police" else state.street)[-1:]


def gear_discarded(deck: DeckName, view: View, content: HardCityContent) -> Sequence[str]:
    return view.police_discard if deck == "police" else view.street_discard


def copies(view: View, content: HardCityContent, catalog: Catalog, answer: str) -> str:
    return str(catalog.format("riddle-copies", {"n": content.equipment[CardId(answer)].copies}))


def _gear_riddle(deck: DeckName) -> Riddle[HardCityState, View, HardCityContent]:
    return Riddle(
        id=f"gear-{deck}",
        standings=partial(gear, deck),
        so=partial(next_gear, deck),
        evidence=partial(gear_discarded, deck),
        note=copies,
    )


RIDDLES: tuple[Riddle[HardCityState, View, HardCityContent], ...] = (
    Riddle(id="hold", standings=hand, so=held, mode="one-vs-all", evidence=face_up),
    Riddle(id="interrupt", standings=moments, so=interrupts, mode="one-vs-all", evidence=reactions_left),
    _gear_riddle("police"),
    _gear_riddle("street"),
)
