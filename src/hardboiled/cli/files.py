"""Files a person named, to read and to write: one sentence where that cannot be."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile

from hardboiled.kernel.errors import HardboiledError


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


def prepare_to_write(*paths: Path | None) -> None:
    """Make the folders of what a long run will write, and say before it, not after, what cannot be written."""
    for path in filter(None, paths):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                path.open("ab").close()
            else:
                TemporaryFile(dir=path.parent).close()
        except FileExistsError:
            raise HardboiledError(f"{str(path)!r} cannot be written: {str(path.parent)!r} is a file.") from None
        except OSError as error:
            raise HardboiledError(f"{str(path)!r} cannot be written: {_reason(error)}.") from None


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
