"""Packages of other people that offer bots."""

import importlib
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

needs_alarm = pytest.mark.skipif(
    not hasattr(signal, "setitimer"), reason="Windows has no alarm; there a bot is waited for"
)


@contextmanager
def ctrl_c(handler: Callable[..., None] | signal.Handlers) -> Iterator[None]:
    """Hear Ctrl-C in another way for a while; tests may run where it is ignored."""
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def install(module: str, code: str, entries: str, folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Have a package of one module installed until the test is over, here and in processes."""
    (folder / f"{module}.py").write_text(code)
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[hotelier.bots]\n{entries}")
    patch.syspath_prepend(str(folder))
    patch.setenv("PYTHONPATH", str(folder))
    patch.delitem(sys.modules, module, raising=False)
    importlib.invalidate_caches()
