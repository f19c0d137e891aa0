"""Hardboiled: crime-fighting board games with every rule, for people, programs and research."""

from importlib import import_module

from hardboiled.kernel.about import GameInfo
from hardboiled.kernel.about import games as _games
from hardboiled.kernel.errors import HardboiledError, IllegalAction
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.match import Match
from hardboiled.kernel.saving import load, start

import_module("hardboiled.games")
games = _games  # after the package of that name, whose first import would otherwise hide the function

__version__ = "0.1.0"
__all__ = ["SPECTATOR", "GameInfo", "HardboiledError", "IllegalAction", "Match", "games", "load", "start"]
