"""Views and actions as numbers, the same in every process and version of Python.

**Observation**: a vector of floats from -1 to 1, made from the seat's view and the open ask.

1. The view, as plain data, is flattened to features with a path. A field adds its name to the path
   (`smugglers.points`); an item of a list of records adds its id or seat (`smugglers[ann].points`),
   else its place (`lanes[2]`); a list of plain values is a bag, in which order does not matter.
2. A feature has a name and a size:
   - a text: `path=text`, 1 (so every value of a text field is a feature of its own);
   - yes or no: `path`, 1 or 0;
   - a number: `path`, `sign(x)·ln(1+|x|)/ln(101)`, at most ±1; whole numbers from -20 to 20 also
     give `path=number`, 1;
   - a bag: for each value it holds `path:value`, its count as a number; and `path#`, its length;
   - nothing for None.
3. The ask this seat may answer adds `ask=prompt` and its arguments under the path `ask`.
4. `c = crc32(name)`: the feature is added to entry `(c & 0x7fffffff) % size`, negated where the top
   bit of c is set. Sums are cut to ±1.

**Action**: `crc32(action as JSON) % size`. Where options of one ask meet in one number, the later
one in the order of their hashes takes the next free number (wrapping round). The same action thus
nearly always has the same number, and a mask says which numbers are legal now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from math import copysign, log1p
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.errors import HardboiledError

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Feature = tuple[str, float]

SMALL = 20
FULL_SCALE = log1p(100)
IDENTITIES = ("id", "seat", "name")
TOP_BIT = 1 << 31


class TooManyActions(HardboiledError):
    """An ask has more options than the action space has numbers."""


def features(value: Any, path: str = "") -> Iterator[Feature]:
    """The features of plain data, as told above."""
    match value:
        case None:
            return
        case bool():
            yield path, float(value)
        case int() | float():
            yield path, scaled(value)
            if isinstance(value, int) and -SMALL <= value <= SMALL:
                yield f"{path}={value}", 1.0
        case str():
            yield f"{path}={value}", 1.0
        case dict():
            for key, item in value.items():
                yield from features(item, f"{path}.{key}" if path else str(key))
        case list() | tuple():
            yield from _list_features(value, path)


def _list_features(items: Sequence[Any], path: str) -> Iterator[Feature]:
    yield f"{path}#", scaled(len(items))
    if all(isinstance(item, str | int | float) for item in items):
        for item, count in Counter(items).items():
            yield f"{path}:{item}", scaled(count)
        return
    for place, item in enumerate(items):
        yield from features(item, f"{path}[{_identity(item, place)}]")


def _identity(item: Any, place: int) -> str:
    if isinstance(item, dict):
        for key in IDENTITIES:
            if isinstance(item.get(key), str):
                return str(item[key])
    return str(place)


def scaled(number: float) -> float:
    return copysign(min(1.0, log1p(abs(number)) / FULL_SCALE), number)


def encode_observation(view: Any, ask: Ask[Any] | None, size: int) -> Floats:
    """The view of a seat, and the ask it may answer, as a vector."""
    vector = np.zeros(size, dtype=np.float32)
    seen = list(features(msgspec.to_builtins(view)))
    if ask is not None:
        seen += [(f"ask={ask.prompt}", 1.0), *features(msgspec.to_builtins(ask.args or {}), "ask")]
    for name, amount in seen:
        code = crc32(name.encode())
        vector[(code & ~TOP_BIT) % size] += -amount if code & TOP_BIT else amount
    return np.clip(vector, -1.0, 1.0, out=vector)


def number_actions(options: Sequence[Action], size: int) -> dict[int, Action]:
    """The number of each option of one ask."""
    if len(options) > size:
        raise TooManyActions(f"An ask has {len(options)} options; make the environment with action_size above {size}.")
    coded = [(msgspec.json.encode(option), option) for option in options]
    coded.sort(key=lambda pair: (crc32(pair[0]), pair[0]))
    numbered: dict[int, Action] = {}
    for text, option in coded:
        number = crc32(text) % size
        while number in numbered:
            number = (number + 1) % size
        numbered[number] = option
    return dict(sorted(numbered.items()))


def mask_of(numbers: Collection[int], size: int) -> Mask:
    mask = np.zeros(size, dtype=np.int8)
    mask[list(numbers)] = 1
    return mask


def next_legal(number: int, numbers: dict[int, Action]) -> int:
    """The number itself if it is legal, else the next legal one, wrapping round."""
    if number in numbers:
        return number
    return min((n for n in numbers if n > number), default=min(numbers))
