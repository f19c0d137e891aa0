"""A match as one SVG picture."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from hardboiled.kernel.picture import draw
from hardboiled.kernel.scene import Board, Edge, Piece, Region, Scene, Space, Stage


def stage(**board: object) -> Stage:
    spaces = [
        Space(id="a", shape="rect", x=0, y=0, w=10, h=10),
        Space(id="b", shape="circle", x=50, y=50, r=5),
        Space(id="c", shape="polygon", points=[(80, 80), (90, 80), (85, 90)]),
    ]
    lines = {"edges": [Edge(a="a", b="b", dashed=True)], "regions": [Region(id="r", points=[(0, 0), (9, 0), (9, 9)])]}
    city = Board(id="city", title="City", kind="map", width=100, height=100, spaces=spaces, **lines, **board)
    return Stage(game="x", title="Fish & <Chips>", mode="m", boards=[city])


SCENE = Scene(
    status="Night 1 < 2",
    boards=["city"],
    pieces=[Piece(id=name, space=at, label=name) for name, at in (("Ann", "b"), ("Bob", "b"), ("Cid", "nowhere"))],
)


def test_the_middle_of_each_shape() -> None:
    a, b, c = stage().boards[0].spaces
    assert a.centre == (5, 5)
    assert b.centre == (50, 50)
    assert c.centre == (85, 250 / 3)


def test_a_picture_is_sound_xml_with_everything_on_it() -> None:
    svg = draw(stage(), SCENE)
    root = ElementTree.fromstring(svg)
    assert root.tag.endswith("svg")
    assert "Fish &amp; &lt;Chips&gt;" in svg
    assert "stroke-dasharray" in svg
    assert svg.count("<polygon") == 2


def test_without_a_board_there_is_still_a_line() -> None:
    assert "Night 1" in draw(stage(), Scene(status="Night 1"))


def test_art_is_laid_behind(tmp_path: Path) -> None:
    art = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><path id="art"/></svg>'
    (tmp_path / "city.svg").write_text(art)
    svg = draw(stage(art="city.svg", draw=False), SCENE, tmp_path)
    assert 'id="art"' in svg
    assert "<?xml" not in svg
    assert "<polygon" not in svg, "the art shows the spaces itself"
    assert "<polygon" in draw(stage(art="missing.svg"), SCENE, tmp_path)
