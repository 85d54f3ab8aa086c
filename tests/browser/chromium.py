"""Where the browser of the tests comes from."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

VARIABLE: Final = "HOTELIER_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--no-sandbox",  # root has none, as in most containers
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en",
)
ADVICE: Final = (
    "The browser tests need Chromium, and none could be found or fetched: install it (on Debian and"
    f" Ubuntu: apt-get install chromium), or name the program in {VARIABLE}."
)


class NoChromium(Exception):
    """There is no browser to test with."""


def find_chromium(own: str) -> str:
    """The program to start; ``own`` is where playwright would put its download.

    Named by the variable, else found on the path, else installed, else downloaded. Workers that
    run at the same time install it once.
    """
    named = os.environ.get(VARIABLE)
    if named:
        if not Path(named).is_file():
            raise NoChromium(f"{VARIABLE} names {named}, which is not there.")
        return named
    with Path(tempfile.gettempdir(), "hotelier-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = _on_path() or _installed() or _downloaded(own)
    if found is None:
        raise NoChromium(ADVICE)
    return found


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _installed() -> str | None:
    """Debian's and Ubuntu's package, where we may install it."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run([apt, "-qq", *arguments], env=quiet, capture_output=True, check=False)
    return _on_path()


def _downloaded(own: str) -> str | None:
    if not Path(own).is_file():
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(command, capture_output=True, check=False)
    return own if Path(own).is_file() else None
