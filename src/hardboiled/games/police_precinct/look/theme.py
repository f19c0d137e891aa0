"""Colours and pictures that boards, cards and panels share."""

from __future__ import annotations

from hardboiled.kernel.scene import Theme

PORTRAITS = "portraits/{}.svg"
OFFICER_COLOURS = ("#3b82f6", "#f6b26b", "#34d399", "#f472b6", "#a78bfa", "#facc15")
COLOURS = {"red": "#ef4444", "blue": "#3b82f6", "green": "#22c55e", "yellow": "#eab308"}
STACK_ICONS = {
    "crime-scene": "footprint",
    "interview-witness": "talk",
    "examine-body": "tombstone",
    "murder-weapon": "dripping-knife",
}
THEME = Theme(
    texture="desk",
    ground="#0a1626",
    panel="#102238",
    line="#24405f",
    ink="#dce9f7",
    muted="#8fa9c4",
    accent="#3b82f6",
    accents=["#ef4444", "#f6b26b", "#3b82f6"],
    display="Bebas Neue",
    tints={
        **COLOURS,
        "street": "#1b3350",
        "crossing": "#16293f",
        "site": "#1d3a5c",
        "hood": "#4a1d2a",
        "police": "#3b82f6",
        "special": "#f6b26b",
        "ongoing": "#f6b26b",
        "evidence": "#f3ead7",
        "dead-end": "#7b8794",
        "marker": "#a78bfa",
        "gang": "#b91c1c",
        "character": "#60a5fa",
        "good": "#4cb782",
        "dirty": "#e5484d",
    },
)
