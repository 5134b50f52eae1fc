"""Voices for the Russian questions and labels."""

from typing import Final

from miskatonic.games.arkham_lcg.say.voices import VOICES

YOU: Final = VOICES["ru"]
THEY: Final = VOICES["ru"].of(())
TO: Final = VOICES["ru"].wish
