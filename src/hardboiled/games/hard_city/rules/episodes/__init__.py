"""HC-21 to HC-25: the five episodes, one class each."""

from hardboiled.games.hard_city.rules.episodes.bloody_sunrise import BloodySunrise
from hardboiled.games.hard_city.rules.episodes.heist import Heist
from hardboiled.games.hard_city.rules.episodes.mayhem import Mayhem
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import ToxicRevenge
from hardboiled.games.hard_city.rules.episodes.zero_hour import ZeroHour

__all__ = ["BloodySunrise", "Heist", "Mayhem", "ToxicRevenge", "ZeroHour"]
