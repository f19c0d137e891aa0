"""The same job on an existing cluster, through joblib's backends: `dask://host:port`, `ray://…`.

The machines of the cluster need Hardboiled installed, in the same version. Games are pure Python, so
workers with one thread each (`dask worker --nworkers auto --nthreads 1 …`) play the most of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import joblib
from joblib.parallel import get_active_backend

from hardboiled.extras import need
from hardboiled.kernel.errors import HardboiledError

CONNECT_SECONDS = 15

ROUND = 4
"""Calls a worker gets at once where a backend answers only when all of a round are done."""


class ClusterError(HardboiledError):
    """The cluster's address is wrong, or nobody answers there."""


@contextmanager
def on_cluster(address: str) -> Iterator[None]:
    """Within this block joblib's work runs on the cluster; an empty address means this machine."""
    kind, _, place = address.partition("://")
    if not address:
        yield
    elif kind == "dask" and place:
        with _dask(place):
            yield
    elif kind == "ray":
        with _ray(place):
            yield
    else:
        raise ClusterError(f"{address!r} is no cluster; write dask://host:port, ray://host:port or ray://auto.")


@contextmanager
def _dask(place: str) -> Iterator[None]:
    distributed = need("distributed", "A Dask cluster")
    try:
        client = distributed.Client(f"tcp://{place}", timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise ClusterError(f"No Dask scheduler answers at {place} ({error}).") from None
    with client, joblib.parallel_config(backend="dask", client=client, n_jobs=-1):
        yield


@contextmanager
def _ray(place: str) -> Iterator[None]:
    """Ray's client speaks `ray://host:port`; `ray://auto` is the cluster this machine is part of."""
    ray = need("ray", "A Ray cluster", "ray")
    backend = need("ray.util.joblib", "A Ray cluster", "ray")
    try:
        ray.init("auto" if place in ("", "auto") else f"ray://{place}", ignore_reinit_error=True, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ClusterError(f"No Ray cluster answers at {place or 'auto'} ({error}).") from None
    backend.register_ray()
    try:
        with joblib.parallel_config(backend="ray", n_jobs=-1):
            yield
    finally:
        ray.shutdown()


def as_they_come(calls: Iterable[Any], jobs: int, ordered: bool = False) -> Iterator[Any]:
    """The results of joblib's delayed calls, each as soon as it is there.

    Ray's backend hands back whole lists only: there they come round by round.
    """
    backend, _ = get_active_backend()
    if backend.supports_return_generator:
        kind = "generator" if ordered else "generator_unordered"
        yield from joblib.Parallel(n_jobs=jobs, return_as=kind)(calls)
        return
    left = iter(calls)
    size = ROUND * max(1, backend.effective_n_jobs(jobs))
    with joblib.Parallel(n_jobs=jobs) as workers:
        while some := list(islice(left, size)):
            yield from workers(some)
