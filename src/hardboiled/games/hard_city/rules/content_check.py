"""Whether the content files fit together, and every place can be reached."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.hard_city.rules.content import LETTERS, EpisodeSheet, HardCityContent
from hardboiled.games.hard_city.rules.effects.mutants import Act, Activate
from hardboiled.games.hard_city.rules.terrain import Terrain
from hardboiled.kernel import ContentError, SpaceId


def check_content(content: HardCityContent) -> None:
    """Everything a layout, zone or card names must be there, and every place must be reachable."""
    for sheet in content.episodes.values():
        _check_boards(content, sheet)
    for sheet in content.episodes.values():
        _check_episode(content, sheet)
    _check_settings(content)
    for card in content.events.values():
        for number, marks in ((1, card.episode_1), (2, card.episode_2)):
            _known(content, number, "events.toml", card.id, (*marks.round, *marks.square))
    for skill in content.skills.values():
        if skill.owner not in content.officers:
            raise ContentError("skills.toml", skill.id, f"owner {skill.owner!r} is no entry of officers.toml")
        if skill.effects and not skill.cost and not skill.once:
            raise ContentError("skills.toml", skill.id, "what costs nothing can be used once a turn")
    for officer in content.officers.values():
        if officer.skill and officer.skill not in content.skills:
            raise ContentError("officers.toml", officer.id, f"skill {officer.skill!r} is no entry of skills.toml")
    for special in range(1, 6):
        for mode in ("one-vs-all", "co-op"):
            if (special, mode) not in content.special_faces:
                raise ContentError("specials.toml", "", f"episode {special} has no face for {mode}")
    for auto in content.autodoc.values():
        if auto.letter and auto.bottom:
            raise ContentError("autodoc.toml", auto.id, "a card has a letter or a bottom effect, not both")
        for effect in (*auto.top, *auto.bottom):
            if isinstance(effect, Activate | Act) and effect.low > effect.high:
                raise ContentError("autodoc.toml", auto.id, f"range {effect.low}-{effect.high} is empty")


def _known(content: HardCityContent, number: int, file: str, entry: str, spaces: Sequence[SpaceId]) -> None:
    spots = content.plans[number].spots
    for space in spaces:
        if space and (space not in spots or spots[space].kind == "water"):
            raise ContentError(file, entry, f"{space!r} is no space of episode {number}")


def _check_episode(content: HardCityContent, sheet: EpisodeSheet) -> None:
    file, spots = "episodes.toml", content.plans[sheet.number].spots
    if len(sheet.layouts) != 4:
        raise ContentError(file, sheet.id, f"an episode has 4 layouts, not {len(sheet.layouts)}")
    if sheet.opening not in content.cutscenes:
        raise ContentError(file, sheet.id, f"opening {sheet.opening!r} is no entry of cutscenes.toml")
    fixed = (*(s for patch in sheet.zone for s in patch), *sheet.exits, *sheet.ladders)
    _known(content, sheet.number, file, sheet.id, (*fixed, *(s for area in sheet.lights for s in area)))
    for layout in sheet.layouts:
        covered = [space for cells in layout.obstacles.values() for space in cells]
        if len(set(covered)) != len(covered):
            raise ContentError(file, sheet.id, "two obstacles share a space")
        for space in covered:
            if space not in spots:
                raise ContentError(file, sheet.id, f"obstacle on {space!r}, which is no space")
        placed = (
            *layout.barrels,
            layout.helicopter,
            *layout.manholes,
            *layout.police,
            *layout.street,
            *layout.civilians,
            layout.start,
            layout.pier,
            layout.generator,
            layout.entrance,
            layout.battery,
            layout.hatch,
            layout.doom,
        )
        _known(content, sheet.number, file, sheet.id, placed)
        for space in placed:
            if space in covered:
                raise ContentError(file, sheet.id, f"{space!r} lies under an obstacle")
        _check_connected(sheet, Terrain(content.plans[sheet.number], layout.obstacles, (), (), ()))


def _check_connected(sheet: EpisodeSheet, terrain: Terrain) -> None:
    """Within each region one can walk from every space to every other."""
    for region in dict.fromkeys(placing.region for placing in sheet.boards):
        spaces = [space for space in terrain.free if terrain.region[space] == region]
        reached = terrain.distances[spaces[0]]
        for space in spaces:
            if space not in reached:
                raise ContentError("episodes.toml", sheet.id, f"{space!r} cannot be reached from {spaces[0]!r}")


def _check_settings(content: HardCityContent) -> None:
    settings = content.settings

    def check(fits: bool, field: str, problem: str) -> None:
        if not fits:
            raise ContentError("settings.toml", "", f"{field}: {problem}")

    check(settings.fubar_kill_steps <= settings.kills_per_reward, "fubar_kill_steps", "no more than kills_per_reward")
    check(settings.civilians >= 2 * settings.civilians_per_car, "civilians_per_car", "two cars of them are too many")
    check(settings.civilians >= settings.bus_civilians, "bus_civilians", "no more than civilians")
    areas = len(content.sheet(5).lights)
    check(settings.lights == areas, "lights", f"the board has {areas} of them")
    check(settings.lights_on <= settings.lights, "lights_on", "no more than lights")


def _check_boards(content: HardCityContent, sheet: EpisodeSheet) -> None:
    """Each board lies within the letters of the map, and on no other."""
    if sheet.id != f"episode-{sheet.number}":
        raise ContentError("episodes.toml", sheet.id, f"its number cannot be {sheet.number}")
    taken: set[tuple[str, int, int]] = set()
    for placing in sheet.boards:
        if placing.board not in content.boards:
            raise ContentError("episodes.toml", sheet.id, f"board {placing.board!r} is no entry of boards.toml")
        rows = content.boards[placing.board].rows
        places = {(placing.region, placing.x + x, placing.y + y) for y, row in enumerate(rows) for x in range(len(row))}
        if any(x >= len(LETTERS) for _, x, _ in places):
            raise ContentError("episodes.toml", sheet.id, f"board {placing.board!r} lies outside the map")
        if taken & places:
            raise ContentError("episodes.toml", sheet.id, f"board {placing.board!r} lies on another")
        taken |= places
