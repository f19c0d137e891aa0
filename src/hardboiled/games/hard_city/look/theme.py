"""Colours that boards, cards and panels share."""

from __future__ import annotations

from hardboiled.kernel.scene import Theme

PINK, CYAN, DONUT, GREEN, ORANGE = "#ff2e88", "#22e1ff", "#ffd23f", "#9bff6b", "#ff8a3d"

THEME = Theme(
    texture="wet",
    ground="#0d0b1e",
    panel="#17132e",
    line="#35306a",
    ink="#e9e6ff",
    muted="#a49fce",
    accent=PINK,
    accents=[PINK, CYAN, DONUT],
    display="Monoton",
    tints={
        "street": "#1b1838",
        "pavement": "#262250",
        "plaza": "#2c2460",
        "park": "#15372f",
        "crossing": "#23204a",
        "sewer": "#12302b",
        "ladder": "#1c4a40",
        "planks": "#3a2a2c",
        "alley": "#1f1a35",
        "roof": "#2a2745",
        "water": "#0c2a44",
        "spawn": DONUT,
        "order": CYAN,
        "chaos": PINK,
        "obstacle": "#4b4580",
        "dark": "#000000",
        "lit": DONUT,
        "cloud": GREEN,
    },
)
