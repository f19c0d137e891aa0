"""What has changed from one scene to the next: made by the server, carried out by clients.

A scene goes over the wire whole when a connection begins or anything is in doubt; after that only what is different
from what was shown last. A part of the scene that has changed is sent anew (`set`); of parts that are lists of things
with names (pieces, panels, zones, ...) only the things that have changed, and of those only their changed fields
(`items`); asks with their options folded (`asks`). Both scenes are what that listener may see, so neither what is sent
nor its length tells anything more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict, astuple

from hardboiled.kernel.scene import AskFace, OptionFace, Scene
from hardboiled.server.live_protocol import Change, ItemChanges

NAMES = {"pieces": "id", "zones": "id", "panels": "id", "marks": "space", "tracks": "label", "stats": "label"}
"""The parts that are lists of things, and the field by which the things are told apart."""
APART = "happenings"
"""What has just happened is no part of how the table looks."""
FEW = 30
"""If more things than that have changed, their list is sent anew."""

Plain = dict[str, Any]
Parts = dict[str, bytes]
"""A scene by its fields, each as JSON (as objects hundreds of scenes would make the garbage collector stop the worker);
fields that have their default value are left out, and asks are folded."""
Found = dict[tuple[str, bytes, bytes], msgspec.Raw | None]
"""Differences that were worked out: many who look at one table see the same of it."""

_encode = msgspec.json.Encoder().encode
_things = msgspec.json.Decoder(list[Plain]).decode


def parts_of(scene: Scene) -> Parts:
    """The parts of a scene, but for what has just happened."""
    found = {name: _encode(value) for name, value in asdict(scene).items() if value and name not in (APART, "asks")}
    found.setdefault("status", b'""')
    if scene.asks:
        found["asks"] = _encode([_folded(ask) for ask in scene.asks])
    return found


def whole(parts: Parts) -> dict[str, msgspec.Raw]:
    """The scene these are the parts of."""
    found = {name: msgspec.Raw(part) for name, part in parts.items()}
    if "asks" in parts:
        found["asks"] = msgspec.Raw(_encode([_unfolded(ask) for ask in _things(parts["asks"])]))
    return found


def difference(old: Parts, new: Parts, found: Found | None = None) -> Plain:
    """What makes the new scene of the old one: the fields `set`, `items` and `asks` of a Change, without what is
    empty."""
    anew: Plain = {name: None for name in old if name not in new}
    items: dict[str, msgspec.Raw] = {}
    asks: Plain = {}
    for name, after in new.items():
        before = old.get(name)
        if before == after:
            continue
        if name == "asks":
            asks["asks"] = msgspec.Raw(after)
        elif before is not None and name in NAMES and (changed := _items(name, before, after, found)) is not None:
            items[name] = changed
        else:
            anew[name] = msgspec.Raw(after)
    return {key: value for key, value in (("set", anew), ("items", items)) if value} | asks


# Lists of things.


def _items(name: str, before: bytes, after: bytes, found: Found | None) -> msgspec.Raw | None:
    """What has changed in a list of things; None where it is better sent anew."""
    if found is None:
        found = {}
    key = (name, before, after)
    if key not in found:
        changed = _item_changes(_things(before), _things(after), NAMES[name])
        found[key] = None if changed is None else msgspec.Raw(_encode(changed))
    return found[key]


def _item_changes(before: list[Plain], after: list[Plain], key: str) -> ItemChanges | None:
    """None where their names do not tell the things apart, or too many of them have changed."""
    was, now = ({thing[key]: thing for thing in things} for things in (before, after))
    changed = [name for name, thing in now.items() if was.get(name) != thing]
    if len(was) != len(before) or len(now) != len(after) or len(changed) > FEW:
        return None
    kept = [*was] == [*now] or [*(n for n in was if n in now), *(n for n in now if n not in was)] == [*now]
    return ItemChanges(
        put=[_fields(was[name], now[name], key) if name in was else now[name] for name in changed],
        gone=[name for name in was if name not in now],
        order=[] if kept else list(now),
    )


def _fields(before: Plain, after: Plain, key: str) -> Plain:
    """The fields of one thing that have changed; null for one that has its default value again."""
    changed = {name: value for name, value in after.items() if name == key or before.get(name) != value}
    return changed | {name: None for name in before if name not in after}


# Asks: a hundred options often differ in little more than where they lead.

_OPTION = OptionFace.__struct_fields__


def _folded(ask: AskFace) -> Plain:
    return {**{k: v for k, v in asdict(ask).items() if v and k != "options"}, **_options(_changing(ask.options))}


def _options(listed: Iterable[Plain]) -> dict[str, list[Plain]]:
    return {"options": options} if (options := list(listed)) else {}


def _changing(options: Sequence[OptionFace]) -> Iterator[Plain]:
    """Of each option the fields that are not those of the one before; its index is its place."""
    if not options:
        return
    columns = list(zip(_OPTION, zip(*map(astuple, options), strict=True), strict=True))
    yield {name: values[0] for name, values in columns if values[0]}
    different = [(n, v) for n, v in columns if n != "index" and v.count(v[0]) < len(v)]
    for place in range(1, len(options)):
        last = place - 1
        yield {name: values[place] or None for name, values in different if values[place] != values[last]}


def _unfolded(ask: Plain) -> Plain:
    return {**ask, **_options(_made_of(ask.get("options", [])))}


def _made_of(changing: Sequence[Plain]) -> Iterator[Plain]:
    option: Plain = {}
    for place, changed in enumerate(changing):
        option = {name: value for name, value in {**option, **changed}.items() if value is not None}
        yield {**option, "index": place} if place else option


# Carrying it out.


def applied(scene: Mapping[str, Any], change: Change) -> Plain:
    """The scene, as plain data, that a change makes of the one before."""
    now = {**scene, **change.set, APART: msgspec.to_builtins(change.happenings) or None}
    for name, changes in change.items.items():
        now[name] = _put(now.get(name, []), changes, NAMES[name])
    if change.asks:
        now["asks"] = [_unfolded(msgspec.to_builtins(ask)) for ask in change.asks]
    return {name: value for name, value in now.items() if value is not None}


def _put(things: list[Plain], changes: ItemChanges, key: str) -> list[Plain]:
    now = {thing[key]: thing for thing in things if thing[key] not in changes.gone}
    for thing in changes.put:
        merged = {**now.get(thing[key], {}), **thing}
        now[thing[key]] = {name: value for name, value in merged.items() if value is not None}
    return [now[name] for name in changes.order or now]


def scene_of(plain: Mapping[str, Any]) -> Scene:
    return msgspec.convert(plain, type=Scene)
