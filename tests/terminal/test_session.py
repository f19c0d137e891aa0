"""A match at the keyboard, typed from a script."""

import errno
import io
import os
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hardboiled
from hardboiled.kernel import Ask, Flow
from hardboiled.kernel.match import Match
from hardboiled.kernel.saving import start
from hardboiled.terminal.players import Player, knows_a_secret
from hardboiled.terminal.session import Session
from kernel import heist as _heist  # noqa: F401
from kernel.tiny import ANN, BOB, CID, Said, Say, TinyPlay, begin, tiny
from terminal.script import GAME, Script, play


def test_a_number_chooses_that_option() -> None:
    text, match = play(["2"])
    mine: list[Any] = [entry.action for entry in match.log if entry.seat == "smuggler-1"]
    assert [action.card for action in mine] == ["silk"]
    assert "2 Bid Silk" in text


def test_a_whole_game_can_be_played_with_the_keyboard() -> None:
    text, match = play(["1"] * 60 + ["quit"])
    assert match.over
    assert "The smuggling season is over" in text
    assert "Won by" in text
    assert text.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99; there are 1 to 2."),
        ("dance", "Nobody understands 'dance'"),
        ("why", "why takes the number of an option"),
        ("why 7", "why takes the number of an option"),
        ("why 1", "No rule clause is noted for this option."),
        ("²", "Nobody understands '²'"),
        ("٣", "Nobody understands '٣'"),
        ("9" * 5000, "Nobody understands '999"),
        ("why ²", "why takes the number of an option"),
        ("why " + "9" * 5000, "why takes the number of an option"),
        ("card", "card takes the name of a card"),
        ("card Rumpelstiltskin", "No card is called 'Rumpelstiltskin'."),
        ("save", "save takes the name of a file."),
        ("save /no/such/folder/x.json", "cannot be written"),
        ("save ~nosuchuser/x", "cannot be written: Could not determine home directory."),
        ("save " + "x" * 300, "cannot be written: File name too long."),
        ("save a\0b", "cannot be written: embedded null byte."),
        ("undo", "There is no choice of yours to take back."),
        ("help", "everything that happened"),
        ("hint", "The best choice looks like"),
    ],
)
def test_what_is_typed_gets_a_plain_answer_and_changes_nothing(typed: str, said: str) -> None:
    text, match = play([typed])
    assert said in " ".join(text.split())
    assert not [entry for entry in match.log if entry.seat == "smuggler-1"]


def test_undo_without_anything_learned_is_free() -> None:
    text, match = play(["", "1", "", "undo"], seats="Ann,Bob")
    assert "Taken back." in text
    assert "agree" not in text
    assert len(match.log) == 0


def test_undo_beyond_dice_needs_the_table_to_agree() -> None:
    text, match = play(["1", "undo", "n"])
    assert "Does the whole table agree?" in text
    assert "Then what happened stands." in text
    assert [entry.seat for entry in match.log].count("smuggler-1") == 1
    text, match = play(["1", "undo", "y"])
    assert "Taken back." in text
    assert [entry.seat for entry in match.log] == ["smuggler-2"], "only the bot's own choice stands again"


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    text, match = play(["1", f"save {file}", "quit"])
    assert "Saved" in text
    assert "not saved" not in text
    again = hardboiled.load(file.read_text())
    assert again.view("smuggler-1") == match.view("smuggler-1")
    script = Script(["1"])
    Session(again, script.console, script.read).run()
    assert len(again.log) > len(match.log), "the bot of the save plays on"


def test_a_file_that_is_there_is_not_written_over_unasked(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    play([f"save {file}", "n"])
    assert file.read_text() == "dear diary"
    play([f"save {file}", "y"])
    assert "hardboiled" in file.read_text()


def test_leaving_an_unsaved_match_is_asked_twice() -> None:
    text, match = play(["1", "quit", "n", "1", "quit", "y"])
    assert text.count("Leave all the same?") == 2
    assert len([entry for entry in match.log if entry.seat == "smuggler-1"]) == 2


class Interrupted(Script):
    """Where the line is `^C`, Ctrl-C is pressed instead of typing it."""

    def read(self, prompt: str) -> str:
        line = super().read(prompt)
        if line == "^C":
            raise KeyboardInterrupt
        return line


def interrupted(lines: list[str], seats: str = "Ann,bot:random") -> tuple[Interrupted, Match]:
    match = start(GAME, seats=seats.split(","), seed=4)
    script = Interrupted(lines)
    Session(match, script.console, script.read).run()
    return script, match


def test_ctrl_c_asks_before_an_unsaved_match_is_left() -> None:
    script, match = interrupted(["1", "^C", "n", "1", "quit", "y"])
    assert script.text.count("Leave all the same?") == 2
    assert len([entry for entry in match.log if entry.seat == "smuggler-1"]) == 2


@pytest.mark.parametrize("first", ["^C", "quit"])
def test_a_second_ctrl_c_leaves_at_once(first: str) -> None:
    script, _ = interrupted(["1", first, "^C", "never typed"])
    assert script.text.count("Leave all the same?") == 1
    assert script.text.rstrip().endswith("Goodbye.")
    assert script.lines == ["never typed"]


def test_ctrl_d_asks_too() -> None:
    text, _ = play(["1"])
    assert text.count("Leave all the same?") == 1
    assert text.rstrip().endswith("Goodbye.")


def test_ctrl_c_while_handing_over_shows_the_next_hand_to_nobody() -> None:
    script, _ = interrupted(["", "1", "^C", "n"], seats="Ann,Bob")
    assert script.text.count("Hand over to Bob") == 2
    assert "Bob (smuggler-2): Day 1" not in script.text


def test_a_choice_cut_short_by_ctrl_c_is_carried_out_whole() -> None:
    pressed = []

    def first(play: TinyPlay) -> Flow[None]:
        for _ in range(3):
            answer = yield Ask(ANN, [Say(1), Say(2)])
            play.state.said.append(answer.number)
            if not pressed:
                pressed.append("^C")
                raise KeyboardInterrupt
        play.end([ANN], "done")

    match = begin(tiny(first), seats=1)
    script = Script(["1", "n", "2", "1"])
    Session(match, script.console, script.read).run()
    assert match.over
    assert match.state.said == [1, 2, 1]


def test_a_full_disk_leaves_the_save_before_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = tmp_path / "match.json"
    play(["1", f"save {file}", "quit"])
    before = file.read_text()
    monkeypatch.setattr("os.fsync", full)
    text, _ = play(["1", "1", f"save {file}", "y"])
    assert "No space left on device." in " ".join(text.split())
    assert file.read_text() == before
    assert list(tmp_path.iterdir()) == [file], "nothing half written is left behind"


def test_a_save_keeps_the_link_and_the_rights_of_the_file(tmp_path: Path) -> None:
    file, link = tmp_path / "match.json", tmp_path / "latest"
    file.write_text("")
    file.chmod(0o640)
    link.symlink_to(file)
    play([f"save {link}", "y"])
    assert link.is_symlink()
    assert "hardboiled" in file.read_text()
    assert file.stat().st_mode & 0o777 == 0o640


def test_handing_over_clears_what_could_be_scrolled_back_to() -> None:
    match = start(GAME, seats=["Ann", "Bob"], seed=4)
    script = Script([])
    screen_file = io.StringIO()
    script.console = Console(file=screen_file, force_terminal=True, width=80, legacy_windows=False, _environ={})
    Session(match, script.console, script.read).run()
    screen = screen_file.getvalue()
    assert screen.index("\x1b[2J") < screen.index("\x1b[3J") < screen.index("Hand over to Ann")


def test_with_secrets_the_screen_is_handed_over() -> None:
    text, _ = play(["", "1", "", "1", ""], seats="Ann,Bob")
    assert text.startswith("Hand over to Ann, then press Enter.")
    assert "Hand over to Bob, then press Enter." in text


def test_two_seats_of_one_person_need_no_handing_over() -> None:
    text, _ = play(["1", "1", "1"], seats="Ann,Ann")
    assert "Hand over" not in text


def test_a_hidden_hand_is_a_secret_and_a_finished_match_has_none() -> None:
    match = start(GAME, seats=["Ann", "Bob"], seed=1)
    assert knows_a_secret(match, match.seats)
    while match.simultaneous:
        match.choose(match.asks[0].options[0])
    assert knows_a_secret(match, match.seats)


def test_the_other_hand_is_never_on_the_screen() -> None:
    match = start(GAME, seats=["Ann", "bot:random"], seed=4)
    match.arrange(lambda state: state.smugglers[1].hand.__setitem__(slice(None), ["pearls"] * 4))
    match.arrange(lambda state: state.smugglers[0].hand.__setitem__(slice(None), ["rum"] * 4))
    script = Script([])
    Session(match, script.console, script.read).run()
    assert "Bid Rum" in script.text
    assert "Pearls" not in script.text


def test_only_bots_play_to_the_end_and_the_end_is_shown() -> None:
    text, match = play([], seats="bot:random,bot:regular")
    assert match.over
    assert "Won by" in text


def test_enter_takes_the_only_option() -> None:
    match = start(GAME, seats=["Ann", "bot:random"], seed=4)
    match.arrange(lambda state: state.smugglers[0].hand.__setitem__(slice(None), ["rum"] * 4))
    script = Script(["", ""])
    Session(match, script.console, script.read).run()
    mine: list[Any] = [entry.action for entry in match.log if entry.seat == "smuggler-1"]
    assert mine[0].card == "rum"


def test_every_line_fits_on_80_columns() -> None:
    text, _ = play(["1", "log", "help", "1", "1", "1"])
    assert max(len(line) for line in text.splitlines() if not line.startswith(("> ", "Hand over"))) <= 80


def test_nobody_is_told_the_same_twice() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        play.say(Said(ANN, 41))
        for number in (42, 43):
            yield Ask(ANN, [Say(1), Say(2)])
            play.say(Said(ANN, number))
        yield Ask(ANN, [Say(1), Say(2)])

    match = begin(tiny(first), seats=1)
    script = Script(["1", "1"])
    Session(match, script.console, script.read).run()
    shown = [line.strip() for line in script.text.splitlines() if line.strip() == "event-said"]
    assert len(shown) == 3


def test_whoever_has_two_seats_hears_what_is_told_to_either() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        play.say(Said(BOB, 41), to=[BOB])
        yield Ask(ANN, [Say(1), Say(2)])
        play.say(Said(ANN, 42), to=[ANN])
        play.say(Said(CID, 43), to=[CID])
        yield Ask(BOB, [Say(1), Say(2)])

    match = begin(tiny(first), seats=3)
    script = Script(["1"])
    players = {ANN: Player("Ann"), BOB: Player("Ann"), CID: Player("bot:random", "random")}
    Session(match, script.console, script.read, players).run()
    shown = [line.strip() for line in script.text.splitlines() if line.strip() == "event-said"]
    assert len(shown) == 2, "not what is told to Cid"


def two_talkers(play: TinyPlay) -> Flow[None]:
    for seat in (ANN, BOB, ANN):
        answer = yield Ask(seat, [Say(1), Say(2)])
        play.state.said.append(answer.number)
    play.end([ANN], "done")


def test_without_secrets_nobody_has_to_look_away() -> None:
    match = begin(tiny(two_talkers))
    script = Script(["1", "2", "1"])
    Session(match, script.console, script.read).run()
    assert match.state.said == [1, 2, 1]
    assert "Hand over" not in script.text


def test_why_shows_the_rule_clause_behind_an_option() -> None:
    script = Script(["why 2"])
    Session(begin(tiny(two_talkers)), script.console, script.read).run()
    assert "KA-4.7" in script.text
    assert "Happiness" in script.text


def crew(lines: list[str], seats: str) -> tuple[str, Match]:
    match = start("heist", seats=seats.split(","), seed=6)
    script = Script(lines)
    Session(match, script.console, script.read).run()
    return script.text, match


def test_a_card_is_shown_large() -> None:
    text, _ = crew(["", "card dilemma", "card a"], "Ann,Bob,bot")
    assert "or a guard of strength 3 attacks." in text
    assert "source: book" in text
    assert "Which one? Cash, Dilemma" in text


def test_a_team_decision_is_taken_by_whoever_sits_at_the_keyboard() -> None:
    _, match = crew(["2"], "bot:random,Bob,bot:random")
    assert match.log[0].seat == "driver", "the mastermind is a bot and leaves it to a person"
    _, match = crew(["", "2"], "Ann,Bob,Cid")
    assert match.log[0].seat == "mastermind"


def test_the_secret_move_is_handed_over_and_told_to_nobody_else() -> None:
    text, match = crew(["", "1", "", "3", "", "log"], "Ann,Bob,bot:random")
    assert match.state.van == "ash"
    after = text.rsplit("Hand over to Ann", 1)[1]
    assert "Ash Street" not in after
