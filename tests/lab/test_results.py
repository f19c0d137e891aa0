"""Results as a file that grows: stop, resume, any number of processes."""

import polars
import pytest
from polars.testing import assert_frame_equal

from hardboiled.lab.results import BadResults, ResultsFile, run
from hardboiled.lab.simulate import play_one, setups

GAMES = setups("smugglers", seats=3, bots=["regular", "random", "rookie"], games=60, seed=100)


def test_the_file_holds_what_was_played(tmp_path):
    path = tmp_path / "new" / "results.parquet"
    simulation = run(GAMES, path)
    assert list(simulation.results) == [play_one(setup) for setup in GAMES]
    file = ResultsFile(path)
    assert [file.find(setup) for setup in GAMES] == list(simulation.results)
    assert polars.read_parquet(path)["seed"].to_list() == list(range(100, 160))


def test_two_processes_give_the_same_file_as_one(tmp_path):
    one, two = run(GAMES, tmp_path / "one.parquet"), run(GAMES, tmp_path / "two.parquet", jobs=2)
    assert one.results == two.results
    assert_frame_equal(polars.read_parquet(tmp_path / "one.parquet"), polars.read_parquet(tmp_path / "two.parquet"))


def test_what_was_interrupted_goes_on_and_plays_nothing_twice(tmp_path, monkeypatch):
    path = tmp_path / "results.parquet"

    def stop_after_20(done):
        if done == 20:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(GAMES, path, progress=stop_after_20)
    kept = len(ResultsFile(path))
    assert 0 < kept <= 20
    heard = []
    resumed = run(GAMES, path, progress=heard.append)
    assert heard[0] == kept
    assert heard[-1] == len(GAMES)
    whole = run(GAMES, tmp_path / "whole.parquet")
    assert resumed.results == whole.results
    assert_frame_equal(polars.read_parquet(path), polars.read_parquet(tmp_path / "whole.parquet"))
    monkeypatch.setattr("hardboiled.lab.simulate.play_one", None)
    assert run(GAMES, path).results == whole.results


def test_another_setup_is_another_game(tmp_path):
    path = tmp_path / "results.parquet"
    run(GAMES[:5], path)
    run(setups("smugglers", seats=3, bots=["random"], games=5, seed=100), path)
    run(setups("smugglers", seats=3, bots=["random"], games=5, seed=100, options={"hand": 5}), path)
    assert len(ResultsFile(path)) == 15


def test_other_rules_are_another_game(tmp_path, monkeypatch):
    path = tmp_path / "results.parquet"
    run(GAMES[:5], path)
    monkeypatch.setattr("hardboiled.lab.results.played_with", lambda game, packs: "2/another-content")
    assert ResultsFile(path).find(GAMES[0]) is None


def test_a_file_that_is_no_table_of_results_is_refused(tmp_path):
    path = tmp_path / "results.parquet"
    path.write_text("not a table")
    with pytest.raises(BadResults, match="no Parquet file"):
        ResultsFile(path)
    polars.DataFrame({"seed": [1]}).write_parquet(path)
    with pytest.raises(BadResults, match="no column game"):
        ResultsFile(path)


def test_what_was_found_in_the_file_is_not_counted_as_speed(tmp_path):
    games = setups("smugglers", seats=2, games=6)
    path = tmp_path / "results.parquet"
    first = run(games[:4], path)
    assert first.played == first.decisions
    more = run(games, path)
    assert 0 < more.played < more.decisions
    again = run(games, path)
    assert (again.played, again.speed) == (0, None)
    assert again.decisions == more.decisions
