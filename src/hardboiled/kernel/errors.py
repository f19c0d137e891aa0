"""What can go wrong, by name. Every message says what was wrong and what to do instead."""

from __future__ import annotations

import inspect
from typing import Any


class HardboiledError(Exception):
    """The parent of every error a caller is meant to handle."""


class IllegalAction(HardboiledError):
    """The action is not one of the options; the match is unchanged."""


class NotYourTurn(IllegalAction):
    """The seat is not asked anything just now; the match is unchanged."""


class MatchOver(IllegalAction):
    """The match has ended; nothing can be chosen any more."""


class UnknownSeat(HardboiledError):
    """No such seat at this table."""


class UndoNeedsConsent(HardboiledError):
    """Somebody learned something since: undoing would un-know it, so the table has to agree."""


class NothingToUndo(HardboiledError):
    """The match stands at its beginning."""


class BadSave(HardboiledError):
    """The text is not a save of a match, or was damaged, or does not follow the rules."""


class CannotResume(BadSave):
    """Rules or content have changed since, and the saved position does not fit them either."""


class UnknownGame(HardboiledError):
    """No game of that id is installed."""


class GameBug(RuntimeError):
    """A game broke its contract with the kernel; never the player's fault."""


def unwritten(thing: Any, method: str) -> GameBug:
    """For a base class, in a method that every class below it writes: which of them forgot it."""
    kind = thing if isinstance(thing, type) else type(thing)
    return GameBug(f"{kind.__name__} ({where(kind)}) lacks what its base class leaves to it: write its `{method}`.")


def where(thing: Any) -> str:
    """Where a function or class is written, for whoever has to mend it: `rules/night.py, line 12`."""
    try:
        thing = inspect.unwrap(thing)
        return f"{inspect.getsourcefile(thing)}, line {inspect.getsourcelines(thing)[1]}"
    except (TypeError, OSError):
        return getattr(thing, "__qualname__", repr(thing))
