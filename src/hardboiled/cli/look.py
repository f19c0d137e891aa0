"""`hardboiled games`, `content` and `rules`: what is in the box."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from hardboiled.cli.arguments import GameArgument, Packs
from hardboiled.kernel import rules as rulebook
from hardboiled.kernel.about import GameInfo, ModeInfo, about
from hardboiled.kernel.about import games as all_games
from hardboiled.kernel.content import Source
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
        _print_json(chosen)
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


def content(
    game: GameArgument,
    json: Annotated[bool, typer.Option("--json", help=JSON_HELP)] = False,
    pack: Packs = None,
) -> None:
    """List every deck and board of a game with its count by source.

    book: printed in the rulebook; public: a public fact; original: ours, because nothing prints it;
    pack: typed in by an owner of the game.
    """
    decks = count_content(game, pack or [])
    if json:
        _print_json(decks)
        return
    sources = [source for source in get_args(Source) if any(deck["by_source"].get(source) for deck in decks)]
    table = Table(title=f"{find_game(game).title}: cards and boards", title_justify="left", box=None, pad_edge=False)
    table.add_column("file")
    for heading in ("entries", "in the box", *sources):
        table.add_column(heading, justify="right")
    for deck in decks:
        counts = [str(deck["by_source"].get(source, "")) for source in sources]
        table.add_row(deck["deck"], str(deck["entries"]), str(deck["copies"]), *counts)
    totals = [str(sum(deck["by_source"].get(source, 0) for deck in decks)) for source in sources]
    table.add_section()
    table.add_row(
        "all", str(sum(deck["entries"] for deck in decks)), str(sum(deck["copies"] for deck in decks)), *totals
    )
    Console().print(table)


def count_content(game_id: str, packs: list[Path]) -> list[dict[str, Any]]:
    """For each file of entries: how many entries, how many copies of them, copies by source."""
    counted = []
    for name, deck in find_game(game_id).content(packs).decks():
        by_source: Counter[str] = Counter()
        for entry in deck.values():
            by_source[entry.source] += entry.copies
        counted.append({"deck": name, "entries": len(deck), "copies": by_source.total(), "by_source": dict(by_source)})
    return counted


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


def _print_json(value: Any) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())
