"""What comes over the table: a question, a menu at a place, something to read, a line to type, the veil."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from hardboiled.kernel.scene import OptionFace


class YesOrNo(ModalScreen[bool]):
    """A question before something that cannot be taken back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "answer(True)", "Yes"),
        Binding("n,escape", "answer(False)", "No"),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Text(self.question))
            with Horizontal(classes="buttons"):
                yield Button("Yes (y)", id="yes", variant="primary")
                yield Button("No (n)", id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class SpotMenu(ModalScreen[OptionFace | None]):
    """Several things can be done at one place: which?"""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Back")]

    def __init__(self, title: str, options: Sequence[OptionFace]) -> None:
        super().__init__()
        self.heading, self.options = title, list(options)

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Text(self.heading, style="bold"))
            yield OptionList(*(Option(_line(number, option)) for number, option in enumerate(self.options, 1)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.options[event.option_index])

    def on_key(self, event: object) -> None:
        key = getattr(event, "key", "")
        if key.isdecimal() and 1 <= int(key) <= len(self.options):
            self.dismiss(self.options[int(key) - 1])


def _line(number: int, option: OptionFace) -> Text:
    text = Text.assemble((f"{number} ", "bold"), option.label)
    return text.append(f" ({option.cost})", style="yellow") if option.cost else text


class Reading(ModalScreen[None]):
    """Something to read; any of Escape, Enter and q closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q", "dismiss(None)", "Back")]

    def __init__(self, content: RenderableType) -> None:
        super().__init__()
        self.content = content

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="box wide"):
            yield Static(self.content)

    def on_click(self, event: object) -> None:
        if getattr(event, "widget", None) is self:
            self.dismiss(None)


class Typing(ModalScreen[str]):
    """One line to type."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", "Back")]

    def __init__(self, question: str, value: str = "") -> None:
        super().__init__()
        self.question, self.value = question, value

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Text(self.question))
            yield Input(self.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class Veil(ModalScreen[None]):
    """Between two people with secrets nothing of the table is to be seen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss(None)", "I am here")]

    def __init__(self, person: str) -> None:
        super().__init__()
        self.person = person

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Text(f"Hand over to {self.person}, then press Enter."))
            yield Button(f"I am {self.person}", variant="primary")

    def on_button_pressed(self) -> None:
        self.dismiss(None)
