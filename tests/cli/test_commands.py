"""The command line: what it prints."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.running import GAME, Run, type_in

COMMANDS = (
    "play",
    "learn",
    "campaign",
    "serve",
    "sim",
    "replay",
    "games",
    "content",
    "rules",
    "tournament",
    "balance",
    "analyse",
)


def test_the_bare_command_lists_the_commands(run: Run) -> None:
    help_text = run()
    for command in COMMANDS:
        assert command in help_text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(run: Run, command: str) -> None:
    assert "Usage: hardboiled" in run(command, "--help")


def test_games(run: Run) -> None:
    assert "2 to 4 seats" in run("games", GAME)
    (info,) = json.loads(run("games", GAME, "--json"))
    assert info["options"][0]["choices"] == [3, 4, 5]
    assert GAME in run("games")


def test_content_by_source(run: Run) -> None:
    assert json.loads(run("content", GAME, "--json")) == [
        {"deck": "cards", "entries": 4, "copies": 21, "by_source": {"original": 21}}
    ]
    assert "21" in run("content", GAME)


def test_content_with_a_pack(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[tea]\nsource = "pack"\ncopies = 2\nworth = 5\n')
    (deck,) = json.loads(run("content", GAME, "--json", "--pack", str(tmp_path)))
    assert deck["by_source"] == {"original": 21, "pack": 2}


def test_a_rule_clause_in_any_case(run: Run) -> None:
    assert run("rules", "KA-4.7") == run("rules", "ka-4.7")
    assert run("rules", "KA-4.7").startswith("KA-4.7 ")


def test_all_clauses_of_a_game(run: Run) -> None:
    text = run("rules", "kick-ass")
    assert "KA-1.1" in text
    assert text.count("KA-") > 100


def test_sim_counts_and_writes_json(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    text = run("sim", GAME, "--seats", "3", "--games", "20", "--bots", "regular,random,random", "--json", str(file))
    assert "Wins by side" in text
    assert "decisions/s" in text
    whole = json.loads(file.read_text())
    assert len(whole["games"]) == whole["tally"]["games"] == 20
    assert whole["games"][0]["bots"] == ["regular", "random", "random"]


def test_sim_is_the_same_twice(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.json", "b.json")]
    for file in files:
        run("sim", GAME, "--games", "10", "--seed", "7", "--option", "hand=5", "--json", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_sim_keeps_results_and_plays_no_game_twice(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("polars")
    file, jsons = tmp_path / "results.parquet", [tmp_path / "a.json", tmp_path / "b.json"]
    for json_file in jsons:
        run("sim", GAME, "--games", "6", "--results", str(file), "--json", str(json_file))
    assert file.exists()
    assert jsons[0].read_text() == jsons[1].read_text()


def test_serve_passes_its_options_on(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    server = pytest.importorskip("hardboiled.server.serve")
    heard: dict[str, Any] = {}
    monkeypatch.setattr(server, "serve", lambda **options: heard.update(options))
    run(
        "serve",
        "--host",
        "0.0.0.0",
        "--port",
        "8123",
        "--data-dir",
        str(tmp_path),
        "--workers",
        "2",
        "--no-bot-talk",
        "--no-browser",
    )
    assert heard == {
        "host": "0.0.0.0",
        "port": 8123,
        "data_dir": tmp_path,
        "database_url": None,
        "workers": 2,
        "proxies": (),
        "bot_talk": False,
        "open_browser": False,
    }


def test_play_a_little_and_save(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    type_in(monkeypatch, "1", f"save {file}", "quit")
    text = run("play", GAME, "--seats", "Ann,bot:random", "--seed", "4", "--option", "hand=3")
    assert "Ann (smuggler-1): Day 1: bid a card" in text
    header = json.loads(file.read_text())["header"]
    assert header["options"] == {"hand": 3}
    assert header["seats"] == ["Ann", "bot:random"]


def test_play_goes_on_with_a_save(run: Run, monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    type_in(monkeypatch, "quit", "y")
    assert "Smugglers" in run("play", "--load", str(saved))


def test_play_without_a_game_has_a_menu(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardboiled.cli.play.all_games", lambda: [i for i in games_now() if i.id == GAME])
    type_in(monkeypatch, "", "", "", "", "quit")
    text = run("play")
    assert "How many seats?" in text
    assert "[bot:regular] >" in text


def games_now() -> list[Any]:
    from hardboiled.kernel.about import games

    return games()


def test_replay(run: Run, monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    type_in(monkeypatch, "n", "3", "p", "q")
    assert "Choice 3 of 3" in run("replay", str(saved))
