"""What the commands take alike: game options as `key=value`, packs, files to read and write."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.options import LISTS, OptionError, OptionInfo, Options, describe, unknown_option, wrong_value
from hardboiled.kernel.registry import find_game

_YES, _NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")

LARGEST_SEED = 2**53
"""Every number up to here is the same in Python and in a browser."""

OPTION_HELP = "A game option as key=value; repeat it for several (`hardboiled games GAME` lists them)."
PACK_HELP = "A folder of content that replaces or adds to the game's own; repeat it for several."


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


def read_text(path: Path, what: str) -> str:
    """A file a person named; one sentence if it cannot be read."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise HardboiledError(f"There is no {what} {str(path)!r}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise HardboiledError(f"The {what} {str(path)!r} cannot be read: {_reason(error)}.") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise HardboiledError(f"{str(path)!r} cannot be written: {_reason(error)}.") from None


def check_writable(path: Path) -> None:
    """Say before a long run, not after it, that its results cannot be kept."""
    try:
        path.open("a").close()
    except OSError as error:
        raise HardboiledError(f"{str(path)!r} cannot be written: {_reason(error)}.") from None


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
