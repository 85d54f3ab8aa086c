"""Imports point one way: engine <- content <- game <- text, record <- bots <- the rest."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "hotelier"

# What each part of the package may import from the package, besides itself. A game writes its
# position, and a position is read into a game: these two belong together.
CARDS = {"engine", "content"}
GAMES = {*CARDS, "errors", "game", "position"}
TOLD = {*GAMES, "text", "record"}
PLAYED = {*TOLD, "bots", "processes"}
LAYERS: dict[str, set[str]] = {
    "_build": set(),
    "engine": set(),
    "content": {"engine"},
    "errors": {"engine"},
    "game": GAMES | {"text"},  # an error says in English what is wrong
    "position": GAMES,
    "text": GAMES,
    "record": GAMES,
    "drive": GAMES | {"record"},
    "processes": {"errors"},
    "bots": TOLD | {"processes"},
    "lab": PLAYED | {"_build", "__version__"},
    "train": PLAYED | {"lab"},
    "terminal": PLAYED,
    "server": PLAYED | {"__version__", "is_compiled"},
    "cli": PLAYED | {"__version__", "lab", "server", "terminal", "train"},
    "__init__": GAMES | {"_build"},
    "__main__": {"cli"},
}

# The engine has no libraries, and these modules would let the outside world in.
ENGINE_LIBRARIES = {"mypy_extensions"}
OUTSIDE_WORLD = {
    *("asyncio", "concurrent", "multiprocessing", "subprocess", "threading"),
    *("builtins", "ctypes", "importlib", "sys"),
    *("io", "locale", "logging", "os", "pathlib", "shutil", "signal", "socket", "tempfile"),
    *("datetime", "random", "secrets", "time", "uuid"),
}


def imported(tree: ast.Module, module: str) -> Iterator[str]:
    """Every dotted name that the module imports, with relative imports made absolute."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            # "from hotelier import bots" means hotelier.bots; deeper down the part is known.
            yield from (f"{base}.{alias.name}" for alias in node.names)


def complaints(source: str, module: str) -> list[str]:
    """What is wrong with the imports of this module, given by its dotted name."""
    part = module.split(".")[1]
    if part not in LAYERS:
        return [f"{part} has no place among the layers yet: give it one in this test"]
    found = []
    for name in imported(ast.parse(source), module):
        top, _, rest = name.partition(".")
        if top == "hotelier":
            target = rest.partition(".")[0]
            if target not in {part, *LAYERS[part]}:
                found.append(f"{module} imports {name}")
        elif part in CARDS:
            known = top in sys.stdlib_module_names or top in ENGINE_LIBRARIES
            if not known or top in OUTSIDE_WORLD:
                found.append(f"{module} imports {name}")
    return found


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts), path


def test_imports_point_one_way() -> None:
    found = [
        complaint
        for module, path in modules()
        for complaint in complaints(path.read_text(encoding="utf-8"), module)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("hotelier.engine.game", "import random"),
        ("hotelier.engine.game", "import os.path"),
        ("hotelier.engine.game", "import numpy as np"),
        ("hotelier.engine.game", "from hotelier.content import guests"),
        ("hotelier.engine.game", "from hotelier import content"),
        ("hotelier.engine.game", "from ..content.guests import GUESTS"),
        ("hotelier.engine.rules.rooms", "from ...content import guests"),
        ("hotelier.engine.game", "def f():\n    import hotelier.bots"),
        ("hotelier.content.guests", "from hotelier.text import describe"),
        ("hotelier.content.guests", "from hotelier import Game"),
        ("hotelier.game.game", "from hotelier.record import save"),
        ("hotelier.record.reader", "from hotelier.bots import porter"),
        ("hotelier.game.loop", "from hotelier.bots import make_bot"),
        ("hotelier.processes.worker", "from hotelier.bots.base import close"),
        ("hotelier.bots.levels.porter", "from hotelier.server import tables"),
        ("hotelier.somewhere", ""),
    ],
)
def test_an_import_that_points_the_other_way_is_found(module: str, source: str) -> None:
    assert complaints(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("hotelier.engine.game", "from __future__ import annotations\nfrom typing import Final"),
        ("hotelier.engine.game", "from mypy_extensions import i64"),
        ("hotelier.engine.rules.rooms", "from ..state import State\nfrom . import dice"),
        ("hotelier.content.guests", "from hotelier.engine.effects import Gain"),
        ("hotelier.game.game", "from hotelier.game.game import View"),
        ("hotelier.record.reader", "from hotelier.game.game import Game"),
        ("hotelier.bots.levels.porter", "import math\nfrom hotelier.game.dealer import Dealer"),
        ("hotelier.lab.arena", "import numpy\nfrom hotelier import bots"),
    ],
)
def test_an_import_that_points_the_right_way_passes(module: str, source: str) -> None:
    assert complaints(source, module) == []


def graph() -> dict[str, set[str]]:
    """Which modules each module imports, wherever it does so, but for types alone."""
    known = {name.removesuffix(".__init__") for name, _ in modules()}
    found: dict[str, set[str]] = {}
    for name, path in modules():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tree.body = [node for node in tree.body if not _is_for_types(node)]
        found[name.removesuffix(".__init__")] = {
            it if it in known else it.rpartition(".")[0] for it in imported(tree, name)
        }
    return found


def _is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def test_no_imports_go_round_in_circles() -> None:
    left = {name: needs - {name, "hotelier"} for name, needs in graph().items()}
    while free := {name for name, needs in left.items() if not needs & left.keys()}:
        left = {name: needs for name, needs in left.items() if name not in free}
    assert sorted(left) == []
