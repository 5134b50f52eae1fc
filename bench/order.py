"""For mypy, while it serves mypyc: modules imported as namespaces are read first, as modules are from which names come.

mypyc reads all modules that it compiles together as one circle, and mypy then orders it by how modules import each other.
`from rules import box` counts less there than `from rules.box import HAND`, too little to put `box` first.
"""

from pathlib import Path

from mypy.build import PRI_HIGH
from mypy.nodes import ImportFrom, MypyFile
from mypy.plugin import Plugin


class NamespacesFirst(Plugin):
    """Gives imports of modules the weight of imports of names."""

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        """The modules that a file imports as namespaces when it is loaded."""
        return [
            (PRI_HIGH, f"{imported.id}.{name}", imported.line)
            for imported in file.imports
            if isinstance(imported, ImportFrom) and imported.is_top_level and not imported.is_mypy_only
            for name, _ in imported.names
            if Path(*imported.id.split("."), f"{name}.py").exists()
        ]


def plugin(version: str) -> type[Plugin]:
    """What mypy asks for."""
    return NamespacesFirst
