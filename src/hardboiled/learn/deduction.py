"""Deduction puzzles: a riddle of a game, asked about a position, with a few answers of which exactly one fits.

What fits is worked out exactly from the seat's view (`Riddle.standings`) and then looked for in worlds the seat could
be in: what is ruled out must hold in none of them, what is certain in all, what is possible in some. So the answer
follows from what the solver sees, whatever the truth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from msgspec import Struct

from hardboiled.kernel import present
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.option_faces import OnTable
from hardboiled.kernel.riddles import AnyRiddle, Form, Standing
from hardboiled.kernel.scene import AskFace, CardRef, OptionFace, Scene, Target, Zone

FEWEST, MOST = 3, 4
"""Answers that are offered."""
WORLDS = 300
"""Imagined at least to see that an answer stands as it is said to,"""
MOST_WORLDS = 3000
"""and at most, where one that is possible has not come up yet."""

RIGHT: Mapping[Form, tuple[Standing, ...]] = {"can": ("maybe", "sure"), "cannot": ("never",), "must": ("sure",)}
WRONG: Mapping[Form, tuple[Standing, ...]] = {
    "can": ("never",),
    "cannot": ("maybe", "sure"),
    "must": ("maybe", "never"),
}
"""How the right answer stands and how all others do."""


MOST_LINES = 3
"""Of what was told when something turned out."""
NAMES = "\u0001"
"""Stands for the answers a sentence is about until it is known which ones they are."""


class Question(Struct, frozen=True, kw_only=True):
    riddle: str
    form: Form
    offers: tuple[str, ...]
    answer: str


def riddle_of(game: AnyGame, name: str) -> AnyRiddle:
    for riddle in game.riddles:
        if riddle.id == name:
            return riddle
    raise HardboiledError(f"{game.title} has no riddle {name!r}.")


def standings(match: AnyMatch, seat: SeatId, riddle: AnyRiddle) -> Mapping[str, Standing]:
    return riddle.standings(match.view(seat), match.content)


# Asking.


def questions(standing: Mapping[str, Standing], riddle: AnyRiddle, rng: Random) -> Iterator[Question]:
    """Questions that can be asked where things stand so: one a form, each with tempting wrong answers."""
    for form in riddle.forms:
        right = [answer for answer, how in standing.items() if how in RIGHT[form]]
        wrong = [answer for answer, how in standing.items() if how in WRONG[form]]
        if form == "must":  # what is possible tempts more than what is ruled out
            wrong.sort(key=lambda answer: standing[answer] == "never")
        if right and len(wrong) >= FEWEST - 1:
            answer = rng.choice(right[: 2 * MOST])
            offers = [answer, *rng.sample(wrong[: 2 * MOST], min(MOST - 1, len(wrong)))]
            rng.shuffle(offers)
            yield Question(riddle=riddle.id, form=form, offers=tuple(offers), answer=answer)


def is_sound(match: AnyMatch, seat: SeatId, question: Question) -> bool:
    """Whether exactly the answer fits, by what the seat sees."""
    standing = standings(match, seat, riddle_of(match.game, question.riddle))
    fits = [offer for offer in question.offers if standing.get(offer, "never") in RIGHT[question.form]]
    others = [offer for offer in question.offers if standing.get(offer, "never") in WRONG[question.form]]
    return fits == [question.answer] and len(fits) + len(others) == len(question.offers)


def holds(match: AnyMatch, seat: SeatId, question: Question, seed: int = 1) -> bool:
    """Whether it is sound, and worlds the seat could be in agree with how every offered answer stands."""
    riddle = riddle_of(match.game, question.riddle)
    if not is_sound(match, seat, question):
        return False
    rng, found = Random(seed), dict.fromkeys(question.offers, 0)
    said = {offer: how for offer, how in standings(match, seat, riddle).items() if offer in found}
    for number in range(1, MOST_WORLDS + 1):
        true = riddle.so(match.imagine(seat, rng).state, match.content, seat)
        for offer in found:
            found[offer] += offer in true
        if number < WORLDS:
            continue
        if any(_contradicts(said.get(offer, "never"), count, number) for offer, count in found.items()):
            return False
        if all(_agrees(said.get(offer, "never"), count, number) for offer, count in found.items()):
            return True
    return False


def _agrees(standing: Standing, found: int, worlds: int) -> bool:
    return {"never": found == 0, "sure": found == worlds, "maybe": 0 < found < worlds}[standing]


def _contradicts(standing: Standing, found: int, worlds: int) -> bool:
    """Whether more worlds cannot mend it."""
    return {"never": found > 0, "sure": found < worlds, "maybe": False}[standing]


# Showing.


def veiled(match: AnyMatch, seat: SeatId, question: Question, scene: Scene, locale: str = "en") -> Scene:
    """The scene without what would give the answer away, and with nothing to choose but the answers."""
    riddle = riddle_of(match.game, question.riddle)
    bare = match.game.scene(riddle.veil(match.view(seat)), match.content, match.game.catalog(locale))
    bare.seat, bare.heard, bare.happenings = scene.seat, scene.heard, scene.happenings
    bare.asks = [_asked(match, seat, question, bare, locale)]
    return bare


def _asked(match: AnyMatch, seat: SeatId, question: Question, scene: Scene, locale: str = "en") -> AskFace:
    """The question as any client shows one; what it rests on is laid on the table."""
    riddle, view, catalog = riddle_of(match.game, question.riddle), match.view(seat), match.game.catalog(locale)
    laid = riddle.evidence(view, match.content)
    if laid:
        cards = [CardRef(id=f"evidence-{number}", face=face) for number, face in enumerate(laid)]
        label = catalog.format(f"riddle-{riddle.id}-evidence", {"n": len(laid)})
        scene.zones.insert(0, Zone(id="evidence", label=label, kind="row", cards=cards))
    table = OnTable(scene, seat)
    options = [
        OptionFace(
            label=str(catalog.call(riddle.kind, offer)),
            index=index,
            targets=_targets(riddle, offer, table),
            detail=riddle.note(view, match.content, catalog, offer),
            key=offer,
            manner="look",
        )
        for index, offer in enumerate(question.offers)
    ]
    first = match.from_beginning().view(seat)
    words = riddle.words(first, view, match.content, catalog, "")
    prompt = catalog.format(f"riddle-{riddle.id}", {"form": question.form, **words})
    return AskFace(seats=[seat], prompt=prompt, kind=f"riddle-{riddle.id}", options=options)


def _targets(riddle: AnyRiddle, offer: str, table: OnTable) -> list[Target]:
    if not riddle.kind.target:
        return []
    target = riddle.kind.target.format(offer)
    sort, _, name = target.partition(":")
    if sort == "card":
        return [f"card:{ref}" for ref in table.cards(name)]
    return [target] if sort != "piece" or name in table.pieces else []


# Explaining.


def explained(match: AnyMatch, seat: SeatId, question: Question, locale: str = "en") -> str:
    """Why the answer is right and the others are not, from what was seen."""
    riddle, catalog = riddle_of(match.game, question.riddle), match.game.catalog(locale)
    views = story(match, seat)
    last, standing = views[-1], standings(match, seat, riddle)
    told: dict[str, list[str]] = {}
    for offer in [question.answer, *(offer for offer in question.offers if offer != question.answer)]:
        how = standing.get(offer, "never")
        name = str(catalog.call(riddle.kind, offer))
        line = _turn(match, seat, riddle, views, offer, locale) if riddle.begins else ""
        words = {"line": line or "none", **riddle.words(views[0], last, match.content, catalog, offer)}
        why = catalog.format(f"riddle-{riddle.id}-why", {"standing": how, "what": NAMES, **words})
        told.setdefault(why, []).append(name)
    return " ".join(why.replace(NAMES, _listed(names)) for why, names in told.items())


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def story(match: AnyMatch, seat: SeatId) -> list[Any]:
    """What the seat saw when the puzzle began and after each choice since."""
    past = match.from_beginning()
    views = [past.view(seat)]
    for entry in match.log:
        past.choose(entry.action, entry.seat)
        views.append(past.view(seat))
    return views


def _turn(match: AnyMatch, seat: SeatId, riddle: AnyRiddle, views: Sequence[Any], offer: str, locale: str) -> str:
    """What was told when an answer came to stand as it does; nothing where it has stood so from the beginning."""
    hows = [riddle.standings(view, match.content).get(offer, "never") for view in views]
    before = [number for number, how in enumerate(hows) if how != hows[-1]]
    if not before:
        return ""
    catalog = match.game.catalog(locale)
    told, since, later = (present.heard(match, seat, catalog, entries) for entries in (0, before[-1], before[-1] + 1))
    began = len(told) - len(since)
    turn = told[began : len(told) - len(later)]
    if len(turn) > MOST_LINES:
        turn = [happening for happening in turn if happening.important] or turn
    lines = [*told[max(began - riddle.lines_before, 0) : began], *turn[-MOST_LINES:]]
    return " ".join(happening.text for happening in lines if happening.text and not happening.opens)


def steps(match: AnyMatch, seat: SeatId, question: Question) -> int:
    """How much must be combined: how often, in the story, something was learned."""
    riddle = riddle_of(match.game, question.riddle)
    if riddle.begins is None:
        return 0
    told = [riddle.standings(view, match.content) for view in story(match, seat)]
    return sum(now != before for before, now in pairwise(told))


def difficulty(match: AnyMatch, seat: SeatId, question: Question) -> int:
    """Harder the more there is to combine, to read and to rule out."""
    riddle = riddle_of(match.game, question.riddle)
    view = match.view(seat)
    read = len(riddle.evidence(view, match.content))
    open_answers = sum(how != "never" for how in riddle.standings(view, match.content).values())
    form = {"can": 0, "cannot": 60, "must": 120}[question.form]
    return 1050 + 70 * min(steps(match, seat, question), 6) + 15 * min(read, 16) + 4 * min(open_answers, 40) + form
