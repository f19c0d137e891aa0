"""What has changed from one scene to the next: made by the server, carried out by clients.

A scene goes over the wire whole when a connection begins or anything is in doubt; after that only what is different
from what was shown last. A part of the scene that has changed is sent anew (`set`); of parts that are lists of things
with names (pieces, panels, zones, ...) only the things that have changed, and of those only their changed fields
(`items`). Both scenes are what that listener may see, so neither what is sent nor its length tells anything more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from hardboiled.kernel.scene import Scene
from hardboiled.server.protocol import Change, ItemChanges

NAMES = {"pieces": "id", "zones": "id", "panels": "id", "marks": "space", "tracks": "label", "stats": "label"}
"""The parts that are lists of things, and the field by which the things are told apart."""
APART = "happenings"
"""What has just happened is no part of how the table looks."""
FEW = 30
"""If more things than that have changed, their list is sent anew."""


class Things(NamedTuple):
    """A list of things: their names and each as JSON."""

    names: tuple[str, ...]
    packed: tuple[bytes, ...]

    @property
    def whole(self) -> bytes:
        return b"[" + b",".join(self.packed) + b"]"


Parts = dict[str, bytes | Things]
"""A scene by its fields, each as JSON (bytes: as objects hundreds of scenes would make the garbage collector stop the
worker); fields that have their default value are left out."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


def parts_of(scene: Scene) -> Parts:
    """The parts of a scene, but for what has just happened."""
    found: Parts = {}
    for name in Scene.__struct_fields__:
        value = getattr(scene, name)
        if name == APART or not (value or name == "status"):
            continue
        key = NAMES.get(name)
        if key is None:
            found[name] = _encode(value)
        else:
            found[name] = Things(tuple([getattr(one, key) for one in value]), tuple(map(_encode, value)))
    return found


def raw(part: bytes | Things) -> msgspec.Raw:
    return msgspec.Raw(part.whole if isinstance(part, Things) else part)


def difference(old: Parts, new: Parts) -> dict[str, Any]:
    """What makes the new scene of the old one: the fields `set` and `items` of a Change, without what is empty."""
    whole: dict[str, Any] = {}
    items: dict[str, ItemChanges] = {}
    for name in Scene.__struct_fields__:
        before, after = old.get(name), new.get(name)
        if before == after:
            continue
        if after is None:
            whole[name] = None
            continue
        changed = None
        if isinstance(before, Things) and isinstance(after, Things):
            changed = _items(before, after, NAMES[name])
        if changed is None:
            whole[name] = raw(after)
        else:
            items[name] = changed
    return {key: value for key, value in (("set", whole), ("items", items)) if value}


def _items(before: Things, after: Things, key: str) -> ItemChanges | None:
    """What has changed in a list of things; None where their names do not tell them apart, or too many have."""
    was = dict(zip(before.names, before.packed, strict=True))
    now = dict(zip(after.names, after.packed, strict=True))
    changed = [name for name, packed in now.items() if was.get(name) != packed]
    if len(was) != len(before.names) or len(now) != len(after.names) or len(changed) > FEW:
        return None
    kept = before.names == after.names or [*(n for n in was if n in now), *(n for n in now if n not in was)] == [*now]
    new = {name: _decode(now[name]) for name in changed}
    return ItemChanges(
        put=[_fields(_decode(was[name]), thing, key) if name in was else thing for name, thing in new.items()],
        gone=[name for name in was if name not in now],
        order=[] if kept else list(now),
    )


def _fields(before: dict[str, Any], after: dict[str, Any], key: str) -> dict[str, Any]:
    """The fields of one thing that have changed; null for one that has its default value again."""
    changed = {name: value for name, value in after.items() if name == key or before.get(name) != value}
    return changed | {name: None for name in before if name not in after}


# Carrying it out.


def applied(scene: Mapping[str, Any], change: Change) -> dict[str, Any]:
    """The scene, as plain data, that a change makes of the one before."""
    now = {**scene, **change.set, APART: msgspec.to_builtins(change.happenings) or None}
    for name, changes in change.items.items():
        now[name] = _put(now.get(name, []), changes, NAMES[name])
    return {name: value for name, value in now.items() if value is not None}


def _put(things: list[dict[str, Any]], changes: ItemChanges, key: str) -> list[dict[str, Any]]:
    now = {thing[key]: thing for thing in things if thing[key] not in changes.gone}
    for thing in changes.put:
        merged = {**now.get(thing[key], {}), **thing}
        now[thing[key]] = {name: value for name, value in merged.items() if value is not None}
    return [now[name] for name in changes.order or now]


def scene_of(plain: Mapping[str, Any]) -> Scene:
    return msgspec.convert(plain, type=Scene)
