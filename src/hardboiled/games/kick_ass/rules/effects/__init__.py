"""The words cards are written in, each a class: when it can be used, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from hardboiled.games.kick_ass.rules import P, answers, consequences
from hardboiled.games.kick_ass.rules.causes import because
from hardboiled.games.kick_ass.rules.effects.belongings import FreeItem, LoseOffer, Ready, Shopping, TakeBack, TakeCard
from hardboiled.games.kick_ass.rules.effects.city import Delay, DocksToken, Incoming, Spawn, TimerOff
from hardboiled.games.kick_ass.rules.effects.heroes import Each, Gain, ShowHardship
from hardboiled.games.kick_ass.rules.effects.streets import (
    Advance,
    CleanUp,
    Kill,
    KillMinion,
    LoseProtection,
    Protect,
    kill,
)
from hardboiled.games.kick_ass.rules.effects.word import Word
from hardboiled.games.kick_ass.rules.state import By
from hardboiled.kernel import Flow

__all__ = [
    "AnyEffect",
    "CleanUp",
    "DocksToken",
    "Each",
    "Gain",
    "Kill",
    "KillMinion",
    "Protect",
    "Word",
    "carry_out",
    "kill",
]

AnyEffect: TypeAlias = (
    Gain
    | Each
    | Spawn
    | Incoming
    | Protect
    | Kill
    | CleanUp
    | TimerOff
    | FreeItem
    | TakeCard
    | TakeBack
    | Ready
    | Shopping
    | DocksToken
    | Delay
    | LoseOffer
    | ShowHardship
    | LoseProtection
    | Advance
)


def carry_out(play: P, words: Sequence[Word], by: By, cause: str = "") -> Flow[None]:
    """Words in their order; those for one Hero all go to the same of those who took part (KA-7.15)."""
    if words:
        yield from because(play, cause, _carry_out(play, words, by))


def _carry_out(play: P, words: Sequence[Word], by: By) -> Flow[None]:
    receiver: By = ()
    for word in words:
        if word.for_one and not receiver:
            hero = yield from answers.choose_hero(play, by, "receiver")
            receiver = (hero.id,)
        heroes = receiver if word.for_one else by
        if word.can(play.state, play.content, heroes):
            yield from word.do(play, heroes)
        yield from consequences.settle(play, by)
