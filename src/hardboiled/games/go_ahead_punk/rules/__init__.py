"""The rules, one file a chapter."""

from typing import TypeAlias

from hardboiled.games.go_ahead_punk.content import City
from hardboiled.games.go_ahead_punk.state import Punk
from hardboiled.kernel import Play

P: TypeAlias = Play[Punk, City]
