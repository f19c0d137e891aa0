"""`hardboiled analyse`: where a saved match turned."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from hardboiled.bots import make_bot
from hardboiled.cli.arguments import Packs, number
from hardboiled.cli.files import prepare_to_write, read_text, write_text
from hardboiled.cli.progress import progress_bar
from hardboiled.kernel.saving import load

WORLDS_HELP = "Worlds a turning point is judged over."
MOST_HELP = "How many turning points at most."


def analyse(
    file: Annotated[Path, typer.Argument(help="A match that was saved.")],
    pack: Packs = None,
    bot: Annotated[str, typer.Option(help="The bot whose choices it is compared with.")] = "sharp",
    worlds: Annotated[int, number(WORLDS_HELP, 2)] = 40,
    most: Annotated[int, number(MOST_HELP, 1)] = 8,
    json: Annotated[Path | None, typer.Option(help="Also write the analysis here.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Also draw it here.")] = None,
) -> None:
    """Tell where a saved match turned, and whether by a mistake, by luck or by a good gamble."""
    from hardboiled.lab.analysis import analyse as judge
    from hardboiled.lab.analysis_picture import analysis_svg
    from hardboiled.lab.analysis_text import analysis_text

    match = load(read_text(file, "saved match"), pack or [])
    make_bot(bot)  # UnknownBot says which there are
    prepare_to_write(json, svg)
    with progress_bar("analysis", "choices") as show:
        found = judge(match, bot, deep=worlds, most=most, progress=show)
    Console().print(analysis_text(found))
    if json is not None:
        write_text(json, found.to_json().decode())
    if svg is not None:
        write_text(svg, analysis_svg(found))
