"""What runs in the bot processes: a seat of a match, a bot, a choice or a piece of advice.

A process keeps the matches it has seen, so that the next move of a table plays only what is new.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from hashlib import sha256

import msgspec
from cachetools import LRUCache
from msgspec import Struct

from hardboiled.bots import Advisor, Hint, hint, make_bot
from hardboiled.bots.search import DEFAULT_ITERATIONS, SearchBot
from hardboiled.kernel.record import Header, read
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import MAX_NAME, load
from hardboiled.kernel.seat import Seat
from hardboiled.lab import analysis
from hardboiled.lab.analysis import Analysis, Sight, TurningPoint
from hardboiled.server.store.packs import Packs, content_of
from hardboiled.server.store.rows import Entry
from hardboiled.server.tables.timeline import LONGEST_MATCH, AnyMatch, Timeline

KEPT = 32
LARGEST_UPLOAD = 4_000_000
"""Bytes of a save that is read; one of the longest match has half of that."""
ADVISER = "sharp"
"""Who judges finished matches."""
SHORTEST_SEARCH = 0.05
"""A search of fewer seconds is worth less than none."""


class Job(Struct, frozen=True):
    """One seat to think for: the table's header and the choices that count."""

    table: str
    header: Header
    choices: list[tuple[str, str]]
    seat: str
    strength: str
    began: str = ""
    """The state it begins at, if that is not the header's deal."""
    until: float = 0.0
    """When a thought must be at its end, by this machine's monotonic clock (0: it may take as long as it takes)."""
    packs: Packs = ()
    iterations: int = DEFAULT_ITERATIONS
    seconds: float = 0.0
    """What a search for a hint may take."""


def job_for(table: str, timeline: Timeline, seat: str = "", strength: str = "", until: float = 0.0) -> Job:
    choices = [(entry.seat, entry.body) for entry in timeline.choices]
    began = timeline.began.body if timeline.began else ""
    return Job(table, timeline.header, choices, seat, strength, began, until, timeline.packs)


class Upload(Struct, frozen=True):
    """A save from somewhere, and the packs it may have been played with: by game, their names and folders."""

    text: bytes
    packs: dict[str, dict[str, Packs]]


class Uploaded(Struct, frozen=True):
    """A save that was read, checked and played through."""

    header: Header
    choices: list[tuple[str, str]]
    pack: str = ""


class BadUpload(Exception):
    """The text is no save of a match that can be played here."""


class Unreadable(BadUpload):
    """It is not even a JSON object."""


_timelines: LRUCache[str, Timeline] = LRUCache(KEPT)


def begin(nice: int, parent: int) -> None:
    """Set a bot process up: polite, deaf to Ctrl-C, and gone when its server is. Which process that is must be said: it
    may have died before this one is up, and whose child it is then tells nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def choose(job: Job) -> int:
    """The index of the option the bot takes."""
    _, seat = _seat(job)
    return list(seat.ask.options).index(_bot(job).choose(seat))


def _bot(job: Job) -> Advisor:
    """The bot of this strength. One that searches has until its time is up; if that is now, a quick one
    chooses instead."""
    bot, seconds = make_bot(job.strength, _seed(job)), job.until - time.monotonic()
    if not job.until or not isinstance(bot, SearchBot):
        return bot
    if seconds < SHORTEST_SEARCH:
        return make_bot("regular", _seed(job))
    return SearchBot(_seed(job), DEFAULT_ITERATIONS, seconds, temperament=bot.temperament)


def advise(job: Job) -> Hint:
    """What a strong bot would do in this seat, and why."""
    return hint(_seat(job)[1], _seed(job), iterations=job.iterations, seconds=job.seconds or None)


# The steps of an analysis: which match, and what of it.


def first_sight(step: tuple[Job, tuple[int, int, int]]) -> list[Sight]:
    job, (begin, end, worlds) = step
    return analysis.first_sight(_timeline(job).match, begin, end, worlds)


def turning_point(step: tuple[Job, Sight]) -> TurningPoint | None:
    job, sight = step
    return analysis.turning_point(_timeline(job).match, sight, ADVISER)


def assembled(step: tuple[Job, tuple[list[Sight], list[TurningPoint]]]) -> Analysis:
    job, (sights, points) = step
    return analysis.assembled(_timeline(job).match, sights, points, ADVISER)


def read_upload(upload: Upload) -> Uploaded:
    """Play a save through from its beginning. Saves that only stand on a snapshot are not taken:
    nothing shows that such a position was ever reached by the rules."""
    try:
        msgspec.json.decode(upload.text, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"A save is a JSON object: {error}"[:300]) from None
    try:
        saved = read(upload.text)
        if len(saved.log) > LONGEST_MATCH:
            raise BadUpload(f"This save has {len(saved.log):,} choices; more than {LONGEST_MATCH:,} are not taken.")
        pack, folders = _pack_of(upload, saved.header)
        match = load(upload.text, folders)
        if not match.dealt:
            raise BadUpload("This save comes from other rules or content than this server has.")
        names = tuple(" ".join(name.split())[:MAX_NAME] or "Player" for name in match.header.seats)
        header = msgspec.structs.replace(match.header, seats=names)
        choices = [(str(seat), msgspec.json.encode(action).decode()) for seat, action in match.log]
        return Uploaded(header, choices, pack)
    except BadUpload:
        raise
    except Exception as error:
        raise BadUpload(f"{error}"[:300]) from None


def _pack_of(upload: Upload, header: Header) -> tuple[str, Packs]:
    """The pack whose content the save was played with, by the fingerprint it has."""
    for name, folders in upload.packs.get(header.game, {}).items():
        if content_of(find_game(header.game), folders).digest == header.content_digest:
            return name, folders
    return "", ()


def _seat(job: Job) -> tuple[AnyMatch, Seat]:
    timeline = _timeline(job)
    return timeline.match, Seat(timeline.match, job.seat)


def _timeline(job: Job) -> Timeline:
    known = _timelines.pop(job.table, None)
    entries = [
        Entry(number=number, kind="choice", seat=seat, body=body) for number, (seat, body) in enumerate(job.choices, 1)
    ]
    beginning = [Entry(number=0, kind="begin", seat="", body=job.began)] if job.began else []
    same = known is not None and (known.header, known.beginning) == (job.header, beginning)
    if known is None or not same or known.choices != entries[: len(known.choices)]:
        known = Timeline(job.header, [*beginning, *entries], job.packs)
    else:
        known.follow(entries[len(known.choices) :])
    _timelines[job.table] = known
    return known


def _seed(job: Job) -> int:
    """The same match at the same ask gives the same thoughts, in whichever process. Who could work it out
    would know a bot's mind: it rests on the match's seed, which nobody knows, and not on how many choices
    were made, which a hint must not tell."""
    ask = _timeline(job).ask_id(job.seat)
    return int(sha256(f"{job.header.seed}/{job.seat}/{ask}".encode()).hexdigest()[:12], 16)
