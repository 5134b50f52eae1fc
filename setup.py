"""Builds the browser client into the package, so that an installed Miskatonic can serve it; see pyproject.toml."""

import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
PAGE = HERE / "src" / "miskatonic" / "web" / "static" / "index.html"


class BuildWithClient(build_py):
    """The usual build, after the client's own; without npm the package works in the terminal only, and says so."""

    def run(self) -> None:
        client = HERE / "client"
        if not self.editable_mode and not PAGE.exists() and client.is_dir():
            if shutil.which("npm"):
                subprocess.run(["npm", "install", "--no-save", "--no-audit", "--no-fund"], cwd=client, check=True)
                subprocess.run(["npm", "run", "build"], cwd=client, check=True)
            else:
                self.warn("npm was not found: the package is built without the browser client")
        super().run()


setup(cmdclass={"build_py": BuildWithClient})
