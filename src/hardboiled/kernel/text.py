"""Words: Fluent catalogs, one a game and language, plus the kernel's own.

A catalog has `action-<tag>`, `event-<tag>`, `ask-<prompt>`, `tip-<prompt>` and `end-<reason>` messages, and one
message a card, character or place, named by its id, with its rules text as the attribute `.text`.
A language is the files `en.ftl` and `en-<anything>.ftl` of a game's text folder.
A missing message never crashes: its id is shown and noted in `missing`, and a test fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from fluent.runtime import FluentBundle, FluentResource

from hardboiled.kernel.actions import Action, Event
from hardboiled.kernel.kinds import Kind, kinds_of

T = TypeVar("T")
REMEMBERED = 50_000
"""So many formatted messages are remembered: Fluent is slow, and scenes repeat themselves."""

_COMMON = Path(__file__).parent / "text"


class Catalog:
    """The messages of one game in one language, falling back to English."""

    def __init__(self, folder: Path | None, locale: str = "en") -> None:
        self.locale = locale
        self.missing: set[str] = set()
        self._folder = folder
        self._bundles = [_bundle(folder, name) for name in dict.fromkeys((locale, "en"))]
        self._formatted = _formatted(folder, locale)
        self._bare = _bare(folder, locale)
        self._made = _made(folder, locale)
        self._has = _known(folder, locale)

    def has(self, message: str, attribute: str = "") -> bool:
        known = self._has.get((message, attribute))
        if known is None:
            known = self._has[message, attribute] = self._look_up(message, attribute)
        return known

    def _look_up(self, message: str, attribute: str) -> bool:
        if len(self._has) >= REMEMBERED:
            self._has.clear()
        return any(
            bundle.has_message(message) and (not attribute or attribute in bundle.get_message(message).attributes)
            for bundle in self._bundles
        )

    def messages(self, prefix: str) -> list[str]:
        """The game's own messages whose names begin so, in English."""
        files = sorted(self._folder.glob("*.ftl")) if self._folder is not None else []
        texts = [file.read_text("utf-8") for file in files if _language(file) == "en"]
        return [name for text in texts for name in _NAMES.findall(text) if name.startswith(prefix)]

    def format(self, message: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """The message, or its attribute, with its arguments filled in."""
        if not args and not attribute and (text := self._bare.get(message)) is not None:
            return text
        key = (message, attribute, tuple(args.items())) if args else (message, attribute)
        known = self._formatted.get(key)
        if known is None:
            if len(self._formatted) >= REMEMBERED:
                self._formatted.clear()
            known = self._formatted[key] = self._format(message, args, attribute)
        text, missing = known
        if missing:
            self.missing.add(missing)
        elif len(key) == 2 and not attribute:
            self._bare[message] = text
        return text

    def _format(self, message: str, args: Mapping[str, Any] | None, attribute: str) -> tuple[str, str]:
        """The text, and what was missing for it."""
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(args or {}))
            return _one_stop(str(text)), f"{message}: {errors[0]}" if errors else ""
        return message, f"{message}.{attribute}" if attribute else message

    def name(self, thing: Any) -> Any:
        """What a thing is called: the message of its id, if it has one, else the id itself."""
        if isinstance(thing, str):
            if (text := self._bare.get(thing)) is not None:
                return text
            return self.format(thing) if self.has(thing) else thing
        if isinstance(thing, tuple | list):
            return self.join(thing)
        return thing

    def join(self, things: Iterable[Any]) -> str:
        return ", ".join(str(self.name(thing)) for thing in things)

    def call(self, kind: Kind, value: Any) -> Any:
        """What a value of a field is called in a sentence, by what its type says."""
        if value is None or value in ("", ()):
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple | list):
            return self.call(kind, value[-1]) if kind.ends else kind.join.join(str(self.call(kind, v)) for v in value)
        if kind.spell is not None:
            return kind.spell(self, value)
        if not kind.name:
            return value
        message = kind.name.format(value)
        if kind.name == "{}" and (not kind.attribute or not isinstance(value, str)):
            return self.name(value)
        return self.format(message, attribute=kind.attribute)

    def of(self, kind: str, struct: Action | Event, more: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """The line of an action or event: message `<kind>-<tag>`, its fields as named arguments."""
        if more:
            return self._of(kind, struct, more, attribute)
        return self.once((kind, struct, attribute), lambda: self._of(kind, struct, None, attribute))

    def once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """Something made of nothing but the key and this catalog's words: made once, and then remembered."""
        known: T | None
        try:
            known = self._made.get(key)
        except TypeError:  # a list in a field
            return make()
        if known is None:
            missing, self.missing = self.missing, set()
            known = make()
            if not self.missing:  # what is missing is noted each time
                if len(self._made) >= REMEMBERED:
                    self._made.clear()
                self._made[key] = known
            self.missing |= missing
        return known

    def _of(self, kind: str, struct: Action | Event, more: Mapping[str, Any] | None, attribute: str) -> str:
        args: dict[str, Any] = {}
        for field, means in kinds_of(type(struct)):
            value = getattr(struct, field)
            args[field] = self.call(means, value)
            if means.ends and value:
                args["start"] = self.call(means, value[0])
        if more:
            args.update({name: self.name(value) for name, value in more.items()})
        message = f"{kind}-{struct.tag}"
        text = self.format(message, {key: _argument(value) for key, value in args.items()}, attribute)
        return text if text == message else text[:1].upper() + text[1:]


def languages(folder: Path) -> list[str]:
    """The languages a game has texts in."""
    return sorted({_language(file) for file in folder.glob("*.ftl")})


def _language(file: Path) -> str:
    return file.stem.partition("-")[0]


def _argument(value: Any) -> Any:
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return value if isinstance(value, str | int | float) else str(value)


@lru_cache(maxsize=64)
def _formatted(folder: Path | None, locale: str) -> dict[Any, tuple[str, str]]:
    return {}


@lru_cache(maxsize=64)
def _bare(folder: Path | None, locale: str) -> dict[str, str]:
    """Messages without arguments, which is most of what a scene says; there are only so many."""
    return {}


@lru_cache(maxsize=64)
def _made(folder: Path | None, locale: str) -> dict[tuple[Any, ...], Any]:
    """What has been made of words."""
    return {}


@lru_cache(maxsize=64)
def _known(folder: Path | None, locale: str) -> dict[tuple[str, str], bool]:
    """Which messages there are, as far as anybody has asked."""
    return {}


_NAMES = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_TWO_STOPS = re.compile(r"([!?])\.(?!\.)")


def _one_stop(text: str) -> str:
    """A name that ends in "!" or "?" ends its sentence too."""
    return _TWO_STOPS.sub(r"\1", text)


@lru_cache(maxsize=64)
def _bundle(folder: Path | None, locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for place in (_COMMON, folder):
        if place is not None:
            for file in sorted(place.glob("*.ftl")):
                if _language(file) == locale:
                    bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle
