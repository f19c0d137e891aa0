"""Pairs of worlds that somebody cannot tell apart, and how both go on without telling them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from hardboiled import start
from hardboiled.bots import make_bot
from hardboiled.kernel.actions import Action
from hardboiled.kernel.comparing import difference
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.record import Save
from hardboiled.kernel.seat import Seat

DEALS = 6
"""So many re-dealt worlds are tried for the one that stays longest beside the true one."""
TRIES = 12
"""So often the other world looks for choices that look the same."""
LONGEST = 8
"""So many choices that a viewer does not see may follow each other before one that shows."""


MOMENTS = 2
BEATS = 8
CASES: dict[str, tuple[str, str, int, dict[str, Any]]] = {
    "Go Ahead Punk": ("go-ahead-punk", "one-vs-all", 3, {}),
    "Go Ahead Punk without heat": ("go-ahead-punk", "one-vs-all", 2, {"heat": False}),
    "Hard City": ("hard-city", "one-vs-all", 3, {}),
    "Hard City co-op": ("hard-city", "co-op", 2, {"episode": 5}),
    "Kick-Ass": ("kick-ass", "co-op", 2, {"plot": "random"}),
    "Police Precinct with a dirty cop": ("police-precinct", "dirty-cop", 4, {}),
    "Police Precinct, internal affairs": ("police-precinct", "dirty-cop", 3, {"loyalty": "internal-affairs"}),
    "Police Precinct co-op": ("police-precinct", "co-op", 2, {}),
}


class Choice(Struct, frozen=True):
    seat: str
    option: int


Made = Sequence[tuple[Choice, Action]]


class Beat(Struct, frozen=True):
    """Choices in both worlds up to the next one that shows to the viewer: to them, the same happens."""

    true: tuple[Choice, ...]
    other: tuple[Choice, ...]
    undo_alike: bool
    """Whether the last choice taught somebody something in both worlds, or in neither."""


class Worlds(Struct, frozen=True):
    """Two states a viewer cannot tell apart, as JSON, and beats that keep it so."""

    match: AnyMatch
    viewer: str
    true: str
    other: str
    beats: tuple[Beat, ...]
    asked: bool
    """Whether the viewer is asked something after them."""

    @property
    def uneven(self) -> bool:
        """Whether others choose more often in one world than in the other."""
        return any(len(beat.true) != len(beat.other) for beat in self.beats)


def worlds_of(case: str) -> Iterator[Worlds]:
    """Pairs of worlds for every seat and who watches, at moments of one game after the other; made once."""
    known, more = _MADE.setdefault(case, ([], _made(case)))
    for number in count():
        if number == len(known):
            known.append(next(more))
        yield known[number]


_MADE: dict[str, tuple[list[Worlds], Iterator[Worlds]]] = {}


def _made(case: str) -> Iterator[Worlds]:
    game, mode, seats, options = CASES[case]
    rng = Random(case)
    for seed in count(rng.randrange(1000)):
        for match in moments(game, mode, seats, seed, MOMENTS, **options):
            for viewer in (*match.seats, SPECTATOR):
                worlds = pair(match, viewer, BEATS, rng)
                if worlds is not None:
                    assert worlds.true != worlds.other
                    yield worlds


def moments(game: str, mode: str, seats: int, seed: int, count: int, **options: Any) -> list[AnyMatch]:
    """A game by rookies as it stood at its start and at moments spread over it."""
    names = [f"P{number}" for number in range(1, seats + 1)]
    rng, match = Random(seed), start(game, mode, names, seed, **options)
    while not match.over:
        ask = rng.choice(match.asks)
        seat = rng.choice(ask.seats)
        match.choose(make_bot("rookie", rng.getrandbits(32)).choose(Seat(match, seat)), seat)
    part = len(match.log) / count
    return [_rewound(match, int((number + rng.random()) * part) if number else 0) for number in range(count)]


def _rewound(match: AnyMatch, choices: int) -> AnyMatch:
    twin = match.clone()
    twin.rewind(choices)
    return twin


def pair(match: AnyMatch, viewer: str, beats: int, rng: Random) -> Worlds | None:
    """The step the match is in, begun again in the true world and in one re-dealt for the viewer."""
    true = msgspec.json.decode(match.save(), type=Save).snapshot.state
    deals = []
    for _ in range(DEALS):
        here, there = _begun(match, bytes(true)), _begun(match, bytes(true), viewer, rng)
        if _shown(here, viewer, 0) != _shown(there, viewer, 0):
            assert here.play.revealed or there.play.revealed, f"{viewer} can tell at once which world it is"
            continue  # the step begins with a card that is turned up
        other = msgspec.json.decode(there.save(), type=Save).began
        going_on, asked = _beats(here, there, viewer, beats, rng)
        deals.append(Worlds(match, viewer, bytes(true).decode(), bytes(other).decode(), going_on, asked))
    return max(deals, key=lambda worlds: (worlds.true != worlds.other, worlds.uneven, len(worlds.beats)), default=None)


def _begun(match: AnyMatch, packed: bytes, viewer: str = "", rng: Random | None = None) -> AnyMatch:
    state = msgspec.json.decode(packed, type=match.game.state_type)
    if rng is not None:
        match.game.determinize(state, viewer, match.content, rng)
    return Match(match.game, match.header, match.content, state)


def _beats(here: AnyMatch, there: AnyMatch, viewer: str, most: int, rng: Random) -> tuple[tuple[Beat, ...], bool]:
    """In half of the deals the other world takes the same choices as long as it can, in half it wanders."""
    found: list[Beat] = []
    wanders, astray = rng.random() < 0.5, False
    while len(found) < most:
        ahead, mine = _until_it_shows(here, viewer, rng, ())
        if ahead is None or ahead.over:
            break
        followed = None if wanders else _closely(here, there, ahead, mine, viewer, rng, astray)
        followed = followed or _freely(here, there, ahead, mine, viewer, rng)
        if followed is None:
            break
        here, (there, theirs) = ahead, followed
        astray = astray or _actions(mine) != _actions(theirs)
        undo_alike = here.undo_is_free == there.undo_is_free
        found.append(Beat(tuple(choice for choice, _ in mine), tuple(choice for choice, _ in theirs), undo_alike))
    return tuple(found), here.asked(viewer) is not None


def _closely(
    here: AnyMatch, there: AnyMatch, ahead: AnyMatch, mine: Made, viewer: str, rng: Random, astray: bool
) -> tuple[AnyMatch, Made] | None:
    """The same choices in the other world, if they can be made there and look the same. Where all choices were
    the same so far and none counts as teaching anybody anything, they must."""
    reached, theirs = _until_it_shows(there, viewer, rng, mine, strictly=True)
    if reached is None or _actions(theirs) != _actions(mine):
        return None
    wanted, got = _shown(ahead, viewer, len(here.told)), _shown(reached, viewer, len(there.told))
    if got == wanted:
        return reached, theirs
    taught = ahead.learned_since(len(here.log)) or reached.learned_since(len(there.log))
    assert astray or taught, f"{viewer} learns from {_actions(mine)}, which teach nobody: {difference(wanted, got)}"
    return None


def _freely(
    here: AnyMatch, there: AnyMatch, ahead: AnyMatch, mine: Made, viewer: str, rng: Random
) -> tuple[AnyMatch, Made] | None:
    """Choices in the other world after which the viewer sees and has heard the same: best of all another
    number of choices, else other ones."""
    wanted = _shown(ahead, viewer, len(here.told))
    found: list[tuple[AnyMatch, Made]] = []
    for _ in range(TRIES):
        reached, theirs = _until_it_shows(there, viewer, rng, mine)
        if reached is not None and _shown(reached, viewer, len(there.told)) == wanted:
            found.append((reached, theirs))
    return max(found, key=lambda one: (len(one[1]) != len(mine), _actions(one[1]) != _actions(mine)), default=None)


def _actions(made: Made) -> list[Action]:
    return [action for _, action in made]


def _until_it_shows(
    match: AnyMatch, viewer: str, rng: Random, model: Made, strictly: bool = False
) -> tuple[AnyMatch | None, Made]:
    """Choose until the viewer notices; where the viewer chooses, as in the model, else as there or at random."""
    twin, made = match.clone(), []
    before = _shown(match, viewer, len(match.told))
    for number in range(LONGEST):
        ask = rng.choice(twin.asks)
        wish: Action | None = None
        if model:
            choice, wish = model[min(number, len(model) - 1)]
            ask = twin.asked(choice.seat) or ask
        seat = choice.seat if model and choice.seat in ask.seats else rng.choice(ask.seats)
        options = list(ask.options)
        bound = viewer in ask.seats or strictly
        if wish is not None and bound and wish not in options:
            return None, made
        action = wish if wish in options and (bound or rng.random() < 0.5) else rng.choice(options)
        assert action is not None
        twin.choose(action, seat)
        made.append((Choice(str(seat), options.index(action)), action))
        if twin.over or viewer in ask.seats or _shown(twin, viewer, len(match.told)) != before:
            return twin, made
    return None, made


def _shown(match: AnyMatch, viewer: str, since: int) -> list[Any]:
    """What the viewer sees, is asked and has heard since so many events."""
    asks: list[Sequence[Any]] = [
        (ask.seats, ask.prompt, ask.args or {}, list(ask.options)) if viewer in ask.seats else (ask.seats,)
        for ask in match.asks
    ]
    return [match.view(viewer), asks, [told.event for told in match.told[since:] if told.heard_by(viewer)]]
