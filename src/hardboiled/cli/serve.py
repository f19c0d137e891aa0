"""`hardboiled serve`: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hardboiled.cli.arguments import number


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int | None, number("The port to listen on (8000, or the next free one).", 1, 65535)] = None,
    data_dir: Annotated[Path | None, typer.Option(help="Where matches are kept (a folder in your home).")] = None,
    database_url: Annotated[str | None, typer.Option(help="A database instead of the folder (postgresql://…).")] = None,
    workers: Annotated[int, number("How many processes share the work.", 1)] = 1,
    proxy: Annotated[list[str] | None, typer.Option(help="A proxy whose forwarded headers are believed.")] = None,
    bot_talk: Annotated[bool, typer.Option(help="Let bots say something in the chat now and then.")] = True,
    browser: Annotated[bool, typer.Option(help="Open the table in a browser.")] = True,
) -> None:
    """Serve the web table: play in the browser with friends and bots."""
    from hardboiled.server.serve import serve as run

    run(
        host=host,
        port=port,
        data_dir=data_dir,
        database_url=database_url,
        workers=workers,
        proxies=proxy or (),
        bot_talk=bot_talk,
        open_browser=browser,
    )
