"""Drawing, keeping and playing cards (GP-SYM)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import (
    CopOffers,
    CopOption,
    PunkAction,
    StingerOffers,
    StingerOption,
    cop_options,
    decides,
    stinger_options,
)
from hardboiled.games.go_ahead_punk.rules.events import (
    Announced,
    CardDrawn,
    CardShown,
    DrewAndKept,
    KeyFound,
    KeyTaken,
)
from hardboiled.games.go_ahead_punk.rules.figures import cop_seats
from hardboiled.games.go_ahead_punk.rules.kinds import HeldCard
from hardboiled.games.go_ahead_punk.rules.knowledge import card_kept, card_left
from hardboiled.games.go_ahead_punk.rules.state import STINGER, CopFigure, StingerFigure
from hardboiled.kernel import CardId, Flow, Manner, SpaceId, ask, at_once

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen, StingerSeen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


# Options of a turn.


class Draw(StingerOption, CopOption, frozen=True):
    rule: ClassVar[str] = "GP-RND.2"
    manner: ClassVar[Manner] = "look"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> Sequence[Draw]:
        return _DRAW

    def take(self, play: P, figure: Figure) -> Flow[None]:
        if isinstance(figure, CopFigure):
            return draw_cop_card(play, figure)
        play.say(Announced("draw"))
        return draw_stinger_card(play)


_DRAW = (Draw(),)


class PlayCard(StingerOption, CopOption, frozen=True):
    """GP-SYM.8: a card that is an option by itself."""

    rule: ClassVar[str] = "GP-RND.2"
    manner: ClassVar[Manner] = "use"
    card: CardId

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> Sequence[Self]:
        if content.option_cards.isdisjoint(figure.hand):
            return ()
        options, deck = content.option_cards, content.characters[figure.id].cards
        held = dict.fromkeys(figure.hand)
        return [cls(card) for card in held if card in options and deck[card].effect.can(table, content)]

    def take(self, play: P, figure: Figure) -> Flow[None]:
        return play_card(play, figure, self.card)


def play_card(play: P, figure: Figure, card: CardId) -> Flow[None]:
    """GP-RND.7, GP-CRD.12, GP-TOK: show it and do what it says."""
    if isinstance(figure, CopFigure):
        discard(play, figure, card, "played")
        return play.content.cop_cards[card].effect.do(play, figure, card)
    figure.hand.remove(card)
    play.state.stinger_discard.append(card)
    play.reveal()
    card_left(play, card)
    play.say(CardShown("stinger", card, "played"))
    return play.content.stinger_cards[card].effect.do(play, figure, card)


# Drawing.


def draw_key(play: P) -> None:
    """GP-PRE.3, GP-CRD.15, GP-GEN.9: the top key, if any is left; only he sees which."""
    state = play.state
    if state.key_deck:
        key = play.draw(state.key_deck)
        state.stinger.keys.append(key)
        play.say(KeyFound(key), to=STINGER)
        play.say(KeyTaken(len(state.key_deck)))


class TakeKey(PunkAction, frozen=True):
    """One of the keys he has just picked up; the others go back."""

    rule: ClassVar[str] = "GP-CRD.26"
    manner: ClassVar[Manner] = "look"
    key: HeldCard

    @classmethod
    def offered(cls, table: Seen, count: int) -> list[Self]:
        return [cls(key) for key in table.stinger.keys[-count:]]


def take_key(play: P, look: int) -> Flow[None]:
    """GP-CRD.26: one of the top keys; the others are shuffled back, and only he has seen them."""
    state, keys = play.state, play.state.stinger.keys
    count = min(look, len(state.key_deck))
    if count < 2:
        draw_key(play)
        return
    keys += [play.draw(state.key_deck) for _ in range(count)]
    chosen = yield from ask(STINGER, partial(TakeKey.offered, state, count), "take-key", always=True)
    others = [key for key in keys[-count:] if key != chosen.key]
    keys[-count:] = [SpaceId(chosen.key)]
    state.key_deck += others
    play.shuffle(state.key_deck)
    play.say(KeyFound(SpaceId(chosen.key)), to=STINGER)
    play.say(KeyTaken(len(state.key_deck)))


def draw_stinger_card(play: P) -> Flow[None]:
    """GP-SYM.1, GP-SYM.2, GP-GEN.9: immediate cards take effect, others are kept or played."""
    state, stinger = play.state, play.state.stinger
    card = play.draw_from(state.stinger_deck, state.stinger_discard)
    if card is None:
        return
    if card in play.content.kept_cards:
        play.say(CardDrawn("stinger", card), to=STINGER)
        stinger.hand.append(card)
        card_kept(state)
        yield from keep_or_play(play, stinger)
    else:
        state.stinger_discard.append(card)
        play.say(CardShown("stinger", card, "drawn"))
        yield from play.content.stinger_cards[card].effect.do(play, stinger, card)


def draw_cop_card(play: P, cop: CopFigure) -> Flow[None]:
    """GP-SYM.1 to GP-SYM.6: one card."""
    state = play.state
    card = play.draw_from(state.cop_deck, state.cop_discard)
    if card is not None:
        yield from resolve_cop_card(play, cop, card)


class ChooseCard(PunkAction, frozen=True):
    """One of the cards turned up; the others are discarded."""

    rule: ClassVar[str] = "GP-CRD.28"
    manner: ClassVar[Manner] = "use"
    card: CardId

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-AIC.16: what finds him first, then what carries or arms a Cop; hoods last."""
        word = content.cop_cards[self.card].effect
        return 3.0 * word.tells_place + 2.0 * (word.gives_car and not cop.car) + 1.0 * (not word.attacks)


def turn_up_cards(play: P, cop: CopFigure, look: int) -> Flow[None]:
    """GP-CRD.28: some cards for all to see, of which one is drawn."""
    state = play.state
    drawn = [play.draw_from(state.cop_deck, state.cop_discard) for _ in range(look)]
    cards = [card for card in drawn if card is not None]
    for card in cards:
        play.say(CardShown(cop.id, card, "drawn"))
    if not cards:
        return
    options = [ChooseCard(card) for card in dict.fromkeys(cards)]
    chosen = yield from decides(play, cop, options, "choose-card", {"who": cop.id})
    cards.remove(chosen.card)
    state.cop_discard += cards
    yield from resolve_cop_card(play, cop, chosen.card)


def resolve_cop_card(play: P, cop: CopFigure, card: CardId) -> Flow[None]:
    state = play.state
    if card in play.content.kept_cards:
        play.say(CardDrawn(cop.id, card), to=cop_seats(state) or None)
        cop.hand.append(card)
        yield from keep_or_play(play, cop)
    else:
        state.cop_discard.append(card)
        play.say(CardShown(cop.id, card, "drawn"))
        yield from play.content.cop_cards[card].effect.do(play, cop, card)


# A card that can be kept.


class Keep(StingerOption, CopOption, frozen=True):
    rule: ClassVar[str] = "GP-SYM.1"
    manner: ClassVar[Manner] = "pass"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> Sequence[Self]:
        return () if second_limited(content, figure) else (cls(),)

    @at_once
    def take(self, play: P, figure: Figure) -> None:
        play.say(DrewAndKept(figure.id))


class PlayDrawn(StingerOption, CopOption, frozen=True):
    rule: ClassVar[str] = "GP-SYM.1"
    manner: ClassVar[Manner] = "use"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> Sequence[Self]:
        deck = content.characters[figure.id].cards
        return (cls(),) if deck[figure.hand[-1]].effect.can(table, content) else ()

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        return 1 if content.cop_cards[cop.hand[-1]].effect.played_when_drawn else -1

    def take(self, play: P, figure: Figure) -> Flow[None]:
        return play_card(play, figure, figure.hand[-1])


class ShowUniform(StingerOption, frozen=True):
    """GP-CRD.17: a second uniform is only a card to burn."""

    rule: ClassVar[str] = "GP-CRD.16"
    manner: ClassVar[Manner] = "use"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: StingerSeen) -> Sequence[Self]:
        if table.phase == "escape" or figure.uniform or figure.hand[-1] not in content.uniforms:
            return ()
        return (cls(),) if sum(card in content.uniforms for card in figure.hand) == 1 else ()

    def take(self, play: P, figure: StingerFigure) -> Flow[None]:
        return show_uniform(play)


class DiscardOther(CopOption, frozen=True):
    """Keep the card just drawn, discard the limited card held before."""

    rule: ClassVar[str] = "GP-SYM.6"
    manner: ClassVar[Manner] = "use"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: CopSeen) -> Sequence[Self]:
        return (cls(),) if second_limited(content, figure) else ()

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-AIC.13: the weaker one goes."""
        old, new = first_limited(content, cop), cop.hand[-1]
        strength = {card: content.cop_cards[card].effect.strength for card in (old, new)}
        return 1 if (strength[old], old) < (strength[new], new) else -1

    @at_once
    def take(self, play: P, figure: CopFigure) -> None:
        discard(play, figure, first_limited(play.content, figure), "discarded", first=True)


class DiscardDrawn(CopOption, frozen=True):
    rule: ClassVar[str] = "GP-SYM.6"
    manner: ClassVar[Manner] = "use"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: CopSeen) -> Sequence[Self]:
        return (cls(),) if second_limited(content, figure) else ()

    @at_once
    def take(self, play: P, figure: CopFigure) -> None:
        discard(play, figure, figure.hand[-1], "discarded")


DRAWN_BY_STINGER: StingerOffers = (PlayDrawn.offered, ShowUniform.offered, Keep.offered)
DRAWN_BY_COP: CopOffers = (PlayDrawn.offered, DiscardOther.offered, DiscardDrawn.offered, Keep.offered)


def keep_or_play(play: P, figure: Figure) -> Flow[None]:
    """GP-SYM.5, GP-SYM.6: the same question for every card that can be kept, so that its answer tells nothing."""
    state, content = play.state, play.content
    args: dict[str, str | int] = {"who": figure.id}
    if isinstance(figure, CopFigure):
        of_cop = partial(cop_options, DRAWN_BY_COP, state, content, figure)
        choice = yield from decides(play, figure, of_cop, "drawn", args, secret=True)
        yield from choice.take(play, figure)
    else:
        of_stinger = partial(stinger_options, DRAWN_BY_STINGER, state, content)
        answer = yield from decides(play, figure, of_stinger, "drawn", args, secret=True)
        yield from answer.take(play, figure)


def second_limited(content: PunkContent, figure: FigureSeen) -> bool:
    """GP-SYM.5: the card just drawn is one too many."""
    limited = content.limited_cards
    return figure.hand[-1] in limited and sum(card in limited for card in figure.hand) > 1


def first_limited(content: PunkContent, cop: CopSeen) -> CardId:
    return next(card for card in cop.hand if card in content.limited_cards)


def discard(play: P, cop: CopFigure, card: CardId, how: str, first: bool = False) -> None:
    at = cop.hand.index(card) if first else len(cop.hand) - 1 - cop.hand[::-1].index(card)
    del cop.hand[at]
    play.state.cop_discard.append(card)
    play.reveal()
    play.say(CardShown(cop.id, card, how))


def show_uniform(play: P) -> Flow[None]:
    """GP-CRD.16: he lays the uniform he holds open."""
    stinger = play.state.stinger
    card = next(card for card in stinger.hand if card in play.content.uniforms)
    yield from play.content.stinger_cards[card].effect.do(play, stinger, card)
