"""What the game is, one file a chapter of its rulebook. Knows neither how it looks nor how one plays it well."""

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.state import Ally, HardCityState, Officer
    from hardboiled.games.hard_city.view import AllyView, OfficerView, View
    from hardboiled.kernel import Play

    P: TypeAlias = Play[HardCityState, HardCityContent]
    Seen: TypeAlias = HardCityState | View
    OfficerSeen: TypeAlias = Officer | OfficerView
    AllySeen: TypeAlias = Ally | AllyView
else:
    P = Seen = OfficerSeen = AllySeen = Any
