"""Voices for the Ukrainian questions and labels."""

from typing import Final

from miskatonic.games.arkham_lcg.say.voices import VOICES

YOU: Final = VOICES["uk"]
THEY: Final = VOICES["uk"].of(())
CAN: Final = VOICES["uk"].wish
