"""Two browsers at one table with secrets: neither page, nor anything that was sent to it, ever holds the other's.

What each page received (live messages, bodies of HTTP answers, its document) is set beside the match as the
server keeps it. The same search is made in the page of whoever owns the secrets: there it must find them.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.record import Save
from hardboiled.server.settings import Settings
from server.house import BOT, OPEN
from server.wires import put_on_tables
from server.worlds import moments
from web.conftest import Visit
from web.house import House, answer, call, new_table, sit_at, until
from web.overheard import (
    PLACE,
    Ears,
    Plain,
    Truth,
    asked_of_others,
    held,
    loyalties,
    secrets_of_officers,
    secrets_of_stinger,
)

CHOICES = int(os.environ.get("HARDBOILED_SECRET_CHOICES", "20"))
OFFERED = "[data-option]:not([disabled]), [data-target]"
Secrets = Callable[[AnyMatch, str], list[str]]


class Guest:
    """One browser, its seat, and all it hears."""

    def __init__(self, page: Page) -> None:
        self.page, self.ears, self.seat = page, Ears(page), ""

    def take_seat(self, table: str, invite: str) -> None:
        info = call(self.page, "POST", f"/api/tables/{table}/seats", {"invite": invite})
        self.seat = next(seat["id"] for seat in info["seats"] if seat.get("yours"))

    @property
    def offered(self) -> bool:
        return self.page.locator(OFFERED).count() > 0

    def up_to_date(self, truth: Truth) -> bool:
        truth.catch_up()
        scenes = self.ears.scenes()
        return bool(scenes) and truth.shows(scenes[-1])


def invitation(page: Page, table: str) -> str:
    """The token of the link by which whoever opened the table invites others."""
    return str(call(page, "GET", f"/api/tables/{table}")["invite"]).partition("invite=")[2]


def settled(guests: list[Guest], truth: Truth) -> None:
    """Wait until every page has been sent the table as it stands and has drawn it."""
    for _ in range(600):
        if all(guest.up_to_date(truth) for guest in guests):
            break
        guests[0].page.wait_for_timeout(50)
    else:
        raise AssertionError("a page never came up to date")
    for guest in guests:
        guest.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def play_together(guests: list[Guest], truth: Truth, choices: int, look: Callable[[], None]) -> None:
    """Whoever is offered something takes some of it; after every choice somebody has a look."""
    made, deadline = 0, time.monotonic() + 8 * choices
    while made < choices and not truth.catch_up().over:
        assert time.monotonic() < deadline, f"only {made} choices were offered"
        for guest in guests:
            if guest.offered:
                answer(guest.page, made)
                made += 1
                settled(guests, truth)
                look()
        guests[0].page.wait_for_timeout(40)


GAMES: dict[str, tuple[tuple[str, str, int], Secrets]] = {
    "Go Ahead Punk": (("go-ahead-punk", "one-vs-all", 2), secrets_of_stinger),
    "Police Precinct with a dirty cop": (("police-precinct", "dirty-cop", 3), secrets_of_officers),
}


def sit_with_secrets(visit: Visit, house: House, game: str) -> tuple[Guest, Guest, Truth]:
    """Two browsers at a match in which everybody has something to hide just now; a third seat is a bot's."""
    ann, bo = Guest(visit()), Guest(visit())
    (game_id, mode, seats), secrets = GAMES[game]
    plans = [OPEN, OPEN, BOT][:seats]
    found = moments(game_id, mode, seats, 7, 40)
    match = max(found, key=lambda match: min(len(secrets(match, seat)) for seat in match.seats))
    state = msgspec.json.decode(match.save(), type=Save).snapshot.state
    owner, settings = call(ann.page, "GET", "/api/me")["id"], Settings(data_dir=str(house.data))
    ((table, invite),) = put_on_tables(settings, match.header, [bytes(state).decode()], owner, plans)
    for guest in (ann, bo):
        guest.take_seat(table, invite)
    for guest in (ann, bo):  # a table that waits for somebody shows no secrets at all
        sit_at(guest.page, table)
    truth = Truth(house.data, table)
    settled([ann, bo], truth)
    return ann, bo, truth


@pytest.mark.parametrize("game", list(GAMES))
def test_neither_page_ever_holds_the_others_secrets(visit: Visit, house: House, game: str) -> None:
    secrets = GAMES[game][1]
    ann, bo, truth = sit_with_secrets(visit, house, game)
    in_documents = {ann.seat: 0, bo.seat: 0}

    def look() -> None:
        since = len(truth.after) - 1
        pages = {guest.seat: guest.page.content() for guest in (ann, bo)}
        truth.catch_up()
        for guest, other in ((ann, bo), (bo, ann)):
            marks = secret_all_along([match for match, _ in truth.after[since:]], secrets, guest.seat)
            assert not held(pages[guest.seat], marks), f"{guest.seat} has it on the page"
            in_documents[guest.seat] += len(held(pages[other.seat], marks))

    play_together([ann, bo], truth, CHOICES, look)
    for guest, other in ((ann, bo), (bo, ann)):
        assert len(guest.ears.scenes()) > CHOICES / 2
        assert_heard_nothing(guest, truth, secrets)
        kept = secrets_in(other.ears.scenes(), truth, secrets, guest.seat)
        assert kept, "nothing was secret"
        if guest.seat == "cop-1":
            assert PLACE in kept, "Stinger never hid"
        if game.startswith("Police"):
            assert other.seat in kept, "everybody knew who is dirty"
        assert in_documents[guest.seat], "the search finds nothing even where it is"


def secret_all_along(matches: list[AnyMatch], secrets: Secrets, viewer: str) -> list[str]:
    """The marks that were secret from the viewer in every one of these moments."""
    first, *later = (secrets(match, viewer) for match in matches)
    return [mark for mark in first if all(mark in marks for marks in later)]


def assert_heard_nothing(guest: Guest, truth: Truth, secrets: Secrets) -> None:
    scenes = guest.ears.scenes()
    assert not secrets_in(scenes, truth, secrets, guest.seat)
    assert not any(asked_of_others(scene) for scene in scenes)
    everything = {mark for match, _ in truth.after for mark in secrets(match, guest.seat) if "space" not in mark}
    bodies = guest.ears.bodies()
    assert bodies
    for body in bodies:
        assert not held(body, sorted(everything))
    spoken = [label for text in guest.ears.sent for label in re.findall(r'"(?:label|face|space)"', text)]
    assert not spoken


def secrets_in(scenes: list[Plain], truth: Truth, secrets: Secrets, viewer: str) -> list[str]:
    """The marks these scenes hold of what was secret from the viewer when they were sent."""
    found: list[str] = []
    for scene, match in zip(scenes, truth.times(scenes), strict=True):
        found += held(json.dumps(scene), secrets(match, viewer)) + loyalties(scene, match, viewer)
    return found


def test_the_search_finds_a_message_that_tells_too_much(visit: Visit, house: House) -> None:
    """A server that sent Bo one scene of Ann's, or put her card into one of his, would not get past it."""
    ann, bo, truth = sit_with_secrets(visit, house, "Police Precinct with a dirty cop")
    assert_heard_nothing(bo, truth, secrets_of_officers)
    hello = ann.ears.frames[0]
    bo.ears.frames.insert(0, hello)
    with pytest.raises(AssertionError, match="officer-1-hand"):
        assert_heard_nothing(bo, truth, secrets_of_officers)
    bo.ears.frames.remove(hello)
    leaking: dict[str, Any] = json.loads(bo.ears.frames[0])
    hand = next(panel for panel in json.loads(hello)["scene"]["panels"] if panel["id"] == "officer-1")["zones"]
    leaking["scene"]["panels"][0]["zones"] = hand
    leak = json.dumps(leaking)
    bo.ears.frames.append(leak)
    with pytest.raises(AssertionError, match="not what it may see"):
        assert_heard_nothing(bo, truth, secrets_of_officers)
    assert held(leak, secrets_of_officers(truth.catch_up(), "officer-2"))


def test_undo_by_consent_between_two_browsers(visit: Visit) -> None:
    """Both have bid and a die was rolled: whoever wants to take a bid back has to ask the other. (A wish that was
    refused waits before it comes again, so that is tried last.)"""
    ann, bo = visit(), visit()
    table = new_table(ann, "me", "open")
    sit_at(ann, table)
    Guest(bo).take_seat(table, invitation(ann, table))
    sit_at(bo, table)
    for page in (ann, bo):
        until(page, f"() => document.querySelector({OFFERED!r})")
        answer(page, 1)
    log = bo.locator(".log li")
    expect(log.filter(has_text="rolls")).to_have_count(1)
    told = log.all_inner_texts()

    ask_to_take_back(bo, ann)
    ann.get_by_role("dialog").get_by_role("button", name="Fine with me").click()
    expect(ann.get_by_role("dialog")).to_be_hidden()
    for page in (ann, bo):
        expect(page.locator(".log li").filter(has_text="rolls")).to_have_count(0)
    until(bo, f"() => document.querySelector({OFFERED!r})")
    assert ann.locator(OFFERED).count() == 0, "Ann's bid still lies there"
    answer(bo, 1)
    expect(log.filter(has_text="rolls")).to_have_count(1)
    assert log.all_inner_texts() == told, "the dice are what they were"

    ask_to_take_back(bo, ann)
    ann.get_by_role("dialog").get_by_role("button", name="It stays").click()
    expect(ann.get_by_role("dialog")).to_be_hidden()
    expect(bo.get_by_label("Undo").get_by_role("status")).to_be_hidden()
    assert log.all_inner_texts() == told


def ask_to_take_back(asking: Page, asked: Page) -> None:
    """The one sees that the table is asked, the other what all would have to forget."""
    asking.get_by_role("button", name="Undo").click()
    expect(asking.get_by_text("The table is being asked")).to_be_visible()
    wish = asked.get_by_role("dialog", name=re.compile("would like to take a choice back"))
    expect(wish).to_contain_text("Everybody would have to forget")
    expect(wish).to_contain_text("rolls")
