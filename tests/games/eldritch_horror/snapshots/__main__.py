"""Write the snapshots anew."""

from miskatonic.text.parts import LANGUAGES
from tests.games.eldritch_horror.snapshots import file_of, listing

for lang in LANGUAGES:
    file_of(lang).write_text(listing(lang), encoding="utf-8")
