"""How an option shows: made from its action, by what the types of its fields say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import pytest

from hardboiled.kernel import (
    Action,
    Ask,
    CardId,
    Catalog,
    Event,
    Flow,
    Kind,
    PieceId,
    Pool,
    Price,
    SeatId,
    SpaceId,
    Way,
)
from hardboiled.kernel.kinds import kinds_of
from hardboiled.kernel.option_faces import OnTable, option_face, pool_in_words
from hardboiled.kernel.present import happening
from hardboiled.kernel.scene import CardRef, Panel, Piece, Scene, Zone
from kernel.tiny import ANN, BOB, Say, TinyPlay, begin, tiny

Hood = Annotated[int, Kind(name="hood-{}", target="space:hood-{}")]
Square = Annotated[str, Kind(spell=lambda catalog, value: value.upper(), target="space:{}")]
Docks = Annotated[str, Kind(attribute="the", target="space:{}")]


class Raid(Action, frozen=True):
    hood: Hood
    square: Square
    docks: Docks
    quick: bool = False


class Play(Action, frozen=True):
    card: CardId
    on: PieceId = PieceId("")
    from_: SeatId | None = None
    more: tuple[CardId, ...] = ()


class Point(Action, frozen=True):
    space: SpaceId

    def points_at(self, table: Any, content: Any) -> Sequence[str]:
        return [f"piece:at-{self.space}"]

    def words(self, table: Any, content: Any) -> Mapping[str, Any]:
        return {"thing": "rum"}

    def price(self, table: Any, content: Any) -> Price:
        return Price(2, "gold")


class Walked(Event, frozen=True):
    piece: PieceId
    path: Way


ENGLISH = """\
rum = Rum
    .text = Strong.
gin = Gin
docks = Docks
    .the = the Docks
hood-3 = Hell's Kitchen
group-arms = Arms
action-raid = { $quick ->
    [yes] raid quickly
   *[no] raid
  } { $hood }, { $square } and { $docks }
action-play = play { $card } on { $on } with { $more }
    .detail = { $card } from { $from_ }.
action-point = point at { $space } for { $thing }
action-say = say { $number }
price-gold = { $n } gold
event-walked = { $piece } goes from { $start } to { $path }!.
pool-skill = skill
pool-wound = wound
"""


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    (tmp_path / "en.ftl").write_text(ENGLISH)
    return Catalog(tmp_path)


@pytest.fixture
def game() -> Any:
    def first(play: TinyPlay) -> Flow[None]:
        yield Ask(ANN, [Say(1), Say(2)])

    return tiny(first)


def hand(seat: str, *cards: str, active: bool = False) -> Panel:
    refs = [CardRef(id=f"{seat}-{n}", face=card) for n, card in enumerate(cards)]
    return Panel(id=seat, seat=seat, title=seat, active=active, zones=[Zone(id=f"h-{seat}", label="", cards=refs)])


def test_the_type_of_a_field_says_its_name_and_its_target(game: Any, catalog: Catalog) -> None:
    face = option_face(game, None, Raid(3, "c4", "docks", quick=True), None, catalog, OnTable(Scene(status=""), ANN))
    assert face.label == "Raid quickly Hell's Kitchen, C4 and the Docks"
    assert face.targets == ["space:hood-3", "space:c4", "space:docks"]
    assert not catalog.missing


def test_a_card_is_clicked_where_it_lies_and_ones_own_comes_first(game: Any, catalog: Catalog) -> None:
    scene = Scene(status="", panels=[hand(BOB, "rum", "gin"), hand(ANN, "rum", "rum")])
    play = Play(CardId("rum"), more=(CardId("gin"),))
    assert option_face(game, None, play, None, catalog, OnTable(scene, ANN)).targets == [
        f"card:{ANN}-0",
        f"card:{ANN}-1",
        f"card:{BOB}-1",
    ]
    scene.panels.append(hand(ANN, "rum", active=True))
    scene.panels[-1].zones[0].cards[0].id = "active"
    assert option_face(game, None, Play(CardId("rum")), None, catalog, OnTable(scene, ANN)).targets == ["card:active"]


def test_what_is_not_on_the_table_is_no_target(game: Any, catalog: Catalog) -> None:
    scene = Scene(status="", pieces=[Piece(id="thug", space="x", label="Thug")])
    on = [Play(CardId("rum"), PieceId(name), BOB) for name in ("thug", "ghost")]
    found = [option_face(game, None, action, None, catalog, OnTable(scene, ANN)).targets for action in on]
    assert found == [["piece:thug", f"panel:{BOB}"], [f"panel:{BOB}"]]


def test_an_action_may_say_itself_what_it_points_at_its_price_and_more_words(game: Any, catalog: Catalog) -> None:
    scene = Scene(status="", pieces=[Piece(id="at-x", space="x", label="")])
    face = option_face(game, None, Point(SpaceId("x")), None, catalog, OnTable(scene, ANN))
    assert (face.label, face.targets, face.cost) == ("Point at x for Rum", ["piece:at-x"], "2 gold")


def test_details_are_the_messages_own_or_the_text_of_what_it_names(game: Any, catalog: Catalog, tmp_path: Path) -> None:
    assert option_face(game, None, Play(CardId("rum")), None, catalog).detail == "Rum from none."
    (tmp_path / "short").mkdir()
    (tmp_path / "short" / "en.ftl").write_text(ENGLISH.replace("    .detail = { $card } from { $from_ }.\n", ""))
    assert option_face(game, None, Play(CardId("rum")), None, Catalog(tmp_path / "short")).detail == "Strong."


def test_dice_are_shown_with_their_parts(catalog: Catalog) -> None:
    assert pool_in_words(Pool(2, need=4, parts=(("skill", 3), ("wound", -1))), catalog) == (
        "2 dice against 4: 3 skill − 1 wound"
    )
    assert pool_in_words(Pool(1, average=2.375), catalog) == "1 die, 2.4 on average"


def test_a_way_is_called_by_where_it_ends_and_a_sentence_stops_once(game: Any, catalog: Catalog) -> None:
    walked = Walked(PieceId("thug"), (SpaceId("mill"), SpaceId("yard"), SpaceId("docks")))
    assert catalog.of("event", walked) == "Thug goes from mill to Docks!"
    assert kinds_of(Walked)[1][1].ends


def test_an_event_tells_its_tone(game: Any) -> None:
    class Won(Event, frozen=True):
        important = True
        tone = "good"

    shown = happening(begin(replace(game)), Won(), game.catalog())
    assert (shown.important, shown.tone) == (True, "good")
