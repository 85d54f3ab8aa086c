"""Choose between the compiled and the interpreted build of the same source files.

Python prefers a compiled module to the source beside it. This module makes it take the source
instead when `HOTELIER_INTERPRETED=1` is set, or when a source was edited after it was compiled:
what runs is always what is written. It is all or nothing, because compiled modules reach into
each other's objects directly.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

_PACKAGE = Path(__file__).parent

# Written by tools/compile.py when it compiles in place: one line "size mtime path" per source.
# An installed wheel has none; its files belong together anyway.
STAMP = _PACKAGE / f".compiled-{sys.implementation.cache_tag}"

# The shared library behind all compiled modules.
LIBRARY = "hotelier._native__mypyc"


class _SourceOnly:
    """A finder that sees the Python sources of this package and no compiled modules."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("hotelier."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            if (spec := finder.find_spec(name, target)) is not None:
                return spec
        return None


def install() -> None:
    """Decide the build; call it before any other module of the package is imported."""
    wanted = os.environ.get("HOTELIER_INTERPRETED", "") not in {"", "0"}
    if (wanted or _is_stale()) and _SourceOnly not in sys.meta_path:
        sys.meta_path.insert(0, _SourceOnly)


def is_compiled() -> bool:
    """Tell whether the engine runs compiled."""
    return _SourceOnly not in sys.meta_path and find_spec(LIBRARY) is not None


def describe(source: Path) -> str:
    """The line of the stamp for one source file, given by its absolute path."""
    state = source.stat()
    return f"{state.st_size} {state.st_mtime_ns} {source.relative_to(_PACKAGE).as_posix()}"


def _is_stale() -> bool:
    """Tell whether a source is no longer the one that was compiled."""
    try:
        lines = STAMP.read_text(encoding="utf-8").splitlines()
        return any(describe(_PACKAGE / line.rpartition(" ")[2]) != line for line in lines)
    except FileNotFoundError:
        return STAMP.exists()  # nothing compiled in place, or else: a source is gone
