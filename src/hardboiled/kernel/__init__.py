"""The game-independent engine. A game imports from here and from nowhere else of ours."""

from hardboiled.kernel.actions import Action, Ask, Event, Flow, Together, choose, decide, declared
from hardboiled.kernel.chance import Chance, redeal
from hardboiled.kernel.content import Content, ContentError, Effect, Entry, Source
from hardboiled.kernel.game import Game, Mode, Table
from hardboiled.kernel.ids import SPECTATOR, CardId, SeatId, SpaceId
from hardboiled.kernel.options import OptionError, Options
from hardboiled.kernel.play import Play
from hardboiled.kernel.prospects import Prospect, Weights, learned
from hardboiled.kernel.state import Outcome, State
from hardboiled.kernel.text import Catalog

__all__ = [
    "SPECTATOR",
    "Action",
    "Ask",
    "CardId",
    "Catalog",
    "Chance",
    "Content",
    "ContentError",
    "Effect",
    "Entry",
    "Event",
    "Flow",
    "Game",
    "Mode",
    "OptionError",
    "Options",
    "Outcome",
    "Play",
    "Prospect",
    "SeatId",
    "Source",
    "SpaceId",
    "State",
    "Table",
    "Together",
    "Weights",
    "choose",
    "decide",
    "declared",
    "learned",
    "redeal",
]
