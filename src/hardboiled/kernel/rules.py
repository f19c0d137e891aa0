"""The rule clauses of docs/rules as data: what a clause says, which there are, which are exempt."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path

from hardboiled.kernel.errors import HardboiledError

_CLAUSE = re.compile(r"^[-*]\s+\*\*([A-Z]{2}-[A-Z0-9]+\.\d+[a-z]?)\*\*\s*(.*)$")
_INSTALLED = Path(__file__).parents[1] / "rulebook"
_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"


class UnknownClause(HardboiledError):
    """No rules file has a clause of that id."""


def folder() -> Path:
    return _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT


@lru_cache(maxsize=16)
def clauses(game_id: str) -> dict[str, str]:
    """Every clause of a game: id and text, in the order of its rules file."""
    found: dict[str, str] = {}
    last = ""
    path = folder() / f"{game_id}.md"
    for line in path.read_text("utf-8").splitlines() if path.is_file() else ():
        if match := _CLAUSE.match(line):
            last = match[1]
            found[last] = match[2]
        elif last and line.strip() and not line.startswith(("#", "- ", "* ", "---")):
            found[last] += "\n" + line.rstrip()
        elif line.startswith("#"):
            last = ""
    return found


def exempt(game_id: str) -> dict[str, str]:
    """The clauses that software cannot show, each with its reason."""
    path = folder() / f"{game_id}.exempt.toml"
    if not path.is_file():
        return {}
    return {str(clause): str(reason) for clause, reason in tomllib.loads(path.read_text("utf-8")).items()}


def games_with_rules() -> list[str]:
    return sorted(path.stem for path in folder().glob("*.md"))


def find_clause(clause: str) -> str:
    """What a clause says."""
    for game_id in games_with_rules():
        if clause in clauses(game_id):
            return clauses(game_id)[clause]
    near = [c for g in games_with_rules() for c in clauses(g) if c.startswith(clause.split(".", maxsplit=1)[0] + ".")]
    hint = f"That section has {near[0]} to {near[-1]}." if near else "A clause looks like KA-4.7 or GP-CMB.3."
    raise UnknownClause(f"No rule clause {clause!r}. {hint}")
