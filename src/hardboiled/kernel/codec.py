"""The codec is the copier: states are saved, sent and cloned by encoding and decoding them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
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
