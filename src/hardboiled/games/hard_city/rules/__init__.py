"""The rules, one file a chapter."""

from typing import TypeAlias

from hardboiled.games.hard_city.content import City
from hardboiled.games.hard_city.state import HardCity
from hardboiled.kernel import Play

P: TypeAlias = Play[HardCity, City]
