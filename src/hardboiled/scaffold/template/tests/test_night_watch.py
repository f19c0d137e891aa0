"""The rules of Night Watch, one by one, and the laws that every game keeps."""

from __future__ import annotations

import pytest
from night_watch import GAME
from night_watch.rules.content import Street
from night_watch.rules.effects import Seen, Watched
from night_watch.rules.night import Hide, PlayCard, Slip
from night_watch.rules.state import NightWatch

import hardboiled
from hardboiled.kernel import CardId, SpaceId, laws
from hardboiled.kernel.registry import register
from hardboiled.testing import Table

register(GAME)


class Watch(Table[NightWatch, Street]):
    """A night with the Suspect in a house and these cards in the Detective's hand."""

    game = "night-watch"

    def night(self, hideout: str, *hand: str, chance: tuple[int, ...] = (), night: int = 1) -> None:
        cards = [CardId(card) for card in hand]
        self.step("night", chance, hideout=SpaceId(hideout), hand=cards, night=night)

    def play_card(self, card: str, house: str) -> None:
        self.choose(PlayCard(CardId(card), SpaceId(house)))


@pytest.fixture
def table() -> Watch:
    return Watch(players=2)


def test_the_suspect_is_caught_where_he_hides(table: Watch) -> None:
    table.night("mill", "knock", "lookout")
    table.play_card("knock", "mill")
    assert table.won == "caught"


def test_a_search_in_vain_rules_a_house_out(table: Watch) -> None:
    table.night("mill", "knock", "lookout")
    table.play_card("knock", "church")
    assert table.state.possible == ["mill", "bakery", "school", "harbour"]


@pytest.mark.parametrize(("hideout", "near"), [("bakery", True), ("harbour", False)])
def test_a_lookout_sees_who_is_near(table: Watch, hideout: str, near: bool) -> None:
    table.night(hideout, "lookout", "knock")
    table.play_card("lookout", "church")
    assert table.told(Watched) == [Watched(SpaceId("church"), near)]


@pytest.mark.parametrize(("face", "seen"), [(2, True), (3, False)])
def test_a_siren_may_show_the_suspect(table: Watch, face: int, seen: bool) -> None:
    table.night("mill", "siren", "knock", chance=(face,))
    table.play_card("siren", "harbour")
    assert bool(table.told(Seen)) == seen


def test_the_suspect_stays_or_goes_next_door_and_nobody_sees_it(table: Watch) -> None:
    table.night("mill", "siren", "knock", chance=(1,))
    table.play_card("siren", "harbour")
    assert table.options == [Slip(SpaceId("mill"), stays=True), Slip(SpaceId("bakery"), stays=False)]
    table.choose(Slip(SpaceId("bakery"), stays=False))
    assert table.match.view("suspect").hideout == "bakery"
    assert table.match.view("detective").hideout == ""
    assert table.match.view("detective").possible == ("mill", "bakery")


def test_after_the_last_night_the_suspect_is_gone(table: Watch) -> None:
    table.night("mill", "knock", "lookout", night=6)
    table.play_card("knock", "church")
    table.choose(Slip(SpaceId("mill"), stays=True))
    assert table.won == "gone"


def test_the_game_begins_with_the_suspect_in_hiding() -> None:
    match = hardboiled.start("night-watch", seats=["Ann", "Bob"], seed=7)
    assert Hide(SpaceId("church")) in match.asks[0].options
    assert match.asks[0].seats == ("suspect",)


def test_the_laws_hold_and_no_word_is_missing() -> None:
    laws.check_views(GAME)
    laws.check_texts(GAME)
    laws.check_tips(GAME)
    worlds = sum(laws.play("night-watch", seats=2, seed=seed).worlds for seed in range(10))
    assert worlds > 0, "with a secret, imagined worlds are not always the true one"
