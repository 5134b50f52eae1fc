"""Builds the browser client into the package, so that an installed Miskatonic can serve it; see pyproject.toml."""

import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
CLIENT = HERE / "client"
PAGE = HERE / "src" / "miskatonic" / "web" / "static" / "index.html"


class BuildWithClient(build_py):
    """The usual build, after the client's own; without npm the package works in the terminal only, and says so."""

    def run(self) -> None:
        if not self.editable_mode:
            if is_out_of_date():
                if shutil.which("npm"):
                    subprocess.run(["npm", "install", "--no-save", "--no-audit", "--no-fund"], cwd=CLIENT, check=True)
                    subprocess.run(["npm", "run", "build"], cwd=CLIENT, check=True)
                else:
                    self.warn("npm was not found: the package is built without the browser client, or with an old one")
            # Names of built files change with what is in them: those of the last build would come along.
            shutil.rmtree(Path(self.build_lib) / PAGE.parent.relative_to(HERE / "src"), ignore_errors=True)
        super().run()


def is_out_of_date() -> bool:
    """Whether the client has to be built: it never was, or something in it is newer."""
    rooms = [room for room in CLIENT.glob("*") if room.name != "node_modules"]
    sources = [path for room in rooms for path in (room, *room.rglob("*")) if path.is_file()]
    newest = max((path.stat().st_mtime for path in sources), default=0.0)
    return bool(sources) and not (PAGE.exists() and PAGE.stat().st_mtime >= newest)


setup(cmdclass={"build_py": BuildWithClient})
