"""Boards, cards and panels in characters."""

from rich.console import RenderableType

from hardboiled.kernel.scene import (
    AskFace,
    Badge,
    Board,
    CardFace,
    CardRef,
    Edge,
    Mark,
    OptionFace,
    Panel,
    Piece,
    Scene,
    Space,
    Stage,
    Stat,
    Track,
    Zone,
)
from hardboiled.terminal.boards import draw_board
from hardboiled.terminal.table import draw_ask, draw_card, draw_scene, draw_track, draw_zone, find_cards
from terminal.script import Script


def shown(drawing: RenderableType, width: int = 80) -> list[str]:
    script = Script(width=width)
    script.console.print(drawing)
    return [line.rstrip() for line in script.text.splitlines()]


def grid(columns: str = "abc", rows: int = 2) -> Board:
    spaces = [Space(id=f"{c}{r + 1}", x=x, y=r) for r in range(rows) for x, c in enumerate(columns)]
    return Board(id="city", title="City", kind="grid", width=len(columns), height=rows, spaces=spaces)


def town() -> Board:
    spaces = [
        Space(id="pier", label="Pier", shape="circle", x=10, y=10, r=4),
        Space(id="park", label="Park", shape="circle", x=90, y=10, r=4),
        Space(id="hill", label="Hill", shape="circle", x=50, y=50, r=4),
    ]
    edges = [Edge(a="pier", b="hill"), Edge(a="hill", b="park")]
    return Board(id="town", title="Town", kind="map", width=100, height=60, spaces=spaces, edges=edges)


def test_a_grid_shows_coordinates_and_pieces_where_they_stand() -> None:
    scene = Scene(status="", pieces=[Piece(id="p", space="b2", label="Officer", glyph="O")])
    lines = shown(draw_board(grid(), scene, 80))
    assert lines[:4] == ["City", "      a    b    c", "  1   ·    ·    ·", "  2   ·    O    ·"]
    assert lines[4] == "  b2: O Officer"


def test_a_crowded_cell_says_so() -> None:
    pieces = [Piece(id=str(n), space="a1", label=name) for n, name in enumerate(("Ann", "Bob", "Cid", "Dan", "Eve"))]
    lines = shown(draw_board(grid(), Scene(status="", pieces=pieces), 80))
    assert "ABC+" in lines[2]
    assert "E Eve" in lines[4]


def test_a_wide_grid_still_fits() -> None:
    lines = shown(draw_board(grid("abcdefghijklmnopqrst", 12), Scene(status=""), 80))
    assert max(map(len, lines)) <= 80


def test_a_map_is_drawn_to_scale_and_names_neighbours() -> None:
    scene = Scene(
        status="",
        pieces=[Piece(id="p", space="hill", label="Stinger", glyph="S", badges=[Badge(text="2")], lying=True)],
        marks=[Mark(space="pier", label="seen here")],
    )
    lines = shown(draw_board(town(), scene, 80))
    rows = {name: next(i for i, line in enumerate(lines) if name in line) for name in ("Pier", "Park", "oS Hill")}
    assert rows["Pier"] == rows["Park"] < rows["oS Hill"]
    assert lines[rows["Pier"]].index("Pier") < lines[rows["oS Hill"]].index("Hill") < lines[rows["Park"]].index("Park")
    assert "  Hill: S Stinger (down) [2]  next to Pier, Park" in lines
    assert "  Pier: (seen here)" in lines


def test_a_place_without_a_name_is_told_by_its_hint() -> None:
    board = town()
    board.spaces.append(Space(id="pier/1", hint="Pier, berth 1", shape="circle", x=14, y=16, r=1))
    scene = Scene(status="", pieces=[Piece(id="p", space="pier/1", label="Boat")])
    lines = shown(draw_board(board, scene, 80))
    assert "  Pier, berth 1: B Boat" in lines
    assert "pier/1" not in "".join(lines)


def test_a_track_board_is_a_row() -> None:
    spaces = [Space(id=str(n), label=str(n), x=n, y=0) for n in range(1, 5)]
    board = Board(id="time", title="Time", kind="track", width=4, height=1, spaces=spaces)
    lines = shown(draw_board(board, Scene(status="", pieces=[Piece(id="c", space="3", label="Clock")]), 80))
    assert lines[1] == "[1] [2] [3 C] [4]"


def test_what_can_be_chosen_stands_out() -> None:
    script = Script()
    script.console = type(script.console)(file=script.screen, width=80, color_system="standard", force_terminal=True)
    script.console.print(draw_board(grid(), Scene(status=""), 80, {"space:a1"}))
    assert "\x1b[1;7m·" in script.text


def test_tracks_have_pips_and_thresholds() -> None:
    assert shown(draw_track(Track(label="Health", value=3, max=5))) == ["Health ●●●○○ 3/5"]
    long = Track(label="Crime", value=17, max=40, marks={"20": "riots"})
    assert shown(draw_track(long)) == ["Crime 17/40 (20: riots)"]
    assert shown(draw_track(Track(label="Day", value=1, min=1, max=3))) == ["Day ●○○ 1/3"]
    assert shown(draw_track(Track(label="Mood", value=-1, min=-2, max=2))) == ["Mood ●○○○ -1/2"]


def test_cards_face_down_stay_face_down() -> None:
    stage = Stage(game="x", title="X", mode="m", cards={"gun": CardFace(id="gun", title="Shotgun")})
    gun, other_gun = CardRef(id="1", face="gun"), CardRef(id="2", face="gun")
    hand = Zone(id="h", label="Hand", kind="hand", cards=[gun, CardRef(id="3"), CardRef(id="4")])
    assert shown(draw_zone(hand, stage)) == ["Hand: Shotgun, 2 × a card face down"]
    assert shown(draw_zone(Zone(id="d", label="Deck", kind="deck", count=31), stage)) == ["Deck 31"]
    pile = Zone(id="p", label="Discard", kind="discard", cards=[gun, other_gun])
    assert shown(draw_zone(pile, stage)) == ["Discard 2: on top Shotgun"]


def test_a_card_is_found_by_its_name_or_a_part_of_it() -> None:
    names = ("gun", "machine gun", "donut")
    faces = {name: CardFace(id=name, title=name.title(), text=f"About {name}.") for name in names}
    stage = Stage(game="x", title="X", mode="m", cards=faces)
    assert [face.id for face in find_cards(stage, "Gun")] == ["gun"]
    assert [face.id for face in find_cards(stage, "machine")] == ["machine gun"]
    assert not find_cards(stage, "rocket")
    assert "About donut." in "\n".join(shown(draw_card(faces["donut"])))


def test_options_are_numbered_and_grouped() -> None:
    options = [
        OptionFace(label="Walk", index=0, group="Move"),
        OptionFace(label="Shoot", index=1, group="Fight", cost="1 bullet"),
        OptionFace(label="Drive", index=2, group="Move"),
    ]
    lines = shown(draw_ask(AskFace(seats=["a"], prompt="Your turn", options=options), "Ann"))[1:]
    assert lines == ["Ann: Your turn", "Move", "  1 Walk", "  3 Drive", "Fight", "  2 Shoot (1 bullet)"]


def test_many_short_options_stand_side_by_side_as_far_as_there_is_room() -> None:
    ask = AskFace(seats=["a"], prompt="", options=[OptionFace(label=f"Go to {n}", index=n) for n in range(20)])
    assert len(shown(draw_ask(ask, "Ann"))) == 2 + 5
    assert len(shown(draw_ask(ask, "Ann", width=30), width=30)) == 2 + 10
    long = AskFace(seats=["a"], prompt="", options=[OptionFace(label="x" * 50, index=n) for n in range(20)])
    assert len(shown(draw_ask(long, "Ann"))) == 2 + 20


def test_a_grid_whose_rows_have_letters() -> None:
    spaces = [Space(id=f"{'AB'[y]}{x + 1}", x=x, y=y) for y in range(2) for x in range(3)]
    board = Board(id="b", title="B", kind="grid", width=3, height=2, spaces=spaces)
    lines = shown(draw_board(board, Scene(status=""), 80))
    assert lines[1:4] == ["      1    2    3", "  A   ·    ·    ·", "  B   ·    ·    ·"]


def test_a_full_table_fits_on_80_columns() -> None:
    panels = [
        Panel(
            id=str(n),
            seat=str(n),
            title=f"Officer {n}",
            active=n == 0,
            tracks=[Track(label="Health", value=2, max=4)],
            stats=[Stat(label="Ammunition", value="12"), Stat(label="Rank", value="Sergeant first class")],
            notes=["A note that is rather long and has to be wrapped somewhere in the middle of it"],
        )
        for n in range(3)
    ]
    stage = Stage(game="x", title="X", mode="m", boards=[grid(), town()])
    scene = Scene(status="Round 3 of 9", boards=["city", "town"], panels=panels, stats=[Stat(label="Round", value="3")])
    lines = shown(draw_scene(stage, scene, {"0": "Ann"}))
    assert max(map(len, lines)) <= 80
    assert any("▶ Officer 0 (Ann)" in line for line in lines)
