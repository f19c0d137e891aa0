"""What a seat makes of the choices it has seen: right where the answer is known, and the same in every world it
cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from math import exp
from random import Random
from typing import Any

import pytest

from hardboiled.kernel import Ask, Flow, Together, beliefs
from hardboiled.kernel.comparing import world_of
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.seat import Seat
from hardboiled.kernel.suspicions import Case, Suspicions
from kernel.tiny import ANN, BOB, SEATS, Say, Tiny, TinyGame, TinyPlay, TinyView, begin, tiny

SECRET = 10
"""Numbers from here on are places gone to in secret."""


def telling(play: TinyPlay) -> Flow[None]:
    """Ann says a number aloud, five times; her instinct is to say her secret one."""
    while len(play.state.said) < 5:
        choice = yield Ask(ANN, lambda: [Say(0), Say(1)], "say", always=True)
        play.state.said.append(choice.number)
    play.end([ANN], "told")


def hiding(play: TinyPlay) -> Flow[None]:
    """Ann goes a place up or down or stays, in secret; only how often is seen."""
    state = play.state
    while len(state.said) < 4:
        choice = yield Ask(ANN, lambda: steps_from(state.secrets[ANN]), "go", always=True)
        state.secrets[ANN] = choice.number - SECRET
        state.said.append(0)
    play.end([ANN], "hidden")


def steps_from(place: int) -> list[Say]:
    return [Say(SECRET + to) for to in (place - 1, place, place + 1) if 0 <= to < 4]


def instinct(view: TinyView, ask: Ask[Say], content: object) -> list[float]:
    """Say the secret number; go to the last place."""
    return [
        float(option.number - SECRET) if option.number >= SECRET else float(option.number == view.secret)
        for option in ask.options
    ]


def deal_secrets(values: int) -> Callable[..., None]:
    def determinize(state: Tiny, seat: SeatId, content: object, rng: Random) -> None:
        if seat != ANN:
            state.secrets[ANN] = rng.randrange(values)

    return determinize


def game(step: Callable[[TinyPlay], Flow[None]], values: int = 2, secret: int = 1, supposes: bool = True) -> TinyGame:
    def suppose(state: Tiny, seat: SeatId, content: object, rng: Random, case: Case) -> None:
        state.secrets[ANN] = int(case["ann"])

    def cases(view: TinyView) -> list[Case]:
        return [{"ann": str(view.secret)}] if view.seat == ANN else [{"ann": str(value)} for value in range(values)]

    def number(action: Any) -> int:
        return int(action.number)

    suspicions: Suspicions[Tiny, TinyView, object] = Suspicions(  # type: ignore[type-var]
        case=lambda state: {"ann": str(state.secrets[ANN])},
        cases=cases,
        subject=lambda view, seat: "ann" if seat == ANN else "",
        seen=lambda action: f"{number(action)}" if number(action) < SECRET else "",
        moved=lambda action: {"ann": f"{number(action) - SECRET}"} if number(action) >= SECRET else None,
        suppose=suppose if supposes else None,
    )
    dealt = lambda table: Tiny(chance=table.chance, step="first", secrets={ANN: secret})  # noqa: E731
    return replace(tiny(step, dealt), instinct=instinct, determinize=deal_secrets(values), suspicions=suspicions)


@pytest.fixture
def credulous(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bayes' rule and nothing else."""
    for name, value in (("TRUST", 1.0), ("DOUBT", 0.0), ("OPEN_MIND", 0.0)):
        monkeypatch.setattr(beliefs, name, value)


def says(match: AnyMatch, *numbers: int) -> AnyMatch:
    for number in numbers:
        match.choose(Say(number), ANN)
    return match


TRUE = beliefs.SLIP / 2 + (1 - beliefs.SLIP) / (1 + exp(-1))
"""How likely Ann says her secret number."""


@pytest.mark.usefixtures("credulous")
@pytest.mark.parametrize("said", [(1,), (1, 1, 0), (0, 0, 0, 0)])
@pytest.mark.parametrize("supposes", [True, False])
def test_what_was_said_weighs_as_bayes_has_it(said: tuple[int, ...], supposes: bool) -> None:
    match = says(begin(game(telling, supposes=supposes)), *said)
    ones, zeros = said.count(1), said.count(0)
    dealt = Seat(begin(game(telling, supposes=supposes)), BOB).beliefs().odds("ann")
    one = dealt["1"] * TRUE**ones * (1 - TRUE) ** zeros
    zero = dealt["0"] * TRUE**zeros * (1 - TRUE) ** ones
    assert Seat(match, BOB).beliefs().chance("ann", "1") == pytest.approx(one / (one + zero))
    assert dealt["1"] == pytest.approx(0.5, abs=0.12)


@pytest.mark.usefixtures("credulous")
def test_weight_flows_to_where_a_secret_choice_leads() -> None:
    match = begin(game(hiding, values=4))
    before = Seat(match, BOB).beliefs().odds("ann")
    match.choose(Say(SECRET + 2), ANN)
    expected = dict.fromkeys("0123", 0.0)
    for place in range(4):
        options = steps_from(place)
        chances = beliefs.likely([option.number for option in options], 1.0)
        for option, chance in zip(options, chances, strict=True):
            expected[str(option.number - SECRET)] += before[str(place)] * chance
    found = Seat(match, BOB).beliefs().odds("ann")
    assert found == pytest.approx(expected)
    assert next(iter(found)) == "3"


@pytest.mark.usefixtures("credulous")
def test_a_game_that_counts_out_what_a_choice_tells_needs_no_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    telling_game = game(telling)
    assert telling_game.suspicions is not None

    def counted(view: TinyView, content: object, seat: SeatId, action: Say) -> dict[str, float] | None:
        return {"0": 0.2, "1": 0.8} if action.number else None

    own = replace(telling_game.suspicions, likelihoods=counted)
    match = says(begin(replace(telling_game, suspicions=own)), 1, 0, 1)
    dealt = Seat(begin(telling_game), BOB).beliefs().chance("ann", "1")
    monkeypatch.setattr(beliefs.Memory, "_worlds", None)
    one, zero = dealt * 0.8**2, (1 - dealt) * 0.2**2
    assert Seat(match, BOB).beliefs().chance("ann", "1") == pytest.approx(one / (one + zero)), "a 0 tells nothing"


def test_worlds_are_drawn_by_belief() -> None:
    match = says(begin(game(telling)), 1, 1, 1)
    believed = Seat(match, BOB).beliefs()
    rng = Random(4)
    drawn = [believed.guess(rng).enter().state.secrets[ANN] for _ in range(400)]
    assert sum(drawn) / 400 == pytest.approx(believed.chance("ann", "1"), abs=0.06)
    assert believed.chance("ann", "1") > 0.7


def test_a_guess_can_be_entered_again() -> None:
    guess = Seat(says(begin(game(hiding, values=4)), SECRET + 2), BOB).beliefs().guess(Random(1))
    once, again = guess.enter(), guess.enter()
    assert once is not again
    assert once.state == again.state


def test_nothing_is_ever_ruled_out_that_can_be() -> None:
    match = says(begin(game(telling)), 1, 1, 1, 1)
    assert Seat(match, BOB).beliefs().chance("ann", "0") > 0.005


def test_who_knows_believes_what_is_so() -> None:
    match = says(begin(game(telling)), 0, 0)
    assert Seat(match, ANN).beliefs().odds("ann") == {"1": 1.0}


@pytest.mark.parametrize("step", [telling, hiding])
def test_beliefs_are_the_same_in_worlds_that_look_the_same(step: Callable[[TinyPlay], Flow[None]]) -> None:
    """Whatever the secret is, and whatever was done in secret."""
    values = 2 if step is telling else 4
    first = 0 if step is telling else SECRET + 1
    found, worlds = [], []
    for secret, third in product(range(values), (0, 1)):
        match = begin(game(step, values, secret), seed=10 + secret)
        mine = [option.number for option in match.asks[0].options]
        says(match, first if first in mine else mine[0])
        if step is hiding:
            mine = [option.number for option in match.asks[0].options]
            says(match, mine[third])
        believed = Seat(match, BOB).beliefs()
        found.append(believed.odds("ann"))
        worlds.append([world_of(believed.guess(Random(n)).enter().state) for n in range(5)])
        assert match.view(BOB) == TinyView(BOB, tuple(match.state.said), 0)
    assert all(one == found[0] for one in found)
    assert all(one == worlds[0] for one in worlds)


def test_an_answer_that_is_not_open_yet_tells_nothing() -> None:
    def together(play: TinyPlay) -> Flow[None]:
        answers = yield Together([Ask(seat, lambda: [Say(0), Say(1)], "say", always=True) for seat in SEATS[:2]])
        play.state.said += [answer.number for answer in answers]
        yield from telling(play)

    match = begin(game(together))
    before = Seat(match, BOB).beliefs().odds("ann")
    says(match, 1)
    assert Seat(match, BOB).beliefs().odds("ann") == before
    match.choose(Say(0), BOB)
    assert Seat(match, BOB).beliefs().chance("ann", "1") > before["1"]


def test_what_was_taken_back_is_forgotten() -> None:
    match = says(begin(game(telling)), 1)
    before = Seat(match, BOB).beliefs().odds("ann")
    says(match, 1)
    assert Seat(match, BOB).beliefs().odds("ann") != before
    match.undo(agreed=True)
    assert Seat(match, BOB).beliefs().odds("ann") == before


def test_along_the_match_or_all_at_once_is_the_same() -> None:
    followed, late = begin(game(telling)), begin(game(telling))
    for number in (1, 0, 1, 1):
        says(followed, number)
        says(late, number)
        Seat(followed, BOB).beliefs()
    assert Seat(followed, BOB).beliefs().odds("ann") == Seat(late, BOB).beliefs().odds("ann")


def test_options_that_cannot_be_listed_anew_tell_nothing() -> None:
    """They are those of the true world."""

    def plain(play: TinyPlay) -> Flow[None]:
        while len(play.state.said) < 5:
            choice = yield Ask(ANN, [Say(0), Say(1)], "say", always=True)
            play.state.said.append(choice.number)
        play.end([ANN], "told")

    match = begin(game(plain))
    before = Seat(match, BOB).beliefs().odds("ann")
    assert Seat(says(match, 1, 1), BOB).beliefs().odds("ann") == before


def test_a_choice_costs_so_many_worlds_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(game(hiding, values=4))
    Seat(match, BOB).beliefs()
    imagined = 0
    imagine = Match.imagine

    def counting(self: AnyMatch, *args: object) -> AnyMatch:
        nonlocal imagined
        imagined += 1
        return imagine(self, *args)

    monkeypatch.setattr(Match, "imagine", counting)
    says(match, SECRET + 2)
    Seat(match, BOB).beliefs()
    assert 0 < imagined <= beliefs.MOST_WORLDS
    Seat(match, BOB).beliefs()
    assert imagined <= beliefs.MOST_WORLDS


def test_many_values_share_the_worlds_by_their_weight() -> None:
    weights = {str(n): 1.0 + n for n in range(40)}
    spread = beliefs._spread(weights, Random(2))
    assert abs(len(spread) - beliefs.MOST_WORLDS) <= 1
    assert spread.count("39") > spread.count("1")


def test_a_game_without_suspicions_imagines_what_it_deals() -> None:
    match = begin(replace(game(telling), suspicions=None))
    believed = Seat(match, BOB).beliefs()
    assert believed.subjects == []
    assert believed.odds("ann") == {}
    assert believed.guess(Random(3)).enter().view(BOB) == match.view(BOB)


def test_the_likelier_an_option_looks_the_likelier_it_is() -> None:
    chances = beliefs.likely([3.0, 1.0, -500.0], 1.0)
    assert chances[0] > chances[1] > chances[2] > 0
    assert sum(chances) == pytest.approx(1.0)
