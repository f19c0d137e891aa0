"""Structured logs: one JSON object a line, on standard error. No tokens, no names, no moves.

An error is told by its kind and by the lines of code that led to it. Its own words may hold what somebody
chose, is called or was dealt (a refused action names itself, a database the row it was given), so they are
left out unless they speak of the machine.
"""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import time
import traceback
from types import TracebackType
from typing import Any

import msgspec
from sqlalchemy.exc import DBAPIError

log = logging.getLogger("hardboiled.server")
_STEP = re.compile(r'^  File ".*\n    .*\n', re.MULTILINE)
"""A line of code in a traceback: from a bot's process only its text comes back."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage().partition("\n")[0],  # asyncio quotes a task's error in the next one
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()

    def formatException(  # noqa: N802 (logging's name)
        self, exc_info: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
    ) -> str:
        return "\nwhich led to\n".join(_told(error) for error in _causes(exc_info[1]))


def _causes(error: BaseException | None) -> list[BaseException]:
    """What led to an error, the first cause first, and the error itself."""
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.insert(0, error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return found


def _told(error: BaseException) -> str:
    steps = "".join(traceback.format_tb(error.__traceback__)) or "".join(_STEP.findall(str(error)))
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    return f"{steps}{kind}: {error}" if _speaks_of_the_machine(error) else f"{steps}{kind}"


def _speaks_of_the_machine(error: BaseException) -> bool:
    """SQLite names tables and columns, never what is in them; PostgreSQL quotes rows."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(cause, OSError | sqlite3.Error)


def note(event: str, level: int = logging.INFO, **facts: Any) -> None:
    log.log(level, event, extra={"facts": facts})


def failed(event: str, **facts: Any) -> None:
    """An error of ours, with its traceback."""
    log.exception(event, extra={"facts": facts})


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("hardboiled.server", "uvicorn", "litestar", "alembic", "sqlalchemy", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "hardboiled.server" else "WARNING")
