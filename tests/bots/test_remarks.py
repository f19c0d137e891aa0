"""What bots say rests on what everybody has seen."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise, product
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from hardboiled.bots import TEMPERAMENTS, make_bot
from hardboiled.bots.remarks import LINES, OWN_VOICE, SOON, Remark, lines_of, remark, seen_by_all
from hardboiled.kernel.actions import Event, Tone
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import Match
from hardboiled.kernel.play import Told
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from hardboiled.kernel.state import Outcome
from hardboiled.kernel.text import Catalog
from kernel import smugglers

GAMES = ("go-ahead-punk", "hard-city", "kick-ass", "police-precinct")
WITH_SIDES = {"hard-city": {"chaos", "order"}, "go-ahead-punk": {"cops", "stinger"}, "police-precinct": {"dirty"}}
MATCHES = [
    ("police-precinct", "dirty-cop", 4),
    ("go-ahead-punk", "one-vs-all", 3),
    ("hard-city", "one-vs-all", 3),
    ("kick-ass", "co-op", 3),
]


class Boom(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "bad"


class Whisper(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"


class Morning(Event, frozen=True):
    opens: ClassVar[Any] = "round"


class Deed(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "good"
    seat: SeatId


class AtTable(Struct):
    """All that a remark may rest on: neither state nor view."""

    told: list[Told]
    outcome: Outcome | None = None
    game: AnyGame = smugglers.GAME
    content: Any = None


WORDS = Catalog(None)
OPEN, SECRET, DAWN = Told(Boom(), None), Told(Whisper(), (SeatId("a"),)), Told(Morning(), None)
BOTS = {"a": "regular-talkative", "b": "sharp-talkative"}
TABLES = [f"table {n}" for n in range(60)]


def said(
    told: list[Told],
    since: int = 0,
    bots: dict[str, str] = BOTS,
    table: str = "t",
    before: list[Remark] | None = None,
    outcome: Outcome | None = None,
) -> Remark | None:
    return remark(AtTable(told, outcome), since, before or [], bots, table, WORDS)


def test_every_character_has_lines_for_everything() -> None:
    for character, what in product(OWN_VOICE, ("good", "bad", "grave", "won", "lost")):
        lines = lines_of(WORDS, f"remark-{character}-{what}")
        texts = {WORDS.format(line.message, None, line.name) for line in lines}
        assert len(texts) == len(LINES)
        assert max(map(len, texts)) < 70
    assert not WORDS.missing


def test_a_talkative_bot_speaks_when_something_happens_and_a_quiet_one_never() -> None:
    assert sum(said([OPEN], table=table) is not None for table in TABLES) > 40
    assert not any(said([OPEN], bots={"a": "regular-quiet"}, table=table) for table in TABLES)
    level = sum(said([OPEN], bots={"a": "regular"}, table=table) is not None for table in TABLES)
    assert 0 < level < 40


def test_what_only_some_have_seen_changes_nothing() -> None:
    for table in TABLES[:20]:
        assert said([SECRET], table=table) is None
        assert said([OPEN], table=table) == said([SECRET, OPEN, SECRET], table=table)
    assert seen_by_all([SECRET, OPEN, SECRET]) == 1


def test_old_news_is_not_talked_about() -> None:
    assert said([OPEN, OPEN], since=2) is None
    assert said([OPEN], since=5) is None


def test_nobody_praises_or_mourns_a_deed_of_their_own() -> None:
    told = [Told(Deed(SeatId("a")), None)]
    assert {line.seat for table in TABLES if (line := said(told, table=table))} == {"b"}


def test_nobody_talks_all_the_time() -> None:
    """One line a round from the level-headed, three from the talkative; in the next round they may again."""
    for bot, most in (("regular", 1), ("regular-talkative", 3)):
        spoken: list[Remark] = []
        told = [DAWN]
        for _ in range(60):
            told.append(OPEN)
            line = said(told, len(told) - 1, {"a": bot}, before=spoken)
            spoken += [line] if line else []
        assert len(spoken) == most
        again = [said([*told, DAWN, *[OPEN] * n], len(told) + n, {"a": bot}, before=spoken) for n in range(1, 40)]
        assert any(again)


def test_the_end_is_always_talked_about_by_somebody_whom_it_fits() -> None:
    for table, winner in product(TABLES, ("a", "b")):
        line = said([OPEN], since=1, table=table, outcome=Outcome((SeatId(winner),), "bid"))
        assert line is not None
        assert line.line.split(".")[0].endswith("won" if line.seat == winner else "lost")


class Listener:
    """Plays a match of regulars of all temperaments, and hears what they say."""

    def __init__(self, game_id: str, mode: str, seats: int, seed: int, most: int = 400) -> None:
        self.match: Match[Any, Any, Any] = start(game_id, mode, ["bot"] * seats, seed)
        names = ["talkative", *(name for name in TEMPERAMENTS if name not in ("quiet", "talkative")), ""]
        self.bots = {
            str(seat): f"regular-{name}".rstrip("-") for seat, name in zip(self.match.seats, names, strict=False)
        }
        self.said: list[Remark] = []
        self.most, self.seed = most, seed

    def play(self) -> Listener:
        match, regular, since = self.match, make_bot("regular", self.seed), 0
        catalog = match.game.catalog()
        while match.asks and len(match.log) < self.most:
            seat = Seat(match, match.asks[0].seats[0])
            match.choose(regular.choose(seat), seat.id)
            public = AtTable([told for told in match.told if told.to is None], match.outcome, match.game, match.content)
            line = remark(match, since, self.said, self.bots, "t", catalog)
            assert line == remark(public, since, self.said, self.bots, "t", catalog)
            self.said += [line] if line else []
            since = len(public.told)
        assert not catalog.missing
        return self


@pytest.mark.parametrize(("game_id", "mode", "seats"), MATCHES)
def test_a_remark_is_the_same_whatever_the_secrets_are(game_id: str, mode: str, seats: int) -> None:
    """All along a match: without its state, and without what only some were told, the same is said."""
    heard = Listener(game_id, mode, seats, 4).play()
    lines = [one.line for one in heard.said]
    assert len(lines) > 3
    assert all(line not in lines[max(0, n - SOON) : n] for n, line in enumerate(lines))
    assert all(one.at < other.at for one, other in pairwise(heard.said)), "one event, one line"
    rounds = 1 + sum(told.event.opens == "round" for told in heard.match.told)
    for seat, spoken in Counter(one.seat for one in heard.said).items():
        assert spoken <= rounds * (3 if heard.bots[seat].endswith("talkative") else 1) + 1


@pytest.mark.parametrize("game_id", GAMES)
def test_every_line_of_a_game_can_be_said(game_id: str) -> None:
    """It is about an event, a tone or an end; it holds for a value of a field there is; it names such fields only."""
    game = find_game(game_id)
    catalog, events = game.catalog(), {kind.__struct_config__.tag: kind for kind in game.events}
    sides = WITH_SIDES.get(game_id, set())
    written = (game.home / "text" / "en-remarks.ftl").read_text("utf-8")
    for message, body in re.findall(r"^remark-([\w-]+) =\n((?: .*\n)+)", written, re.MULTILINE):
        side, _, rest = message.partition("-")
        about = rest if side in sides else message
        cases: list[str] = []
        if about in events:
            fields = events[about].__struct_fields__
        else:
            fields = ()
            assert about in ("ending-won", "ending-lost") or (side in sides and about in ("good", "bad", "grave"))
        names = re.findall(r"^ {4}\.([\w-]+) =", body, re.MULTILINE)
        groups: dict[str, str] = {}
        for name in names:
            case, _, letter = name.rpartition("-")
            groups[case] = groups.get(case, "") + letter
            cases.append(case)
            said = catalog.format(f"remark-{message}", dict.fromkeys(fields, "Somebody"), name)
            assert len(said) <= 80, said
            assert not case or case.startswith(tuple(f"{field}-" for field in fields)) or catalog.has(f"end-{case}")
        assert all(len(letters) >= 3 and LINES.startswith(letters) for letters in groups.values()), message
    assert not catalog.missing


@pytest.mark.parametrize("game_id", ["hard-city", "go-ahead-punk"])
def test_a_villain_speaks_otherwise_than_those_who_are_after_him(game_id: str) -> None:
    game = find_game(game_id)
    catalog = game.catalog()
    one, other = (
        {
            catalog.format(message, {}, line.name)
            for message in catalog.messages(f"remark-{side}-")
            for line in lines_of(catalog, message)
        }
        for side in sorted(WITH_SIDES[game_id])
    )
    assert len(one) > 30 < len(other)
    assert not one & other


@pytest.mark.parametrize(("game_id", "villain"), [("hard-city", "doctor-zero"), ("go-ahead-punk", "stinger")])
def test_a_bot_speaks_from_the_side_that_all_know_it_to_be_on(game_id: str, villain: str) -> None:
    heard = Listener(game_id, "one-vs-all", 2, 3)
    heard.bots = dict.fromkeys(heard.bots, "regular")
    theirs, ours = (
        heard.match.game.known_side(SeatId(villain), ()),
        heard.match.game.known_side(heard.match.seats[1], ()),
    )
    assert {theirs, ours} == WITH_SIDES[game_id]
    for one in heard.play().said:
        assert not one.line.startswith(f"remark-{ours if one.seat == villain else theirs}-")
        assert one.seat != villain or one.line.startswith(f"remark-{theirs}-"), "and the villain never as anybody would"
    assert {one.seat for one in heard.said} == set(heard.bots)


def test_a_dirty_cop_sounds_like_everybody_until_all_know() -> None:
    heard = Listener("police-precinct", "dirty-cop", 4, 1, most=4000).play()
    game, told = heard.match.game, [told.event for told in heard.match.told if told.to is None]
    shown = next(
        number
        for number, event in enumerate(told)
        if event.tag == "unmasked" or (event.tag == "accused" and getattr(event, "loyalty", "") == "dirty")
    )
    assert {game.known_side(seat, told[:shown]) for seat in heard.match.seats} == {""}
    assert Counter(game.known_side(seat, told[: shown + 1]) for seat in heard.match.seats) == {"": 3, "dirty": 1}
    assert not any(one.line.startswith("remark-dirty-") for one in heard.said if one.at <= shown)
