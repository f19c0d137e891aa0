"""The full-screen table: the board in the middle, what one acts with at its right, the hand below."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, HorizontalScroll, ScrollableContainer, Vertical
from textual.geometry import Region
from textual.theme import Theme
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.rules import find_clause
from hardboiled.kernel.scene import AskFace, CardRef, OptionFace, Scene
from hardboiled.terminal.canvas import is_dark, manners_of, rgb, spaces_of
from hardboiled.terminal.screen.parts import (
    BoardView,
    CardView,
    counters,
    fight_text,
    log_lines,
    option_line,
    seats_line,
)
from hardboiled.terminal.screen.questions import Reading, SpotMenu, Typing, Veil, YesOrNo
from hardboiled.terminal.sitting import FORGETTING, Sitting
from hardboiled.terminal.table import draw_card, draw_ending, draw_panels, draw_zone

KEYS = """\
**A number** chooses that option (with more than nine: the number, then Enter); **↑ ↓** go through the options, the
board shows what each is about, **Enter** takes it. **Click** a glowing place, a piece or a card to choose it; a click
on any other shows what it is.

| key | |
|---|---|
| `u` | take the last choice back |
| `h` | a hint: what a bot would choose |
| `t` | a tip: what you are trying to do, what the question means |
| `g` | the words of the game |
| `w` | the rule behind the option under the cursor |
| `p` | the players: what lies before each seat |
| `c` | the cards on the table |
| `l` | everything that happened |
| `s` | save the match to a file (it holds every secret) |
| `n` | the next episode, once this one is over (campaigns) |
| `q` | leave |
"""
ROOM_BESIDE = 48
"""Characters of the rail and the frame, which the board does not get."""


class FullScreenTable(App[bool]):
    """One match, full screen. It returns whether everybody goes on to the next episode."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "Undo"),
        Binding("h", "hint", "Hint"),
        Binding("t", "tip", "Tip"),
        Binding("g", "glossary", "Words", show=False),
        Binding("w", "why", "Rule"),
        Binding("p", "players", "Players"),
        Binding("c", "cards", "Cards"),
        Binding("l", "log", "Log"),
        Binding("s", "save", "Save"),
        Binding("n", "next_episode", "Next", show=False),
        Binding("question_mark", "keys", "Keys", key_display="?"),
        Binding("q,ctrl+c,ctrl+q", "leave", "Leave", priority=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.title = sitting.stage.title
        self.seat: SeatId | None = None
        """Whose eyes the table is seen with."""
        self.current: Scene | None = None
        self.ask: AskFace | None = None
        self.busy = False
        self.typed = ""

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Static(id="seats")
        with Horizontal(id="middle"):
            with ScrollableContainer(id="boards"):
                for board in self.sitting.stage.boards:
                    yield BoardView(board, self.sitting.stage)
            with Vertical(id="rail"):
                yield Static(id="prompt")
                yield OptionList(id="options")
                yield Static(id="fight")
                yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        yield Static(id="counters")
        yield HorizontalScroll(id="hand")
        yield Footer()

    def on_mount(self) -> None:
        theme = self.sitting.stage.theme
        ground = rgb(theme.ground)
        colours = Theme(
            name="table",
            primary=theme.accent,
            accent=theme.accent,
            foreground=theme.ink,
            background=theme.ground,
            surface=theme.panel,
            panel=theme.panel,
            dark=ground is None or is_dark(ground),
        )
        self.register_theme(colours)
        self.theme = "table"
        self.go_on()

    def on_resize(self) -> None:
        self.draw_boards()

    # The course of the match.

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let the bots choose until a person is asked or the match is over, then show the table."""
        self.busy = True
        while (seat := self.sitting.bot_to_move()) is not None:
            self.say(f"{self.sitting.who(seat)} is thinking …")
            action = await asyncio.to_thread(self.sitting.think, seat)
            self.sitting.unsaved = True
            self.sitting.match.choose(action, seat)
        if not self.sitting.match.over:
            seat = self.sitting.person_to_move()
            person = self.sitting.players[seat].name
            if self.sitting.must_be_handed_to(seat):
                await self.push_screen_wait(Veil(person))
            self.sitting.at_keyboard = person
        self.seat = seat or self.sitting.watching_seat()
        self.busy = False
        await self.show_table(self.seat)

    async def show_table(self, seat: SeatId) -> None:
        scene = self.current = self.sitting.scene(seat)
        self.ask = self.sitting.ask_of(scene, seat)
        self.typed = ""
        heading = " · ".join(filter(None, [self.sitting.stage.title, scene.status]))
        self.query_one("#heading", Static).update(Text(heading, style="bold"))
        self.query_one("#seats", Static).update(seats_line(scene.panels, self.sitting.names))
        self.query_one("#counters", Static).update(counters(scene))
        fight = self.query_one("#fight", Static)
        fight.display = scene.fight is not None
        if scene.fight is not None:
            fight.update(fight_text(scene.fight))
        self.show_log(seat)
        await self.show_hand(scene)
        self.show_options(scene)
        self.draw_boards()
        self.scroll_to_choices()

    def show_log(self, seat: SeatId) -> None:
        log = self.query_one("#log", RichLog)
        log.clear()
        for line in log_lines(self.sitting.heard(seat)[-200:]):
            log.write(line)

    async def show_hand(self, scene: Scene) -> None:
        hand = self.query_one("#hand", HorizontalScroll)
        await hand.remove_children()
        panels = sorted(
            (panel for panel in scene.panels if panel.seat == self.seat), key=lambda panel: not panel.active
        )
        mine = [zone for panel in panels for zone in panel.zones]
        mine += [zone for zone in scene.zones if zone.seat == self.seat]
        targets = {target for option in self.options for target in option.targets}
        mine.sort(key=lambda zone: zone.kind != "hand")
        cards = [card for zone in mine if zone.kind in ("hand", "row") for card in zone.cards]
        faces = self.sitting.stage.cards
        await hand.mount_all(CardView(card, faces.get(card.face), f"card:{card.id}" in targets) for card in cards)
        hand.display = bool(cards)

    def show_options(self, scene: Scene) -> None:
        prompt, listed = self.query_one("#prompt", Static), self.query_one("#options", OptionList)
        listed.clear_options()
        if scene.ending is not None:
            who = {str(seat): self.sitting.who(seat) for seat in self.sitting.match.seats}
            ending: list[RenderableType] = [draw_ending(scene.ending, who)]
            if self.sitting.in_campaign:
                ending.append(Text("n goes on with the next episode."))
            prompt.update(Group(*ending))
            return
        prompt.update(Text(self.ask.prompt if self.ask else "", style="bold"))
        for group, options in _by_group(self.options).items():
            if group:
                listed.add_option(Option(Text(group, style="italic dim"), disabled=True))
            for option in options:
                listed.add_option(
                    Option(option_line(option, self.sitting.districts.told_by(option)), id=str(option.index))
                )
        listed.highlighted = None
        listed.focus()

    @property
    def options(self) -> list[OptionFace]:
        return self.ask.options if self.ask and not self.busy else []

    # Boards.

    def draw_boards(self, follow: bool = False) -> None:
        """All boards in use, with what can be chosen and what the option under the cursor is about."""
        scene = self.current
        if scene is None:
            return
        stands = {piece.id: piece.space for piece in scene.pieces}
        chosen = manners_of(scene, [(option.manner, option.targets) for option in self.options])
        under = self.under_cursor()
        pointed = spaces_of(under.targets, stands) if under else []
        room = max(20, self.size.width - ROOM_BESIDE)
        for view in self.query(BoardView):
            view.display = view.board.id in scene.boards
            if view.display:
                view.show(scene, room, chosen, pointed, under.path if under else ())
        if follow and pointed:
            self.scroll_to(pointed[:1])

    def scroll_to_choices(self) -> None:
        scene = self.current
        if scene is not None:
            self.call_after_refresh(
                self.scroll_to, list(manners_of(scene, [(option.manner, option.targets) for option in self.options]))
            )

    def scroll_to(self, spaces: list[str]) -> None:
        """Bring these places into view, as far as they go together."""
        boards = self.query_one("#boards", ScrollableContainer)
        for view in self.query(BoardView):
            places = [view.drawing.at[space] for space in spaces if view.drawing and space in view.drawing.at]
            if places and view.display:
                xs, ys = zip(*places, strict=True)
                left, top = min(xs), min(ys) + view.virtual_region.y
                around = Region(left, top, max(xs) - left + 1, max(ys) - min(ys) + 1)
                boards.scroll_to_region(around.grow((2, 6, 2, 6)), animate=False, force=True)
                return

    def under_cursor(self) -> OptionFace | None:
        listed = self.query_one("#options", OptionList)
        if listed.highlighted is None or not self.options:
            return None
        return self.option_of(listed.get_option_at_index(listed.highlighted).id)

    def option_of(self, index: str | None) -> OptionFace | None:
        return next((option for option in self.options if str(option.index) == index), None)

    # Choosing.

    def on_option_list_option_highlighted(self) -> None:
        self.draw_boards(follow=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if option := self.option_of(event.option.id):
            self.choose(option)

    def on_board_view_pressed(self, event: BoardView.Pressed) -> None:
        scene = self.current
        if scene is None:
            return
        here = {f"space:{event.space}"} | {
            f"piece:{piece.id}" for piece in scene.pieces if event.space in (piece.space, *piece.spaces)
        }
        about = next(
            view.about(event.space) for view in self.query(BoardView) if view.drawing and event.space in view.drawing.at
        )
        self.choose_among([option for option in self.options if here & set(option.targets)], about)

    def on_card_view_pressed(self, event: CardView.Pressed) -> None:
        face = self.sitting.stage.cards.get(event.card.face)
        about = draw_card(face) if face else Text("a card face down")
        self.choose_among([option for option in self.options if f"card:{event.card.id}" in option.targets], about)

    def choose_among(self, options: list[OptionFace], about: RenderableType) -> None:
        """One thing can be done there: do it; several: ask which; nothing: say what it is."""
        if len(options) == 1:
            self.choose(options[0])
        elif options:
            title = about.plain.split("\n")[0] if isinstance(about, Text) else "Which?"
            self.push_screen(SpotMenu(title, options), lambda option: self.choose(option) if option else None)
        else:
            self.push_screen(Reading(about))

    def choose(self, option: OptionFace) -> None:
        if self.busy:
            return
        if option.confirm:
            self.push_screen(YesOrNo(f"{option.label}?"), lambda yes: self.carry_out(option) if yes else None)
        else:
            self.carry_out(option)

    def carry_out(self, option: OptionFace) -> None:
        if self.seat is not None and not self.busy:
            self.sitting.choose(self.seat, option)
            self.go_on()

    def on_key(self, event: events.Key) -> None:
        """Digits choose: at once where no longer number is possible, else with Enter."""
        if event.key == "backspace" and self.typed:
            self.typed = self.typed[:-1]
        elif event.character and event.character.isascii() and event.character.isdecimal() and self.options:
            self.typed += event.character
        else:
            return
        event.stop()
        number = int(self.typed or "0")
        if not 1 <= number <= len(self.options):
            if self.typed:
                self.say(f"There is no option {number}; there are 1 to {len(self.options)}.")
            self.typed = ""
            return
        if number * 10 > len(self.options):
            self.choose(self.options[number - 1])
            return
        listed = self.query_one("#options", OptionList)
        listed.highlighted = listed.get_option_index(str(self.options[number - 1].index))

    # The keys.

    def say(self, sentence: str) -> None:
        self.query_one("#prompt", Static).update(Text(sentence, style="italic"))

    def action_undo(self) -> None:
        if self.busy:
            return
        back_to = self.sitting.back_to()
        if back_to is None:
            self.notify("There is no choice of yours to take back.")
        elif self.sitting.match.learned_since(back_to):
            self.push_screen(YesOrNo(FORGETTING), lambda agreed: self.take_back(back_to) if agreed else None)
        else:
            self.take_back(back_to)

    def take_back(self, back_to: int) -> None:
        self.sitting.take_back(back_to)
        self.notify("Taken back.")
        self.go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        if self.seat is None or not self.options:
            self.notify("Nothing is asked now.")
            return
        self.busy = True  # nothing else happens to the match while it is thought about
        hinted = await asyncio.to_thread(self.sitting.hint, self.seat)
        self.busy = False
        if hinted is None:
            return
        listed = self.query_one("#options", OptionList)
        place = next(number for number, option in enumerate(self.options) if option.index == hinted.option)
        listed.highlighted = listed.get_option_index(str(hinted.option))
        suspected = [one.sentence() for one in hinted.suspected]
        self.notify(" ".join(part for part in (f"{place + 1}: {hinted.text}", hinted.reason, *suspected) if part))

    def action_why(self) -> None:
        option = self.under_cursor() or (self.options[0] if len(self.options) == 1 else None)
        if option is None:
            self.notify("Go to an option with the arrows first.")
        elif not option.rule:
            self.notify("No rule clause is noted for this option.")
        else:
            try:
                self.push_screen(Reading(Markdown(f"**{option.rule}** {find_clause(option.rule)}")))
            except HardboiledError as error:
                self.notify(str(error))

    def action_tip(self) -> None:
        if self.seat is not None and not self.busy:
            words = f"**Your aim:** {self.sitting.aim(self.seat)}\n\n{self.sitting.tip(self.seat)}"
            self.push_screen(Reading(Markdown(words)))

    def action_glossary(self) -> None:
        words = "\n\n".join(f"**{term.words[0]}** {term.means}" for term in self.sitting.glossary())
        self.push_screen(Reading(Markdown(words or "The game explains no words.")))

    def action_players(self) -> None:
        if self.current:
            panels = draw_panels(self.current.panels, self.sitting.stage, self.sitting.names, self.size.width - 12)
            self.push_screen(Reading(Group(*panels)))

    def action_cards(self) -> None:
        if self.current is None:
            return
        stage = self.sitting.stage
        lines: list[RenderableType] = [draw_zone(zone, stage) for zone in self.current.zones]
        lying: Iterable[CardRef] = (card for zone in self.current.zones if zone.kind == "row" for card in zone.cards)
        lines += [draw_card(stage.cards[card.face]) for card in lying if card.face in stage.cards]
        self.push_screen(Reading(Group(*lines)))

    def action_log(self) -> None:
        if self.seat is not None and not self.busy:
            self.push_screen(Reading(Group(*log_lines(self.sitting.heard(self.seat)))))

    def action_keys(self) -> None:
        self.push_screen(Reading(Markdown(KEYS)))

    @work(exclusive=True, group="save")
    async def action_save(self) -> None:
        if self.busy:
            return
        name = await self.push_screen_wait(Typing("Save the match as (it holds every secret):", "match.json"))
        if not name:
            return
        refused = False

        def never() -> bool:
            nonlocal refused
            refused = True
            return False

        said = self.sitting.save(name, never)
        if refused and await self.push_screen_wait(YesOrNo(f"{name} is there already. Write over it?")):
            said = self.sitting.save(name, lambda: True)
        self.notify(said)

    def action_next_episode(self) -> None:
        if not self.sitting.in_campaign:
            return
        if self.sitting.match.over:
            self.exit(True)
        else:
            self.notify("The next episode comes when this one is over.")

    def action_leave(self) -> None:
        if self.sitting.would_be_lost:
            question = f"{self.sitting.kept} Leave all the same?"
            self.push_screen(YesOrNo(question), lambda leaves: self.exit(False) if leaves else None)
        else:
            self.exit(False)


def _by_group(options: Iterable[OptionFace]) -> dict[str, list[OptionFace]]:
    groups: dict[str, list[OptionFace]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    return groups
