"""PP-5: Phase 1, driving."""

from __future__ import annotations

from functools import partial

from hardboiled.games.police_precinct.actions import (
    Drive,
    DriveSupport,
    Pass,
    PlayCard,
    PostPatrol,
    SpendDonut,
    Stop,
    StopAndSwap,
    SwapCar,
    TakeVan,
)
from hardboiled.games.police_precinct.content import Precinct
from hardboiled.games.police_precinct.effects import EscortVan, ExtraMove
from hardboiled.games.police_precinct.events import Drove, OtherCarMoved, SupportDrove, Swapped
from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.city import at_station, blocked, reach, routes
from hardboiled.games.police_precinct.rules.punks import post_patrol
from hardboiled.games.police_precinct.rules.rewards import effect_of, ongoing, resolve_ongoing
from hardboiled.games.police_precinct.rules.supplies import ask_if_open, play_card, power, secret, spend_donut
from hardboiled.games.police_precinct.state import Move, Officer
from hardboiled.kernel import Action, Ask, Flow, SpaceId


def move_phase(play: P, officer: Officer) -> Flow[None]:
    """PP-5: drive the own car, and in small games the Support Vehicle, in either order."""
    state, content = play.state, play.content
    move = Move(allowance(officer, content), _passes(officer, content), content.settings.support_move)
    state.move = move
    options = partial(move_options, play, officer, move)
    while ask := ask_if_open(officer, secret(state, officer), options, "move", {"left": move.left}):
        choice = yield ask
        match choice:
            case Stop():
                break
            case StopAndSwap():
                swap(play, officer)
                break
            case SwapCar():
                swap(play, officer)
                move.swapped = True
                move.left = allowance(officer, content)
                continue
            case SpendDonut():
                spend_donut(play, officer)
                move.left += 1
            case PlayCard(card=card):
                play_card(play, officer, card)
                text = content.police[card].text
                assert isinstance(text, ExtraMove)
                move.left += text.spaces
            case TakeVan():
                move.van = True
            case Drive(to=to):
                yield from drive(play, officer, move, to)
            case DriveSupport(to=to):
                drive_support(play, officer, move, to)
        move.begun = True
    state.move = None
    yield from beat_cop(play, officer)


def allowance(officer: Officer, content: Precinct) -> int:
    """PP-5.1, PP-5.2, PP-5.4: by the car's side, the Movement Upgrade and the power Quick."""
    settings = content.settings
    base = settings.marked_move if officer.marked else settings.unmarked_move
    quick = content.powers["quick"].amount if power(officer, content, "quick") else 0
    return base + ("movement" in officer.upgrades) + quick


def _passes(officer: Officer, content: Precinct) -> int:
    return content.powers["first-responder"].amount if power(officer, content, "first-responder") else 0


def may_swap(play: P, officer: Officer) -> bool:
    """PP-5.7, PP-16.8."""
    return at_station(officer, play.content) and ongoing(play.state, "detainees-run-amok") is None


def move_options(play: P, officer: Officer, move: Move) -> list[Action]:
    state, content = play.state, play.content
    closed = blocked(state, content)
    more: list[Action] = []
    steps = 0
    if not move.car_through:
        steps = move.left
        if officer.donuts:
            more.append(SpendDonut())
        if not content.fast_cards.isdisjoint(officer.hand):
            more += [PlayCard(card) for card in dict.fromkeys(officer.hand) if card in content.fast_cards]
        if state.van is not None and state.van == officer.space and not move.van and move.driving != "car":
            more.append(TakeVan())
    if state.support is not None and move.support_left > 0:
        more += support_drives(content, state.support, move.support_left, closed)
    if not move.swapped and officer.space in content.station and may_swap(play, officer):
        more.append(StopAndSwap() if move.begun else SwapCar())
    assert officer.space is not None
    driving = stop_or_drive(content, officer.space, steps, closed, move.passes)
    return driving + more if more else driving


def stop_or_drive(content: Precinct, start: SpaceId, steps: int, closed: tuple[str, ...], passes: int) -> list[Action]:
    """Stop, or drive anywhere within so many steps. The list is shared: nobody may change it."""
    key = (start, steps, closed, passes)
    found = content.drives.get(key)
    if found is None:
        found = [Stop(), *(Drive(space) for space in reach(content, start, steps, closed, passes))]
        content.drives[key] = found
    return found


def support_drives(content: Precinct, start: SpaceId, steps: int, closed: tuple[str, ...]) -> list[Action]:
    key = (start, steps, closed)
    found = content.drives.get(key)
    if found is None:
        found = content.drives[key] = [DriveSupport(space) for space in reach(content, start, steps, closed, 0)]
    return found


def drive(play: P, officer: Officer, move: Move, to: SpaceId) -> Flow[None]:
    """PP-3.3, PP-3.4, PP-16.18: along the shortest way, which can cross what is blocked for others; the van comes
    along. Whoever would rather save the crossing drives the longer way piece by piece."""
    state, content = play.state, play.content
    assert officer.space is not None
    closed = blocked(state, content)
    path = routes(content, officer.space, closed, move.passes)[to]
    if move.passes:
        around = routes(content, officer.space, closed).get(to)
        if around is not None and len(around) <= len(path):
            path = around
        else:
            move.passes = 0
    move.left -= len(path) - 1
    if move.driving == "support":
        move.support_left = 0
    move.driving = "car"
    officer.space = to
    play.say(Drove(officer.seat, officer.character, f"car-{officer.id}", path, to))
    if move.van:
        yield from escort(play, officer, move, path)


def escort(play: P, officer: Officer, move: Move, path: tuple[SpaceId, ...]) -> Flow[None]:
    """PP-16.18, PP-16.19: the van follows the car; at its goal it is safe."""
    state = play.state
    event = ongoing(state, "escort-van")
    assert event is not None
    effect = effect_of(play, event)
    assert isinstance(effect, EscortVan)
    arrived = effect.goal in path
    way = path[: path.index(effect.goal) + 1] if arrived else path
    state.van = way[-1]
    event.place = way[-1]
    play.say(OtherCarMoved("van", way, way[-1]))
    if arrived:
        move.van = False
        yield from resolve_ongoing(play, officer, event)


def drive_support(play: P, officer: Officer, move: Move, to: SpaceId) -> None:
    """PP-5.9, PP-5.10, PP-23.2 to PP-23.5: up to three spaces of its own; no pass, no van."""
    state, content = play.state, play.content
    assert state.support is not None
    path = routes(content, state.support, blocked(state, content))[to]
    move.support_left -= len(path) - 1
    if move.driving == "car":
        move.car_through = True
    move.driving = "support"
    state.support = to
    play.say(SupportDrove(officer.seat, officer.character, "support", path, to))


def swap(play: P, officer: Officer) -> None:
    """PP-5.7: the other side of the car."""
    officer.marked = not officer.marked
    play.say(Swapped(officer.seat, officer.character, officer.marked))


def beat_cop(play: P, officer: Officer) -> Flow[None]:
    """Beat Cop (PP-25.5): at the end of Phase 1, one Patrol Officer to a hood beside the own car."""
    state, content = play.state, play.content
    assert officer.space is not None
    near = content.hoods_beside[officer.space]
    if not (power(officer, content, "beat-cop") and state.patrols and near):
        return
    options: list[Action] = [PostPatrol(number) for number in near]
    choice = yield Ask(officer.seat, [*options, Pass()], "beat-cop")
    if isinstance(choice, PostPatrol):
        post_patrol(play, officer, choice.hood)
