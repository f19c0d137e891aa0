"""Numbers for Prometheus, counted by hand: few enough that no library is needed."""

from __future__ import annotations

import os
import resource
from bisect import bisect_left
from collections import Counter, defaultdict

BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Counters, gauges and times of one worker."""

    def __init__(self) -> None:
        self._counters: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, float] = {}
        self._times: dict[str, list[int]] = defaultdict(lambda: [0] * (len(BUCKETS) + 1))
        self._sums: dict[str, float] = defaultdict(float)

    def count(self, name: str, label: str = "") -> None:
        self._counters[name, label] += 1

    def gauge(self, name: str, value: float) -> None:
        self._gauges[name] = value

    def took(self, name: str, seconds: float) -> None:
        self._times[name][bisect_left(BUCKETS, seconds)] += 1
        self._sums[name] += seconds

    def text(self) -> str:
        """The exposition format."""
        worker = f'worker="{os.getpid()}"'
        self.gauge("memory_bytes", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counters}):
            lines.append(f"# TYPE hardboiled_{name}_total counter")
            for (counter, label), value in sorted(self._counters.items()):
                if counter == name:
                    kind = f',kind="{label}"' if label else ""
                    lines.append(f"hardboiled_{name}_total{{{worker}{kind}}} {value}")
        for name, amount in sorted(self._gauges.items()):
            lines += [f"# TYPE hardboiled_{name} gauge", f"hardboiled_{name}{{{worker}}} {amount:g}"]
        for name, counts in sorted(self._times.items()):
            lines.append(f"# TYPE hardboiled_{name}_seconds histogram")
            total = 0
            for bound, found in zip((*map(str, BUCKETS), "+Inf"), counts, strict=True):
                total += found
                lines.append(f'hardboiled_{name}_seconds_bucket{{{worker},le="{bound}"}} {total}')
            lines.append(f"hardboiled_{name}_seconds_sum{{{worker}}} {self._sums[name]:.6f}")
            lines.append(f"hardboiled_{name}_seconds_count{{{worker}}} {total}")
        return "\n".join(lines) + "\n"
