"""Packages of other people that offer bots."""

import importlib
import signal
import sys
from pathlib import Path

import pytest

needs_alarm = pytest.mark.skipif(
    not hasattr(signal, "setitimer"), reason="Windows has no alarm; there a bot is waited for"
)


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
