"""Compile the engine with mypyc.

    python tools/compile.py              in place, and only when a source has changed
    python tools/compile.py --into DIR   into DIR, which is how a wheel is made

Without a C compiler this is no error: the same sources also run interpreted, only slower. An old
binary never stays beside a newer source, whatever happens here.
"""

import argparse
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "hotelier"

# Read without importing the package, which would load the very binaries to be replaced.
BUILD = runpy.run_path(str(PACKAGE / "_build.py"))
FAST = ["-fno-semantic-interposition", "-fvisibility=hidden"]
VALUES = ("appraisal", "prospects", "staffing", "tracks", "worth")
BOTS = (*VALUES, "features", "network", "lookahead", "rollout")
STAMP: Path = BUILD["STAMP"]
GROUP: str = BUILD["LIBRARY"].removesuffix("__mypyc")


def sources() -> list[Path]:
    """The modules to compile, listed here and nowhere else: where the time of a game goes."""
    engine = (p for p in PACKAGE.glob("engine/**/*.py") if p.name != "__init__.py")
    names = ("game/dealer.py", "game/playout.py", *(f"bots/thinking/{name}.py" for name in BOTS))
    others = (PACKAGE / name for name in names)
    return sorted([*engine, *(p for p in others if p.exists())])


def describe(modules: list[Path]) -> str:
    """What the stamp says when the binaries belong to these sources."""
    return "".join(f"{BUILD['describe'](module)}\n" for module in modules)


def obstacle() -> str | None:
    """What keeps this machine from compiling, in words, or None."""
    if not (find_spec("mypyc") and find_spec("setuptools")):
        return "mypyc is not installed"
    if os.name == "nt":
        return None  # setuptools knows best where Visual C++ is
    compiler = next(filter(shutil.which, _compilers()), None)
    if compiler is None:
        return "no C compiler was found"
    os.environ["CC"] = compiler
    headers = [f"-I{sysconfig.get_path(kind)}" for kind in ("include", "platinclude")]
    probe = subprocess.run(
        [compiler, "-fsyntax-only", *headers, "-x", "c", "-"],
        input=b"#include <Python.h>\n",
        capture_output=True,
        check=False,
    )
    return "the C headers of Python were not found" if probe.returncode else None


def _compilers() -> list[str]:
    """The compiler asked for, the one Python was built with, then the usual names."""
    built_with = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return [os.environ.get("CC") or built_with, built_with, "cc", "gcc", "clang"]


def compile_into(target: Path) -> None:
    """Run mypyc and the C compiler; leaves the process on an error in the sources."""
    import setuptools  # before mypyc, which looks whether it was imported
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    os.chdir(ROOT)  # where mypy finds its settings
    with tempfile.TemporaryDirectory() as scratch:
        # One group: every call between compiled modules is a plain C call.
        extensions = mypycify(
            [str(module.relative_to(ROOT)) for module in sources()],
            opt_level="3",
            debug_level="0",
            group_name=GROUP,
            target_dir=scratch,
        )
        for extension in extensions:
            if os.name != "nt":
                # Nobody outside replaces our functions, so the C compiler may inline them.
                extension.extra_compile_args += FAST
        project = {"name": "hotelier", "ext_modules": extensions}
        command = build_ext(setuptools.Distribution(project))
        command.build_lib = str(target)
        command.build_temp = scratch
        command.ensure_finalized()
        command.run()


def compile_quietly(target: Path) -> None:
    """Compile in a process of its own, whose chatter is shown only when it fails."""
    run = subprocess.run(
        [sys.executable, __file__, "--now", "--into", str(target)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.exit(f"{run.stdout}\nThe engine did not compile; nothing compiled was left behind.")


def remove_binaries() -> None:
    """Forget what was compiled in place for the running version of Python."""
    STAMP.unlink(missing_ok=True)
    for binary in PACKAGE.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        binary.unlink()


def is_current(wanted: str) -> bool:
    """Tell whether the binaries belong to these sources and to this way of compiling."""
    recipe = max(path.stat().st_mtime for path in (Path(__file__), ROOT / "constraints.txt"))
    return (
        STAMP.exists()
        and STAMP.stat().st_mtime >= recipe
        and STAMP.read_text(encoding="utf-8") == wanted
    )


def compile_in_place() -> None:
    modules = sources()
    wanted = describe(modules)
    if is_current(wanted):
        return
    remove_binaries()
    if reason := obstacle():
        print(f"Hotelier runs interpreted: {reason}. That is slower, and otherwise the same.")
        return
    print(f"Compiling {len(modules)} modules, which takes about a minute ...", flush=True)
    scratch = ROOT / "build"  # on the same disk, so that each binary appears in one piece
    scratch.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=scratch) as target:
        compile_quietly(Path(target))
        STAMP.write_text("unfinished\n", encoding="utf-8")  # matches no source: see _build.py
        for binary in Path(target).rglob("*.*"):
            binary.replace(PACKAGE.parent / binary.relative_to(target))
    STAMP.write_text(wanted, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--into", type=Path, help="a folder for the binaries; otherwise in place")
    parser.add_argument("--now", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.into is None:
        compile_in_place()
    elif arguments.now:
        compile_into(arguments.into)
    elif reason := obstacle():
        print(f"Hotelier is packed without compiled modules: {reason}.")
    else:
        compile_quietly(arguments.into)


if __name__ == "__main__":
    main()
