"""`hardboiled content`: what is in the box, and whether every entry of it is worth its place."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, get_args

import typer
from rich.console import Console
from rich.table import Table

from hardboiled.cli.arguments import GameArgument, GameOptions, JobsOption, Packs, SeedOption, game_options, number
from hardboiled.cli.files import prepare_to_write
from hardboiled.cli.look import JSON_HELP, print_json
from hardboiled.cli.progress import progress_bar
from hardboiled.cli.review import print_review
from hardboiled.kernel.content import Source
from hardboiled.kernel.registry import find_game
from hardboiled.lab.taken import every_table, reviewed, watch_all

REVIEW_HELP = (
    "Look for entries that do the same, entries that another beats in everything at the same or a lower price, and "
    "texts that are alike; what is meant to be so says why in the content."
)
GAMES_HELP = (
    "With --review: also let bots play so many games with each number of seats, and look for entries they never take "
    "and for those that win or lose too much when taken."
)
KEEP_HELP = "With --games: keep every game in this file of JSON lines; games it already has are not played again."


def content(
    game: GameArgument,
    review: Annotated[bool, typer.Option("--review", help=REVIEW_HELP)] = False,
    games: Annotated[int, number(GAMES_HELP, 0)] = 0,
    mode: Annotated[list[str] | None, typer.Option(help="With --games: only this mode; repeat it for several.")] = None,
    option: GameOptions = None,
    bots: Annotated[str, typer.Option(help="With --games: the bot in every seat.")] = "regular",
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    results: Annotated[Path | None, typer.Option(help=KEEP_HELP)] = None,
    json: Annotated[bool, typer.Option("--json", help=JSON_HELP)] = False,
    pack: Packs = None,
) -> None:
    """List every deck and board of a game with its count by source, or review what they hold.

    book: printed in the rulebook; public: a public fact; original: ours, because nothing prints it;
    pack: typed in by an owner of the game.
    """
    if not review:
        _list(game, pack or [], json)
        return
    prepare_to_write(results)
    planned = every_table(game, games, mode or [], bots, game_options(game, option or []), pack or [], seed)
    with progress_bar(f"{game} review", "games") as show:
        watched = watch_all(planned, results, jobs, lambda done: show(done, len(planned)))
    found = reviewed(game, watched, pack or [])
    if json:
        print_json(found)
    else:
        print_review(Console(highlight=False), found)


def _list(game: str, packs: list[Path], json: bool) -> None:
    decks = count_content(game, packs)
    if json:
        print_json(decks)
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
