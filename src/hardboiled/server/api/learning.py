"""How one learns a game: its words, its lessons, and the case of the day."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter

from hardboiled.kernel.errors import HardboiledError, UnknownGame
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.glossary import Term, glossary
from hardboiled.kernel.registry import find_game
from hardboiled.learn import Attempt, Lesson, course, find_lesson
from hardboiled.learn.guide import NoGuide, guide
from hardboiled.server.api.answers import FAULTS, AnyRequest, address, looks, player_id, who
from hardboiled.server.api.games import GameId, lobby_of_all
from hardboiled.server.edge.limits import Throttle
from hardboiled.server.learning import CaseCard, CaseResult, CaseResults, Guide, LessonCard, LessonMoment, Tries
from hardboiled.server.protocol import Created
from hardboiled.server.refusal import Refused
from hardboiled.server.store.learning import today
from hardboiled.server.tables import cases
from hardboiled.server.tables.hub import Hub

LessonId = Annotated[str, PathParameter(description="A lesson's id.", max_length=60)]
Day = Annotated[str, PathParameter(description="A day, as 2026-11-16.", max_length=10)]


def game_of(game_id: str) -> AnyGame:
    try:
        return find_game(game_id)
    except UnknownGame as error:
        raise Refused("gone", str(error)) from None


@get("/api/glossary/{game:str}", guards=[looks], responses=FAULTS, sync_to_thread=True)
def words(game: GameId) -> list[Term]:
    """The words of a game and what they mean."""
    return glossary(game_of(game))


@get("/api/guides/{game:str}", guards=[looks], responses=FAULTS, sync_to_thread=True)
def how_to_play(game: GameId) -> Guide:
    """How a game is played: words, and pictures that are positions of its lessons."""
    found = game_of(game)
    try:
        return Guide(game=game, title=found.title, blocks=guide(found))
    except NoGuide as error:
        raise Refused("gone", str(error)) from None


# Lessons.


@get("/api/lessons/{game:str}", guards=[looks], responses=FAULTS)
async def lessons(hub: Given[Hub], request: AnyRequest, game: GameId) -> list[LessonCard]:
    """The lessons of a game, and which of them I have done."""
    found = course(game_of(game))
    done = await hub.lessons.done(player_id(request), game)
    return [
        LessonCard(id=one.id, title=one.title, about=one.about, minutes=one.minutes, done=one.id in done)
        for one in found
    ]


@post("/api/lessons/{game:str}/{lesson:str}", status_code=200, guards=[looks], responses=FAULTS)
async def try_lesson(
    hub: Given[Hub], request: AnyRequest, game: GameId, lesson: LessonId, data: JSONBody[Tries]
) -> LessonMoment:
    """A lesson after these choices; nothing is kept but that it was finished."""
    try:
        found = find_lesson(game_of(game), lesson)
    except HardboiledError as error:
        raise Refused("gone", str(error)[:500]) from None
    moment = await hub.aside.run(lambda: _moment(found, data.choices))
    if moment.coach.done:
        await hub.lessons.finish(player_id(request), game, found.id)
    return moment


def _moment(lesson: Lesson, choices: list[int]) -> LessonMoment:
    *before, last = choices or [-1]
    attempt = Attempt(lesson)
    try:
        for choice in before:
            if not attempt.offer(choice).right:
                raise Refused("stale", "That is not how the lesson went; begin it again.")
        since = len(attempt.match.log)
        verdict = attempt.offer(last) if choices else None
    except HardboiledError as error:
        raise Refused("illegal", str(error)[:500]) from None
    scene = attempt.scene(since=0 if verdict is None or not verdict.right else since)
    return LessonMoment(
        coach=attempt.coach(verdict),
        scene=scene,
        choices=attempt.kept,
        stage=None if choices else attempt.match.stage(),
    )


# The case of the day.


@get("/api/cases", guards=[looks], responses=FAULTS)
async def todays_cases(hub: Given[Hub], request: AnyRequest) -> list[CaseCard]:
    """Today's case of every game, and how far I am with it."""
    day = today()
    mine = await hub.cases.mine(day, player_id(request))
    cards = []
    for info in lobby_of_all().games:
        game = find_game(info.id)
        plan, taken = cases.set_up(game, day), mine.get(info.id)
        card = CaseCard(game=info.id, day=day, mode=plan.mode, seat=str(game.catalog().name(plan.seat)))
        if taken is not None:
            card.table, card.done = taken.table, taken.done
        cards.append(card)
    return cards


@post("/api/cases/{game:str}", responses=FAULTS)
async def take_case(hub: Given[Hub], throttle: Given[Throttle], request: AnyRequest, game: GameId) -> Created:
    """My table for today's case: the same deal for everybody at this server."""
    await throttle.check("create", player_id(request), address(request))
    game_of(game)
    return Created(id=await cases.take_on(hub, await who(hub, request), game, address(request)))


@get("/api/cases/{game:str}/{day:str}", guards=[looks], responses=FAULTS)
async def case_results(hub: Given[Hub], request: AnyRequest, game: GameId, day: Day) -> CaseResults:
    """How everybody did: today's for those who have finished it, and earlier ones with their replays."""
    me = player_id(request)
    game_of(game)
    rows = await cases.results(hub, me, game, day)
    return CaseResults(
        game=game,
        day=day,
        results=[
            CaseResult(
                name=row.name,
                won=row.won,
                score=row.score,
                choices=row.choices,
                seconds=row.seconds,
                done=row.done,
                yours=row.player == me,
                replay=f"/replay/{row.table}?invite={hub.identity.invite(row.table)}" if day < today() else "",
            )
            for row in rows
        ],
    )


HANDLERS = [words, how_to_play, lessons, try_lesson, todays_cases, take_case, case_results]
