"""What everybody can work out about Stinger's place: exactly the spaces that fit all public facts.

Kept in the state and narrowed at each public fact: the kind of option he announces, the passes he
uses, districts he names, reveals, spaces a Cop enters without meeting him, and silent hits when they
are shown. A silent hit ties his place of the turn before to what is shown later, so while one may be
waiting, the places are kept once more for each location it could have been made at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.go_ahead_punk.rules.figures import has_item

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.kinds import Passes
    from hardboiled.games.go_ahead_punk.rules.state import PunkState
    from hardboiled.games.go_ahead_punk.rules.streets import Mask
    from hardboiled.kernel import SpaceId

CERTAIN = 99
"""As `spare`: the uniform has been seen, so no hidden card matters any more."""


def packed(mask: Mask) -> str:
    return f"{mask:x}"


def places(state: PunkState) -> Mask:
    return int(state.known.places, 16)


def cops_mask(table: Seen, content: PunkContent) -> Mask:
    bits = content.streets.bits
    mask = 0
    for cop in table.cops:
        if cop.space:
            mask |= bits[cop.space]
    return mask


def know_exactly(play: P, space: SpaceId) -> None:
    """GP-REV.11: all know where he is."""
    known, bit = play.state.known, play.content.streets.bits[space]
    known.places = packed(bit)
    if known.silent:
        known.silent = {at: packed(bit) for at, mask in known.silent.items() if int(mask, 16) & bit}
    play.reveal()


def narrow(play: P, mask: Mask) -> None:
    """He is somewhere in this set."""
    known = play.state.known
    known.places = packed(int(known.places, 16) & mask)
    if known.silent:
        left = {at: int(old, 16) & mask for at, old in known.silent.items()}
        known.silent = {at: packed(new) for at, new in left.items() if new}


def rule_out(play: P, *spaces: SpaceId) -> None:
    """GP-REV.1: a Cop came through here and did not meet him."""
    if play.state.stinger.shown:
        return
    crossed = play.content.streets.masked(spaces)
    if places(play.state) & crossed:
        play.reveal()
        narrow(play, ~crossed)


def moved_secretly(play: P, points: int, passes: Passes) -> None:
    """GP-INV.13, GP-SOL.8: he moved, by these passes, in sight or out of it, and met nobody."""
    state, streets = play.state, play.content.streets
    known, blocked, freeways = state.known, cops_mask(state, play.content), state.phase == "hunt"
    if state.stinger.shown:
        known.places = packed(streets.bits[state.stinger.space])
        return
    known.places = packed(streets.spread(int(known.places, 16), points, blocked, freeways, passes).free)
    if known.silent:
        ends = {
            at: streets.spread(int(mask, 16), points, blocked, freeways, passes).free
            for at, mask in known.silent.items()
        }
        known.silent = {at: packed(mask) for at, mask in ends.items() if mask}


def moved_into(play: P, points: int, passes: Passes) -> None:
    """GP-MOV.20: he moved and ran into a Cop here; silent hits too far away are ruled out."""
    state, streets = play.state, play.content.streets
    known, blocked, bit = state.known, cops_mask(state, play.content), streets.bits[state.stinger.space]
    known.places = packed(bit)
    known.silent = {
        at: packed(bit)
        for at, mask in known.silent.items()
        if streets.spread(int(mask, 16), points, blocked, state.phase == "hunt", passes).met & bit
    }


# Silent hits.


def rested(play: P) -> None:
    """GP-HIT.10: he says he neither moves nor draws; with a Silencer that can be a silent hit."""
    state, known = play.state, play.state.known
    known.silent = {}
    if not has_item(play.content, state.stinger, "silencer") or state.phase != "hunt":
        return
    here = places(state)
    bits = play.content.streets.bits
    known.spare = CERTAIN if state.stinger.uniform else len(state.stinger.hand) - 1
    for space in play.content.hit_locations:
        if bits[space] & here and may_be_hit(play, space):
            known.silent[space] = packed(bits[space])


def may_be_hit(play: P, space: SpaceId) -> bool:
    """Whether, by what all know, he may be able to make his next hit here."""
    state, place = play.state, play.content.spaces[space]
    third = len(state.hits) + 1 == play.content.settings.hits
    if len(state.hits) >= play.content.settings.hits or space in state.hits or place.district == state.chopper:
        return False
    if place.kind == "green":
        return state.stinger.uniform or uniform_may_hide(play)
    if place.kind == "red" and third:
        return False
    return bool(state.stinger.keys) and space not in state.key_discard and space not in state.shown_burned


def uniform_may_hide(play: P) -> bool:
    """Whether one of his hidden cards can be a uniform, by what all know."""
    state = play.state
    if not state.stinger.hand:
        return False
    uniforms = play.content.uniforms
    total = sum(card.copies for card in play.content.stinger_cards.values() if card.id in uniforms)
    gone = sum(card in uniforms for card in (*state.stinger_discard, *state.shown_burned))
    return gone + state.stinger.uniform < total


def card_left(play: P, card: str) -> None:
    """A hidden card left his hand: face up if it is a key or uniform, else some card that is neither."""
    known = play.state.known
    if not known.silent:
        return
    content = play.content
    if card in content.spaces:
        gone = {card} if play.state.stinger.keys else {at for at in known.silent if _keyed(play, at)}
        known.silent = {at: mask for at, mask in known.silent.items() if at not in gone}
    elif card in content.uniforms:
        known.spare = CERTAIN
    elif known.spare < CERTAIN:
        known.spare -= 1
        if known.spare < 0:
            known.silent = {at: mask for at, mask in known.silent.items() if _keyed(play, at)}


def _keyed(play: P, space: SpaceId) -> bool:
    return play.content.spaces[space].kind != "green"


def card_kept(state: PunkState) -> None:
    """He drew a card and kept it hidden."""
    if state.known.spare < CERTAIN:
        state.known.spare += 1


def turn_begins(state: PunkState) -> None:
    state.known.due = bool(state.known.silent)


def turn_ends(state: PunkState, shown: SpaceId) -> None:
    """GP-HIT.11: the silent hit of the turn before is shown now, or there was none."""
    known = state.known
    if shown:
        known.places = known.silent.get(shown, known.places)
    known.silent, known.due = {}, False
