"""How fast is it? ``make bench`` measures both builds and the yardstick in one run, on one core.

Only ratios within a run mean something: the figures of two machines, or of two days, differ.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent

# What the development machine must reach; the goals are in brackets.
FLOORS = """Floors on the development machine (goals in brackets): compiled 8,000 (20,000) and
interpreted 500 (1,000) two-player games a second, compiled at least 12 times interpreted,
copy below 1 (0.3) microseconds compiled, import below 0.3 s."""


def child(script: str, *arguments: str, interpreted: bool = False) -> Any:
    """Run a script of this folder and read the JSON it prints."""
    environment = dict(os.environ, HOTELIER_INTERPRETED="1" if interpreted else "0")
    command = [sys.executable, str(HERE / script), *arguments]
    if hasattr(os, "sched_setaffinity"):
        core = min(os.sched_getaffinity(0))
        command = [sys.executable, "-c", _ON_ONE_CORE, str(core), *command]
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return json.loads(run.stdout)


_ON_ONE_CORE = (
    "import os, sys; os.sched_setaffinity(0, {int(sys.argv[1])}); "
    "os.execv(sys.argv[2], sys.argv[2:])"
)


def import_seconds(*, interpreted: bool) -> float:
    """Time of ``import hotelier`` beyond the start of Python itself, the best of five."""
    environment = dict(os.environ, HOTELIER_INTERPRETED="1" if interpreted else "0")

    def best(statement: str) -> float:
        times = []
        for _ in range(5):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", statement], env=environment, check=True)
            times.append(time.perf_counter() - begin)
        return min(times)

    return best("import hotelier") - best("pass")


def show_speeds(title: str, speeds: dict[str, dict[str, float]], reference: float | None) -> None:
    """One line for each number of players."""
    for players, speed in speeds.items():
        ratio = "" if not reference else f"{speed['decisions_per_second'] / reference:8.2f}"
        print(
            f"  {title:<28}{players:>3}{speed['games_per_second']:>12,.0f}"
            f"{speed['decisions_per_second']:>15,.0f}{ratio:>10}"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each single figure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON only")
    options = parser.parse_args()
    seconds = str(options.seconds)
    builds = {"interpreted": child("measure.py", "--seconds", seconds, interpreted=True)}
    compiled = child("measure.py", "--seconds", seconds)
    if compiled["compiled"]:
        builds["compiled"] = compiled
    yardstick = child("openspiel_reference.py", seconds)
    for name, build in builds.items():
        build["import_seconds"] = import_seconds(interpreted=name == "interpreted")
    if options.json:
        print(json.dumps({"builds": builds, "openspiel": yardstick}))
        return
    report(builds, yardstick)


def report(builds: dict[str, Any], yardstick: dict[str, dict[str, float]] | None) -> None:
    """A table for people."""
    reference = yardstick["connect_four"]["decisions_per_second"] if yardstick else None
    against = "vs. OpenSpiel" if reference else ""
    print(f"  {'random games':<28}{'':>3}{'games/s':>12}{'decisions/s':>15}  {against}")
    for name, build in builds.items():
        show_speeds(f"{name}, engine-driven", build["engine"], reference)
        show_speeds(f"{name}, Python-driven", build["python"], reference)
    if yardstick is None:
        print("  OpenSpiel is not installed here: no yardstick.")
    else:
        for game, speed in yardstick.items():
            show_speeds(f"OpenSpiel {game}", {"2": speed}, reference)
    print()
    for name, build in builds.items():
        print(
            f"  {name}: copy {build['copy_microseconds']:.2f} microseconds, "
            f"position {build['position_bytes']:,.0f} bytes, "
            f"import {build['import_seconds']:.2f} s"
        )
    if "compiled" in builds:
        ratio = (
            builds["compiled"]["engine"]["2"]["games_per_second"]
            / builds["interpreted"]["engine"]["2"]["games_per_second"]
        )
        print(f"  compiled plays {ratio:.1f} times as fast as interpreted (two players)")
    else:
        print("  There is no compiled build here: only the interpreted one was measured.")
    print(f"\n{FLOORS}")


if __name__ == "__main__":
    main()
