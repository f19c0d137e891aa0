"""What a seat thinks of what it cannot know: a chance for each way things may be, and worlds drawn by it.

A particle filter over the cases a game names (see `suspicions`). Whenever somebody else has chosen, worlds that
fit what the seat saw before are imagined for each case, and the case weighs as much more as the choice looked
likely there to the chooser's instinct. Where a choice is secret and changes things, the weight flows to where the
instinct would have gone. Then the cases that what the seat sees now rules out are dropped.

It rests on the seat's views and on what is seen of choices, and draws its random numbers from the views: two
worlds the seat cannot tell apart give the same beliefs. A choice costs at most `MOST_WORLDS` imagined worlds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import exp
from random import Random
from typing import Any

import msgspec

from hardboiled.kernel.actions import Action
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.record import Choice
from hardboiled.kernel.suspicions import AnySuspicions, Case

WORLDS_A_VALUE = 8
"""Worlds imagined for each value of the subject whose choice was seen."""
FIRST_WORLDS, ALIKE = 2, 1.05
"""After so many worlds each, a choice that looks about as likely for every value is looked at no further."""
MOST_WORLDS = 64
"""Where there are more values, so many worlds are spread over them by their weight."""
FIRST_LOOK = 96
"""Worlds from which the chances at the beginning are read."""
WORLDS_TURNED_UP = 400
"""Worlds in which is looked what lies on top of the piles."""
TRIES = 24
"""Worlds imagined at most to find one that fits a case, where the game cannot suppose it."""
SLIP = 0.1
"""How often a player is thought to choose anything at all."""
DOUBT = 1.0
"""So many worlds' worth of not knowing is mixed into every likelihood."""
TRUST = 0.7
"""How much of what a choice seems to tell is believed: instincts are not the players."""
OPEN_MIND = 0.02
"""What is left, spread evenly, to everything that is possible."""

HARDLY = 1e-4
"""No case becomes so unlikely that it could not come back."""

_Key = tuple[tuple[str, str], ...]
"""A case, to look it up by."""


class Guess:
    """One world the seat could be in: the same secrets and the same dice to come each time it is entered."""

    __slots__ = ("_case", "_match", "_seat", "_seed")

    def __init__(self, match: AnyMatch, seat: SeatId, seed: int, case: Case | None = None) -> None:
        self._match, self._seat, self._seed, self._case = match, seat, seed, case

    def enter(self) -> AnyMatch:
        return _imagined(self._match, self._seat, self._seed, self._case)


class Beliefs:
    """What a seat thinks at one moment."""

    def __init__(self, match: AnyMatch, seat: SeatId, weights: Mapping[_Key, float]) -> None:
        self._match, self._seat = match, seat
        self._keys, self._weights = list(weights), list(weights.values())

    def guess(self, rng: Random) -> Guess:
        """A world drawn by belief."""
        seed = rng.getrandbits(64)
        if not self._keys:
            return Guess(self._match, self._seat, seed)
        return Guess(self._match, self._seat, seed, dict(rng.choices(self._keys, self._weights)[0]))

    @property
    def subjects(self) -> list[str]:
        """What the game has beliefs about."""
        return [subject for subject, _ in self._keys[0]] if self._keys else []

    def odds(self, subject: str) -> dict[str, float]:
        """How likely each value of the subject is, the likeliest first; empty where the game has no such subject."""
        found: dict[str, float] = {}
        for key, weight in zip(self._keys, self._weights, strict=True):
            for name, value in key:
                if name == subject:
                    found[value] = found.get(value, 0.0) + weight
        found = found or self._tops.get(subject, {})
        return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))

    @cached_property
    def _tops(self) -> dict[str, dict[str, float]]:
        """What may lie on top of each pile, counted in worlds drawn by belief."""
        match, found = self._match, dict[str, Counter[str]]()
        suspicions = match.game.suspicions
        if suspicions is None:
            return {}
        rng = Random(msgspec.msgpack.encode(match.view(self._seat)))
        for _ in range(WORLDS_TURNED_UP):
            for pile, top in suspicions.tops(self.guess(rng).enter().state, match.content).items():
                found.setdefault(pile, Counter())[top] += 1
        return {
            pile: {top: count / WORLDS_TURNED_UP for top, count in counts.items()} for pile, counts in found.items()
        }

    def chance(self, subject: str, value: str) -> float:
        return self.odds(subject).get(value, 0.0)


class Memory:
    """What a seat has seen of a match so far, and what it makes of it. It goes through the match once, choice by
    choice, in a copy of its own."""

    def __init__(self, match: AnyMatch, seat: SeatId) -> None:
        self._seat = seat
        self._of = match
        self._past: AnyMatch = match.from_beginning()
        self._seen: list[Choice] = []
        self._weights: dict[_Key, float] = {}
        suspicions = match.game.suspicions
        assert suspicions is not None
        self._suspicions: AnySuspicions = suspicions

    def follows(self, match: AnyMatch) -> bool:
        """Whether the match still begins as this memory has seen it."""
        return match.log[: len(self._seen)] == self._seen

    def of(self, match: AnyMatch) -> Memory:
        """This memory, or one like it for a copy of the match it is of."""
        if match is self._of:
            return self
        twin = Memory.__new__(Memory)
        twin._seat, twin._of, twin._past, twin._suspicions = self._seat, match, self._past.clone(), self._suspicions
        twin._seen, twin._weights = list(self._seen), dict(self._weights)
        return twin

    def beliefs(self, match: AnyMatch) -> Beliefs:
        """What the seat believes where the match stands now."""
        log = match.log
        for entry in log[len(self._seen) : len(log) - match.unseen_answers]:
            self._see(entry)
        self._keep_possible(self._past.view(self._seat))
        return self._as_they_stand(match)

    def _as_they_stand(self, match: AnyMatch) -> Beliefs:
        total, floor = sum(self._weights.values()), OPEN_MIND / len(self._weights)
        weights = {key: (1 - OPEN_MIND) * weight / total + floor for key, weight in self._weights.items()}
        return Beliefs(match, self._seat, weights)

    def foreseen(self, match: AnyMatch, mover: SeatId, action: Action) -> Beliefs:
        """What the seat would believe once it had seen this choice, before anything came of it."""
        kept = dict(self._weights)
        self._learn(mover, action)
        beliefs = self._as_they_stand(match)
        self._weights = kept
        return beliefs

    def _see(self, entry: Choice) -> None:
        past = self._past
        if entry.seat != self._seat:
            self._learn(entry.seat, entry.action)
        past.choose(entry.action, entry.seat)
        self._seen.append(entry)

    # What a choice tells.

    def _learn(self, mover: SeatId, action: Action) -> None:
        suspicions = self._suspicions
        word, moved = suspicions.seen(action), suspicions.moved(action)
        ask = self._past.asked(mover)
        if (not word and moved is None) or ask is None or not ask.lists_anew:
            return
        view = self._past.view(self._seat)
        subject = suspicions.subject(view, mover)
        if not subject:
            return
        self._keep_possible(view)
        values = self._values(subject)
        if not values or (moved is None and len(values) < 2):
            return
        if suspicions.likelihoods is not None:
            counted = suspicions.likelihoods(view, self._past.content, mover, action)
            if counted is not None:
                self._weigh(values, counted)
            return
        rng = Random(msgspec.msgpack.encode(view))
        if moved is None:
            self._weigh(values, self._likelihoods(values, mover, word, rng))
        else:
            self._flow(values, mover, word, rng)

    def _values(self, subject: str) -> dict[str, dict[_Key, float]]:
        """The cases, by what they say about a subject."""
        values: dict[str, dict[_Key, float]] = {}
        for key, weight in self._weights.items():
            value = dict(key).get(subject)
            if value is not None and weight > 0:
                values.setdefault(value, {})[key] = weight
        return values

    def _likelihoods(
        self, values: Mapping[str, Mapping[_Key, float]], mover: SeatId, word: str, rng: Random
    ) -> dict[str, float]:
        """How likely a choice that looks like this was, for each value."""
        found = {value: [0.0, 0] for value in values}
        first = FIRST_WORLDS * len(values)
        for number, (value, worlds) in enumerate(self._worlds(values, mover, rng), 1):
            found[value][0] += sum([p for option, p in worlds if self._suspicions.seen(option) == word])
            found[value][1] += 1
            if number == first and _alike(found.values()):
                break
        count = sum(number for _, number in found.values())
        mean = sum(total for total, _ in found.values()) / count if count else 0.0
        return {value: (total + DOUBT * mean) / (number + DOUBT) for value, (total, number) in found.items()}

    def _weigh(self, values: Mapping[str, Mapping[_Key, float]], likelihoods: Mapping[str, float]) -> None:
        best = max(likelihoods.values())
        if best <= 0:
            return
        for value, cases in values.items():
            factor = (likelihoods[value] / best) ** TRUST
            for key, weight in cases.items():
                self._weights[key] = weight * factor

    def _flow(self, values: Mapping[str, Mapping[_Key, float]], mover: SeatId, word: str, rng: Random) -> None:
        """The weight of each case goes on to where a secret choice leads from there."""
        suspicions = self._suspicions
        flown: dict[_Key, float] = {}
        shares: dict[str, list[list[tuple[Action, float]]]] = {}
        for value, options in self._worlds(values, mover, rng):
            shares.setdefault(value, []).append(options)
        for value, drawn in shares.items():
            cases = values[value]
            for options in drawn:
                alike = [(option, p) for option, p in options if suspicions.seen(option) == word]
                leads = [(moved, p) for option, p in alike if (moved := suspicions.moved(option)) is not None]
                whole = sum(p for _, p in leads) * len(drawn)
                for moved, p in leads:
                    for key, weight in cases.items():
                        onward = _key({**dict(key), **moved})
                        flown[onward] = flown.get(onward, 0.0) + weight * p / whole
        if flown:
            self._weights = flown

    def _worlds(
        self, values: Mapping[str, Mapping[_Key, float]], mover: SeatId, rng: Random
    ) -> Iterator[tuple[str, list[tuple[Action, float]]]]:
        """Imagined worlds: the value the subject has there, and how likely the mover's options look."""
        game, content = self._past.game, self._past.content
        for value in _spread({value: sum(cases.values()) for value, cases in values.items()}, rng):
            cases = values[value]
            case = dict(rng.choices(list(cases), list(cases.values()))[0])
            world = _imagined(self._past, self._seat, rng.getrandbits(64), case)
            if game.suspicions is not None and game.suspicions.case(world.state) != case:
                continue
            ask = world.asked(mover)
            if ask is not None:
                ratings = game.instinct(game.look(world.state, mover, content), ask, content)
                yield value, list(zip(ask.options, likely(ratings, self._suspicions.temper), strict=True))

    # What is possible.

    def _keep_possible(self, view: Any) -> None:
        """Drop what the seat can rule out by what it sees, and leave nothing else out."""
        possible = [_key(case) for case in self._suspicions.cases(view)]
        kept = {key: self._weights.get(key, 0.0) for key in possible}
        if sum(kept.values()) <= 0:
            kept = self._at_first(possible, view)
        total = sum(kept.values())
        self._weights = {key: max(weight / total, HARDLY / len(kept)) for key, weight in kept.items()}

    def _at_first(self, possible: Sequence[_Key], view: Any) -> dict[_Key, float]:
        """How often each case is dealt, where nothing is known beyond the rules."""
        if len(possible) == 1:
            return {possible[0]: 1.0}
        rng = Random(msgspec.msgpack.encode(view))
        counts = dict.fromkeys(possible, 0.5)
        for _ in range(FIRST_LOOK):
            state = self._past.imagine(self._seat, rng).state
            key = _key(self._suspicions.case(state))
            if key in counts:
                counts[key] += 1
        total = sum(counts.values())
        return {key: count / total for key, count in counts.items()}


def likely(ratings: Sequence[float], temper: float) -> list[float]:
    """How likely each option is chosen by somebody who rates them so: the better the likelier, none never."""
    best = max(ratings)
    raised = [exp(max(-60.0, (rating - best) / temper)) for rating in ratings]
    total = sum(raised)
    return [SLIP / len(ratings) + (1 - SLIP) * value / total for value in raised]


def _alike(found: Iterable[Sequence[float]]) -> bool:
    """Whether the first worlds tell hardly any difference between the values."""
    means = [total / number for total, number in found if number]
    return len(means) > 1 and max(means) <= ALIKE * min(means)


def _spread(weights: Mapping[str, float], rng: Random) -> list[str]:
    """Which value each imagined world is to have: some worlds each, or by weight where there are many values."""
    if len(weights) * WORLDS_A_VALUE <= MOST_WORLDS:
        return [value for _ in range(WORLDS_A_VALUE) for value in weights]
    total, at, chosen = sum(weights.values()), rng.random(), []
    for value, weight in weights.items():
        at += MOST_WORLDS * weight / total
        chosen += [value] * int(at)
        at -= int(at)
    return chosen


def _key(case: Case) -> _Key:
    return tuple(sorted(case.items()))


def _imagined(match: AnyMatch, seat: SeatId, seed: int, case: Case | None) -> AnyMatch:
    """The world with this seed, in which the case holds if one is given and can be found."""
    if case is None:
        return match.imagine(seat, Random(seed))
    suspicions = match.game.suspicions
    assert suspicions is not None
    if suspicions.suppose is not None:
        return match.imagine(seat, Random(seed), case)
    for number in range(TRIES):
        world = match.imagine(seat, Random(seed + number))
        if suspicions.case(world.state) == case:
            return world
    return world


__all__ = ["Beliefs", "Guess", "Memory", "likely"]
