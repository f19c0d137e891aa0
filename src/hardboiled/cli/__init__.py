"""The command line: `hardboiled play`, `learn`, `puzzles`, `campaign`, `serve`, `sim`, `replay`, `games`, `content`,
`rules`, `new`, and the lab's `tournament`, `balance` and `analyse`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, NoReturn

import typer

from hardboiled.cli import analyse, balance, campaign, content, learn, look, new, play, puzzles, serve, sim, tournament
from hardboiled.kernel.errors import HardboiledError

UsageError: Any = typer.BadParameter.__mro__[1]
"""Wrong arguments of any kind, by whichever name this version of Typer has for them."""

INTERRUPTED = 130

app = typer.Typer(
    name="hardboiled",
    help="Crime-fighting board games with every rule: play them, serve them, simulate them.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.add_typer(puzzles.app, name="puzzles")
app.command("campaign")(campaign.campaign)
app.command("serve")(serve.serve)
app.command("sim")(sim.sim)
app.command("replay")(play.replay)
app.command("games")(look.games)
app.command("content")(content.content)
app.command("rules")(look.rules)
app.command("new")(new.new)
app.command("tournament")(tournament.tournament)
app.command("balance")(balance.balance)
app.command("analyse")(analyse.analyse)


@app.callback(invoke_without_command=True)
def _overview(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line: what a person got wrong is one sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows a question mark
    try:
        code = app(args=arguments, prog_name="hardboiled", standalone_mode=False)
    except HardboiledError as error:
        _complain(str(error))
    except UsageError as error:
        where = error.ctx.command_path if getattr(error, "ctx", None) else "hardboiled"
        _complain(f"{_sentence(error.format_message())} Try '{where} --help'.")
    except OSError as error:
        _complain(f"{error.strerror or error}: {error.filename}" if error.filename else str(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    if code:
        sys.exit(code)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "?")) else f"{text}."


def _complain(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)
