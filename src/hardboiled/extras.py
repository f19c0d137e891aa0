"""Libraries of the optional extras: a clear sentence where one is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hardboiled.kernel.errors import HardboiledError


class MissingExtra(HardboiledError):
    """A library of an optional extra is not installed."""


def need(module: str, purpose: str, install: str = "'hardboiled[lab]'") -> Any:
    """The module, or the error that says what it is for and how to get it."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise MissingExtra(f"{purpose} needs {package}. Install it: pip install {install}") from None
