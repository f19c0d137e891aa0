"""Players that are programs, by strength: random, rookie, regular and sharp."""

from hardboiled.bots.advice import Advice, Line
from hardboiled.bots.hints import Hint, hint
from hardboiled.bots.strengths import QUICK, STRENGTHS, Advisor, make_bot

__all__ = ["QUICK", "STRENGTHS", "Advice", "Advisor", "Hint", "Line", "hint", "make_bot"]
