"""What many watched games say about a game's balance, as tables that charts are drawn from."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import erfc, sqrt
from statistics import fmean, median, quantiles, stdev
from typing import Any

from joblib import delayed
from msgspec import Struct

from hardboiled import __version__
from hardboiled.kernel.codec import digest
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.text import Catalog
from hardboiled.lab.cluster import as_they_come, on_cluster
from hardboiled.lab.observe import WORLDS, Observed, observe
from hardboiled.lab.simulate import Setup
from hardboiled.lab.tally import share
from hardboiled.lab.variants import Variant, variants

Row = dict[str, Any]
GRID = 20
"""Steps from the beginning to the end of a game."""

UNKNOWN_GRID = 8
"""The same for what is unknown, which is looked at less often."""

FEWEST_EACH_WAY = 8
"""Players who took something, and who did not, below which nothing is said about it."""


class Balance(Struct, frozen=True, kw_only=True):
    """The tables of a report; every rate comes with its 95 % interval (`low`, `high`)."""

    game: str
    title: str
    version: str
    rules: str
    bots: tuple[str, ...]
    games: int
    wins: list[Row]
    """By mode, number of players and side."""
    seats: list[Row]
    """By seat, where seats of one side or rivals can be compared."""
    options: list[Row]
    """By the value of each option."""
    endings: list[Row]
    lengths: list[Row]
    taken: list[Row]
    """Actions, cards, items: how often, and how much more often those who took them won."""
    course: list[Row]
    """The chance `evaluate` sees, from beginning to end, for those who won and those who lost."""
    calibration: list[Row]
    """How often those won of whom `evaluate` said a chance."""
    hidden: list[Row]
    """How far what the acting seat cannot know decides its chance."""


Watched = list[tuple[Variant, Observed]]


def balance(
    game_id: str,
    games: int = 40,
    bots: Sequence[str] = ("regular",),
    seed: int = 0,
    modes: Sequence[str] = (),
    jobs: int = 1,
    cluster: str = "",
    worlds: int = WORLDS,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> tuple[Balance, Watched]:
    """Play every variant so often, watch, and put the tables together."""
    planned = [(variant, setup) for variant in variants(game_id, games, bots, seed, modes) for setup in variant.setups]
    distinct = {_dealt(game_id, setup): setup for _, setup in planned}
    seen: dict[str, Observed] = {}
    with on_cluster(cluster):
        calls = (delayed(observe)(setup, worlds) for setup in distinct.values())
        played = as_they_come(calls, -1 if cluster else jobs, ordered=True)
        for key, observed in zip(distinct, played, strict=True):
            seen[key] = observed
            progress(len(seen), len(distinct))
    watched = [(variant, seen[_dealt(game_id, setup)]) for variant, setup in planned]
    return tables(game_id, tuple(bots), watched), watched


def _dealt(game_id: str, setup: Setup) -> str:
    """What tells two games apart: an option that is given at its default makes no other game."""
    options = find_game(game_id).parse_options(setup.mode, setup.seats, setup.options)
    return digest([setup.mode, setup.seats, setup.bots, setup.packs, setup.seed, options])


def tables(game_id: str, bots: tuple[str, ...], watched: Watched) -> Balance:
    game = find_game(game_id)
    catalog = game.catalog()
    plain = [(variant, one) for variant, one in watched if variant.plain]
    distinct = [(variant, one) for variant, one in watched if not variant.usual]
    return Balance(
        game=game_id,
        title=game.title,
        version=__version__,
        rules=game.rules_version,
        bots=bots,
        games=len(watched),
        wins=[row for (mode, seats), ones in _by_table(plain) for row in _wins(ones, mode=mode, seats=seats)],
        seats=[row for (mode, seats), ones in _by_table(plain) for row in _seats(ones, mode, seats, catalog)],
        options=_options(watched),
        endings=[row for (mode, seats), ones in _by_table(plain) for row in _endings(ones, mode, seats, catalog)],
        lengths=[{"mode": v.mode, "seats": v.seats, "decisions": one.decisions, "seed": one.seed} for v, one in plain],
        taken=_taken(distinct, catalog),
        course=_course(plain),
        calibration=_calibration(distinct),
        hidden=_hidden(plain),
    )


def _by_table(plain: Watched) -> list[tuple[tuple[str, int], list[Observed]]]:
    groups: dict[tuple[str, int], list[Observed]] = defaultdict(list)
    for variant, one in plain:
        groups[variant.mode, variant.seats].append(one)
    return list(groups.items())


def _wins(ones: Sequence[Observed], **names: Any) -> list[Row]:
    """How often each side won; a side is counted in the games it was in."""
    played = Counter(side for one in ones for side in dict.fromkeys(one.sides))
    won = Counter(side for one in ones for side in one.winning_sides)
    return [{**names, "side": side, **_rate(won[side], played[side])} for side in sorted(played)]


def _seats(ones: Sequence[Observed], mode: str, seats: int, catalog: Catalog) -> list[Row]:
    won = Counter(seat for one in ones for seat in one.winners)
    return [
        {"mode": mode, "seats": seats, "seat": str(catalog.name(seat)), **_rate(won[seat], len(ones))}
        for seat in ones[0].seat_ids
    ]


def _options(watched: Watched) -> list[Row]:
    groups: dict[tuple[str, str, str], list[Observed]] = defaultdict(list)
    for variant, one in watched:
        if not variant.plain:
            groups[variant.option, str(variant.value), variant.mode].append(one)
    return [
        row
        for (option, value, mode), ones in groups.items()
        for row in _wins(ones, option=option, value=value, mode=mode)
    ]


def _rate(count: int, of: int) -> Row:
    found = share(count, of)
    return {"rate": found.rate, "low": found.low, "high": found.high, "count": count, "games": of}


def _endings(ones: Sequence[Observed], mode: str, seats: int, catalog: Catalog) -> list[Row]:
    ends = Counter((" and ".join(one.winning_sides) or "nobody", one.reason) for one in ones)
    return [
        {
            "mode": mode,
            "seats": seats,
            "winner": winner,
            "reason": catalog.format(f"end-{reason}"),
            **_rate(n, len(ones)),
        }
        for (winner, reason), n in ends.most_common()
    ]


# What was taken, and by whom.


class _Player(Struct, frozen=True):
    won: bool
    shares: dict[str, float]


def _taken(watched: Watched, catalog: Catalog) -> list[Row]:
    """For each thing, within players of the same side in the same setup: do those who take it more
    than the middle one win more? The differences are averaged over the setups (Mantel-Haenszel)."""
    strata: dict[tuple[Any, ...], list[_Player]] = defaultdict(list)
    times: Counter[str] = Counter()
    for variant, one in watched:
        for seat, side, taken in zip(one.seat_ids, one.sides, one.taken, strict=True):
            choices = max(1, sum(n for thing, n in taken.items() if thing.startswith("action:")))
            shares = {thing: n / choices for thing, n in taken.items()}
            strata[variant.mode, variant.seats, variant.option, str(variant.value), side].append(
                _Player(seat in one.winners, shares)
            )
            times.update(taken)
    players = sum(len(group) for group in strata.values())
    rows = []
    for thing, count in times.most_common():
        kind, _, name = thing.partition(":")
        used = sum(thing in player.shares for group in strata.values() for player in group)
        label = str(catalog.name(name)) if kind != "action" else name
        row = {"kind": kind, "id": name, "label": label, "times": count / len(watched), "used": used / players}
        rows.append(row | _difference(thing, strata.values()))
    return _sure(rows)


def _sure(rows: list[Row]) -> list[Row]:
    """Which differences are sure, with regard to how many were looked at (Holm 1979): of all that is called sure in
    a report, one time in twenty anything is not."""
    known = sorted((row for row in rows if row["p"] is not None), key=lambda row: row["p"])
    sure = True
    for number, row in enumerate(known):
        sure = sure and row["p"] * (len(known) - number) < 0.05
        row["sure"] = sure
    return [{"sure": False, **row} for row in rows]


def _difference(thing: str, strata: Iterable[list[_Player]]) -> Row:
    weights = weighted = variance = 0.0
    more = fewer = 0
    for group in strata:
        middle = median(player.shares.get(thing, 0.0) for player in group)
        took = [player.won for player in group if player.shares.get(thing, 0.0) > middle]
        rest = [player.won for player in group if player.shares.get(thing, 0.0) <= middle]
        if not took or not rest:
            continue
        weight = len(took) * len(rest) / len(group)
        p, q = (sum(took) + 0.5) / (len(took) + 1), (sum(rest) + 0.5) / (len(rest) + 1)
        weights += weight
        weighted += weight * (fmean(took) - fmean(rest))
        variance += weight**2 * (p * (1 - p) / len(took) + q * (1 - q) / len(rest))
        more, fewer = more + len(took), fewer + len(rest)
    if more < FEWEST_EACH_WAY or fewer < FEWEST_EACH_WAY:
        return {"difference": None, "low": None, "high": None, "p": None}
    difference, error = weighted / weights, sqrt(variance) / weights
    low, high = max(-1.0, difference - 1.96 * error), min(1.0, difference + 1.96 * error)
    return {"difference": difference, "low": low, "high": high, "p": erfc(abs(difference) / error / sqrt(2))}


# The course of the chances.


def _course(plain: Watched) -> list[Row]:
    found: dict[tuple[str, str, str, int], list[float]] = defaultdict(list)
    for variant, one in plain:
        for side in dict.fromkeys(one.sides):
            result = "won" if side in one.winning_sides else "lost"
            for step, chance in enumerate(_on_grid(one, side)):
                found[variant.mode, side, result, step].append(chance)
    return [
        {"mode": mode, "side": side, "result": result, "progress": step / GRID, **_band(chances), "games": len(chances)}
        for (mode, side, result, step), chances in sorted(found.items())
    ]


def _on_grid(one: Observed, side: str) -> list[float]:
    """The side's chance at each step of the way, as last seen; steps before its first sight are left out."""
    seen = [(point.decision / one.decisions, point.chances[side]) for point in one.course if side in point.chances]
    grid = []
    for step in range(GRID + 1):
        known = [chance for when, chance in seen if when <= step / GRID]
        grid += known[-1:]
    return grid


def _band(values: Sequence[float]) -> Row:
    if len(values) < 2:
        return {"mean": values[0], "low": values[0], "high": values[0]}
    tenths = quantiles(values, n=10, method="inclusive")
    return {"mean": fmean(values), "low": tenths[0], "high": tenths[-1]}


def _calibration(watched: Watched) -> list[Row]:
    """Ten bins of the chance said, one point a game and side at most in each."""
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for _, one in watched:
        for side in dict.fromkeys(one.sides):
            first_in_bin = {
                min(9, int(p.chances[side] * 10)): p.chances[side] for p in reversed(one.course) if side in p.chances
            }
            for number, chance in first_in_bin.items():
                bins[number].append((chance, side in one.winning_sides))
    return [
        {"said": fmean(chance for chance, _ in pairs), **_rate(sum(won for _, won in pairs), len(pairs))}
        for _, pairs in sorted(bins.items())
    ]


def _hidden(plain: Watched) -> list[Row]:
    """The standard deviation of a chance by what is unknown, from the mean of the variances seen."""
    found: dict[tuple[str, str, int], list[float]] = defaultdict(list)
    for variant, one in plain:
        for point in one.course:
            if point.unknown is not None:
                step = round(UNKNOWN_GRID * point.decision / one.decisions)
                found[variant.mode, point.acting, step].append(point.unknown)
    return [
        {"mode": mode, "side": side, "progress": step / UNKNOWN_GRID, **_deviation(seen), "points": len(seen)}
        for (mode, side, step), seen in sorted(found.items())
        if len(seen) > 1
    ]


def _deviation(variances: list[float]) -> Row:
    mean, error = fmean(variances), stdev(variances) / sqrt(len(variances))
    low, middle, high = (sqrt(max(0.0, mean + z * error)) for z in (-1.96, 0, 1.96))
    return {"mean": middle, "low": low, "high": high}
