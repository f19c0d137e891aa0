"""Learning by playing: lessons on the real engine. A lesson is data a game brings along."""

from hardboiled.learn.lesson import Lesson, Step, course, find_lesson
from hardboiled.learn.runner import Attempt, Verdict

__all__ = ["Attempt", "Lesson", "Step", "Verdict", "course", "find_lesson"]
