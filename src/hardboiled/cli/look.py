"""`hardboiled games` and `rules`: what can be played, and by which rules."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from hardboiled.kernel import rules as rulebook
from hardboiled.kernel.about import GameInfo, ModeInfo, about
from hardboiled.kernel.about import games as all_games
from hardboiled.kernel.options import OptionInfo, Options, values_in_words
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.wording import counted

JSON_HELP = "Print JSON for a program instead of a table."


def games(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    json: Annotated[bool, typer.Option("--json", help=JSON_HELP)] = False,
) -> None:
    """List the games: their modes, how many play, and their options."""
    chosen = [about(find_game(game))] if game else all_games()
    if json:
        print_json(chosen)
        return
    console = Console(highlight=False)
    for number, info in enumerate(chosen):
        if number:
            console.print()
        _print_game(console, info)


def _print_game(console: Console, info: GameInfo) -> None:
    console.print(f"[bold]{info.title}[/bold]  [cyan]{info.id}[/cyan]")
    if tagline := info.blurb.get("tagline"):
        console.print(f"  {tagline}")
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1))
    for mode in info.modes:
        table.add_row("  mode", mode.id, _players(mode))
    for option in info.options:
        table.add_row("  option", option.name, _values(find_game(info.id).options, option))
    console.print(table)


def _players(mode: ModeInfo) -> str:
    counts = [len(seats) for seats in mode.seats]
    if len(counts) > 2 and counts == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]} seats"
    return " or ".join([*map(str, counts[:-1]), counted(counts[-1], "seat")])


def _values(options: type[Options], option: OptionInfo) -> str:
    default = option.default
    if option.kind == "bool":
        default = "yes" if default else "no"
    usual = f" (usually {default})" if default not in (None, "", [], {}, ()) else ""
    return f"{values_in_words(options, option)}{usual}{'. ' if option.help else ''}{option.help}"


def rules(
    what: Annotated[str, typer.Argument(metavar="CLAUSE|GAME", help="A clause (KA-4.7) or a game's id.")],
) -> None:
    """Print a rule clause, or all the clauses of a game."""
    console = Console(highlight=False)
    if what in rulebook.games_with_rules():
        for clause, text in rulebook.clauses(what).items():
            console.print(Markdown(f"**{clause}** {text}"))
        return
    if "-" not in what or "." not in what:
        games = ", ".join(rulebook.games_with_rules())
        raise rulebook.UnknownClause(f"{what!r} is neither a clause (like KA-4.7) nor a game with rules ({games}).")
    clause = what.upper() if what[-1:].isdigit() else what[:-1].upper() + what[-1:].lower()
    console.print(Markdown(f"**{clause}** {rulebook.find_clause(clause)}"))


def print_json(value: Any) -> None:
    """For a program."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())
