"""How the officers stand: the signs an experienced player reads their chance to win from."""

from __future__ import annotations

from collections import Counter

from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.mind.stakes import points_by_bites
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.effects.cards import Score
from hardboiled.games.hard_city.rules.ids import FUBAR, MAYOR
from hardboiled.games.hard_city.rules.state import HardCityState
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.games.hard_city.view import glance
from hardboiled.kernel import Prospect, SpaceId


def prospect(state: HardCityState, content: HardCityContent) -> Prospect:
    hopes = _points(state, content) | _officers(state, content)
    if state.ground:
        sight = Sight(glance(state, state.order_seats[0], content), content)
        hopes |= _danger(sight) | _fubar(state) | _errands(sight)
        if state.mode == "one-vs-all":
            hopes |= _loot(sight)
        elif behind(state):
            hopes |= _deadline(sight)
    circumstances = {"players": float(len(state.officers)), "round": state.round / 6}
    chapter = f"{state.mode}, episode {state.episode}" + (", behind" if behind(state) else "")
    return Prospect("order", chapter, hopes, circumstances)


BEHIND = 3
"""The lead of Chaos that makes a race of a co-op game: a chapter of its own."""


def behind(state: HardCityState) -> bool:
    return state.mode == "co-op" and state.lead >= BEHIND


def _points(state: HardCityState, content: HardCityContent) -> dict[str, float]:
    goal = content.settings.vp_to_win
    return {
        "order": state.order / goal,
        "order-near": (state.order / goal) ** 3,
        "chaos": -state.chaos / goal,
        "chaos-near": -((state.chaos / goal) ** 3),
        "kills": state.kills % content.settings.kills_per_reward / content.settings.kills_per_reward,
        "cards": -len(state.hand) / 4,
        "queue": -len(state.queue) / 4,
        "deck": len(state.deck) / 20,
        "cutscenes": len(state.scenes) / 3,
    }


def _officers(state: HardCityState, content: HardCityContent) -> dict[str, float]:
    count = max(1, len(state.officers))
    standing = [officer for officer in state.officers if not officer.down]
    return {
        "health": sum(min(1.0, officer.hp / content.officers[officer.id].hp) for officer in standing) / count,
        "not-dying": -sum(officer.hp == 1 for officer in standing) / count,
        "frail": -sum(1 / max(1, officer.hp + officer.shield) for officer in standing) / count,
        "standing": len(standing) / count,
        "skills": sum(len(officer.skills) - 1 for officer in state.officers) / 3 / count,
        "gear": sum(len(officer.gear) for officer in standing) / 3 / count,
        "ready": sum(officer.ap for officer in standing if not officer.done) / 5 / count,
        "shields": sum(officer.shield for officer in standing) / 3 / count,
        "ally": float(state.ally is not None and state.ally.hp > 0),
    }


def _danger(sight: Sight) -> dict[str, float]:
    """Mutants, and how many of them are upon somebody or something of worth to them."""
    awake = sum(sight.awake.values())
    upon = close = stalking = 0.0
    for at, count in sight.awake.items():
        far = sight.to_people(at)
        upon += count * (far == 0)
        close += count * (far <= 2)
        stalking += count * max([0.0, *[worth - sight.far(at, target) for target, worth in sight.loot]])
    besieged = sum([sight.active_on(at) * (1 + (at in sight.civilians)) for at in sight.people])
    return {
        "mutants": -awake / 8,
        "stunned": -(len(sight.view.mutants) - awake) / 8,
        "upon": -upon / 4,
        "close": -close / 6,
        "besieged": -besieged / 4,
        "stalking": -stalking / 8,
        "lone": -sum([at not in sight.spots and sight.active_near(at, 4) > 0 for at in sight.civilians]) / 2,
    }


def _fubar(state: HardCityState) -> dict[str, float]:
    """What he can still take, and whether he is done with: he comes once."""
    hp = sum([mutant.hp for mutant in state.mutants if mutant.kind == FUBAR])
    return {"fubar": -hp / 6, "fubar-spent": float(state.fubar_came and not hp)}


def _loot(sight: Sight) -> dict[str, float]:
    """How close to where they leave the board Mutants are with something to carry off, one thing for each."""
    view = sight.view
    if view.episode == 2:
        goods = Counter(view.barrels.values())
    elif view.episode == 3:
        goods = Counter(at for name, at in view.civilians.items() if name == MAYOR)
    else:
        return {}
    close = {at: max(0.0, 1 - sight.nearest(at, sight.exits) / 8) for at in goods}
    return {"carried": -sum([close[at] * min(count, sight.active_on(at)) for at, count in goods.items()]) / 2}


def _errands(sight: Sight) -> dict[str, float]:
    """How far the officers are from the points they are after."""
    seen = sight.view
    spots = sight.spots
    homeward = sum(_nearness(sight, at, sight.havens) for at in seen.civilians.values())
    led = sum(at in spots for at in seen.civilians.values())
    sought = sum(_nearness(sight, goal, spots) for goal in sight.errands[:8])
    signs = {
        "civilians": len(seen.civilians) / 4,
        "homeward": homeward / 2,
        "led": led / 2,
        "sought": sought / 4,
        "manholes": -len(seen.manholes) / 4,
        "crates": len(seen.crates) / 4,
        "aboard": sum(seen.aboard.values()) / 4,
    }
    if seen.episode == 5:
        signs |= {
            "battery": _nearness(sight, seen.battery, sight.havens) if seen.battery and not seen.powered else 0.0,
            "powered": float(seen.powered),
            "roof": sum(sight.on_roof(at) for at in spots) / max(1, len(spots)),
            "barrels": -len(seen.barrels) / 4,
        }
    return signs


def _deadline(sight: Sight) -> dict[str, float]:
    """How much of what Chaos still wants the next resolution can bring; and in episode 5, where Chaos scores every
    round, whether there are turns enough for what the officers have to do."""
    view, content = sight.view, sight.content
    wanted = max(1, content.settings.vp_to_win - view.chaos)
    signs = {"bites": -points_by_bites(sight.exposed, 0, BITES) / wanted}
    if view.episode == 5:
        return signs | {"in-time": -max(0.0, _work(sight) - _turns(sight, wanted) / A_TURN_OF_WORK)}
    feet = [effect for queued in view.queue for effect in content.autodoc[queued.card].bottom]
    return signs | {"due": -sum(effect.amount for effect in feet if isinstance(effect, Score)) / wanted}


BITES = 3
"""So many a resolution brings, about."""
A_TURN_OF_WORK = 1.5
"""How many turns it takes to get a turn's work done."""


def _turns(sight: Sight, rounds: int) -> int:
    """The officers' turns to come in so many rounds, with this one."""
    return (rounds - 1) * len(sight.view.officers) + sum(not officer.done for officer in sight.standing)


def _work(sight: Sight) -> float:
    """Episode 5: the turns it takes from the Battery to the Doom Device, if nothing comes between."""
    view = sight.view
    work = 1 + 0.6 * len(view.barrels)
    if view.powered and sight.roof_reached:
        return work
    work += min(20, *[sight.nearest(at, sight.errands) for at in sight.spots], 20) / 10
    if view.powered:
        return work + 0.3
    return work + 1 + min(20, sight.nearest(view.battery, sight.havens) if view.battery else 12) / 8


def _nearness(sight: Sight, space: SpaceId, goals: list[SpaceId]) -> float:
    """From 1 on the spot to 0 far away."""
    far = sight.nearest(space, goals)
    return 0.0 if far >= FAR else max(0.0, 1 - far / 12)
