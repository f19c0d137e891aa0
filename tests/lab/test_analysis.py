"""Post-game analysis: mistakes, bad luck and good gambles, judged by what a seat could know."""

from random import Random
from xml.etree import ElementTree

import msgspec
import pytest
from rich.console import Console

from hardboiled.bots import make_bot
from hardboiled.kernel.match import Match
from hardboiled.kernel.saving import load, start
from hardboiled.lab.analysis import Analysis, analyse, judged
from hardboiled.lab.analysis_picture import analysis_svg
from hardboiled.lab.analysis_text import analysis_text, sparkline
from hardboiled.lab.simulate import play_out
from hardboiled.lab.worlds import Judge, Worth
from kernel import smugglers


def steady(value):
    return Worth((value,) * 10)


def risky(low, high):
    return Worth((low, high) * 5)


@pytest.mark.parametrize(
    ("played", "best", "after", "verdict"),
    [
        (steady(0.3), steady(0.6), steady(0.3), "mistake"),
        (steady(0.3), steady(0.6), steady(0.9), "lucky mistake"),
        (risky(0.2, 0.8), risky(0.2, 0.8), steady(0.1), "bad luck"),
        (risky(0.2, 0.8), risky(0.2, 0.8), steady(0.95), "good gamble"),
        (steady(0.5), steady(0.5), steady(0.7), "good luck"),
        (steady(0.5), steady(0.52), steady(0.53), None),
    ],
)
def test_verdicts(played, best, after, verdict):
    assert judged(played, best, after) == verdict


def test_a_difference_that_the_worlds_leave_open_is_no_mistake():
    played, best = Worth((0.0, 1.0, 0.0, 1.0, 0.0)), Worth((1.0, 0.0, 1.0, 0.0, 0.4))
    assert best.mean - played.mean > 0.05
    assert judged(played, best, played) is None


@pytest.fixture(scope="module")
def match():
    match = start("smugglers", seats=["Ann", "Bob", "Cleo"], seed=4)
    play_out(match, {seat: make_bot("rookie", n) for n, seat in enumerate(match.seats)})
    return match


@pytest.fixture(scope="module")
def analysis(match):
    return analyse(match, bot="regular", worlds=4, deep=20)


def test_every_choice_has_its_chances_and_the_end_is_certain(match, analysis):
    assert [moment.seat for moment in analysis.moments] == [entry.seat for entry in match.log]
    assert all(0 <= chance <= 1 for moment in analysis.moments for chance in moment.chances.values())
    assert {side for side, chance in analysis.final.items() if chance == 1} == set(match.outcome.winners)
    assert analysis.players == {"smuggler-1": "Ann", "smuggler-2": "Bob", "smuggler-3": "Cleo"}


def test_turning_points_say_what_was_played_what_the_bot_would_do_and_why(analysis):
    assert analysis.turning_points
    assert [point.number for point in analysis.turning_points] == sorted(p.number for p in analysis.turning_points)
    for point in analysis.turning_points:
        assert point.played
        assert point.advised
        assert f"{point.played_worth:.0%}" in point.why
        assert (point.verdict in ("mistake", "lucky mistake")) == ("mistake" in point.why)


def test_analysing_leaves_the_match_alone_and_repeats(match):
    before = match.save()
    again = [analyse(load(before), bot="regular", worlds=3, deep=6) for _ in range(2)]
    assert again[0] == again[1]
    assert match.save() == before


def test_a_choice_is_judged_alike_whatever_really_lay_hidden():
    match = start("smugglers", seats=["Ann", "Bob"], seed=9)
    seat = match.seats[0]
    bid = match.asked(seat).options[0]
    worth = Judge(1).choice(match, seat, bid, 12)
    for number in range(5):
        state = match.game.codec.copy(match.state)
        smugglers.determinize(state, seat, match.content, Random(number))
        other = Match(match.game, match.header, match.content, state)
        assert other.state != match.state
        assert Judge(1).choice(other, seat, bid, 12) == worth


def test_a_thrown_away_win_is_a_mistake_and_a_lost_guess_is_bad_luck():
    """Bob can bribe the roll that brings Ann ahead, and win, or let it pass; then he must guess one of
    three docks: there is nothing to know, so whatever comes of it is no mistake."""

    def table(state):
        ann, bob = state.smugglers
        ann.points, bob.points, state.day, state.carrier, state.step = 3, 8, 6, 0, "carrying"
        ann.hand[:], bob.hand[:] = ["rum"], ["envelope", "rum"]

    match = start("smugglers", seats=["Ann", "Bob"], seed=1)
    match.arrange(table, chance=[6])
    match.choose(smugglers.Pass())
    match.choose(smugglers.Hide("north"))
    match.choose(smugglers.Guess("south"))
    found = analyse(match, bot="sharp", worlds=6, deep=30)
    verdicts = {point.number: (point.player, point.verdict, point.advised) for point in found.turning_points}
    assert verdicts[0] == ("Bob", "mistake", "Bribe with Envelope")
    assert verdicts[2][:2] == ("Bob", "bad luck")


def test_json_text_and_picture(analysis):
    assert msgspec.json.decode(analysis.to_json(), type=Analysis) == analysis
    console = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(analysis_text(analysis))
    text = console.export_text()
    assert "Ann" in text
    assert analysis.turning_points[0].verdict in text
    picture = ElementTree.fromstring(analysis_svg(analysis))
    lines = [element for element in picture.iter() if element.tag.endswith("polyline")]
    assert len(lines) == 3
    tips = [element.text or "" for element in picture.iter() if element.tag.endswith("title")]
    assert any(analysis.turning_points[0].why in tip for tip in tips)


def test_sparklines_fit_their_width():
    assert sparkline([0, 0.5, 1]) == "▁▅█"
    assert len(sparkline([0.5] * 500, width=60)) == 60
