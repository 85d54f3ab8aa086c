"""Put the built front end into the wheel, and compiled modules where a C compiler is found.

`HOTELIER_PURE=1` asks for a wheel without compiled modules, which runs everywhere, only slower.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PURE = os.environ.get("HOTELIER_PURE", "") not in {"", "0"}


class BuiltParts(BuildHookInterface[Any]):
    """Adds what tools/build_web.py and tools/compile.py make."""

    def dependencies(self) -> list[str]:
        return [] if PURE else self.metadata.core.optional_dependencies["compile"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout is built and compiled in place, by make
            return
        subprocess.run([sys.executable, Path(self.root, "tools", "build_web.py")], check=True)  # noqa: S603 -- our own script
        if PURE:
            return
        self._folder = tempfile.TemporaryDirectory()
        script = Path(self.root, "tools", "compile.py")
        subprocess.run([sys.executable, script, "--into", self._folder.name], check=True)  # noqa: S603 -- our own script
        built = Path(self._folder.name)
        binaries = {str(p): p.relative_to(built).as_posix() for p in built.rglob("*.*")}
        build_data["force_include"].update(binaries)
        build_data["pure_python"] = not binaries
        build_data["infer_tag"] = bool(binaries)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del version, build_data, artifact_path
        if hasattr(self, "_folder"):
            self._folder.cleanup()
