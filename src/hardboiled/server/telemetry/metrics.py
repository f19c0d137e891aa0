"""Numbers for Prometheus, of one worker: each says in its label which."""

from __future__ import annotations

import os
import resource
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._worker = str(os.getpid())
        self.requests = self._kinds("requests", "Answers to requests, by the hundreds of their status.")
        self.moves = self._kinds("moves", "Entries written to logs, by kind.")
        self.tables = self._kinds("tables", "Tables opened, by game.")
        self.connections_refused = self._kinds("connections_refused", "Connections that were not taken, by why.")
        self.messages_sent = self._counter("messages_sent", "Messages sent on live connections.")
        self.bot_processes_replaced = self._counter("bot_processes_replaced", "Bot processes that died or hung.")
        self.request_seconds = self._times("request", "From a request to the beginning of its answer.")
        self.append_seconds = self._times("append", "Applying a move and writing it down.")
        self.bot_thinking_seconds = self._times("bot_thinking", "What a bot process was asked, waiting included.")
        self.loop_step_seconds = self._times("loop_step", "Processor time of a task's longer steps (while watched).")
        self.loop_held = self._counter("loop_held", "Steps that held the event loop for too long (while watched).")
        self.tables_in_memory = self._gauge("tables_in_memory", "Tables this worker has in memory.")
        self.connections = self._gauge("connections", "Live connections.")
        self._memory = self._gauge("memory_bytes", "The most memory this worker has held.")

    def text(self) -> str:
        """The exposition format."""
        self._memory(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
        return generate_latest(self._registry).decode()

    def _counter(self, name: str, what: str) -> Callable[[], None]:
        return Counter(f"hardboiled_{name}", what, ["worker"], registry=self._registry).labels(self._worker).inc

    def _kinds(self, name: str, what: str) -> Callable[[str], None]:
        counter = Counter(f"hardboiled_{name}", what, ["worker", "kind"], registry=self._registry)
        return lambda kind: counter.labels(self._worker, kind).inc()

    def _gauge(self, name: str, what: str) -> Callable[[float], None]:
        return Gauge(f"hardboiled_{name}", what, ["worker"], registry=self._registry).labels(self._worker).set

    def _times(self, name: str, what: str) -> Callable[[float], None]:
        of = Histogram(f"hardboiled_{name}_seconds", what, ["worker"], registry=self._registry, buckets=BUCKETS)
        return of.labels(self._worker).observe
