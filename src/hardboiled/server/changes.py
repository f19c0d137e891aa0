"""What has changed from one scene to the next: made by the server, carried out by clients.

A scene goes over the wire whole when a connection begins or anything is in doubt; after that only what is different
from what was shown last. A part of the scene that has changed is sent anew (`set`); of parts that are lists of things
with names (pieces, panels, zones, ...) only the things that have changed, and of those only their changed fields
(`items`). Both scenes are what that listener may see, so neither what is sent nor its length tells anything more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hardboiled.kernel.scene import Scene
from hardboiled.server.protocol import Change, ItemChanges

Parts = dict[str, bytes]
"""A scene by its fields, each as JSON; fields that have their default value are left out."""
NAMES = {"pieces": "id", "zones": "id", "panels": "id", "marks": "space", "tracks": "label", "stats": "label"}
"""The parts that are lists of things, and the field by which the things are told apart."""
APART = "happenings"
"""What has just happened is no part of how the table looks."""

_encode = msgspec.json.Encoder().encode
_things: msgspec.json.Decoder[list[dict[str, Any]]] = msgspec.json.Decoder(list[dict[str, Any]])


def parts_of(scene: Scene) -> Parts:
    """The parts of a scene, but for what has just happened."""
    found: Parts = {}
    for name in Scene.__struct_fields__:
        value = getattr(scene, name)
        if name != APART and (value or name == "status"):
            found[name] = _encode(value)
    return found


def difference(old: Parts, new: Parts) -> dict[str, Any]:
    """What makes the new scene of the old one: the fields `set` and `items` of a Change, without what is empty."""
    whole: dict[str, Any] = {}
    items: dict[str, ItemChanges] = {}
    for name in Scene.__struct_fields__:
        before, after = old.get(name), new.get(name)
        if before == after or name == APART:
            continue
        if after is None:
            whole[name] = None
        elif before is None or name not in NAMES or (changed := _items(before, after, NAMES[name])) is None:
            whole[name] = msgspec.Raw(after)
        else:
            items[name] = changed
    return {key: value for key, value in (("set", whole), ("items", items)) if value}


def _items(before: bytes, after: bytes, key: str) -> ItemChanges | None:
    """What has changed in a list of things; None where their names do not tell them apart."""
    old, new = _things.decode(before), _things.decode(after)
    was, names = {thing[key]: thing for thing in old}, [thing[key] for thing in new]
    if len(was) != len(old) or len(set(names)) != len(names):
        return None
    put = [
        thing if (earlier := was.get(thing[key])) is None else _fields(earlier, thing, key)
        for thing in new
        if was.get(thing[key]) != thing
    ]
    here = set(names)
    stay = [name for name in was if name in here]
    return ItemChanges(
        put=put,
        gone=[name for name in was if name not in here],
        order=[] if [*stay, *(name for name in names if name not in was)] == names else names,
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
