"""The full-screen table, driven with keys and clicks by Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from hardboiled.kernel import Ask, Flow
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from hardboiled.terminal.canvas import WIDEST, draw_large, width_for
from hardboiled.terminal.opening import play_at
from hardboiled.terminal.screen.parts import BoardView, CardView
from hardboiled.terminal.screen.questions import Reading, Veil, YesOrNo
from hardboiled.terminal.screen.table import FullScreenTable
from hardboiled.terminal.sitting import Sitting
from kernel.tiny import ANN, Say, TinyPlay, begin, tiny
from terminal.script import GAME, Script

At = Callable[[FullScreenTable, "Pilot[bool]"], Awaitable[None]]
GAMES = ("go-ahead-punk", "hard-city", "kick-ass", "police-precinct")


def table(match: AnyMatch, then: At, size: tuple[int, int] = (140, 44), in_campaign: bool = False) -> FullScreenTable:
    """Open the table, do what the test does, close it."""
    app = FullScreenTable(Sitting(match, in_campaign=in_campaign))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await then(app, pilot)

    asyncio.run(run())
    return app


async def settled(app: FullScreenTable, pilot: Pilot[bool]) -> None:
    """Wait until the bots have chosen and the screen is drawn; a veil or a question ends the wait."""
    for _ in range(400):
        await pilot.pause(0.01)
        if not app.busy or len(app.screen_stack) > 1:
            await pilot.pause()
            return
    raise AssertionError("the table never came to rest")


async def press(app: FullScreenTable, pilot: Pilot[bool], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(app, pilot)


def ours(match: AnyMatch, seat: str) -> list:
    return [entry.action for entry in match.log if entry.seat == seat]


def game(name: str, seed: int = 3, mode: int = 0) -> AnyMatch:
    played = find_game(name).modes[mode]
    return start(name, played.id, ["Ann", *["bot:regular"] * (played.counts[0] - 1)], seed=seed)


def listed(app: FullScreenTable) -> str:
    options = app.query_one("#options", OptionList)
    return "\n".join(str(options.get_option_at_index(n).prompt) for n in range(options.option_count))


def test_a_number_chooses_that_option() -> None:
    match = start(GAME, seats=["Ann", "bot:random"], seed=4)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        assert "2 Bid Silk" in listed(app).replace("  ", " ")
        await press(app, pilot, "2")

    table(match, then)
    assert [action.card for action in ours(match, "smuggler-1")] == ["silk"]


def test_arrows_and_enter_choose_too() -> None:
    match = start(GAME, seats=["Ann", "bot:random"], seed=4)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "down", "down", "enter")

    table(match, then)
    assert [action.card for action in ours(match, "smuggler-1")] == ["silk"]


def test_of_more_than_nine_a_number_waits_for_enter_where_a_longer_one_is_possible() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        answer = yield Ask(ANN, [Say(number) for number in range(1, 31)])
        play.state.said.append(answer.number)
        answer = yield Ask(ANN, [Say(number) for number in range(1, 31)])
        play.state.said.append(answer.number)
        yield Ask(ANN, [Say(1), Say(2)])

    match = begin(tiny(first), seats=1)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "2")
        assert not match.log, "2 may be the beginning of 25"
        await press(app, pilot, "5")
        await press(app, pilot, "3", "enter")

    table(match, then)
    assert match.state.said == [25, 3]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_with_keys(name: str) -> None:
    match = game(name)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        for number in range(6):
            before = len(match.log)
            choice = min(len(app.options), 1 + number % 3)
            await press(app, pilot, str(choice))
            if app.typed:
                await press(app, pilot, "enter")
            if isinstance(app.screen, YesOrNo):
                await press(app, pilot, "y")
            assert len(match.log) > before
            assert app.query_one("#prompt").region.height > 0
            assert app.options, "a person is asked again"

    table(match, then, size=(100, 32))


def test_a_click_on_the_map_goes_there() -> None:
    match = game("go-ahead-punk")

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        view = next(view for view in app.query(BoardView) if view.display)
        assert view.drawing is not None
        x, y = view.drawing.at["41"]
        await pilot.click(view, offset=(x, y))
        await settled(app, pilot)
        assert isinstance(app.screen, YesOrNo), "a secret that cannot be taken back is asked once more"
        await press(app, pilot, "y")

    table(match, then, size=(220, 70))
    assert str(ours(match, "stinger")[0].space) == "41"


def test_choices_on_the_map_name_their_districts() -> None:
    match = game("go-ahead-punk")

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        assert "Golden Gate Bridge toll plaza · Presidio" in listed(app)

    table(match, then)


def test_every_number_of_the_map_can_be_read() -> None:
    match = game("go-ahead-punk")
    board, scene = match.stage().boards[0], match.scene("stinger")
    drawing = draw_large(board, scene, match.stage().theme, room=90)
    assert drawing.across < WIDEST
    rows = ["".join(row) for row in drawing.chars]
    for space in board.spaces:
        if space.label.isdecimal():
            x, y = drawing.at[space.id]
            begin = x - len(space.label) // 2
            assert rows[y][begin : begin + len(space.label)] == space.label
            assert drawing.space_at(x, y) == space.id


def test_a_board_is_never_narrower_than_its_room() -> None:
    board = game("hard-city").stage().boards[0]
    assert width_for(board, 90) == 90


def test_a_click_on_a_card_that_cannot_be_played_shows_it() -> None:
    match = game("go-ahead-punk")

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "1", "enter", "y")
        while not app.query(CardView):
            await press(app, pilot, "1")
        targets = {target for option in app.options for target in option.targets}
        card = next(card for card in app.query(CardView) if f"card:{card.card.id}" not in targets)
        await pilot.click(card)
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        await pilot.press("escape")
        assert not isinstance(app.screen, Reading)

    table(match, then)


def test_undo_takes_the_last_choice_back() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        for _ in range(3):
            answer = yield Ask(ANN, [Say(1), Say(2)])
            play.state.said.append(answer.number)

    match = begin(tiny(first), seats=1)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "2")
        await press(app, pilot, "u")

    table(match, then)
    assert match.state.said == []


def test_undo_beyond_dice_needs_the_table_to_agree() -> None:
    match = start(GAME, seats=["Ann", "bot:random"], seed=4)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "1", "u")
        assert isinstance(app.screen, YesOrNo)
        await press(app, pilot, "n")
        assert len(ours(match, "smuggler-1")) == 1
        await press(app, pilot, "u")
        await press(app, pilot, "y")

    table(match, then)
    assert not ours(match, "smuggler-1")


def test_a_hint_points_at_the_option_a_bot_would_choose() -> None:
    match = start(GAME, seats=["Ann", "bot:random"], seed=4)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        assert app.under_cursor() is None
        hinted = app.sitting.hint(app.seat)
        await press(app, pilot, "h")
        await app.workers.wait_for_complete()
        pointed = app.under_cursor()
        assert pointed is not None
        assert pointed.index == hinted.option

    table(match, then)


def test_why_shows_the_rule_behind_the_option_under_the_cursor() -> None:
    match = game("kick-ass")

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "down", "w")
        assert isinstance(app.screen, Reading)
        assert "KA-2.5" in getattr(app.screen.content, "markup", "")

    table(match, then)


def test_with_secrets_a_veil_hides_the_table_between_two_people() -> None:
    match = start(GAME, seats=["Ann", "Bob"], seed=4)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        assert isinstance(app.screen, Veil)
        assert app.current is None, "nothing of the table is drawn yet"
        await press(app, pilot, "enter")
        assert app.seat == "smuggler-1"
        await press(app, pilot, "1")
        assert isinstance(app.screen, Veil)
        assert app.screen.person == "Bob"

    table(match, then)


def test_save_writes_a_file_and_asks_before_it_replaces_one(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = start(GAME, seats=["Ann", "bot:random"], seed=4)

    async def save(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "s")
        app.screen.query_one(Input).value = str(file)
        await pilot.press("enter")
        await pilot.pause(0.05)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await save(app, pilot)
        assert "hardboiled" in file.read_text()
        file.write_text("dear diary")
        await save(app, pilot)
        assert isinstance(app.screen, YesOrNo)
        await press(app, pilot, "n")
        assert file.read_text() == "dear diary"

    table(match, then)


def test_leaving_an_unsaved_match_is_asked() -> None:
    match = start(GAME, seats=["Ann", "bot:random"], seed=4)

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "1", "q")
        assert isinstance(app.screen, YesOrNo)
        await press(app, pilot, "n")
        assert app.is_running
        await pilot.press("q", "y")

    assert table(match, then).return_value is False


def test_a_finished_episode_goes_on_with_n() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        yield Ask(ANN, [Say(1), Say(2)])
        play.end([ANN], "done")

    async def then(app: FullScreenTable, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "n")
        assert app.is_running, "not before it is over"
        await press(app, pilot, "1")
        await pilot.press("n")

    assert table(begin(tiny(first), seats=1), then, in_campaign=True).return_value is True


def test_a_pipe_gets_the_plain_table() -> None:
    script = Script(["quit"])
    play_at(start(GAME, seats=["Ann", "bot:random"], seed=4), script.console, script.read)
    assert script.text.rstrip().endswith("Goodbye.")
