"""HC-9.4: the basic actions of a chaos card, two of three."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.chaos_hand import DoctorAction, play_card
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.kinds import Basic, NamedBasic
from hardboiled.games.hard_city.rules.mutant_attacks import attack_with_mutants
from hardboiled.games.hard_city.rules.prowling import move_mutants
from hardboiled.games.hard_city.rules.spawning import spawn, zone
from hardboiled.kernel import Action, CardId, Flow, Manner, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class PlayBasics(DoctorAction, frozen=True):
    """Any card can be played for its basic actions."""

    rule: ClassVar[str] = "HC-9.4"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "cards"
    card: CardId

    @classmethod
    def offered(cls, table: Seen, content: HardCityContent) -> Sequence[Self]:
        return list(map(cls, dict.fromkeys(table.hand)))

    def numbers(self, table: Seen, content: HardCityContent) -> dict[Basic, int]:
        """HC-26.9: as printed, or raised by the card it is played with."""
        card, more = content.chaos[self.card], table.turn.raised
        return {"spawn": card.spawn + more, "move": card.move + more, "attack": card.attack + more}

    def words(self, table: Seen, content: HardCityContent) -> Mapping[str, Any]:
        return {str(basic): number for basic, number in self.numbers(table, content).items()}

    def take(self, play: P) -> Flow[None]:
        numbers = self.numbers(play.state, play.content)
        play.state.turn.raised = 0
        yield from play_card(play, self.card, "basics", basics(play, numbers))


class UseBasic(Action, frozen=True):
    rule: ClassVar[str] = "HC-9.4"
    manner: ClassVar[Manner] = "use"
    basic: NamedBasic


def basics(play: P, printed: Mapping[Basic, int]) -> Flow[None]:
    """HC-9.4: two different ones of the three, in any order, each up to its number."""
    left = {basic: number for basic, number in printed.items() if number}
    for _ in range(2):
        options = [UseBasic(basic) for basic in left]
        if not options:
            return
        chosen = yield from ask(DOCTOR, options, "basic", {basic: left.get(basic, 0) for basic in printed})
        number = left.pop(chosen.basic)
        if chosen.basic == "spawn":
            yield from spawn(play, number, zone(play))
        elif chosen.basic == "move":
            yield from move_mutants(play, number)
        else:
            yield from attack_with_mutants(play, number)
