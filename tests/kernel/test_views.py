"""Views take a state over by name, and every field wants a decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest
from msgspec import Struct

from hardboiled.kernel import Chance, Open, Shows, State, shown, whole
from hardboiled.kernel.errors import GameBug
from hardboiled.kernel.views import stale, undecided


class Wound(Open):
    depth: int
    bandages: list[str]


class Thug(Struct):
    name: str
    hand: list[str]
    wounds: list[Wound]
    worst: Wound | None
    by_place: dict[str, Wound]


class Gang(State, kw_only=True):
    thugs: list[Thug]
    loot: list[str]


class ThugView(Shows, frozen=True):
    shows: ClassVar[type[Struct]] = Thug
    hides: ClassVar[Mapping[str, str]] = {"hand": "its own"}

    name: str
    cards: int
    wounds: tuple[Wound, ...]
    worst: Wound | None
    by_place: dict[str, Wound]


class View(Shows, frozen=True):
    shows: ClassVar[type[Struct]] = Gang
    hides: ClassVar[Mapping[str, str]] = {"loot": "nobody knows"}

    thugs: tuple[ThugView, ...]


class Boss(Thug):
    secret: int = 0


class NewGang(Gang, kw_only=True):
    boss: Boss


class NewView(View, frozen=True):
    shows: ClassVar[type[Struct]] = NewGang


def thug() -> Thug:
    return Thug("Al", ["ace"], [Wound(1, ["a"])], Wound(2, ["b"]), {"arm": Wound(3, ["c"])})


def test_fields_are_taken_by_name_and_copied() -> None:
    al = thug()
    seen = shown(ThugView, al, cards=len(al.hand))
    assert seen == ThugView("Al", 1, (Wound(1, ["a"]),), Wound(2, ["b"]), {"arm": Wound(3, ["c"])})
    al.wounds[0].bandages.append("x")
    al.by_place["arm"].depth = 9
    assert al.worst is not None
    al.worst.bandages.clear()
    assert seen == ThugView("Al", 1, (Wound(1, ["a"]),), Wound(2, ["b"]), {"arm": Wound(3, ["c"])})


def test_what_lies_open_is_copied_whole() -> None:
    wound = Wound(1, ["a"])
    copy = whole(wound)
    wound.bandages.append("b")
    assert copy == Wound(1, ["a"])


def test_a_field_that_the_source_lacks_must_be_given() -> None:
    with pytest.raises(GameBug, match=r"ThugView.cards is no field of Thug; give it"):
        shown(ThugView, thug())


def test_a_part_that_is_not_open_is_not_shown_whole() -> None:
    class Careless(Shows, frozen=True):
        shows: ClassVar[type[Struct]] = Gang
        thugs: tuple[Thug, ...]

    gang = Gang(chance=Chance(1), step="x", thugs=[thug()], loot=[])
    with pytest.raises(GameBug, match=r"Gang.thugs is a Thug, which is not Open"):
        shown(Careless, gang)


def test_every_field_wants_a_decision() -> None:
    assert undecided(Gang, View) == []
    assert undecided(NewGang, NewView) == [
        "NewGang.boss",
        *(f"Boss.{name}" for name in Boss.__struct_fields__),
    ]


def test_a_decision_about_nothing_is_stale() -> None:
    class Old(View, frozen=True):
        hides: ClassVar[Mapping[str, str]] = {"loot": "nobody knows", "bribes": "gone since"}

    assert stale(View) == []
    assert stale(Old) == ["Old hides bribes, which Gang does not have"]
