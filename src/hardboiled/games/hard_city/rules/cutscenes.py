"""HC-4: cutscenes and the Clapper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.effects.order_word import carry_out, possible
from hardboiled.games.hard_city.rules.events import SceneRefused, SceneRevealed, SceneUsed
from hardboiled.games.hard_city.rules.officer_action import Fact, OfficerAction
from hardboiled.games.hard_city.rules.state import Officer
from hardboiled.kernel import Action, CardId, Flow, Manner, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import Cutscene, HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment


class StartScene(OfficerAction, frozen=True):
    """HC-4.2, HC-4.3, HC-4.8: the others agree; the Clapper moves onto it."""

    rule: ClassVar[str] = "HC-4.1"
    confirm: ClassVar[bool] = True
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "episode"
    needs: ClassVar[Fact] = "scene"
    card: CardId

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        """HC-4.1, HC-4.4, HC-4.5: those right of the Clapper whose requirements are met."""
        table, cards = now.table, now.content.cutscenes
        found: list[Self] = []
        for card in table.scenes[table.clapper + 1 :]:
            scene = cards[card]
            if now.ap >= scene.cost and _ready(now, scene):
                found.append(cls(card))
        return found

    def cost(self, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.cutscenes[self.card].cost

    def take(self, play: P, officer: Officer) -> Flow[None]:
        state = play.state
        others = tuple(seat for seat in state.order_seats if seat != officer.seat)
        if others:
            answer = yield from ask(others, [Agree(), Refuse()], "scene", {"card": self.card})
            if isinstance(answer, Refuse):
                play.say(SceneRefused(self.card))
                return
        self.pay(play, officer)
        state.clapper = state.scenes.index(self.card)
        play.say(SceneUsed(self.card))
        yield from because(play, self.card, carry_out(play, officer, play.content.cutscenes[self.card].effects))


class Agree(Action, frozen=True):
    rule: ClassVar[str] = "HC-4.2"
    manner: ClassVar[Manner] = "use"


class Refuse(Action, frozen=True):
    rule: ClassVar[str] = "HC-4.2"
    manner: ClassVar[Manner] = "pass"


def _ready(now: Moment, scene: Cutscene) -> bool:
    for need in scene.needs:
        if not need.met(now):
            return False
    return possible(now, scene.effects)


def reveal_scene(play: P) -> None:
    """HC-3.5, HC-4.6, HC-4.7, HC-4.9: one more to the right, up to five with the Opening."""
    state = play.state
    if state.cutscenes and len(state.scenes) < play.content.settings.max_cutscenes:
        card = play.draw(state.cutscenes)
        state.scenes.append(card)
        play.say(SceneRevealed(card))
