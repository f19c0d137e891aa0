"""Retreat and escape (GP-RET): the roll, burned cards, the token, and the way out of the fight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction, decides
from hardboiled.games.go_ahead_punk.rules.combat_cards import words_in_force
from hardboiled.games.go_ahead_punk.rules.events import CardBurned, CopMoved, Escaped, EscapeRolled, ItemLost, TokenUsed
from hardboiled.games.go_ahead_punk.rules.figures import fighters, has_item, item_for
from hardboiled.games.go_ahead_punk.rules.hospital import arrive
from hardboiled.games.go_ahead_punk.rules.kinds import Address, Face, FigureId, HeldCard, Passes
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.secret_moves import pass_choices, secret_move
from hardboiled.games.go_ahead_punk.rules.shots import roll_faces
from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure
from hardboiled.kernel import CardId, Flow, Manner, SpaceId

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.state import PunkState

TOKEN: Final = "free-escape"


class TryEscape(PunkAction, frozen=True):
    """Roll a die; after a failure burn cards for further rolls, or use the token."""

    rule: ClassVar[str] = "GP-RET.1"
    manner: ClassVar[Manner] = "move"
    slips: bool = False
    """GP-RET.21: a Ricochet will do, too."""

    def words(self, table: Seen, content: PunkContent) -> Mapping[str, int]:
        die = content.settings.die
        return {"faces": sum(face in self.ways_out for face in die), "sides": len(die)}

    @property
    def ways_out(self) -> tuple[Face, ...]:
        return ("escape", "ricochet") if self.slips else ("escape",)

    def take(self, play: P, figure: Figure) -> Flow[bool]:
        """GP-RET.1, GP-RET.9 to GP-RET.13: True if it gets away."""
        again: Burn | FreeEscape | GiveUp
        while True:
            faces = roll_faces(play, 1)
            away = faces[0] in self.ways_out
            play.say(EscapeRolled(figure.id, tuple(faces), away))
            if away:
                return True
            if not cards_held(figure) and not has_item(play.content, figure, TOKEN):
                return False
            options = partial(after_failure, play.state, play.content, figure)
            again = yield from decides(play, figure, options, "burn", {"who": figure.id}, secret=True)
            again.take(play, figure)
            if not isinstance(again, Burn):
                return isinstance(again, FreeEscape)


class StandGround(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-RET.1"
    manner: ClassVar[Manner] = "pass"


_TRIES = {slips: (TryEscape(slips), StandGround()) for slips in (False, True)}


def gets_away(play: P, figure: Figure, prompt: str, args: dict[str, str | int] | None = None) -> Flow[bool]:
    """GP-RET.1: whether a figure wants to roll, and gets away."""
    wish = yield from decides(play, figure, _TRIES[slips_away(play.state, play.content, figure.id)], prompt, args)
    return isinstance(wish, TryEscape) and (yield from wish.take(play, figure))


def cards_held(figure: FigureSeen) -> int:
    """As many as everybody can count."""
    return len(figure.hand) + (len(figure.keys) if isinstance(figure, StingerFigure) else 0)


def slips_away(table: Seen, content: PunkContent, figure: FigureId) -> bool:
    """GP-RET.21: by what it has played or fired in this combat round."""
    clash = table.clash
    if clash is None:
        return False
    fired, word = clash.fired.get(figure), words_in_force(clash, content).get(figure)
    return (fired is not None and content.items[fired.weapon].slips) or (word is not None and word.lets_slip)


def held_back(table: Seen, content: PunkContent, figure: FigureId) -> bool:
    """GP-RET.23: by a card of the other side."""
    if table.clash is None or not table.clash.cards:
        return False
    words = words_in_force(table.clash, content)
    return any(word.holds for other, word in words.items() if other != figure)


def shortened(table: Seen, content: PunkContent, figure: FigureId) -> int:
    """GP-RET.22: so many places fewer, by the cards and weapons of the other side."""
    clash = table.clash
    if clash is None:
        return 0
    cards = sum(word.shortens for other, word in words_in_force(clash, content).items() if other != figure)
    weapons = [fired.weapon for other, fired in clash.fired.items() if other != figure and fired.weapon]
    return cards + sum(content.items[weapon].tail for weapon in weapons)


# After a failed roll.


class Burn(PunkAction, frozen=True):
    """Any hand card, dead ones too (GP-ESC.9); a key set aside for a silent hit is no hand card."""

    rule: ClassVar[str] = "GP-RET.9"
    confirm: ClassVar[bool] = True
    manner: ClassVar[Manner] = "use"
    card: HeldCard

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> list[Self]:
        cards: list[HeldCard] = [*figure.hand]
        if figure.id == "stinger":
            stinger = table.stinger
            cards += [key for key in stinger.keys if key not in (stinger.silent, stinger.due)]
        return [cls(card) for card in dict.fromkeys(cards)]

    def points_at(self, table: Seen, content: PunkContent) -> Sequence[str]:
        return [f"card:key-{self.card}" if self.card in content.spaces else f"card:{self.card}"]

    def take(self, play: P, figure: Figure) -> None:
        """GP-RET.10, GP-RET.11: out of the game; a key or uniform is shown, any other card is not."""
        state, card = play.state, self.card
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


class FreeEscape(PunkAction, frozen=True):
    """The token: away without a roll, once a game."""

    rule: ClassVar[str] = "GP-RET.12"
    confirm: ClassVar[bool] = True
    manner: ClassVar[Manner] = "use"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> Sequence[Self]:
        return (cls(),) if has_item(content, figure, TOKEN) else ()

    def take(self, play: P, figure: Figure) -> None:
        figure.items.remove(item_for(play.content, figure, TOKEN))
        play.say(TokenUsed())


class GiveUp(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-RET.9"
    manner: ClassVar[Manner] = "pass"

    def take(self, play: P, figure: Figure) -> None:
        pass


def after_failure(table: Seen, content: PunkContent, figure: FigureSeen) -> list[Burn | FreeEscape | GiveUp]:
    return [*Burn.offered(table, content, figure), *FreeEscape.offered(table, content, figure), GiveUp()]


# Getting away.


class EscapeBy(PunkAction, frozen=True):
    """With which passes the escape move is made."""

    rule: ClassVar[str] = "GP-RET.7"
    manner: ClassVar[Manner] = "move"
    passes: Passes = ()

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, points: int) -> list[Self]:
        return [cls(passes) for passes in pass_choices(table, content, points)]


def stinger_escape(play: P) -> Flow[bool]:
    """GP-RET.3, GP-RET.7, GP-RET.8: up to 4 points in secret, away from here; True if he meets a Cop."""
    state, stinger, mode = play.state, play.state.stinger, mode_of(play.state)
    points = max(1, mode.escape_points(state, play.content) - shortened(state, play.content, "stinger"))
    by = EscapeBy()
    if stinger.hand and state.phase == "hunt":
        ways = partial(EscapeBy.offered, state, play.content, points)
        by = yield from decides(play, stinger, ways, "escape-by", secret=True)
    end_fight(state)
    play.say(Escaped("stinger"))
    state.must_draw = state.turn in (-1, len(state.cops) - 1)
    mode.escaped(play)
    return (yield from secret_move(play, points, by.passes, escaping=True))


class RetreatTo(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-RET.5"
    manner: ClassVar[Manner] = "move"
    space: Address

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: CopSeen) -> list[Self]:
        return [cls(space) for space in content.streets.near[figure.space]]


def cop_retreat(play: P, cop: CopFigure) -> Flow[None]:
    """GP-RET.4, GP-RET.5, GP-CMB.31: one place, openly; it may not come back into that fight."""
    left = cop.space
    ends = RetreatTo.offered(play.state, play.content, cop)
    choice = yield from decides(play, cop, ends, "retreat-to", {"cop": cop.id})
    cop.space, cop.barred = choice.space, left
    play.say(Escaped(cop.id))
    play.say(CopMoved(cop.id, (left, choice.space)))
    arrive(play, cop)
    if not fighters(play.state):
        end_fight(play.state)


def end_fight(state: PunkState) -> None:
    """GP-CMB.30, GP-CMB.31: with the fight the bar on those who left it ends."""
    for cop in state.cops:
        cop.barred = SpaceId("")


def drop_token(play: P) -> None:
    """GP-ESC.3: an unused token is discarded when the Escape begins."""
    stinger = play.state.stinger
    token = item_for(play.content, stinger, TOKEN)
    if token:
        stinger.items.remove(token)
        play.say(ItemLost("stinger", token, "lockdown"))
