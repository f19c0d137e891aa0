"""What work on the Events in the row is worth to the Heroes."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.kick_ass.rules import enemies
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.state import City, EventInPlay, Foe, Hero
from hardboiled.games.kick_ass.rules.tasks import Deliver, Fame, Hold, Slay, Work
from hardboiled.kernel import SpaceId

EVENT = 10.0
BOSS_EVENT = 14.0
SPARE_EVENT = 4.0
TONIGHT = (0.2, 0.5, 1.0)
"""How much of a District cleared in the morning, in the afternoon or at night is still clear when the day ends."""

Job = tuple[EventInPlay, int, Work | Deliver]
"""An Event, and the number of one of its tasks."""


class EventValues:
    """One look at the row; what is to do where is worked out once."""

    def __init__(self, city: City, content: KickAssContent) -> None:
        self.city = city
        self.content = content
        self._looked = False
        self._jobs: dict[SpaceId, list[Job]] = {}
        self._kills: dict[SpaceId, list[float]] = {}
        self._super_kills: dict[SpaceId, float] = {}

    def unit(self, event: EventInPlay, units: int = 0) -> float:
        """What one more bit of work on an Event is worth."""
        city = self.city
        card = self.content.all_events[event.id]
        left = units or sum(event.left)
        if card.plot:
            base = BOSS_EVENT
        elif city.revealed:
            base = 2.0
        elif len(city.completed) >= self.content.settings.needed:
            base = SPARE_EVENT
        else:
            base = EVENT
        space = city.row.index(event)
        days = 2 - space + (3 - city.segment) / 3
        feasible = days * 3 * city.players * 0.5
        if left > feasible:
            base *= 0.4
        elif space == 2:
            base *= 1.4
        return float(base / max(1, left) ** 0.8)

    def _look(self) -> None:
        """What is to do in each District, in the order of the row."""
        self._looked = True
        for event in self.city.row:
            if event is not None:
                for number, task in enumerate(self.content.all_events[event.id].tasks):
                    if isinstance(task, Work | Deliver):
                        self._jobs.setdefault(task.at, []).append((event, number, task))
                    elif isinstance(task, Slay) and event.left[number]:
                        if task.supers:
                            self._super_kills[task.at] = self._super_kills.get(task.at, 0.0) + self.unit(event)
                        else:
                            self._kills.setdefault(task.at, []).append(self.unit(event))
                    elif isinstance(task, Hold) and event.left[number]:
                        crowd = max(1, enemies.figures(self.city.map[task.at]))
                        wanted = self.unit(event) * TONIGHT[min(self.city.segment, 2)] / crowd
                        self._kills.setdefault(task.at, []).append(wanted)

    def timers(self, hero: Hero, place: SpaceId) -> list[float]:
        """What each Timer icon spent on Events there is worth."""
        if not self._looked:
            self._look()
        worth: list[float] = []
        for event, number, task in self._jobs.get(place, ()):
            if isinstance(task, Work):
                if task.cost > hero.dollars or (task.open_only and enemies.taken(self.city, self.content, place)):
                    continue
                if event.left[number]:
                    worth += [self.unit(event) - 0.6 * task.cost] * event.left[number]
            else:
                waiting = task.waiting(self.city, event, event.left[number])
                worth += [self.unit(event) * 0.7] * waiting
        return worth

    def pull(self) -> dict[SpaceId, float]:
        """Where Timer icons are waited for, and how much one of them is worth."""
        if not self._looked:
            self._look()
        found: dict[SpaceId, float] = {}
        for place, jobs in self._jobs.items():
            waiting = [event for event, number, task in jobs if task.waiting(self.city, event, event.left[number])]
            if waiting:
                found[place] = max([self.unit(event) for event in waiting])
        return found

    def kills(self, place: SpaceId) -> Sequence[float]:
        """What a Minion killed there is worth to each Event that counts it."""
        if not self._looked:
            self._look()
        return self._kills.get(place, ())

    def super_kill(self, place: SpaceId) -> float:
        """What a Super Minion killed there is worth to the Events that count it."""
        if not self._looked:
            self._look()
        return self._super_kills.get(place, 0.0)

    def foe(self, foe: Foe) -> float:
        """What a Mini-Boss's death is worth."""
        for event in self.city.row:
            if event is not None and event.id == foe.event:
                return self.unit(event) + 1
        return 4.0

    def fame(self) -> float:
        """What a point of Social Media is worth to the Event that waits for it."""
        for event in self.city.row:
            if event is not None:
                for number, task in enumerate(self.content.all_events[event.id].tasks):
                    if isinstance(task, Fame) and event.left[number]:
                        return self.unit(event, event.left[number])
        return 0.0
