"""Options: what they can be, in words, and the sentence where a value will not do."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from hardboiled.kernel.options import OptionError, Options, describe, parse, values_in_words


class Luggage(Struct):
    bags: int


class Trip(Options, frozen=True):
    pace: Literal["slow", "brisk", "fast"] = "slow"
    day: Annotated[int, Meta(ge=1, le=30)] = 1
    by_night: bool = False
    note: str = ""
    weight: int = 3
    stops: tuple[Literal["port", "inn"], ...] = ()
    friends: tuple[str, ...] = ()
    luggage: Luggage | None = None


def test_values_are_told_in_words_and_in_the_order_of_their_declaration() -> None:
    assert {option.name: values_in_words(Trip, option) for option in describe(Trip)} == {
        "pace": "slow, brisk, fast",
        "day": "1 to 30",
        "by_night": "yes or no",
        "note": "any text",
        "weight": "a whole number",
        "stops": "some of port, inn",
        "friends": "names, with commas between",
        "luggage": "JSON as the game writes it",
    }


def test_what_is_given_becomes_the_struct_with_defaults_filled_in() -> None:
    assert parse(Trip, {"pace": "fast", "stops": ["inn"]}, "The trip") == Trip(pace="fast", stops=("inn",))


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("pace", "lazy", "The option pace can be slow, brisk, fast; not 'lazy'."),
        ("day", 31, "The option day can be 1 to 30; not 31."),
        ("by_night", "maybe", "The option by_night can be yes or no; not 'maybe'."),
        ("weight", "heavy", "The option weight can be a whole number; not 'heavy'."),
        ("stops", ["sea"], "The option stops can be some of port, inn; not ['sea']."),
        ("luggage", 3, "The option luggage can be JSON as the game writes it; not 3."),
    ],
)
def test_a_wrong_value_is_told_with_the_option_and_what_it_can_be(name: str, value: Any, says: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse(Trip, {name: value}, "The trip")
    assert str(caught.value) == says


def test_an_unknown_option_is_told_with_those_there_are() -> None:
    with pytest.raises(OptionError) as caught:
        parse(Trip, {"colour": "red"}, "The trip")
    assert str(caught.value).startswith("The trip has no option 'colour'; it has pace, day, by_night,")
    with pytest.raises(OptionError, match="it has none"):
        parse(Options, {"colour": "red"}, "The trip")
