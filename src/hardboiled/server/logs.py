"""Structured logs: one JSON object a line, on standard error. No tokens, no names, no moves."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

log = logging.getLogger("hardboiled.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def note(event: str, level: int = logging.INFO, **facts: Any) -> None:
    log.log(level, event, extra={"facts": facts})


def failed(event: str, **facts: Any) -> None:
    """An error of ours, with its traceback."""
    log.exception(event, extra={"facts": facts})


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("hardboiled.server", "uvicorn", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "hardboiled.server" else "WARNING")
