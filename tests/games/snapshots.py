"""Every component of every game in three languages, kept to be read and compared.

After a change of wording write them anew with `python -m tests.games.snapshots GAME` and read the difference.
"""

import sys
from pathlib import Path

import miskatonic as mk
from miskatonic.text.parts import LANGUAGES, flat


def file_of(game: str, lang: str) -> Path:
    """Where the snapshot of a language is kept."""
    return Path(__file__).parent / game.replace("-", "_") / "snapshots" / f"cards.{lang}.txt"


def listing(game: str, lang: str) -> str:
    """Every component with its text, group by group."""
    lines: list[str] = []
    group = ""
    for entry in mk.games()[game].speech[lang].components():
        if entry.group != group:
            group = entry.group
            lines += ["", f"== {group}", ""]
        lines.append(f"{flat(entry.title)} [{entry.code}]" + (f" ×{entry.copies}" if entry.copies > 1 else ""))
        lines += [f"    {flat(line)}" for line in entry.lines]
    return "\n".join(lines).lstrip() + "\n"


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        for each in LANGUAGES:
            file_of(wanted, each).write_text(listing(wanted, each), encoding="utf-8")
