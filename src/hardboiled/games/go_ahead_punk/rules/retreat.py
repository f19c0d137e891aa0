"""Retreat and escape (GP-RET): the roll, burned cards, the token, and the way out of the fight."""

from __future__ import annotations

from functools import partial

from hardboiled.games.go_ahead_punk.actions import Burn, EscapeBy, FreeEscape, GiveUp, RetreatTo
from hardboiled.games.go_ahead_punk.events import CardBurned, CopMoved, Escaped, EscapeRolled, ItemLost, TokenUsed
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.items import Figure, seats, who
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left
from hardboiled.games.go_ahead_punk.rules.movement import arrive, pass_choices, secret_move
from hardboiled.games.go_ahead_punk.rules.shots import roll_faces
from hardboiled.games.go_ahead_punk.state import STINGER, CopFigure, Punk, StingerFigure, fighters, solo
from hardboiled.kernel import Action, Ask, CardId, Flow, SpaceId, decide

TOKEN = "free-escape"


def try_escape(play: P, figure: Figure) -> Flow[bool]:
    """GP-RET.1, GP-RET.9 to GP-RET.13: roll; after a failure burn cards for further rolls, or the token."""
    while True:
        faces = roll_faces(play, 1)
        away = faces == ["escape"]
        play.say(EscapeRolled(who(figure), tuple(faces), away))
        if away:
            return True
        if not cards_held(figure) and not _token(play, figure):
            return False
        options, always = partial(after_failure, play, figure), not solo(play.state)
        answer: Action = yield Ask(seats(figure), options, "burn", {"who": who(figure)}, always)
        match answer:
            case Burn(card=card):
                burn(play, figure, card)
            case FreeEscape():
                figure.items.remove(_token(play, figure))
                play.say(TokenUsed())
                return True
            case _:
                return False


def _token(play: P, figure: Figure) -> str:
    return next((item for item in figure.items if play.content.items[item].use == TOKEN), "")


def cards_held(figure: Figure) -> int:
    """As many as everybody can count."""
    return len(figure.hand) + (len(figure.keys) if isinstance(figure, StingerFigure) else 0)


def after_failure(play: P, figure: Figure) -> list[Action]:
    """GP-RET.9, GP-RET.12, GP-ESC.9: burn any hand card, dead ones too, use the token, or give up; a key set
    aside for a silent hit is no hand card."""
    cards: list[str] = [*figure.hand]
    if isinstance(figure, StingerFigure):
        cards += [key for key in figure.keys if key not in (figure.silent, figure.due)]
    options: list[Action] = [Burn(card) for card in dict.fromkeys(cards)]
    if _token(play, figure):
        options.append(FreeEscape())
    return [*options, GiveUp()]


def burn(play: P, figure: Figure, card: str) -> None:
    """GP-RET.10, GP-RET.11: out of the game; a key or uniform is shown, any other card is not."""
    state = play.state
    if isinstance(figure, CopFigure):
        figure.hand.remove(CardId(card))
        state.cop_burned.append(CardId(card))
        play.say(CardBurned(figure.id))
        return
    shown = card in figure.keys or card in play.content.uniforms
    if card in figure.keys:
        figure.keys.remove(SpaceId(card))
    else:
        figure.hand.remove(CardId(card))
    if shown:
        state.shown_burned.append(card)
        play.reveal()
    else:
        state.stinger_burned.append(CardId(card))
    card_left(play, card)
    play.say(CardBurned("stinger", card if shown else ""))


# Getting away.


def escape_points(play: P) -> int:
    """GP-RET.3, GP-SOL.9: 4, or 5 in solo if a Cop in that fight has a car."""
    settings = play.content.settings
    if solo(play.state) and any(cop.car for cop in fighters(play.state)):
        return settings.escape_move_from_car
    return settings.escape_move


def stinger_escape(play: P) -> Flow[bool]:
    """GP-RET.3, GP-RET.7, GP-RET.8: up to 4 points in secret, away from here; True if he meets a Cop."""
    state = play.state
    points = escape_points(play)
    passes: tuple[str, ...] = ()
    if state.stinger.hand and state.phase == "hunt":
        by: EscapeBy = yield Ask(STINGER, partial(ways_out, play, points), "escape-by", always=not solo(state))
        passes = by.passes
    end_fight(state)
    play.say(Escaped("stinger"))
    state.must_draw = state.turn in (-1, len(state.cops) - 1)
    if solo(state):
        state.spotted = False
        _shelve_ai_card(state)
    return (yield from secret_move(play, points, passes, escaping=True))


def ways_out(play: P, points: int) -> list[EscapeBy]:
    return [EscapeBy(passes) for passes in pass_choices(play, points)]


def _shelve_ai_card(state: Punk) -> None:
    """GP-SPT.8: Cops who have still to act this round follow a new card."""
    if state.ai_card:
        state.ai_discard.append(state.ai_card)
        state.ai_card = CardId("")


def cop_retreat(play: P, cop: CopFigure) -> Flow[None]:
    """GP-RET.4, GP-RET.5, GP-CMB.31: one place, openly; it may not come back into that fight."""
    left = cop.space
    ends = [RetreatTo(space) for space in play.content.streets.near[left]]
    choice = yield from decide(cop.seats, ends, "retreat-to", {"cop": cop.id})
    cop.space, cop.barred = choice.space, left
    play.say(Escaped(cop.id))
    play.say(CopMoved(cop.id, (choice.space,)))
    arrive(play, cop)
    if not fighters(play.state):
        end_fight(play.state)


def end_fight(state: Punk) -> None:
    """GP-CMB.30, GP-CMB.31: with the fight the bar on those who left it ends."""
    for cop in state.cops:
        cop.barred = SpaceId("")


def drop_token(play: P) -> None:
    """GP-ESC.3: an unused token is discarded when the Escape begins."""
    token = _token(play, play.state.stinger)
    if token:
        play.state.stinger.items.remove(token)
        play.say(ItemLost("stinger", token))
