"""One clear sentence for every mistake at the command line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest

from cli.running import GAME, Run
from hardboiled.cli import main
from hardboiled.cli.arguments import game_options
from hardboiled.kernel import OptionError, Options
from kernel import smugglers
from kernel.tiny import registered


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play", GAME, "--mode", "harbour"], "it has docks"),
        (["play", GAME, "--seats", "Ann"], "it takes 2, 3, 4"),
        (["play", GAME, "--seats", "Ann,,Bob"], "A seat without a name"),
        (["play", GAME, "--seats", "Ann,bot:genius"], "There is no bot 'genius'"),
        (["play", GAME, "--option", "hand=9"], "hand can be 3, 4, 5"),
        (["play", GAME, "--option", "hand"], "key=value"),
        (["play", GAME, "--option", "foot=1"], "has no option 'foot'"),
        (["play", GAME, "--pack", "no-such-folder"], "no such folder"),
        (["play", GAME, "--seed", "x"], "'--seed': 'x' is not a whole number from 0 to 9007199254740992."),
        (["sim", GAME, "--seed", str(10**30)], "is not a whole number from 0 to"),
        (["play", GAME, "--language", "xx"], "Smugglers has no texts in the language 'xx'; it has en."),
        (["replay", "{saved}", "--language", "xx"], "it has en."),
        (["play", "--load", "no-such-file"], "There is no saved match"),
        (["play", GAME, "--load", "x"], "leave them out"),
        (["play", "--mode", "docks"], "Name the game too"),
        (["sim", GAME, "--games", "0"], "'--games': '0' is not a whole number of 1 or more."),
        (["sim", GAME, "--games", "many"], "'many' is not a whole number of 1 or more."),
        (["sim", GAME, "--seats", "9"], "9 seats will not do; it takes 2, 3, 4."),
        (["sim", GAME, "--seats", "1"], "1 seat will not do"),
        (["sim", GAME, "--bots", "genius"], "There is no bot"),
        (["sim", GAME, "--bots", "random,regular,sharp"], "3 bots for 2 seats will not do"),
        (["sim", GAME, "--json", "{file}/x"], "file' is a file."),
        (["sim", GAME, "--json", "{folder}"], "cannot be written: Is a directory."),
        (["sim", GAME, "--results", "{file}/x"], "file' is a file."),
        (["sim", GAME, "--results", "{file}"], "is no Parquet file of results"),
        (["sim", GAME, "--jobs", "0"], "'--jobs': '0' is neither a whole number of 1 or more nor -1."),
        (["sim", GAME, "--cluster", "cloud"], "is no cluster"),
        (["tournament", "chess"], "There is no game 'chess'"),
        (["tournament", GAME, "--bots", "genius"], "There is no bot 'genius'"),
        (["tournament", GAME, "--bots", ""], "No bots, no games"),
        (["tournament", GAME, "--bots", "regular"], "name two bots or more"),
        (["tournament", GAME, "--jobs", "some"], "'some' is neither"),
        (["tournament", GAME, "--json", "{file}/x"], "cannot be written"),
        (["balance", "chess"], "There is no game 'chess'"),
        (["balance", GAME, "--mode", "harbour", "--out", "{folder}/b.html"], "it has docks"),
        (["balance", GAME, "--out", "{file}/b.html"], "cannot be written"),
        (["analyse", "no-such-file"], "There is no saved match 'no-such-file'."),
        (["analyse", "{folder}"], "cannot be read: Is a directory."),
        (["analyse", "{file}"], "This is not a save of a match"),
        (["analyse", "{saved}", "--bot", "genius"], "There is no bot 'genius'"),
        (["analyse", "{saved}", "--svg", "{file}/x"], "cannot be written"),
        (["campaign", "hard-city", "--file", "{file}/x"], "cannot be written"),
        (["campaign", "hard-city", "--file", "{saved}"], "is a match of Smugglers; name another --file."),
        (["sim"], "Missing argument"),
        (["replay", "no-such-file"], "There is no saved match"),
        (["content", "chess"], "There is no game 'chess'"),
        (["content", GAME, "--pack", "no-such-folder"], "no such folder"),
        (["rules", "KA-4.999"], "That section has KA-4.1"),
        (["rules", "nonsense"], "neither a clause"),
        (["games", "chess"], "There is no game 'chess'"),
        (["serve", "--port", "99999999"], "--port"),
        (["dance"], "No such command 'dance'"),
        (["sim", GAME, "--nonsense"], "--nonsense"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(
    run: Run, saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], says: str
) -> None:
    """Long runs are stopped before they begin."""
    monkeypatch.setattr("hardboiled.lab.simulate.play_one", None)
    monkeypatch.setattr("hardboiled.lab.balance.observe", None)
    monkeypatch.setattr("hardboiled.terminal.session.Session.run", None)
    (tmp_path / "file").write_text("no save, no folder, no table")
    names = {"saved": saved, "folder": tmp_path, "file": tmp_path / "file"}
    assert says in run.fails(*(argument.format(**names) for argument in arguments))


class ManyOptions(Options, frozen=True):
    hard: bool = False
    title: str = ""
    names: tuple[str, ...] = ()
    size: int = 3
    pace: Literal["slow", "fast"] = "slow"


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("hard=yes", True),
        ("hard=off", False),
        ("title=42", "42"),
        ("names=ann, bob", ["ann", "bob"]),
        ('names=["ann"]', ["ann"]),
        ("names=", []),
        ("size=7", 7),
        ("size=big", "big"),
        ("pace=fast", "fast"),
    ],
)
def test_options_are_typed_as_the_game_wants_them(typed: str, value: object) -> None:
    with registered(replace(smugglers.GAME, options=ManyOptions)):
        assert list(game_options(GAME, [typed]).values()) == [value]


@pytest.mark.parametrize(("typed", "says"), [("hard=maybe", "yes or no"), ("pace=warp", "slow")])
def test_an_option_that_cannot_be_is_said(typed: str, says: str) -> None:
    with registered(replace(smugglers.GAME, options=ManyOptions)), pytest.raises(OptionError, match=says):
        game_options(GAME, [typed])


def test_ctrl_c_just_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hardboiled.cli.sim.simulate", interrupted)
    with pytest.raises(SystemExit) as stopped:
        main(["sim", GAME])
    assert stopped.value.code == 130


@pytest.mark.parametrize("command", ["replay", "play"])
@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\xfe\x00", b"[1, 2", b'{"hardboiled": 1}'])
def test_a_damaged_save_is_one_sentence(run: Run, tmp_path: Path, command: str, damage: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(damage)
    assert run.fails(command, *(["--load"] if command == "play" else []), str(file))


def test_a_folder_is_not_a_save(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in run.fails("replay", str(tmp_path))


def test_a_bad_pack_names_file_entry_and_field(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[tea]\nsource = "pack"\nworth = "much"\n')
    said = run.fails("content", GAME, "--pack", str(tmp_path))
    assert "cards.toml, entry [tea]" in said
    assert "worth: Expected int, got str." in said
