"""`hardboiled new`: a small game that runs, in a folder of its own, for an author to make into another.

The template is a whole game called Night Watch; a new game is that folder with its name in place of this one.
"""

from __future__ import annotations

import re
from pathlib import Path

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.registry import game_ids

TEMPLATE = Path(__file__).parent / "template"
_WORDS = re.compile(r"[a-z][a-z0-9]*([ _-][a-z0-9]+)*", re.I)
_IGNORED = ("__pycache__", ".pytest_cache")


class CannotCreate(HardboiledError):
    """A game of that name cannot be written there."""


def create(name: str, into: Path) -> Path:
    """Write the template under another name into a new folder: the folder."""
    if not _WORDS.fullmatch(name.strip()):
        raise CannotCreate(f"A game is called by words of letters and digits, as in 'bank-job'; not {name!r}.")
    words = re.split(r"[ _-]", name.strip().lower())
    names = {
        "night-watch": "-".join(words),
        "night_watch": "_".join(words),
        "NightWatch": "".join(word.capitalize() for word in words),
        "Night Watch": " ".join(word.capitalize() for word in words),
    }
    if names["night-watch"] in game_ids():
        raise CannotCreate(f"There is a game {names['night-watch']!r} already; give yours another name.")
    folder = into / names["night-watch"]
    if folder.exists():
        raise CannotCreate(f"{folder} is there already; name another game, or another folder with --into.")
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and not any(part in _IGNORED for part in source.parts):
            target = folder / _renamed(str(source.relative_to(TEMPLATE)), names)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_renamed(source.read_text("utf-8"), names), "utf-8")
    return folder


def _renamed(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text
