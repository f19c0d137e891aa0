"""Where the Cops will think he has gone: who goes where anybody in his place would go is looked for there first."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from msgspec.structs import replace

from hardboiled.games.go_ahead_punk.mind.outlook import Outlook
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.secret_moves import reach as ends_of
from hardboiled.games.go_ahead_punk.view import StingerView, View
from hardboiled.kernel import SpaceId
from hardboiled.kernel.beliefs import likely

WORLDS = 12
"""So many times it is asked where he would go: from other places he may be in, with other keys."""
LOOKED_INTO = 4.0
"""So many places as likely as his the Cops will have looked into before he moves again."""


def unforeseen(
    view: View, options: Sequence[Go], content: PunkContent, ratings: Sequence[float], odds: Mapping[str, float]
) -> list[float]:
    """How good the ends of his move look, with what the Cops will make of it in mind."""
    outlook = Outlook(view, content)
    return [
        rating - _found(outlook, option.space, odds) if not option.leave else rating
        for option, rating in zip(options, ratings, strict=True)
    ]


def _found(outlook: Outlook, space: SpaceId, odds: Mapping[str, float]) -> float:
    """The trouble of being looked for there, if a Cop can get there."""
    if all(far[space] > move for far, move in outlook.reach):
        return 0.0
    return outlook.near * outlook.frailty * min(1.0, LOOKED_INTO * odds.get(space, 0.0))


def onward(view: View, content: PunkContent, temper: float, thought: Mapping[str, float]) -> dict[str, float]:
    """How likely he is where after this move, to those who know what all know, what they thought before, and how he
    thinks."""
    odds: dict[str, float] = {}
    for stinger in _others(view, content, thought):
        outlook = Outlook(replace(view, stinger=stinger), content)
        ends = content.streets.listed(ends_of(outlook.view, content, content.settings.stinger_move, ()).free)
        for end, chance in zip(ends, likely(outlook.places(ends), temper) if ends else (), strict=True):
            odds[end] = odds.get(end, 0.0) + chance / WORLDS
    return odds


def _others(view: View, content: PunkContent, thought: Mapping[str, float]) -> Iterator[StingerView]:
    """Stinger as he may be, to the Cops: where they think he is, with keys they have not seen."""
    gone = {*view.key_discard, *view.shown_burned, *view.hits}
    unseen = [key for key in content.keys if key not in gone]
    held, places, up_to = min(view.stinger.key_cards, len(unseen)), list(thought), list(accumulate(thought.values()))
    for world in range(WORLDS):
        space = SpaceId(places[bisect(up_to, (world + 0.5) / WORLDS * up_to[-1])])
        first = world * len(unseen) // WORLDS
        yield replace(view.stinger, space=space, hand=(), keys=tuple((unseen * 2)[first : first + held]))
