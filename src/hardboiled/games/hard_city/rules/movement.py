"""HC-6: walking, escorting, crates."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.actions import KeepCard, OpenCrate, Step, TakeDamage
from hardboiled.games.hard_city.rules.decks import discard_gear, draw_gear
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import CrateOpened, GearDrawn, Moved, Warded
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import heal, hurt, hurt_officer
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.state import HardCityState, Officer, beset, civilian_on
from hardboiled.kernel import Action, Flow, SpaceId, choose


def companions(state: HardCityState, space: SpaceId) -> list[str]:
    """HC-6.15, HC-25.17: whom one may bring along: a Civilian, the Mayor, the Battery."""
    found = []
    if state.civilians:
        if civilian := civilian_on(state, space):
            found.append(civilian)
        if state.civilians.get("mayor") == space:
            found.append("mayor")
    if state.battery == space and state.battery:
        found.append("battery")
    return found


def steps(play: P, officer: Officer, options: list[Action]) -> None:
    """HC-6.1 to HC-6.3: to every neighbouring space that no Obstacle fills."""
    single = terrain(play).steps[officer.at]
    options.extend(single)
    state = play.state
    if state.civilians or state.battery:
        for bring in companions(state, officer.at):
            options.extend([Step(step.to, bring) for step in single])


def step(play: P, officer: Officer, action: Step) -> Flow[None]:
    """HC-6.1: the first space of a Movement is paid for, the second comes with it."""
    turn, settings = play.state.turn, play.content.settings
    if not turn.stride:
        officer.ap -= settings.cost_move
        turn.stride = settings.move_spaces
        if not turn.barred:
            turn.stride += play.content.perks(officer.skills).sum.stride
            turn.barred = True
    turn.stride -= 1
    yield from walk(play, officer, action.to, action.bring)


def walk(play: P, officer: Officer, to: SpaceId, bring: str = "", safe: bool = False) -> Flow[None]:
    """HC-6.6 to HC-6.8, HC-6.15, HC-6.20: leave, take the damage, arrive with whom one brings."""
    state, origin = play.state, officer.at
    if not safe and beset(state, origin):
        bring = yield from leave(play, officer, bring)
        if officer.down:
            return
    officer.at = to
    if bring == "battery":
        state.battery = to
    elif bring in state.civilians:
        state.civilians[bring] = to
    play.say(Moved(officer.id, (origin, to), bring))
    episode_of(state).entered(play, officer)


def leave(play: P, officer: Officer, bring: str) -> Flow[str]:
    """HC-6.6, HC-6.17, HC-6.20: 1 damage, to the officer or to the Civilian who is brought along. Who still comes."""
    turn, amount = play.state.turn, play.content.settings.leave_damage
    if turn.slips < play.content.perks(officer.skills).sum.slips:
        turn.slips += 1
        play.say(Warded(officer.id, amount))
    elif bring in play.state.civilians and bring != "mayor":
        options = [TakeDamage(officer.id), TakeDamage(bring)]
        hit = yield from choose(officer.seat, options, "leave", {"officer": officer.id})
        hurt(play, hit.who, amount)
        return "" if hit.who == bring else bring
    else:
        hurt_officer(play, officer, amount)
    return bring


def crates_here(state: HardCityState, space: SpaceId) -> list[OpenCrate]:
    """HC-6.11, HC-6.13."""
    found: list[OpenCrate] = []
    for crate, at in state.crates.items():
        if at == space:
            action = _OPEN_POLICE if crate.startswith("police") else _OPEN_STREET
            if action not in found:
                found.append(action)
    return found


_OPEN_POLICE, _OPEN_STREET = OpenCrate("police"), OpenCrate("street")


def open_crate(play: P, officer: Officer, action: OpenCrate) -> Flow[None]:
    """HC-6.10, HC-6.12: free; the token goes, the top card of its deck comes."""
    state, deck = play.state, action.deck
    crate = next(name for name, at in state.crates.items() if at == officer.at and name.startswith(deck))
    del state.crates[crate]
    state.crate_pool.append(crate.split("-")[1])
    play.say(CrateOpened(officer.id, crate))
    perk = play.content.perks(officer.skills).sum
    drawn = [card for _ in range(1 + perk.crate_draws) if (card := draw_gear(play, deck)) is not None]
    if drawn:
        officer.drawn.extend(drawn)
        options = [KeepCard(card) for card in dict.fromkeys(drawn)]
        kept = yield from choose(officer.seat, options, "keep-gear", {"officer": officer.id})
        officer.drawn.remove(kept.card)
        for card in officer.drawn:
            discard_gear(play, card)
        officer.drawn.clear()
        officer.gear.append(kept.card)
        play.say(GearDrawn(officer.id, kept.card))
    if perk.crate_heals:
        heal(play, officer, perk.crate_heals)
    yield from reaction_window(play, "crate")


def place_crate(state: HardCityState, deck: str, space: SpaceId) -> str:
    """HC-20.5: one token fewer in the box; none left, nothing is placed."""
    if not state.crate_pool:
        return ""
    crate = f"{deck}-{state.crate_pool.pop()}"
    state.crates[crate] = space
    return crate


def place_civilian(state: HardCityState, space: SpaceId) -> str:
    """HC-20.5."""
    if not state.civilian_pool:
        return ""
    civilian = state.civilian_pool.pop()
    state.civilians[civilian] = space
    return civilian
