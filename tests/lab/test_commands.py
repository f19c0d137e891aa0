"""The lab at the command line."""

import json

import polars
import pytest
from typer.testing import CliRunner

from hardboiled.bots import make_bot
from hardboiled.cli import app
from hardboiled.extras import MissingExtra, need
from hardboiled.kernel.saving import start
from hardboiled.lab.simulate import play_out


def hardboiled(*words):
    result = CliRunner().invoke(app, [str(word) for word in words], catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def test_tournament(tmp_path):
    said = hardboiled(
        "tournament",
        "smugglers",
        "--bots",
        "random,regular",
        "--games",
        20,
        "--option",
        "hand=5",
        "--results",
        tmp_path / "r.parquet",
        "--json",
        tmp_path / "t.json",
    )
    assert "random against regular" in said
    assert json.loads((tmp_path / "t.json").read_bytes())["options"] == {"hand": 5}
    assert len(polars.read_parquet(tmp_path / "r.parquet")) == 20


def test_balance(tmp_path):
    hardboiled("balance", "smugglers", "--games", 2, "--out", tmp_path / "b.html", "--worlds", 2)
    assert {path.name for path in tmp_path.iterdir()} == {"b.html", "b.json", "b.parquet"}


def test_analyse(tmp_path):
    match = start("smugglers", seats=["Ann", "Bob"], seed=4)
    play_out(match, {seat: make_bot("rookie", n) for n, seat in enumerate(match.seats)})
    (tmp_path / "match.json").write_text(match.save())
    said = hardboiled(
        "analyse",
        tmp_path / "match.json",
        "--bot",
        "regular",
        "--worlds",
        6,
        "--json",
        tmp_path / "a.json",
        "--svg",
        tmp_path / "a.svg",
    )
    assert "Ann" in said
    assert json.loads((tmp_path / "a.json").read_bytes())["players"] == {"smuggler-1": "Ann", "smuggler-2": "Bob"}
    assert (tmp_path / "a.svg").read_text().startswith("<svg")


def test_a_missing_library_is_one_sentence():
    with pytest.raises(MissingExtra, match=r"A balance report needs no_such_library\. Install it: pip install"):
        need("no_such_library", "A balance report")
