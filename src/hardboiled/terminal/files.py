"""Writing a file whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_hex
from shutil import copymode


def write_whole(path: Path, text: str) -> None:
    """Write beside the file first, then put it in its place: if that fails, what was there before is still there."""
    if path.exists() and not path.is_file():
        path.write_text(text, "utf-8")  # a terminal or a pipe has no place to take; a folder says what is wrong
        return
    target = Path(os.path.realpath(path))  # what a link points to is written, the link stays
    beside = target.with_name(f".{token_hex(8)}.part")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            target.open("ab").close()  # a file that must not be written stays as it is
            copymode(target, beside)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def reason(error: Exception) -> str:
    """Why a file could not be read or written, without a full stop."""
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")
