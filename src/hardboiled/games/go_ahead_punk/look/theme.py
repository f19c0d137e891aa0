"""Colours and pictures that board, cards and panels share."""

from __future__ import annotations

from hardboiled.kernel.scene import Theme

PORTRAITS = "portraits/{}.svg"
COP_COLOURS = {"katherine": "#1f6f6b", "frank": "#2f4a7a", "eddie": "#8a5a12"}
COP_ICONS = {"katherine": "magnifying-glass", "frank": "police-badge", "eddie": "sawed-off-shotgun"}
STINGER_COLOUR = "#7a1f1f"
THEME = Theme(
    texture="paper",
    ground="#2b1d14",
    panel="#3a281c",
    line="#5a4231",
    ink="#f2e3c6",
    muted="#c9b08a",
    accent="#e0a526",
    accents=["#d9481c", "#e0a526", "#1f6f6b", "#7a1f1f"],
    display="Righteous",
    tints={
        "stinger": STINGER_COLOUR,
        "cop": "#1f6f6b",
        **COP_COLOURS,
        "star": "#f2e3c6",
        "black": "#1c1512",
        "red": "#b3261e",
        "green": "#3f7d3a",
        "port": "#1f6f6b",
        "er": "#d9481c",
        "road": "#2b1d14",
        "freeway": "#2f6fb0",
        "cable": "#3f7d3a",
        "street": "#5a9a4a",
        "possible": "#d9481c",
    },
)
