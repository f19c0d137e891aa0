"""HC-5: an officer's turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.actions import (
    AimedShot,
    ClearJam,
    CloseCombat,
    EndTurn,
    Give,
    OpenCrate,
    SendAlly,
    Shoot,
    StartScene,
    Step,
    Take,
    UseGear,
    UseSkill,
)
from hardboiled.games.hard_city.rules.ally import may_send, send_ally
from hardboiled.games.hard_city.rules.attacks import aim, brawl, can_brawl, shoot, targets
from hardboiled.games.hard_city.rules.cutscenes import open_scenes, start_scene
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.equipment import (
    give,
    take,
    trades,
    usable_gear,
    usable_skills,
    use_gear,
    use_skill,
)
from hardboiled.games.hard_city.rules.events import Reloaded, TurnBegan
from hardboiled.games.hard_city.rules.movement import crates_here, open_crate, step, steps
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.state import Officer, Turn, active_officer, beset
from hardboiled.kernel import Action, Ask, Flow

_CLOSE, _END, _CLEAR, _ALLY = CloseCombat(), EndTurn(), ClearJam(), SendAlly()


def officer_turn(play: P) -> Flow[None]:
    """HC-5.1, HC-5.3, HC-5.4, HC-12.10: actions until the player stops or the officer falls."""
    state = play.state
    officer = active_officer(state)
    state.turn = Turn()
    for mutant in state.mutants:
        mutant.moved = mutant.attacked = mutant.woken = False
    play.say(TurnBegan(officer.id))
    while not officer.down:
        options = turn_options(play, officer)
        if len(options) == 1:
            break
        args: dict[str, str | int] = {"officer": officer.id, "ap": officer.ap}
        action: Action = yield Ask(officer.seat, options, "turn", args)
        if isinstance(action, EndTurn):
            break
        kind = type(action)
        if kind is not Step and kind is not OpenCrate:
            state.turn.stride = 0
        flow = _TAKE.get(kind)
        if flow is not None:
            yield from flow(play, officer, action)
        else:
            yield from episode_of(state).take(play, officer, action)
    officer.ap = 0
    officer.done = True
    state.turn.stride = 0
    if state.mode == "one-vs-all":
        yield from reaction_window(play, "turn-end")
        state.step = "doctor-zero"
    else:
        state.step = "autodoc"


def turn_options(play: P, officer: Officer) -> list[Action]:
    """HC-5.6, HC-5.7, HC-5.8: everything the officer can pay for in full."""
    state, settings, ap = play.state, play.content.settings, officer.ap
    perks = play.content.perks(officer.skills)
    perk = perks.sum
    options: list[Action] = []
    calm = not beset(state, officer.at)
    if state.turn.stride or ap >= settings.cost_move:
        steps(play, officer, options)
    if state.crates:
        options.extend(crates_here(state, officer.at))
    if ap >= settings.cost_shoot and (calm or perk.shoots_beset) and not officer.jammed:
        spaces = targets(play, officer)
        options.extend([Shoot(space) for space in spaces])
        if ap >= settings.cost_aimed_shot:
            options.extend([AimedShot(space) for space in spaces])
    if not calm and ap >= settings.cost_close_combat and can_brawl(state, officer):
        options.append(_CLOSE)
    if officer.jammed and ap >= settings.cost_clear_jam:
        options.append(_CLEAR)
    if ap >= settings.cost_give_take - perk.cheaper_trade:
        trades(play, officer, options)
    if officer.gear and ap >= settings.cost_use_equipment - perk.cheaper_gear:
        usable_gear(play, officer, options)
    if perks.actions:
        usable_skills(play, officer, perks.actions, calm, options)
    if len(state.scenes) > state.clapper + 1:
        options.extend(open_scenes(play, officer))
    if state.ally is not None and may_send(play, officer):
        options.append(_ALLY)
    episode_of(state).actions(play, officer, calm, options)
    options.append(_END)
    return options


def clear_jam(play: P, officer: Officer, action: ClearJam) -> Flow[None]:
    """HC-26.15: an Out of Ammo marker comes off."""
    officer.ap -= play.content.settings.cost_clear_jam
    officer.jammed = False
    play.say(Reloaded(officer.id))
    return
    yield


_TAKE: dict[type[Action], Callable[[P, Officer, Any], Flow[None]]] = {
    Step: step,
    OpenCrate: open_crate,
    Shoot: shoot,
    AimedShot: aim,
    CloseCombat: brawl,
    ClearJam: clear_jam,
    Give: give,
    Take: take,
    UseGear: use_gear,
    UseSkill: use_skill,
    StartScene: start_scene,
    SendAlly: send_ally,
}
