"""The codec is the copier: states are saved, sent and cloned by encoding and decoding them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Codec(Generic[T]):
    """Packs one type into bytes and back. `copy` is decode(encode(x))."""

    def __init__(self, kind: type[T]) -> None:
        self.encode: Callable[[T], bytes] = msgspec.msgpack.Encoder().encode
        self.decode: Callable[[bytes], T] = msgspec.msgpack.Decoder(kind).decode

    def copy(self, value: T) -> T:
        return self.decode(self.encode(value))


def digest(value: Any) -> str:
    """A short fingerprint of plain data, the same in every process."""
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:16]


def strings_in(plain: Any) -> Iterator[str]:
    """Every string in plain data, keys of dictionaries included."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        yield from strings_in([*plain, *plain.values()])
    elif isinstance(plain, list | tuple):
        for item in plain:
            yield from strings_in(item)
