"""Measuring on a machine that is shared: warm up, take turns, take medians."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import count, islice
from statistics import median
from time import process_time

from msgspec import Struct

from bench.subjects import Subject

COPIES_A_ROUND = 120
"""Copies timed in each round, at decisions all along a game."""


class Figures(Struct, kw_only=True):
    """What was measured of one subject. Times in microseconds."""

    name: str
    decisions_per_second: float
    """As it is played: it can be cloned, undone, saved."""
    decisions_per_second_forward: float
    """Only forward (keep=False), as simulations run."""
    answers_per_second: float
    """Answers without a choice counted too."""
    decisions_per_game: float
    clone_median: float
    clone_p95: float
    imagine_median: float | None = None
    speed_ratio: float | None = None
    """Decisions a second as a multiple of catanatron's: choices between two options or more."""
    answers_ratio: float | None = None
    """The same with every answer counted on both sides."""
    ticks_ratio: float | None = None
    """Our decisions against every tick of catanatron's: the strictest way to count."""
    clone_ratio: float | None = None
    """Catanatron's median copy as a multiple of this one's."""


class _Samples:
    """What the rounds of one subject have given so far."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.seeds = count(1)
        self.rates: dict[bool, list[float]] = {True: [], False: []}
        self.answers: list[float] = []
        self.lengths: list[int] = []
        self.times: dict[str, list[int]] = defaultdict(list)

    def play(self, seconds: float, keep: bool) -> None:
        """Random games for about so long (at least one), as decisions a second of processor time."""
        decisions, answers, began = 0, 0, process_time()
        while True:
            length = self.subject.play(next(self.seeds), keep)
            decisions += length.decisions
            answers += length.answers
            self.lengths.append(length.decisions)
            spent = process_time() - began
            if spent >= seconds:
                self.rates[keep].append(decisions / spent)
                if keep:
                    self.answers.append(answers / spent)
                return

    def copy(self) -> None:
        """Copies spread over whole games, not only their beginnings."""
        wanted, seed = 2 * COPIES_A_ROUND, next(self.seeds)
        taken = list(islice(self.subject.copies(seed), 0, 40 * COPIES_A_ROUND))
        step = max(1, len(taken) // wanted)
        kinds = list(dict.fromkeys(kind for kind, _ in taken))
        for kind in kinds:
            times = [time for other, time in taken if other == kind]
            self.times[kind] += times[::step]

    def figures(self) -> Figures:
        clones = sorted(self.times["clone"])
        imagined = self.times.get("imagine")
        return Figures(
            name=self.subject.name,
            decisions_per_second=median(self.rates[True]),
            decisions_per_second_forward=median(self.rates[False]),
            answers_per_second=median(self.answers),
            decisions_per_game=sum(self.lengths) / len(self.lengths),
            clone_median=median(clones) / 1000,
            clone_p95=clones[len(clones) * 95 // 100] / 1000,
            imagine_median=median(imagined) / 1000 if imagined else None,
        )


def measure(
    subjects: Sequence[Subject], rounds: int, seconds: float, progress: Callable[[str], None] = lambda name: None
) -> list[Figures]:
    """All subjects take turns in every round, so that a slow minute of the machine hits them alike."""
    samples = [_Samples(subject) for subject in subjects]
    for sample in samples:
        progress(f"warming up: {sample.subject.name}")
        for keep in (True, False):
            sample.subject.play(next(sample.seeds), keep)
    for number in range(rounds):
        for sample in samples:
            progress(f"round {number + 1} of {rounds}: {sample.subject.name}")
            sample.play(seconds, keep=True)
            sample.play(seconds, keep=False)
            sample.copy()
    return [sample.figures() for sample in samples]


def compare(figures: Sequence[Figures], yardstick: Figures) -> None:
    """Fill in the ratios to catanatron."""
    for one in figures:
        one.speed_ratio = one.decisions_per_second / yardstick.decisions_per_second
        one.answers_ratio = one.answers_per_second / yardstick.answers_per_second
        one.ticks_ratio = one.decisions_per_second / yardstick.answers_per_second
        one.clone_ratio = yardstick.clone_median / one.clone_median
