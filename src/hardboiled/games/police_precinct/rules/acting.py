"""PP-6: Phase 2, one action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.actions import OfficerAction, Pass, options_of
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, Reveal
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.ongoing import station_closed
from hardboiled.games.police_precinct.rules.state import Officer
from hardboiled.games.police_precinct.rules.supplies import PlayCard, gain_cards
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import Flow, ask, at_once


class DrawCard(OfficerAction, frozen=True):
    """PP-6.6, PP-16.8: the top Police Card, besides that of Phase 3."""

    rule: ClassVar[str] = "PP-6.6"
    manner = "use"

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        return [] if station_closed(table, content) else [cls()]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        gain_cards(play, officer, 1)


HONEST: tuple[type[OfficerAction], ...] = (Investigate, Handle, Arrest, Upgrade, DrawCard)
KINDS: tuple[type[OfficerAction], ...] = (*HONEST, Accuse, Reveal)
"""PP-6.1: of these the active player takes one; the last only where somebody could be a Dirty Cop."""


def act_phase(play: P, officer: Officer) -> Flow[None]:
    """PP-6.1, PP-12.9: one action, with card texts before and after it; PP-10.9: the Hospital ends it."""
    state = play.state
    turn, secret = state.turn, secrecy(state).hidden
    kinds = KINDS if secret else HONEST
    options = partial(act_options, state, play.content, officer, kinds)
    while not turn.in_hospital and officer.standing == "force":
        # A Dirty Cop's own action is among the options, so the ask must come while an action is open.
        hidden = secret and (bool(officer.hand) or turn.open)
        choice = yield from ask(officer.seat, options, "act", always=hidden, rests=True)
        if choice.ends:
            return
        if isinstance(choice, kinds):
            turn.again = False
            turn.done.append(tag_of(type(choice)))
        yield from choice.take(play, officer)


def act_options(
    table: Seen, content: C, officer: OfficerSeen, kinds: tuple[type[OfficerAction], ...]
) -> list[OfficerAction]:
    """An action while one is open, of a kind not taken yet, and own card texts."""
    if not table.turn.open:
        kinds = ()
    elif done := table.turn.done:
        kinds = tuple([kind for kind in kinds if tag_of(kind) not in done])
    return options_of((*kinds, PlayCard), table, content, officer, Pass())


def tag_of(kind: type[OfficerAction]) -> str:
    return str(kind.__struct_config__.tag)
