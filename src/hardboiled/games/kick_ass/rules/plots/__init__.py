"""KA-23 to KA-30: the five Final Plots."""

from hardboiled.games.kick_ass.rules.plots import don, hideaway, red_mist, times_square, vic
from hardboiled.games.kick_ass.rules.plots.course import (
    CityLeft,
    boss_event_completed,
    boss_event_matured,
    in_the_city,
    leave_city,
    place_boss,
    reveal,
    spoken,
    standing,
)
from hardboiled.games.kick_ass.rules.plots.final_plot import PLOTS, FinalPlot, the_plot

__all__ = [
    "PLOTS",
    "CityLeft",
    "FinalPlot",
    "boss_event_completed",
    "boss_event_matured",
    "don",
    "hideaway",
    "in_the_city",
    "leave_city",
    "place_boss",
    "red_mist",
    "reveal",
    "spoken",
    "standing",
    "the_plot",
    "times_square",
    "vic",
]
