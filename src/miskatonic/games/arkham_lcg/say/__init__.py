"""The card game in words: one walk a subject, three languages side by side, noun tables a language."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.arkham_lcg.say.speaker import Speaker
from miskatonic.games.arkham_lcg.say.voices import VOICES

SPEECH: Final[Mapping[str, Speaker]] = {lang: Speaker(voice) for lang, voice in VOICES.items()}
