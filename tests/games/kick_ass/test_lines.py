"""The log tells apart what a player must tell apart."""

import pytest

from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules import events as e


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (e.EventAdvanced("cellar", "slay", 1, "library"), "1 Minion to go in the Library."),
        (e.EventAdvanced("cellar", "work", 2, "library"), "2 Interest tokens to go in the Library."),
        (e.EventAdvanced("cellar", "fame", 0), "done with Social Media."),
        (e.WaveCame(1, 4, 0), "Wave 1 of 5: 4 Minions."),
        (e.WaveCame(2, 2, 0, "big-bastard"), "Wave 2 of 5: 2 Minions and Big Bastard."),
        (e.WaveCame(4, 0, 3), "Wave 4 of 5: 3 Super Minions."),
        (e.WaveCame(3, 1, 0, "mother-russia"), "Wave 3 of 5: 1 Minion and Mother Russia."),
        (e.WaveCame(4, 0, 1), "Wave 4 of 5: 1 Super Minion."),
        (e.WaveCame(5, 3, 1), "Wave 5 of 5: 3 Minions and 1 Super Minion."),
        (e.Rolled("hit-girl", ("hit", "blank")), "Hit-Girl rolls Hit, blank."),
        (e.Rolled("hit-girl", ("hit", "blank"), again=True), "Hit-Girl rolls again and has Hit, blank."),
        (e.FaintRolled("hit-girl", True), "Hit-Girl faints."),
        (e.FaintRolled("hit-girl", True, out=True), "Hit-Girl faints and is out of the game."),
    ],
)
def test_a_line_says_which(event, text):
    catalog = GAME.catalog()
    assert catalog.of("event", event, event.words(GAME.content(), catalog)).endswith(text)
