"""Count how the house stands: doors at the top, how far one kind of decision is spread, lengths.

python tools/count_house.py                 this checkout
python tools/count_house.py --root OTHER    another one, to compare
"""

import argparse
import ast
import statistics
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = "complete_order"
"""An ordinary kind of decision: an effect asks for it, a player answers."""


def parsed(package: Path) -> dict[str, ast.Module]:
    """The syntax trees of all modules, by their paths in the package."""
    return {
        path.relative_to(package).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(package.rglob("*.py"))
    }


def loose(package: Path) -> list[str]:
    """Modules that lie at the top of the package."""
    return sorted(path.stem for path in package.glob("*.py") if not path.stem.startswith("_"))


def kinds(agenda: ast.Module) -> dict[str, str]:
    """The constant of every kind of frame, by its name in JSON."""
    numbers: dict[int, str] = {}
    names: list[str] = []
    for node in agenda.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="FRAME_NAMES"), value=ast.Tuple(elts=words)):
                names = [str(ast.literal_eval(word)) for word in words]
            case ast.AnnAssign(target=ast.Name(id=constant), value=ast.Constant(value=int(number))):
                # Flags of a turn and the like come after the kinds, or are no new number.
                numbers.setdefault(number, constant)
    return {name: numbers[number] for number, name in enumerate(names)}


def mentioned(tree: ast.Module) -> set[str]:
    """The constants of the agenda that a module names."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="agenda"), attr=constant):
                found.add(constant)
            case ast.ImportFrom(module="hotelier.engine.agenda", names=names):
                found.update(alias.name for alias in names)
    return found


def spread(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """For every kind of frame the modules that name it, the agenda itself included."""
    agenda = "engine/agenda.py"
    says = {path: mentioned(tree) for path, tree in trees.items()}
    return {
        name: [agenda, *(path for path in trees if path != agenda and constant in says[path])]
        for name, constant in kinds(trees[agenda]).items()
    }


def functions(trees: dict[str, ast.Module]) -> Iterator[tuple[int, str]]:
    """The length of every function, with its place."""
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                yield node.end_lineno - node.lineno + 1, f"{path}: {node.name}"


def modules(package: Path) -> Iterator[tuple[int, str]]:
    """The length of every module."""
    for path in sorted(package.rglob("*.py")):
        lines = path.read_text(encoding="utf-8").count("\n")
        yield lines, path.relative_to(package).as_posix()


def lengths(found: Iterator[tuple[int, str]]) -> str:
    """Median, 95 % and longest."""
    ordered = sorted(found)
    middle = statistics.median(length for length, _ in ordered)
    most, where = ordered[-1]
    return (
        f"{len(ordered)}: median {middle:g} lines, 95 % up to "
        f"{ordered[int(0.95 * len(ordered))][0]}, longest {most} ({where})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to count")
    package = parser.parse_args().root / "src" / "hotelier"
    trees = parsed(package)
    top = loose(package)
    where = spread(trees)
    sizes = {name: len(paths) for name, paths in where.items()}
    most = max(sizes, key=sizes.__getitem__)
    print(f"loose modules at the top: {len(top)} ({', '.join(top)})")
    print(
        f"modules that mention one kind of frame: median {statistics.median(sizes.values()):g}, "
        f"most {sizes[most]} ({most})"
    )
    print(
        f"files for a further kind of decision, such as {EXAMPLE}: {sizes[EXAMPLE]} "
        f"({', '.join(where[EXAMPLE])})"
    )
    print(f"functions {lengths(functions(trees))}")
    print(f"modules {lengths(modules(package))}")


if __name__ == "__main__":
    main()
