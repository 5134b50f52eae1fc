"""Eldritch Horror in words: one walk a subject, the three languages side by side in it, and a table of nouns a language."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.nouns import en, ru, uk
from miskatonic.games.eldritch_horror.say.speaker import Speaker
from miskatonic.text.phrases import EN, RU, UK
from miskatonic.text.speech import Speech

VOICES: Final[Mapping[str, Voice]] = {"en": Voice(EN, en), "ru": Voice(RU, ru), "uk": Voice(UK, uk)}
SPEECH: Final[Mapping[str, Speech]] = {lang: Speaker(voice) for lang, voice in VOICES.items()}
