"""Colours and pictures that boards, cards and panels share."""

from __future__ import annotations

from hardboiled.kernel.scene import Theme

PORTRAITS = "portraits/{}.svg"
PICTURES = "pictures/{}.svg"
"""Files of the art folder, by who or what it is."""
COLOURS = {
    "central-park": "#0b9e3f",
    "police": "#1e63d0",
    "library": "#8a4fbf",
    "shop": "#f28c1e",
    "city-hall": "#ffcc00",
    "hospital": "#e4002b",
    "wall-street": "#5f7d95",
    "docks": "#1597a5",
}
HERO_ICONS = {
    "kick-ass": "baton",
    "hit-girl": "katana",
    "big-daddy": "hood",
    "colonel-stars": "stars-stack",
    "dr-gravity": "orbital",
    "night-bitch": "night-vision",
    "night-witch": "night-vision",
    "battle-guy": "boxing-glove",
}
HERO_COLOURS = {
    "kick-ass": "#0b9e3f",
    "hit-girl": "#7b3fa0",
    "big-daddy": "#3d3d46",
    "colonel-stars": "#2f6f3a",
    "dr-gravity": "#1e63d0",
    "night-bitch": "#b0226b",
    "night-witch": "#b0226b",
    "battle-guy": "#c4541a",
}
THEME = Theme(
    ground="#fff7e0",
    panel="#fffdf5",
    line="#141414",
    ink="#141414",
    muted="#5c5647",
    accent="#0b7a32",
    accents=["#0b9e3f", "#e4002b", "#1e63d0", "#ffcc00"],
    display="Bangers",
    texture="halftone",
    tints={
        **COLOURS,
        "district": "#fffdf5",
        "minion-space": "#f4ead0",
        "bridge": "#8d6b3f",
        "border": "#141414",
        "taken": "#e4002b",
        "off": "#5c5647",
        "heroes": "#0b9e3f",
        "enemies": "#e4002b",
        "blue": "#1e63d0",
        "red": "#e4002b",
        "green": "#0b9e3f",
        "item": "#b8860b",
        "event": "#6a3fb5",
        "boss-event": "#a3133b",
        "hardship": "#4a4a4a",
        "location": "#fffdf5",
    },
)
