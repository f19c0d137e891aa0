"""The colours of pictures and reports: those of the frame around every game."""

from hardboiled.kernel.scene import Theme

_FRAME = Theme()
GROUND, PANEL, LINE, TEXT, MUTED, ACCENT = (
    _FRAME.ground,
    _FRAME.panel,
    _FRAME.line,
    _FRAME.ink,
    _FRAME.muted,
    _FRAME.accent,
)
DANGER, GOOD = "#e5484d", "#4cb782"
BLUE, ORANGE, TEAL, VIOLET, ROSE = "#5aa9e6", "#e68a5a", "#7fd1c7", "#b58ae0", "#d77fa1"
