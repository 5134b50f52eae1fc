"""Every component of Eldritch Horror in three languages, kept to be read and compared.

After a change of wording write them anew with `python -m tests.games.eldritch_horror.snapshots` and read the difference.
"""

from pathlib import Path

from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.text.parts import flat


def file_of(lang: str) -> Path:
    """Where the snapshot of a language is kept."""
    return Path(__file__).parent / f"cards.{lang}.txt"


def listing(lang: str) -> str:
    """Every component with its text, group by group."""
    lines: list[str] = []
    group = ""
    for entry in SPEECH[lang].components():
        if entry.group != group:
            group = entry.group
            lines += ["", f"== {group}", ""]
        lines.append(f"{flat(entry.title)} [{entry.code}]" + (f" ×{entry.copies}" if entry.copies > 1 else ""))
        lines += [f"    {flat(line)}" for line in entry.lines]
    return "\n".join(lines).lstrip() + "\n"
