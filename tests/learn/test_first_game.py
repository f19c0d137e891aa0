"""A newcomer's first game: whoever reads what the page says and does just that comes to an end."""

from __future__ import annotations

import pytest

from hardboiled.bots import make_bot
from hardboiled.bots.hints import hint
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules
from hardboiled.kernel.saving import start
from hardboiled.kernel.scene import AskFace, OptionFace
from hardboiled.kernel.seat import Seat

QUICK = 3
"""Iterations of a hint here: a coach who thinks little, so that the words must be right rather than clever."""


class Newcomer:
    """Knows nothing: reads the tip of a question that is new, asks the coach, and clicks what the coach has named."""

    def __init__(self, match: AnyMatch, seat: str) -> None:
        self.match, self.seat = match, seat
        self.read: dict[str, str] = {}
        """The tips read so far, by the kind of question."""

    def play(self) -> None:
        [face] = [face for face in self.match.scene(self.seat).asks if self.seat in face.seats]
        assert face.tip, f"{face.kind}: a newcomer would be left alone"
        self.read.setdefault(face.kind, face.tip)
        words = hint(Seat(self.match, self.seat), iterations=QUICK).text
        clicked = self.named(face, words)
        ask = self.match.asked(self.seat)
        assert ask is not None
        self.match.choose(ask.options[clicked.index], self.seat)

    @staticmethod
    def named(face: AskFace, words: str) -> OptionFace:
        """The button the coach speaks of first, by what stands on it; the longest name that fits."""
        said = [option for option in face.options if option.label in words]
        assert said, f"{face.kind}: no button is called what the coach says: {words}"
        clicked = min(said, key=lambda option: (words.index(option.label), -len(option.label)))
        assert sum(option.label == clicked.label for option in face.options) == 1, f"two buttons say {clicked.label}"
        return clicked


def gentle(game: AnyGame) -> tuple[AnyMatch, str]:
    """The first game the home page offers: the gentlest seat, and somebody else at the table."""
    mode_id, _, seat_id = str(game.blurb.get("gentle", "")).partition(":")
    mode = next((mode for mode in game.modes if mode.id == mode_id), game.modes[0])
    seats = next((seats for seats in mode.seats if len(seats) > 1), mode.seats[0])
    match = start(game.id, mode.id, [f"P{n}" for n in range(len(seats))], seed=5)
    return match, seat_id if seat_id in seats else seats[0]


@pytest.mark.parametrize("game_id", sorted(games_with_rules()))
def test_a_newcomer_who_does_what_the_coach_says_finishes_the_first_game(game_id: str) -> None:
    game = find_game(game_id)
    match, mine = gentle(game)
    newcomer, company = Newcomer(match, mine), make_bot(str(game.blurb["company"]))
    assert match.stage().aims[mine]
    for _ in range(6000):
        if match.over:
            break
        ask = next((ask for ask in match.asks if mine in ask.seats), match.asks[0])
        if mine in ask.seats:
            newcomer.play()
        else:
            match.choose(company.choose(Seat(match, ask.seats[0])), ask.seats[0])
    assert match.outcome is not None
    assert len(newcomer.read) >= 3


def test_the_coach_names_one_button() -> None:
    """Where one name is part of another, or two are spoken of, it is still clear which is meant."""
    labels = ["Move", "Move to 12", "Draw a card"]
    face = AskFace(seats=["a"], options=[OptionFace(label=label, index=n) for n, label in enumerate(labels)])
    assert Newcomer.named(face, "Move to 12, rather than: Draw a card.").label == "Move to 12"
    assert Newcomer.named(face, "Draw a card; next comes Move.").label == "Draw a card"
    with pytest.raises(AssertionError, match="no button"):
        Newcomer.named(face, "Pray.")
