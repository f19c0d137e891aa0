"""Smugglers with a fault: the order of options comes from a set of strings.

In a test run it is registered only while it is looked at, so that no other test meets it.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from hardboiled.kernel import Flow, ask
from hardboiled.kernel.registry import register
from kernel import smugglers
from kernel.smugglers import DOCKS, Hide, P


def hiding(play: P) -> Flow[None]:
    state = play.state
    carrier = state.smugglers[state.carrier]
    hide = yield from ask(carrier.seat, [Hide(dock) for dock in set(DOCKS)], "hide")
    state.crate = hide.dock
    state.step = "searching"


GAME = replace(smugglers.GAME, id="hash-order", steps={**smugglers.GAME.steps, "hiding": hiding})

if "pytest" not in sys.modules:
    register(GAME)
