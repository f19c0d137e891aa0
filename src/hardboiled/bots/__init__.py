"""Players that are programs, by strength: random, rookie, regular and sharp."""

from hardboiled.bots.advice import Advice, Line
from hardboiled.bots.strengths import QUICK, STRENGTHS, Advisor, make_bot

__all__ = ["QUICK", "STRENGTHS", "Advice", "Advisor", "Line", "make_bot"]
