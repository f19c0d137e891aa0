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

from collections.abc import Collection, Sequence
from functools import lru_cache
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
CONTAINERS = (dict, list)


class TooManyActions(HardboiledError):
    """An ask has more options than the action space has numbers."""


def features(value: Any, path: str = "") -> list[Feature]:
    """The features of plain data, as told above."""
    found: list[Feature] = []
    _collect(value, path, found)
    return found


def _collect(value: Any, path: str, found: list[Feature]) -> None:
    kind = type(value)
    if kind is str:
        found.append((f"{path}={value}", 1.0))
    elif kind is int:
        found.append((path, scaled(value)))
        if -SMALL <= value <= SMALL:
            found.append((f"{path}={value}", 1.0))
    elif kind is bool or kind is float:
        found.append((path, float(value) if kind is bool else scaled(value)))
    elif kind is dict:
        for key, item in value.items():
            _collect(item, f"{path}.{key}" if path else str(key), found)
    elif kind is list:
        _collect_list(value, path, found)


def _collect_list(items: Sequence[Any], path: str, found: list[Feature]) -> None:
    found.append((f"{path}#", scaled(len(items))))
    if any(type(item) in CONTAINERS or item is None for item in items):
        for place, item in enumerate(items):
            _collect(item, f"{path}[{_identity(item, place)}]", found)
        return
    counts: dict[Any, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    for item, count in counts.items():
        found.append((f"{path}:{item}", scaled(count)))


def _identity(item: Any, place: int) -> str:
    if isinstance(item, dict):
        for key in IDENTITIES:
            if isinstance(item.get(key), str):
                return str(item[key])
    return str(place)


@lru_cache(maxsize=4096)
def scaled(number: float) -> float:
    return copysign(min(1.0, log1p(abs(number)) / FULL_SCALE), number)


@lru_cache(maxsize=1 << 17)
def place_of(name: str, size: int) -> tuple[int, float]:
    """Where in the vector a feature goes, and with which sign."""
    code = crc32(name.encode())
    return (code & ~TOP_BIT) % size, -1.0 if code & TOP_BIT else 1.0


def encode_observation(view: Any, ask: Ask[Any] | None, size: int) -> Floats:
    """The view of a seat, and the ask it may answer, as a vector."""
    seen = features(_plain(view))
    if ask is not None:
        seen.append((f"ask={ask.prompt}", 1.0))
        _collect(_plain(ask.args or {}), "ask", seen)
    values = [0.0] * size
    for name, amount in seen:
        place, sign = place_of(name, size)
        values[place] += sign * amount
    return np.clip(np.array(values, dtype=np.float32), -1.0, 1.0)


def _plain(value: Any) -> Any:
    """Dictionaries and lists all the way down, as in the view's JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def number_actions(options: Sequence[Action], size: int) -> dict[int, Action]:
    """The number of each option of one ask."""
    if len(options) > size:
        wanted = len(options)
        raise TooManyActions(f"An ask has {wanted} options; make the environment with action_size={wanted} or more.")
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
