"""The AI card that tests make up is taken out of the content again."""

from collections.abc import Iterator

import pytest

from rules.go_ahead_punk.table import Table


@pytest.fixture(autouse=True)
def _no_card_made_up() -> Iterator[None]:
    yield
    Table("solo").match.content.ai_cards.pop("test", None)
