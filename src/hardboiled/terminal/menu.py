"""Choosing what to play: game, mode, seats and options, a question each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from hardboiled.kernel.about import GameInfo
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.options import OptionInfo
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.wording import counted
from hardboiled.terminal.players import USUAL_BOT, player
from hardboiled.terminal.typed import typed_number

Read = Callable[[str], str]


class Order(Struct, frozen=True):
    """What was chosen."""

    game: str
    mode: str
    seats: tuple[str, ...]
    options: dict[str, Any]


def ask_what_to_play(console: Console, read: Read, games: Sequence[GameInfo]) -> Order:
    """Everything a match needs; Enter takes what is offered first."""
    if not games:
        raise HardboiledError("No game is installed here.")
    info = games[_pick(console, read, "Which game?", [f"{g.title}  {g.blurb.get('tagline', '')}" for g in games])]
    mode = info.modes[_pick(console, read, "Which mode?", [mode.id for mode in info.modes])]
    counts = [counted(len(seats), "seat") for seats in mode.seats]
    seats = mode.seats[_pick(console, read, "How many seats?", counts)]
    catalog = find_game(info.id).catalog()
    names = [_who(console, read, str(catalog.name(seat)), first=seat == seats[0]) for seat in seats]
    options: dict[str, Any] = {}
    if any(option.choices or option.kind == "bool" for option in info.options):
        offered = ("as usual", "choose them")
        if _pick(console, read, "The game's options?", offered):
            options = {o.name: _option(console, read, o) for o in info.options if o.choices or o.kind == "bool"}
    return Order(info.id, mode.id, tuple(names), options)


def _pick(console: Console, read: Read, question: str, choices: Sequence[str], usual: int = 0) -> int:
    if len(choices) == 1:
        return 0
    console.print(Text(question, style="bold"))
    for number, choice in enumerate(choices, 1):
        console.print(Text.assemble((f"{number:>3} ", "bold cyan"), choice.strip()))
    while True:
        answer = read(f"1 to {len(choices)} [{usual + 1}] > ").strip()
        if not answer:
            return usual
        chosen = typed_number(answer)
        if chosen is not None and 1 <= chosen <= len(choices):
            return chosen - 1
        console.print(f"Please type a number from 1 to {len(choices)}.")


def _who(console: Console, read: Read, seat: str, first: bool) -> str:
    usual = "You" if first else f"bot:{USUAL_BOT}"
    while True:
        try:
            return player(read(f"Who plays {seat}? A name, or bot:STRENGTH [{usual}] > ").strip() or usual).name
        except HardboiledError as error:
            console.print(Text(str(error)))


def _option(console: Console, read: Read, option: OptionInfo) -> Any:
    choices: tuple[Any, ...] = option.choices or (False, True)
    shown = [str(choice) for choice in choices] if option.choices else ["no", "yes"]
    usual = choices.index(option.default) if option.default in choices else 0
    return choices[_pick(console, read, f"{option.name}? {option.help}".strip(), shown, usual)]
