"""The rules, one file a chapter."""

from typing import TypeAlias

from hardboiled.games.kick_ass.content import KickAssContent
from hardboiled.games.kick_ass.state import KickAss
from hardboiled.kernel import Play

P: TypeAlias = Play[KickAss, KickAssContent]
