"""Players that are programs, by strength: random, rookie, regular and sharp."""

from hardboiled.bots.advice import Advice, Line
from hardboiled.bots.hints import Hint, hint
from hardboiled.bots.strengths import QUICK, STRENGTHS, Advisor, is_bot, make_bot, strength_of, temperament_of, thinks
from hardboiled.bots.temperaments import TEMPERAMENTS

__all__ = [
    "QUICK",
    "STRENGTHS",
    "TEMPERAMENTS",
    "Advice",
    "Advisor",
    "Hint",
    "Line",
    "hint",
    "is_bot",
    "make_bot",
    "strength_of",
    "temperament_of",
    "thinks",
]
