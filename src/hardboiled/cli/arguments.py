"""What the commands take alike: a game, its options as `key=value`, packs, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from hardboiled.kernel.chance import LARGEST_SEED
from hardboiled.kernel.options import LISTS, OptionError, OptionInfo, Options, describe, unknown_option, wrong_value
from hardboiled.kernel.registry import find_game

_YES, _NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


def number(help_text: str, least: int, most: int | None = None) -> Any:
    """An option that is a whole number, with an error that says what would be right."""
    limits = f"from {least} to {most}" if most else f"of {least} or more"

    def parse(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            raise typer.BadParameter(f"{text!r} is not a whole number {limits}")
        return value

    return typer.Option(parser=parse, metavar="N", help=help_text)


def _processes(text: str) -> int:
    if str(text) == "-1":
        return -1
    if not str(text).isdecimal() or not int(text):
        raise typer.BadParameter(f"{text!r} is neither a whole number of 1 or more nor -1")
    return int(text)


GameArgument = Annotated[str, typer.Argument(help="The game's id; `hardboiled games` lists them.")]
ModeOption = Annotated[str | None, typer.Option(help="One of the game's modes; its first if left out.")]
SeatCount = Annotated[int | None, number("How many seats; the fewest of the mode if left out.", 1)]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(help="A game option as key=value; repeat it for several (`hardboiled games GAME` lists them)."),
]
Packs = Annotated[
    list[Path] | None,
    typer.Option(help="A folder of content that replaces or adds to the game's own; repeat it for several."),
]
MatchSeed = Annotated[int | None, number("The same seed gives the same dice and cards.", 0, LARGEST_SEED)]
SeedOption = Annotated[int, number("The first game's seed; each further game takes the next.", 0, LARGEST_SEED)]
JobsOption = Annotated[
    int,
    typer.Option(parser=_processes, metavar="N", help="How many processes; -1 is one a core. Results do not change."),
]
ClusterOption = Annotated[str, typer.Option(help="Play on a cluster: dask://host:port, ray://host:port or ray://auto.")]
ResultsOption = Annotated[
    Path | None,
    typer.Option(help="Keep every result in this Parquet file; games it already has are not played again."),
]


def names_in(text: str) -> list[str]:
    """`random, regular` as a list."""
    return [name for part in text.split(",") if (name := part.strip())]


def game_options(game_id: str, given: Sequence[str]) -> dict[str, Any]:
    """`["hand=3", "hard=yes"]` as the values the game's options want."""
    game = find_game(game_id)
    known = {option.name: option for option in describe(game.options)}
    options: dict[str, Any] = {}
    for pair in given:
        key, equals, text = pair.partition("=")
        key = key.strip().replace("-", "_")
        if not equals:
            raise OptionError(f"An option is written key=value; {pair!r} has no '='.")
        if key not in known:
            raise unknown_option(game.options, key, game.title)
        options[key] = _value(game.options, known[key], text.strip())
    return options


def _value(options: type[Options], option: OptionInfo, text: str) -> Any:
    if option.choices:
        for choice in option.choices:
            if str(choice) == text:
                return choice
        raise wrong_value(options, option, text)
    if option.kind == "bool":
        if text.lower() in _YES + _NO:
            return text.lower() in _YES
        raise wrong_value(options, option, text)
    if option.kind == "str":
        return text
    if option.kind in LISTS and not text.startswith("["):
        return [item.strip() for item in text.split(",") if item.strip()]
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
