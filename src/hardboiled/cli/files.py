"""Files a person named, to read and to write: one sentence where that cannot be."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryFile

from hardboiled.kernel.errors import HardboiledError
from hardboiled.terminal.files import reason, write_whole


def read_text(path: Path, what: str) -> str:
    """A file a person named; one sentence if it cannot be read."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise HardboiledError(f"There is no {what} {str(path)!r}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise HardboiledError(f"The {what} {str(path)!r} cannot be read: {reason(error)}.") from None


def write_text(path: Path, text: str) -> None:
    try:
        write_whole(path, text)
    except OSError as error:
        raise HardboiledError(f"{str(path)!r} cannot be written: {reason(error)}.") from None


def prepare_to_write(*paths: Path | None) -> None:
    """Make the folders of what a long run will write, and say before it, not after, what cannot be written."""
    for path in filter(None, paths):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                path.open("ab").close()
            if path.is_file() or not path.exists():
                TemporaryFile(dir=Path(os.path.realpath(path)).parent).close()
        except FileExistsError:
            raise HardboiledError(f"{str(path)!r} cannot be written: {str(path.parent)!r} is a file.") from None
        except OSError as error:
            raise HardboiledError(f"{str(path)!r} cannot be written: {reason(error)}.") from None
