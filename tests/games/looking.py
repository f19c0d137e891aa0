"""What the tests of every game's look have in common."""

from __future__ import annotations

from hardboiled.kernel.scene import Scene, Stat, Track


def counters(scene: Scene) -> list[Track | Stat]:
    """Everything on the table that counts something."""
    return [*scene.tracks, *scene.stats, *(c for panel in scene.panels for c in [*panel.tracks, *panel.stats])]
