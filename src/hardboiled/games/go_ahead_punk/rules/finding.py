"""Finding Stinger (GP-REV), the districts he names, and being Spotted in solo (GP-SPT)."""

from __future__ import annotations

from functools import partial

from hardboiled.games.go_ahead_punk.actions import Divert, Lead, TellTruth
from hardboiled.games.go_ahead_punk.effects import Diversion
from hardboiled.games.go_ahead_punk.events import (
    CardShown,
    DistrictNamed,
    Found,
    JamRemoved,
    LklMoved,
    StingerSpotted,
)
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left, know_exactly, narrow
from hardboiled.games.go_ahead_punk.state import STINGER, solo
from hardboiled.kernel import Action, Ask, Flow, SpaceId


def reveal(play: P, reason: str) -> None:
    """GP-REV.11, GP-REV.13: his piece is put on his space; that alone starts no combat."""
    stinger = play.state.stinger
    know_exactly(play, stinger.space)
    if not solo(play.state):
        stinger.shown = True
        play.say(Found(stinger.space, reason))


def district(play: P) -> str:
    return play.content.spaces[play.state.stinger.space].district


def name_district(play: P) -> Flow[None]:
    """GP-HUN.2, GP-CRD.1, GP-CRD.21: he names his district, or two with a Diversion."""
    state = play.state
    if state.stinger.hand:
        answer: Action = yield Ask(STINGER, partial(diversions, play), "diversion", always=True)
        if isinstance(answer, Divert):
            state.stinger.hand.remove(answer.card)
            state.stinger_discard.append(answer.card)
            card_left(play, answer.card)
            play.say(CardShown("stinger", answer.card))
            yield from give_lead(play)
            return
    _told(play, [district(play)])


def diversions(play: P) -> list[Action]:
    """GP-CRD.21: the truth, or a Diversion he holds."""
    cards = play.content.stinger_cards
    held = [card for card in dict.fromkeys(play.state.stinger.hand) if isinstance(cards[card].effect, Diversion)]
    return [*(Divert(card) for card in held), TellTruth()]


def give_lead(play: P) -> Flow[None]:
    """GP-PRE.8: he names his district and one adjacent to it, without saying which is which."""
    lead: Lead = yield Ask(STINGER, partial(leads, play), "lead", always=True)
    _told(play, sorted([district(play), lead.district]))


def leads(play: P) -> list[Lead]:
    return [Lead(other) for other in play.content.streets.beside[district(play)]]


def _told(play: P, districts: list[str]) -> None:
    play.state.named = districts
    play.reveal()
    narrow(play, sum(play.content.streets.districts[name] for name in districts))
    play.say(DistrictNamed(tuple(districts)))


# Solo.


def spot(play: P, reason: str) -> None:
    """GP-SPT.6: he is Spotted, and the last known location is where he is now."""
    state = play.state
    state.spotted = True
    play.say(StingerSpotted(reason))
    place_lkl(play, state.stinger.space)


def place_lkl(play: P, space: SpaceId) -> None:
    """GP-AIC.18, GP-AIC.19: the marker clears a Jam from its district; the Escape does without it."""
    state = play.state
    if state.phase == "escape":
        return
    if state.lkl != space:
        state.lkl = space
        play.say(LklMoved(space))
    if state.jam and play.content.spaces[space].district == state.jam:
        state.jam = ""
        play.say(JamRemoved())
