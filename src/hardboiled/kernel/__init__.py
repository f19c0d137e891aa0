"""The game-independent engine. A game imports from here and from nowhere else of ours."""

from hardboiled.kernel.actions import (
    Action,
    Ask,
    Event,
    Flow,
    Manner,
    Together,
    Tone,
    ask,
    at_once,
)
from hardboiled.kernel.chance import Chance, redeal
from hardboiled.kernel.content import Content, ContentError, Effect, Entry, IconName, Source
from hardboiled.kernel.game import Game, Mode, Table
from hardboiled.kernel.glances import glancing
from hardboiled.kernel.ids import SPECTATOR, CardId, PieceId, SeatId, SpaceId
from hardboiled.kernel.kinds import Kind, Way
from hardboiled.kernel.options import OptionError, Options
from hardboiled.kernel.play import Play
from hardboiled.kernel.prospects import Prospect, Weights, learned
from hardboiled.kernel.review import Review, Weighed, printed, weigh
from hardboiled.kernel.riddles import Riddle, Standing
from hardboiled.kernel.state import Outcome, State
from hardboiled.kernel.terms import Pool, Price
from hardboiled.kernel.text import Catalog
from hardboiled.kernel.views import Open, Shows, shown, whole

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
    "IconName",
    "Kind",
    "Manner",
    "Mode",
    "Open",
    "OptionError",
    "Options",
    "Outcome",
    "PieceId",
    "Play",
    "Pool",
    "Price",
    "Prospect",
    "Review",
    "Riddle",
    "SeatId",
    "Shows",
    "Source",
    "SpaceId",
    "Standing",
    "State",
    "Table",
    "Together",
    "Tone",
    "Way",
    "Weighed",
    "Weights",
    "ask",
    "at_once",
    "glancing",
    "learned",
    "printed",
    "redeal",
    "shown",
    "weigh",
    "whole",
]
