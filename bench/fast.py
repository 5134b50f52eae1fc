"""Compiles the machine, the rules and what finds out what is new at a table with mypyc into build/fast; pure Python stays
the reference.

build/fast holds the whole package, with a compiled module beside each source that was compiled, so that
`PYTHONPATH=build/fast` is all that a program needs. Modules that declare dataclasses, named tuples or enumerations stay as
they are: such classes are made by code that must see them as Python does.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from filecmp import cmp
from io import StringIO
from pathlib import Path
from sysconfig import get_config_var
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
FAST: Final = ROOT / "build" / "fast"
WORK: Final = ROOT / "build" / "fast-work"
"""What mypyc and the compiler write on the way; kept, so that the next time only what changed is compiled."""
GROUP: Final = "miskatonic"
ROOMS: Final = ("core", "words", "games/*/rules", "games/*/cards")
BESIDE: Final = ("scene/memory.py", "tables/diff.py")
DECLARED: Final = frozenset(("dataclass", "NamedTuple", "Enum", "IntEnum", "Protocol"))
OPTIMISED: Final = "2"
NOTING: Final = Path(__file__).with_name("noting.h")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "static")
PAGE: Final = Path("miskatonic/web/static")
"""The built client, which is served from where it is."""


def main() -> None:
    """Compile what has changed and lay the package out in build/fast; with `--current` only say whether that is done."""
    if sys.argv[1:] == ["--current"]:
        print("yes" if is_current() else "", end="")
        return
    if is_current():
        print("build/fast is current.")
    else:
        compiled()
        shutil.rmtree(FAST, ignore_errors=True)
        shutil.copytree(WORK / "whole", FAST)
        shutil.copytree(WORK / "lib", FAST, dirs_exist_ok=True)
        (FAST / PAGE).symlink_to(SOURCES / PAGE)
    print("To use it: make play FAST=1, or PYTHONPATH=build/fast before any program that imports miskatonic")


def is_current() -> bool:
    """Whether build/fast was compiled for this Python from the sources as they are."""
    theirs = FAST / "miskatonic"
    names = _files(SOURCES / "miskatonic")
    return (
        _library(FAST).exists()
        and names == [name for name in _files(theirs) if name.suffix != ".so"]
        and all(cmp(SOURCES / "miskatonic" / name, theirs / name, shallow=False) for name in names)
    )


def _library(place: Path) -> Path:
    return place / f"{GROUP}__mypyc{get_config_var('EXT_SUFFIX')}"


def _files(package: Path) -> list[Path]:
    found = (path.relative_to(package) for path in package.rglob("*") if path.is_file())
    return sorted(path for path in found if "__pycache__" not in path.parts and "static" not in path.parts)


# -------------------------------------------------------------------- what is compiled


def modules(package: Path) -> list[Path]:
    """The modules that are compiled: those of the rooms that have functions and declare nothing."""
    found = [path for room in ROOMS for path in sorted(package.glob(f"{room}/**/*.py"))]
    found += [package / name for name in BESIDE]
    return [path for path in found if path.name != "__init__.py" and _gains(ast.parse(path.read_text(encoding="utf-8")))]


def _gains(module: ast.Module) -> bool:
    return any(isinstance(thing, ast.FunctionDef) for thing in ast.walk(module)) and not declares(module)


def declares(module: ast.Module) -> bool:
    """Whether a module makes dataclasses, named tuples, enumerations or protocols."""
    for thing in ast.walk(module):
        if isinstance(thing, ast.ClassDef):
            makers = [*thing.decorator_list, *thing.bases]
        elif isinstance(thing, ast.Call):
            makers = [thing]
        else:
            continue
        if any(_name(maker) in DECLARED for maker in makers):
            return True
    return False


def _name(maker: ast.expr) -> str:
    called = maker.func if isinstance(maker, ast.Call) else maker
    return called.id if isinstance(called, ast.Name) else ""


# -------------------------------------------------------------------- compiling


def compiled() -> None:
    """Let mypyc write C and the compiler make libraries of it, in the working folder."""
    _lay_out_sources()
    os.chdir(WORK)
    paths = [str(path) for path in modules(Path("miskatonic"))]
    print(f"mypyc reads {len(paths)} modules", flush=True)
    extensions = _in_c(paths)
    library = next(extension for extension in extensions if extension.name == f"{GROUP}__mypyc")
    library.extra_compile_args = [*library.extra_compile_args, "-include", f"c/{NOTING.name}"]
    build = BuildQuietly(Distribution({"name": GROUP, "ext_modules": extensions}))
    build.build_lib, build.build_temp = "lib", objects()
    build.ensure_finalized()
    shutil.rmtree("lib", ignore_errors=True)
    build.run()


def objects() -> str:
    """Where what was compiled lies, for each Python by itself: mypyc's own sources in C are the same for all of them."""
    return f"objects/{get_config_var('SOABI')}"


def _in_c(paths: list[str]) -> list[Extension]:
    """The modules in C. Of what mypyc says only errors are of interest, and it ends the program with them."""
    said = StringIO()
    try:
        with redirect_stdout(said):
            return mypycify(
                ["--config-file=mypy.ini", *paths],
                opt_level=OPTIMISED,
                debug_level="0",
                multi_file=True,
                group_name=GROUP,
                target_dir="c",
            )
    except SystemExit:
        print(said.getvalue())
        raise


def _lay_out_sources() -> None:
    """The sources as they are now, and for mypyc without what merely gathers rooms: so it reads no screen and no grammar."""
    whole, package = WORK / "whole", WORK / "miskatonic"
    shutil.rmtree(whole, ignore_errors=True)
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(SOURCES / "miskatonic", whole / "miskatonic", ignore=LEFT_OUT)
    shutil.copytree(whole / "miskatonic", package)
    for gathers in (package / "__init__.py", *package.glob("games/*/__init__.py")):
        gathers.write_text("")
    (WORK / "c").mkdir(exist_ok=True)
    shutil.copy2(NOTING, WORK / "c")
    plugin = Path(__file__).with_name("order.py")
    (WORK / "mypy.ini").write_text(
        f"[mypy]\nstrict = True\nexplicit_package_bases = True\nmypy_path = .\ncache_dir = cache\nplugins = {plugin}\n"
    )


class BuildQuietly(build_ext):  # type: ignore[misc]  # it has no types
    """Builds what has changed on all processors, and tells how far it is instead of every command."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile
        headers = max(path.stat().st_mtime for path in Path("c").rglob("*.h"))
        files = [source for extension in self.extensions for source in extension.sources]
        done: list[str] = []

        def one(source: str, how: dict[str, Any]) -> str:
            made: str = self.compiler.object_filenames([source], output_dir=how["output_dir"])[0]
            if not Path(made).exists() or Path(made).stat().st_mtime < max(Path(source).stat().st_mtime, headers):
                compile_all([source], **how)
            done.append(source)
            print(f"\r{len(done)} of {len(files)} compiled", end="", flush=True)
            return made

        def in_parallel(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
                return list(pool.map(lambda source: one(source, how), sources))

        self.compiler.compile = in_parallel
        super().build_extensions()
        print()


if __name__ == "__main__":
    main()
