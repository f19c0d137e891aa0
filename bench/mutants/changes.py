"""Small changes to a rule, each of which a test should notice."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_RULES = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.AnnAssign)
"""Statements in which nothing is changed: no player could see a difference, or they are no statement of a rule."""


class Change(NamedTuple):
    """One change to one file: which node, in which way."""

    file: Path
    line: int
    last: int
    node: int
    """The place of the node in a walk over the tree."""
    what: str


def changes(file: Path) -> list[Change]:
    """Every change that can be made to a file."""
    tree = ast.parse(file.read_text("utf-8"))
    nodes = list(ast.walk(tree))
    found = []
    for number in sorted(_of_rules(tree, nodes)):
        node = nodes[number]
        place = node.ifs[0] if isinstance(node, ast.comprehension) and node.ifs else node
        line, last = getattr(place, "lineno", 0), getattr(place, "end_lineno", 0)
        found += [Change(file, line, last, number, what) for what, _ in _ways(node)]
    return found


def changed(change: Change) -> tuple[str, str]:
    """The file with the change made to it, and what differs."""
    tree = ast.parse(change.file.read_text("utf-8"))
    before = ast.unparse(tree)
    node = list(ast.walk(tree))[change.node]
    make = next(make for what, make in _ways(node) if what == change.what)
    _put(tree, node, make(copy.deepcopy(node)))
    after = ast.unparse(ast.fix_missing_locations(tree))
    lines = list(unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=1))[3:]
    return after, "\n".join(lines)


def _of_rules(tree: ast.Module, nodes: list[ast.AST]) -> set[int]:
    """The places of nodes that say a rule: no annotations, decorators, texts, assertions."""
    numbers = {id(node): number for number, node in enumerate(nodes)}
    found: set[int] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, NOT_RULES) and not (isinstance(node, ast.AnnAssign) and node.value is not None):
            return
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if isinstance(node, ast.keyword) and node.arg == "strict":
            return  # as an assertion: it only says that two lists are of one length
        found.add(numbers[id(node)])
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "type_comment", "bases", "keywords_of_class"):
                continue
            if isinstance(node, ast.ClassDef) and field == "keywords":
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    visit(child)

    visit(tree)
    return found


Make = Callable[[ast.AST], ast.AST | None]


def _ways(node: ast.AST) -> Iterator[tuple[str, Make]]:
    """The ways to change a node; None leaves a statement out."""
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                if type(op) in COMPARED:
                    yield f"compare {place}", _compare(place)
        case ast.BoolOp(values=values):
            yield "and for or", _other_bool
            for place in range(len(values)):
                yield f"condition {place} dropped", _without(place)
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", lambda n: n.operand  # type: ignore[attr-defined]
        case ast.Constant(value=bool()):
            yield "yes for no", lambda n: ast.Constant(not n.value)  # type: ignore[attr-defined]
        case ast.Constant(value=int()):
            yield "one more", lambda n: ast.Constant(n.value + 1)  # type: ignore[attr-defined]
        case ast.BinOp(op=op) if type(op) in COUNTED and not _texts(node):
            yield "counted otherwise", _other_operator
        case ast.AugAssign(op=op) if type(op) in COUNTED:
            yield "counted otherwise", _other_operator
            yield "left out", lambda n: None
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield f"{CALLED[name]} for {name}", _other_call
        case ast.Call(func=ast.Name(id="sorted")):
            yield "order reversed", _reverse_sorted
        case ast.Call(func=ast.Name(id="reversed"), args=[_]):
            yield "order reversed", lambda n: n.args[0]  # type: ignore[attr-defined]
        case ast.If():
            yield "branches swapped", _swap_branches
        case ast.IfExp():
            yield "branches swapped", _swap_branches
        case ast.comprehension(ifs=[_, *_]):
            yield "condition dropped", _without_ifs
        case ast.Expr(value=ast.Constant()):
            return
        case ast.Expr(value=ast.Yield(value=None)):
            return
        case ast.Expr():
            yield "left out", lambda n: None
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield "left out", lambda n: None
        case ast.Break():
            yield "continue for break", lambda n: ast.Continue()
        case ast.Continue():
            yield "break for continue", lambda n: ast.Break()


def _texts(node: ast.BinOp) -> bool:
    return any(isinstance(side, ast.Constant | ast.JoinedStr | ast.List) for side in (node.left, node.right)) and any(
        isinstance(getattr(side, "value", None), str) or isinstance(side, ast.JoinedStr | ast.List)
        for side in (node.left, node.right)
    )


def _compare(place: int) -> Make:
    def make(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Compare)
        node.ops[place] = COMPARED[type(node.ops[place])]()
        return node

    return make


def _other_bool(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def _without(place: int) -> Make:
    def make(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.BoolOp)
        del node.values[place]
        return node if len(node.values) > 1 else node.values[0]

    return make


def _other_operator(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BinOp | ast.AugAssign)
    node.op = COUNTED[type(node.op)]()
    return node


def _other_call(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Call)
    assert isinstance(node.func, ast.Name)
    node.func.id = CALLED[node.func.id]
    return node


def _reverse_sorted(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Call)
    node.keywords = [k for k in node.keywords if k.arg != "reverse"] + [ast.keyword("reverse", ast.Constant(True))]
    return node


def _swap_branches(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.If | ast.IfExp)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def _without_ifs(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.comprehension)
    node.ifs = []
    return node


def _put(tree: ast.Module, old: ast.AST, new: ast.AST | None) -> None:
    """The new node in the old one's place."""
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
                return
            if isinstance(value, list) and any(item is old for item in value):
                place = next(number for number, item in enumerate(value) if item is old)
                value[place : place + 1] = [new if new is not None else ast.Pass()]
                return
