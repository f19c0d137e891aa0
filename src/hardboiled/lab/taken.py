"""What bots take when they may choose, and whether it wins.

Where a seat comes by one thing instead of another, the bot says what it wants and chance says which of them it gets.
So whoever took something did not take it for being ahead, and those who were offered it and got another are the
comparison: what remains between them is the thing itself.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist
from typing import Any, NamedTuple

import msgspec
from joblib import delayed
from msgspec import Struct, structs

from hardboiled.kernel.actions import Action
from hardboiled.kernel.codec import digest
from hardboiled.kernel.errors import GameBug, HardboiledError
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.seat import Seat
from hardboiled.lab.cluster import as_they_come
from hardboiled.lab.observe import entries_by_id, what_it_takes
from hardboiled.lab.results import played_with
from hardboiled.lab.review import TAKEN, Finding, entries, meant, review
from hardboiled.lab.simulate import LONGEST_GAME, Result, Setup, quick_table, result_of, seat_bots, setups

MUCH = 0.12
"""Whoever takes something should win as often as others, give or take so much."""

FEWEST_GAMES = 20
"""Games in which something was taken, below which nothing is said about it."""


class Pick(Struct, frozen=True):
    """One time a seat came by something."""

    seat: str
    action: str
    offered: tuple[str, ...]
    wanted: str
    taken: str


class Watched(Result, frozen=True, kw_only=True):
    """A game, what was taken in it, and how often each entry was named in a choice."""

    picks: tuple[Pick, ...]
    named: dict[str, int]


def watch(setup: Setup) -> Watched:
    """Play it; the same setup gives the same game in any process."""
    match = quick_table(setup)
    bots, seats = seat_bots(match, setup), {seat: Seat(match, seat) for seat in match.seats}
    things, rng = entries_by_id(match.content), Random(setup.seed)
    picks: list[Pick] = []
    named: Counter[str] = Counter()
    while match.asks:
        ask, seat = match.asks[0], match.asks[0].seats[0]
        wanted = bots[seat].choose(seats[seat])
        chosen = wanted
        if field := _field(match.game, wanted):
            instead = [option for option in ask.options if type(option) is type(wanted)]
            chosen = rng.choice(instead)
            offered = tuple(dict.fromkeys(getattr(option, field) for option in instead))
            picks.append(Pick(seat, wanted.tag, offered, getattr(wanted, field), getattr(chosen, field)))
        named.update(thing.partition(":")[2] for thing in what_it_takes(wanted, things)[1:])
        match.choose(chosen, seat)
        if len(match.log) > LONGEST_GAME:
            raise GameBug(f"{setup.game} has not ended after {LONGEST_GAME:,} decisions: {setup}")
    return Watched(**structs.asdict(result_of(match, setup)), picks=tuple(picks), named=dict(sorted(named.items())))


def _field(game: AnyGame, action: Action) -> str:
    return "" if game.review is None else game.review.taking.get(type(action), "")


def every_table(
    game_id: str,
    games: int,
    modes: Sequence[str] = (),
    bots: str = "regular",
    options: Mapping[str, Any] | None = None,
    packs: Sequence[Path] = (),
    seed: int = 0,
) -> list[Setup]:
    """So many games of every mode with every number of seats; what the options do not fit is left out."""
    game = find_game(game_id)
    chosen = [game.mode(mode) for mode in modes] or list(game.modes)
    found: list[Setup] = []
    for mode in chosen if games else []:
        for count in mode.counts:
            with suppress(OptionError):
                found += setups(game.id, mode.id, count, [bots], options, packs, games, seed)
    return found


class BadWatched(HardboiledError):
    """The file holds no watched games."""


def watch_all(
    games: Sequence[Setup],
    path: Path | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Watched]:
    """Watch the games; those a file has are not played again, and what is played is added to it at once."""
    known = {} if path is None or not path.exists() else _read(path)
    keys = [digest([setup, played_with(setup.game, setup.packs)]) for setup in games]
    missing = [(key, setup) for key, setup in zip(keys, games, strict=True) if key not in known]
    calls = (delayed(watch)(setup) for _, setup in missing)
    for (key, _), watched in zip(missing, as_they_come(calls, jobs, ordered=True), strict=True):
        known[key] = watched
        if path is not None:
            with path.open("ab") as file:
                file.write(msgspec.json.encode({"key": key, "game": watched}) + b"\n")
        progress(sum(key in known for key in keys))
    return [known[key] for key in keys]


def _read(path: Path) -> dict[str, Watched]:
    """What the file has; the line during which a run was killed is cut off."""
    *lines, rest = path.read_bytes().split(b"\n")
    try:
        rows = [msgspec.json.decode(line, type=_Row) for line in lines]
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadWatched(f"{path} is no file of watched games ({error}).") from None
    if rest:
        os.truncate(path, path.stat().st_size - len(rest))
    return {row.key: row.game for row in rows}


class _Row(Struct, frozen=True):
    key: str
    game: Watched


# What the games come to.


class Taken(Struct, frozen=True, kw_only=True):
    """One thing that could be taken instead of others."""

    id: str
    kind: str
    offered: int
    wanted: int
    taken: int
    difference: float | None
    """How much more often those won who got it than all to whom it was offered; None where too few did to say."""
    low: float | None
    high: float | None
    too_much: bool = False
    """It wins or loses too much, and surely so, with regard to how many things were looked at."""
    reason: str = ""
    """Why that is meant, if the content says so."""


class Reviewed(Struct, frozen=True, kw_only=True):
    """All that a review has found."""

    game: str
    title: str
    findings: list[Finding]
    games: int
    never: list[str]
    """The entries no bot ever took, played or used, but those that are meant for it."""
    taken: list[Taken]


def reviewed(game_id: str, watched: Sequence[Watched] = (), packs: Sequence[Path] = ()) -> Reviewed:
    game = find_game(game_id)
    content = game.content(packs)
    weighed, reasons = entries(game, content), meant(content)
    rows = taken(watched, {one.entry.id: one.kind for one in reversed(weighed)})
    named = Counter[str]()
    for one in watched:
        named.update(one.named)
    never = [one.entry.id for one in weighed if one.used and not named[one.entry.id]]
    never += [row.id for row in rows if row.offered and not row.wanted]
    return Reviewed(
        game=game.id,
        title=game.title,
        findings=review(game_id, packs),
        games=len(watched),
        never=[name for name in dict.fromkeys(never) if watched and TAKEN not in reasons.get(name, {})],
        taken=[structs.replace(row, reason=reasons.get(row.id, {}).get(TAKEN, "")) for row in rows],
    )


class _Had(NamedTuple):
    """What one side had of a thing in one game: how often offered, how often taken, and whether that side won."""

    offered: int
    taken: int
    weight: int
    """Each time it was taken counts as often as things were offered then. Whoever can afford little gets what is cheap
    more easily: without this, cheap things would seem to make poor."""
    won: bool


def taken(watched: Iterable[Watched], kinds: Mapping[str, str]) -> list[Taken]:
    """Everything that was offered, by kind, what won most first."""
    had: dict[str, dict[Any, list[_Had]]] = defaultdict(lambda: defaultdict(list))
    wanted, by = Counter[str](), dict[str, str]()
    for one in watched:
        sides = dict(zip(one.seat_ids, one.sides, strict=True))
        offered, got, weight = Counter[Any](), Counter[Any](), Counter[Any]()
        won = {sides[seat] for seat in one.winners}
        for pick in one.picks:
            wanted[pick.wanted] += 1
            by |= dict.fromkeys(pick.offered, pick.action)
            if len(pick.offered) > 1:
                offered.update((thing, sides[pick.seat]) for thing in pick.offered)
                got[pick.taken, sides[pick.seat]] += 1
                weight[pick.taken, sides[pick.seat]] += len(pick.offered)
        for (thing, side), times in offered.items():
            setting = (one.mode, one.seats, msgspec.json.encode(one.options, order="sorted"), side)
            had[thing][setting].append(_Had(times, got[thing, side], weight[thing, side], side in won))
    rows = [
        Taken(
            id=thing,
            kind=kinds.get(thing, by[thing]),
            offered=sum(one.offered for group in settings.values() for one in group),
            wanted=wanted[thing],
            taken=sum(one.taken for group in settings.values() for one in group),
            **_difference(settings.values(), len(had)),
        )
        for thing, settings in had.items()
    ]
    return sorted(rows, key=lambda row: (row.kind, -(row.difference or 0), row.id))


def _difference(settings: Iterable[list[_Had]], looked_at: int) -> dict[str, Any]:
    """Within each setting, averaged by how often the thing was taken there. Choices of one game win or lose together,
    so the error is that of games, not of choices."""
    times = weighted = variance = 0.0
    games = 0
    for group in settings:
        took, weight, offered = (sum(getattr(one, name) for one in group) for name in ("taken", "weight", "offered"))
        if not took or took == offered:
            continue
        rate = sum(one.weight * one.won for one in group) / weight
        usual = sum(one.offered * one.won for one in group) / offered
        apart = [one.weight * (one.won - rate) / weight - one.offered * (one.won - usual) / offered for one in group]
        times += took
        weighted += took * (rate - usual)
        variance += took**2 * sum(part * part for part in apart)
        games += sum(one.taken > 0 for one in group)
    if games < FEWEST_GAMES or not variance:
        return {"difference": None, "low": None, "high": None}
    difference, error = weighted / times, sqrt(variance) / times
    sure = error * NormalDist().inv_cdf(1 - 0.025 / looked_at)
    low, high = difference - 1.96 * error, difference + 1.96 * error
    return {"difference": difference, "low": low, "high": high, "too_much": abs(difference) > max(MUCH, sure)}
