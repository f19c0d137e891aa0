"""The same job on a cluster: a real Dask scheduler and worker processes, one of them killed."""

import os
import signal
import sys

import pytest

from hardboiled.extras import MissingExtra
from hardboiled.lab.cluster import ClusterError, on_cluster
from hardboiled.lab.results import ResultsFile, run
from hardboiled.lab.simulate import setups

GAMES = setups("smugglers", seats=4, bots=["regular", "random", "rookie", "random"], games=800, seed=7)


@pytest.fixture
def dask_cluster():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=3, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster


def worker_process(cluster, number):
    return list(cluster.workers.values())[number].process.process.pid


def test_a_dask_cluster_gives_the_same_results_though_a_worker_is_killed(dask_cluster, tmp_path):
    address = dask_cluster.scheduler_address.replace("tcp://", "dask://")
    done_when_killed = []

    def kill_one_in_the_middle(done):
        if done > 50 and not done_when_killed:
            done_when_killed.append(done)
            os.kill(worker_process(dask_cluster, 1), signal.SIGKILL)

    path = tmp_path / "results.parquet"
    far = run(GAMES, path, cluster=address, progress=kill_one_in_the_middle)
    assert done_when_killed[0] < len(GAMES) / 2
    assert far.results == run(GAMES).results
    assert len(ResultsFile(path)) == len(GAMES)


def test_nobody_at_that_address_is_told_plainly(monkeypatch):
    monkeypatch.setattr("hardboiled.lab.cluster.CONNECT_SECONDS", 0.5)
    with pytest.raises(ClusterError, match="No Dask scheduler answers"), on_cluster("dask://127.0.0.1:9"):
        pass


@pytest.mark.parametrize("address", ["spark://host:1", "dask://", "host:8786"])
def test_a_wrong_address_is_told_plainly(address):
    with pytest.raises(ClusterError, match="dask://host:port"), on_cluster(address):
        pass


def test_without_ray_the_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match="pip install ray"), on_cluster("ray://auto"):
        pass
