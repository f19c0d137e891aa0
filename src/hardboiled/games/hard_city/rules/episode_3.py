"""HC-23: Toxic Revenge."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules import effects_words as words
from hardboiled.games.hard_city.rules.actions import (
    AttackCar,
    ChooseOfficer,
    ChoosePiece,
    Evacuate,
    PlaceToken,
    PullOut,
    Stop,
)
from hardboiled.games.hard_city.rules.chaos_effects import add_word
from hardboiled.games.hard_city.rules.episode import Episode, add_episode
from hardboiled.games.hard_city.rules.events import Attacked, GearDrawn, Left, ManholeClosed, Placed, Removed
from hardboiled.games.hard_city.rules.ground import same_board, survey, terrain
from hardboiled.games.hard_city.rules.harm import hurt
from hardboiled.games.hard_city.rules.horde import chaos_seats
from hardboiled.games.hard_city.rules.kills import remove_mutant
from hardboiled.games.hard_city.rules.opening import CAR, resolve_opening
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import (
    FUBAR,
    Ally,
    Mutant,
    Officer,
    active_officer,
    beset,
    civilian_on,
    mutant_of,
    officer_of,
    people_on,
)
from hardboiled.games.hard_city.rules.tokens import evacuate, evacuation_cost
from hardboiled.kernel import Action, Ask, CardId, Flow, SpaceId, choose

LIMOUSINE, MAYOR, FLAMETHROWER = "limousine", "mayor", CardId("flamethrower")


class ToxicRevenge(Episode):
    number = 3

    def set_up(self, play: P) -> Flow[None]:
        """HC-23.2: Civilians in their cars, officers on S, Gear Up!, and a Flamethrower for somebody."""
        state, settings = play.state, play.content.settings
        state.aboard = {"car-1": settings.civilians_per_car, "car-2": settings.civilians_per_car, LIMOUSINE: 1}
        start = play.content.layout(3, state.layout).start
        for officer in state.officers:
            officer.at = start
            play.say(Placed(officer.id, start))
        held = sum(officer.gear.count(FLAMETHROWER) for officer in state.officers)
        yield from resolve_opening(play)
        if sum(officer.gear.count(FLAMETHROWER) for officer in state.officers) == held:
            yield from hand_out_flamethrower(play)

    def begin_round(self, play: P) -> Flow[None]:
        """HC-23.5 to HC-23.7, HC-23.29: one of three Manholes closes; clouds go, and may come."""
        state = play.state
        state.closed = f"manhole-{1 + play.below(3)}"
        survey(state)
        play.say(ManholeClosed(state.closed))
        if state.clouds:
            state.clouds.clear()
            play.say(Removed("clouds"))
        if state.mode == "one-vs-all":
            yield from place_clouds(play, play.content.settings.clouds_each_round, clear_spaces(play))

    def actions(self, play: P, officer: Officer, calm: bool, options: list[Action]) -> None:
        """HC-23.9 to HC-23.13."""
        state, settings, ap = play.state, play.content.settings, officer.ap
        ground = terrain(play)
        if ap >= settings.pull_out:
            for car in ("car-1", "car-2", LIMOUSINE):
                if state.aboard[car] and officer.at in ground.sides(car):
                    options.append(PullOut(car))
        if not calm or ap < evacuation_cost(play, officer, settings.car_evacuation):
            return
        if state.civilians and officer.at in ground.sides(CAR) and not beset(state, SpaceId(CAR)):
            if who := civilian_on(state, officer.at):
                options.append(Evacuate(who))
            if state.civilians.get(MAYOR) == officer.at:
                options.append(Evacuate(MAYOR))

    def take(self, play: P, officer: Officer, action: Action) -> Flow[None]:
        settings = play.content.settings
        match action:
            case PullOut(car=car):
                officer.ap -= settings.pull_out
                pull_out(play, car, officer.at)
            case Evacuate(who=who):
                officer.ap -= evacuation_cost(play, officer, settings.car_evacuation)
                yield from evacuate(play, who, settings.mayor_vp if who == MAYOR else 1)

    def entered(self, play: P, who: Officer | Ally) -> None:
        """HC-23.22, HC-13.3: each time an officer or an Ally enters."""
        if who.at in play.state.clouds:
            hurt(play, who.id, play.content.settings.cloud_damage)

    def brings(self, play: P, mutant: Mutant) -> list[str]:
        """HC-23.16: 1-vs-All only."""
        state = play.state
        return [MAYOR] if state.mode == "one-vs-all" and state.civilians.get(MAYOR) == mutant.at else []

    def exits(self, play: P, mutant: Mutant) -> list[str]:
        """HC-23.16: at any space of the board's edge."""
        bring = self.brings(play, mutant)
        return bring if bring and mutant.at in edge_spaces(play) else []

    def left(self, play: P, mutant: Mutant, bring: str) -> None:
        """HC-23.26: 3 VP; the Mutant is not killed."""
        play.say(Left(mutant.id, bring))
        remove_mutant(play, mutant)
        del play.state.civilians[MAYOR]
        chaos_scores(play, play.content.settings.mayor_vp, "mayor")

    def attacks(self, play: P, mutant: Mutant) -> list[Action]:
        """HC-23.8, HC-23.27: only from the car itself."""
        return [AttackCar(mutant.id)] if mutant.at == CAR else []

    def attack(self, play: P, mutant: Mutant, action: Action) -> Flow[None]:
        play.say(Attacked(mutant.id, SpaceId(CAR)))
        chaos_scores(play, 1, "police-car")
        return
        yield


def edge_spaces(play: P) -> list[SpaceId]:
    spots = play.content.plans[3].spots
    return [s for s, at in spots.items() if at.region == "street" and (at.x in (0, 7) or at.y in (0, 11))]


def hand_out_flamethrower(play: P) -> Flow[None]:
    """HC-23.2, HC-23.3: searched out of its deck, which is shuffled again."""
    state = play.state
    pile = state.police if FLAMETHROWER in state.police else state.street
    if FLAMETHROWER not in pile:
        return
    options = [ChooseOfficer(officer.id) for officer in state.officers]
    chosen = yield from choose(state.order_seats, options, "flamethrower")
    pile.remove(FLAMETHROWER)
    play.shuffle(pile)
    officer_of(state, chosen.officer).gear.append(FLAMETHROWER)
    play.say(GearDrawn(chosen.officer, FLAMETHROWER))


def clear_spaces(play: P) -> list[SpaceId]:
    """HC-23.7: streets without an officer, Civilian or Mutant."""
    state, ground = play.state, terrain(play)
    taken = {mutant.at for mutant in state.mutants} | set(state.civilians.values()) | {o.at for o in state.officers}
    if state.ally is not None:
        taken.add(state.ally.at)
    return [space for space in ground.walk if ground.region[space] == "street" and space not in taken]


def place_clouds(play: P, count: int, spaces: list[SpaceId]) -> Flow[None]:
    """HC-23.7, HC-20.5: up to so many, of six tokens."""
    state = play.state
    for left in range(count, 0, -1):
        if len(state.clouds) >= play.content.settings.clouds:
            return
        options: list[Action] = [PlaceToken("cloud", space) for space in spaces if space not in state.clouds]
        if not options:
            return
        if state.mode == "one-vs-all":
            options.append(Stop())
        chosen: Action = yield Ask(chaos_seats(state), options, "cloud", {"left": left})
        if not isinstance(chosen, PlaceToken):
            return
        state.clouds.append(chosen.space)
        play.say(Placed("cloud", chosen.space))


def pull_out(play: P, car: str, to: SpaceId) -> None:
    """HC-23.10, HC-23.11."""
    state = play.state
    state.aboard[car] -= 1
    name = MAYOR if car == LIMOUSINE else state.civilian_pool.pop()
    state.civilians[name] = to
    play.say(Placed(name, to))


def clouds(play: P, effect: words.Clouds) -> Flow[None]:
    """More Toxic Clouds by a card: anywhere clear, or against the AutoDoc close to the active officer."""
    spaces = clear_spaces(play)
    if play.state.mode == "co-op":
        ground, here = terrain(play), active_officer(play.state).at
        spaces = [s for s in spaces if ground.distance(s, here) <= 2 and same_board(ground, s, here)]
    yield from place_clouds(play, effect.count, spaces)


def grab_mayor(play: P, effect: words.GrabMayor) -> Flow[None]:
    """HC-23.17, HC-11.8: the card that lets a Mutant by the Limousine pull the Mayor out, but not F.U.B.A.R."""
    state = play.state
    if not state.aboard.get(LIMOUSINE):
        return
    sides = terrain(play).sides(LIMOUSINE)
    sorts = {m.at: m for m in reversed(state.mutants) if m.at in sides and not m.stunned and m.kind != FUBAR}
    if not sorts:
        return
    options: list[Action] = [ChoosePiece(m.id) for m in sorts.values()]
    chosen: Action = yield Ask(chaos_seats(state), [*options, Stop()], "grab-mayor")
    if isinstance(chosen, ChoosePiece):
        pull_out(play, LIMOUSINE, mutant_of(state, chosen.piece).at)


def kidnap(play: P, effect: words.Kidnap) -> Flow[None]:
    """HC-23.30: what the AutoDoc does with the Mayor."""
    at = play.state.civilians.get(MAYOR)
    if at is not None and beset(play.state, at) and not [n for n in people_on(play.state, at) if n != MAYOR]:
        chaos_scores(play, effect.amount, "card")
    return
    yield


add_word(words.Clouds, clouds)
add_word(words.GrabMayor, grab_mayor)
add_word(words.Kidnap, kidnap)
add_episode(ToxicRevenge())
