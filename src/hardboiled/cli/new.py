"""`hardboiled new`: a small game that runs, to make another of."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hardboiled.scaffold import create


def new(
    name: Annotated[str, typer.Argument(help="What the game is called, as in 'bank-job'.")],
    into: Annotated[Path, typer.Option(help="The folder its own folder is written into.")] = Path("."),
) -> None:
    """Write a small game that runs (a board, cards, a secret, a bot, tests) into a folder of its own."""
    folder = create(name, into)
    typer.echo(f"{folder} holds a game for two that runs. Make it yours:")
    typer.echo(f"  pip install -e {folder}")
    typer.echo(f"  pytest {folder}")
    typer.echo(f"  hardboiled play {folder.name}")
