"""HC-4: cutscenes and the Clapper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules import conditions as needs
from hardboiled.games.hard_city.rules.actions import Agree, Refuse, StartScene
from hardboiled.games.hard_city.rules.content import Cutscene
from hardboiled.games.hard_city.rules.events import SceneRefused, SceneRevealed, SceneUsed
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.order_effects import carry_out, possible
from hardboiled.games.hard_city.rules.state import Officer
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import Ask, Flow, SpaceId


def reveal_scene(play: P) -> None:
    """HC-3.5, HC-4.6, HC-4.7, HC-4.9: one more to the right, up to five with the Opening."""
    state = play.state
    if state.cutscenes and len(state.scenes) < play.content.settings.max_cutscenes:
        card = play.draw(state.cutscenes)
        state.scenes.append(card)
        play.say(SceneRevealed(card))


def open_scenes(play: P, officer: Officer) -> list[StartScene]:
    """HC-4.1, HC-4.4, HC-4.5: those right of the Clapper whose requirements are met."""
    state, cards = play.state, play.content.cutscenes
    return [
        StartScene(card)
        for card in state.scenes[state.clapper + 1 :]
        if officer.ap >= cards[card].cost and _ready(play, officer, cards[card])
    ]


def _ready(play: P, officer: Officer, scene: Cutscene) -> bool:
    for need in scene.needs:
        if not _MET[type(need)](play, officer, need):
            return False
    return possible(play, officer, scene.effects)


def start_scene(play: P, officer: Officer, action: StartScene) -> Flow[None]:
    """HC-4.2, HC-4.3, HC-4.8: the others agree; the Clapper moves onto it."""
    state = play.state
    others = tuple(seat for seat in state.order_seats if seat != officer.seat)
    if others:
        answer: Agree | Refuse = yield Ask(others, [Agree(), Refuse()], "scene", {"card": action.card})
        if isinstance(answer, Refuse):
            play.say(SceneRefused(action.card))
            return
    scene = play.content.cutscenes[action.card]
    officer.ap -= scene.cost
    state.clapper = state.scenes.index(action.card)
    play.say(SceneUsed(action.card))
    yield from carry_out(play, officer, scene.effects)


# Requirements.


def _gathered(play: P, officer: Officer, need: needs.Gathered) -> bool:
    return sum(other.at == officer.at and not other.down for other in play.state.officers) >= need.count


def _active_near(play: P, space: SpaceId, reach: int) -> int:
    ground = terrain(play)
    far, here, count = ground.distances[space], ground.region[space], 0
    for m in play.state.mutants:
        if not m.stunned and far.get(m.at, FAR) <= reach and ground.region[m.at] == here:
            count += 1
    return count


def _surrounded(play: P, officer: Officer, need: needs.Surrounded) -> bool:
    return _active_near(play, officer.at, need.reach) >= need.count


def _calm(play: P, officer: Officer, need: needs.Calm) -> bool:
    return not _active_near(play, officer.at, need.reach)


def _wounded(play: P, officer: Officer, need: needs.Wounded) -> bool:
    return officer.hp <= need.hp


def _someone_down(play: P, officer: Officer, need: needs.SomeoneDown) -> bool:
    return any(other.down for other in play.state.officers)


def _behind(play: P, officer: Officer, need: needs.Behind) -> bool:
    return play.state.chaos - play.state.order >= need.by


def _slaughter(play: P, officer: Officer, need: needs.Slaughter) -> bool:
    return play.state.kills >= need.kills


def _bystander(play: P, officer: Officer, need: needs.Bystander) -> bool:
    ground = terrain(play)
    return any(ground.distance(at, officer.at) <= need.reach for at in play.state.civilians.values())


def _equipped(play: P, officer: Officer, need: needs.Equipped) -> bool:
    return len(officer.gear) >= need.count


_MET: dict[type[Any], Callable[[P, Officer, Any], bool]] = {
    needs.Gathered: _gathered,
    needs.Surrounded: _surrounded,
    needs.Calm: _calm,
    needs.Wounded: _wounded,
    needs.SomeoneDown: _someone_down,
    needs.Behind: _behind,
    needs.Slaughter: _slaughter,
    needs.Bystander: _bystander,
    needs.Equipped: _equipped,
}
