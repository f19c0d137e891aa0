"""Scenes: a description of the table that any client can draw, browser and terminal alike.

What never changes during a match (boards, card faces, colours) is its `Stage`, sent once. What
changes is its `Scene`, small enough to send after every move. Both hold display text already in the
player's language, and ids that tie them together: a target is `space:ID`, `piece:ID` or `card:ID`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

Target = str
"""`space:ID`, `piece:ID`, `card:ID` (a card on the table, by its CardRef id) or `panel:SEAT`."""


Texture: TypeAlias = Literal["", "halftone", "paper", "wet", "desk"]
"""What a board lies on: a comic page, bleached paper, a wet street at night, a desk."""


class Wire(Struct, kw_only=True, omit_defaults=True, gc=False):
    """Sent to clients; what has its default value is left out."""


# The stage: what never changes.


class Space(Wire):
    """A place on a board. A rect has x, y (its upper left corner), w and h; a circle x, y (its
    centre) and r; a polygon points. Coordinates are those of the board."""

    id: str
    label: str = ""
    kind: str = ""
    """The game's word for it ('street', 'port'): a style class for clients, a glyph in the terminal."""
    shape: Literal["rect", "circle", "polygon"] = "rect"
    x: float = 0
    y: float = 0
    w: float = 1
    h: float = 1
    r: float = 0
    points: list[tuple[float, float]] = field(default_factory=list)
    icon: str = ""
    glyph: str = ""
    """One character for the terminal."""
    hint: str = ""
    """What a tooltip says."""

    @property
    def centre(self) -> tuple[float, float]:
        """The middle, where its pieces stand."""
        if self.shape == "circle":
            return self.x, self.y
        if self.shape == "polygon" and self.points:
            xs, ys = zip(*self.points, strict=True)
            return sum(xs) / len(xs), sum(ys) / len(ys)
        return self.x + self.w / 2, self.y + self.h / 2


class Edge(Wire):
    """A line between two spaces, or along points."""

    a: str
    b: str
    kind: str = ""
    points: list[tuple[float, float]] = field(default_factory=list)
    dashed: bool = False


class Region(Wire):
    """An area behind the spaces: a district, a block, a panel of a comic."""

    id: str
    label: str = ""
    kind: str = ""
    points: list[tuple[float, float]] = field(default_factory=list)
    label_at: tuple[float, float] | None = None
    tint: str = ""


class Board(Wire):
    """A grid, a map or a track, `width` by `height` in its own units."""

    id: str
    title: str
    kind: Literal["grid", "map", "track"]
    width: float
    height: float
    spaces: list[Space] = field(default_factory=list)
    edges: list[Edge] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)
    art: str = ""
    """A file of the game's art/ folder, an SVG in the board's own coordinates, drawn behind all."""
    draw: bool = True
    """Whether a client draws spaces, edges and regions itself; False where the art shows them all
    (spaces then only glow when they can be chosen)."""


class CardFace(Wire):
    """The face of a card, tile or sheet; scenes name it by id."""

    id: str
    title: str
    type: str = ""
    text: str = ""
    flavour: str = ""
    cost: str = ""
    icon: str = ""
    colour: str = ""
    corner: str = ""
    """A short figure for the corner: a power, a difficulty."""
    picture: str = ""
    """A file of the game's art/ folder, drawn large in place of the icon."""
    symbols: list[str] = field(default_factory=list)
    source: str = ""


class Theme(Wire):
    """A game's colours and display face (see the style guide of the web client)."""

    ground: str = "#101114"
    panel: str = "#181a1f"
    line: str = "#2a2d34"
    ink: str = "#e8e6e1"
    muted: str = "#9aa0a8"
    accent: str = "#e0b34c"
    accents: list[str] = field(default_factory=list)
    display: str = ""
    texture: Texture = ""
    tints: dict[str, str] = field(default_factory=dict)
    """Colours by the game's own words (a kind of space or edge, a district, a side)."""


class Stage(Wire):
    """Everything about a match that never changes and that all may see."""

    game: str
    title: str
    mode: str
    boards: list[Board] = field(default_factory=list)
    cards: dict[str, CardFace] = field(default_factory=dict)
    theme: Theme = field(default_factory=Theme)
    aims: dict[str, str] = field(default_factory=dict)
    """What each seat is trying to do, in three sentences, for a first game."""


# The scene: what changes.


class Badge(Wire):
    """A small mark on a piece, space or card: an icon, a number, or both. The hint is the word that goes
    before the text: "HP" for "7/7"."""

    text: str = ""
    icon: str = ""
    colour: str = ""
    hint: str = ""


class Piece(Wire):
    """A figure or token on a space."""

    id: str
    space: str
    label: str
    kind: str = ""
    side: str = ""
    icon: str = ""
    portrait: str = ""
    """A file of the game's art/ folder (`portraits/ID.svg`, a bust in a square of 100): its face."""
    colour: str = ""
    shape: Literal["disc", "square", "hex", "standee", "token"] = "disc"
    glyph: str = ""
    lying: bool = False
    faded: bool = False
    size: float = 1
    spaces: list[str] = field(default_factory=list)
    """Every space it covers, where it is more than one: it is drawn as one thing over them all."""
    badges: list[Badge] = field(default_factory=list)
    hint: str = ""


class Mark(Wire):
    """Something about a space just now: a tint, a heat (0 to 1), a label, a range."""

    space: str
    kind: str = ""
    heat: float = 0
    label: str = ""
    badges: list[Badge] = field(default_factory=list)
    hint: str = ""


class CardRef(Wire):
    """A card lying somewhere. `id` tells this copy from others; no face: it lies face down."""

    id: str
    face: str = ""
    turned: bool = False
    badges: list[Badge] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)


class Zone(Wire):
    """Cards that lie together. A deck shows its count; its cards stay unnamed."""

    id: str
    label: str
    kind: Literal["deck", "discard", "hand", "row"] = "row"
    seat: str = ""
    cards: list[CardRef] = field(default_factory=list)
    count: int = 0
    hint: str = ""


class Track(Wire):
    """A number on its scale, with what its thresholds mean."""

    label: str
    value: int
    max: int
    min: int = 0
    icon: str = ""
    colour: str = ""
    marks: dict[str, str] = field(default_factory=dict)
    """What happens at which value (keys are numbers as text)."""
    hint: str = ""


class Stat(Wire):
    """One fact: 'Round 3 of 9'."""

    label: str
    value: str
    icon: str = ""
    hint: str = ""


class Panel(Wire):
    """One seat, or one figure of a seat: what lies before it on the table."""

    id: str
    seat: str
    title: str
    subtitle: str = ""
    icon: str = ""
    portrait: str = ""
    """As a piece's: the face of whoever sits here."""
    colour: str = ""
    active: bool = False
    out: bool = False
    tracks: list[Track] = field(default_factory=list)
    stats: list[Stat] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


class OptionFace(Wire):
    """One option as a client shows it. `index` is its place in the ask's options."""

    label: str
    index: int = 0
    targets: list[Target] = field(default_factory=list)
    rule: str = ""
    cost: str = ""
    detail: str = ""
    """A longer explanation: the parts of a dice pool, what would happen."""
    group: str = ""
    """Options of one group are shown together under its name."""
    key: str = ""
    """A stable name of the action ('pass'), for answers given in advance."""
    portrait: str = ""
    """The face of whom it is about, as a piece's; clients find it by themselves where a target has one."""
    manner: str = ""
    """What it is about: 'move', 'attack', 'use', 'look', 'pass'."""
    path: list[str] = field(default_factory=list)
    """The way it goes, space by space: shown before it is chosen."""
    confirm: bool = False
    """Whether a client asks once more before it is chosen."""


class Die(Wire):
    """One die as it fell: a number, or an icon's name."""

    face: str
    colour: str = ""
    counts: bool = False
    """Whether it is a success, a hit, part of the sum."""


class Side(Wire):
    """Who rolls or fights: its dice, and what its result is made of."""

    name: str
    portrait: str = ""
    piece: str = ""
    dice: list[Die] = field(default_factory=list)
    parts: list[Stat] = field(default_factory=list)
    """What adds up: '3 skill', '1 car', '2 cards'."""
    total: str = ""
    needs: str = ""
    """What it has to reach."""


class Fight(Wire):
    """A roll or a fight as one picture: one side against a number, or two against each other."""

    title: str
    sides: list[Side] = field(default_factory=list)
    result: str = ""
    tone: str = ""


class AskFace(Wire):
    """A pending ask. A seat that may not answer it sees only who is asked."""

    seats: list[str]
    prompt: str = ""
    kind: str = ""
    """Which kind of question it is, the same each time it comes: a client shows its tip once by itself."""
    tip: str = ""
    """What the question means and what a sensible player looks at."""
    options: list[OptionFace] = field(default_factory=list)


class Happening(Wire):
    """Something that happened, for the log and for an animation."""

    text: str
    kind: str = ""
    piece: str = ""
    path: list[str] = field(default_factory=list)
    space: str = ""
    faces: list[str] = field(default_factory=list)
    amount: int = 0
    card: str = ""
    seat: str = ""
    important: bool = False
    tone: str = ""
    """What it means to the players: 'good', 'bad', 'grave'."""
    cause: str = ""
    """What brought it about, in words: a card's title, a Timer's name."""
    opens: Literal["", "round", "turn"] = ""
    """Whether a round or a seat's turn begins with it: the log is read by these."""
    fight: Fight | None = None


class Ending(Wire):
    """How it ended."""

    title: str
    text: str
    winners: list[str] = field(default_factory=list)
    scores: dict[str, int] = field(default_factory=dict)


class Scene(Wire):
    """The table as one seat sees it."""

    status: str
    boards: list[str] = field(default_factory=list)
    """Which of the stage's boards are in use, the most important first."""
    pieces: list[Piece] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    stats: list[Stat] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)
    seat: str = ""
    asks: list[AskFace] = field(default_factory=list)
    fight: Fight | None = None
    """The fight that is going on."""
    happenings: list[Happening] = field(default_factory=list)
    heard: int = 0
    """How many events this seat has heard (never how many choices were made: that could tell)."""
    ending: Ending | None = None

    def pieces_on(self, board: Board) -> dict[str, list[Piece]]:
        """The pieces of each space of a board where any stand."""
        here = {space.id for space in board.spaces}
        found: dict[str, list[Piece]] = {}
        for piece in self.pieces:
            for space in piece.spaces or (piece.space,):
                if space in here:
                    found.setdefault(space, []).append(piece)
        return found


def happening_of(event: Any, text: str) -> Happening:
    """The usual way an event shows: its line, and its fields that have a happening's names."""
    shown: dict[str, Any] = {}
    for name in event.__struct_fields__:
        if name in _SHOWN:
            value = getattr(event, name)
            if name == "faces":
                value = [str(face) for face in value]
            elif name == "path":
                value = list(value)
            if value is not None:
                shown[name] = value
    return Happening(text=text, kind=event.tag, **shown)


_SHOWN = frozenset(Happening.__struct_fields__) - {"text", "kind", "important", "tone", "cause", "opens", "fight"}
