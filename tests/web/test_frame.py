"""The board rules the page: every game, at every size, prompt after prompt."""

from __future__ import annotations

import pkgutil

import pytest

from web.conftest import Visit
from web.fitting import SIZES, WINDOWS, fits_at_every_prompt, table_of
from web.house import PROJECT, sit_at

PACKAGES = PROJECT / "src/hardboiled/games"
SHIPPED = [name.replace("_", "-") for _, name, is_package in pkgutil.iter_modules([str(PACKAGES)]) if is_package]
CHOICES = 6


@pytest.mark.parametrize("sizes", WINDOWS, ids=" ".join)
@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_fits_its_window_at_every_prompt(visit: Visit, game: str, sizes: tuple[str, ...]) -> None:
    page = visit(*SIZES[sizes[0]])
    sit_at(page, table_of(page, game))
    fits_at_every_prompt(page, sizes, CHOICES)
