"""What bots say rests on what everybody has seen."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

import pytest

from hardboiled.bots import TEMPERAMENTS, make_bot
from hardboiled.bots.remarks import CHARACTERS, VARIANTS, Remark, remark, seen_by_all
from hardboiled.kernel.actions import Event, Tone
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.play import Told
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from hardboiled.kernel.text import Catalog


class Boom(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "bad"


class Whisper(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"


WORDS = Catalog(None)
OPEN, SECRET = Told(Boom(), None), Told(Whisper(), (SeatId("a"),))
BOTS = {"a": "regular-talkative", "b": "sharp-talkative"}


def said(told: list[Told], since: int = 0, bots: dict[str, str] = BOTS, table: str = "t") -> Remark | None:
    return remark(told, since, None, bots, table, WORDS)


def test_every_character_has_lines_for_everything() -> None:
    for character, what, n in product((*CHARACTERS, "level"), ("good", "bad", "grave", "ending"), range(VARIANTS)):
        assert WORDS.format(f"remark-{character}-{what}", {"n": n})
    assert not WORDS.missing


def test_a_talkative_bot_speaks_when_something_happens_and_a_quiet_one_never() -> None:
    tables = [f"table {n}" for n in range(60)]
    assert sum(said([OPEN], table=table) is not None for table in tables) > 40
    assert not any(said([OPEN], bots={"a": "regular-quiet"}, table=table) for table in tables)
    level = sum(said([OPEN], bots={"a": "regular"}, table=table) is not None for table in tables)
    assert 0 < level < 40


def test_what_only_some_have_seen_changes_nothing() -> None:
    for table in (f"table {n}" for n in range(20)):
        assert said([SECRET], table=table) is None
        assert said([OPEN], table=table) == said([SECRET, OPEN, SECRET], table=table)
    assert seen_by_all([SECRET, OPEN, SECRET]) == 1


def test_old_news_is_not_talked_about() -> None:
    assert said([OPEN, OPEN], since=2) is None
    assert said([OPEN], since=5) is None


@pytest.mark.parametrize(
    ("game_id", "mode", "seats"), [("police-precinct", "dirty-cop", 4), ("go-ahead-punk", "one-vs-all", 3)]
)
def test_a_remark_is_the_same_whatever_the_secrets_are(game_id: str, mode: str, seats: int) -> None:
    """All along a match: without what only some were told, the same is said."""
    match = start(game_id, mode, ["bot"] * seats, 4)
    regular, spoken = make_bot("regular", 4), 0
    bots = {str(seat): f"regular-{name}" for seat, name in zip(match.seats, [*TEMPERAMENTS] * 2, strict=False)}
    since = 0
    while match.asks and len(match.log) < 400:
        seat = Seat(match, match.asks[0].seats[0])
        match.choose(regular.choose(seat), seat.id)
        public = [told for told in match.told if told.to is None]
        catalog = match.game.catalog()
        line = remark(match.told, since, match.outcome, bots, "t", catalog)
        assert line == remark(public, since, match.outcome, bots, "t", catalog)
        spoken += line is not None
        since = len(public)
    assert spoken
