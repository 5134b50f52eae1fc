"""En Route in words: what happens is walked once, and English, Russian and Ukrainian stand side by side in each phrase."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.route.say.names import Voice
from miskatonic.games.route.say.nouns import en, ru, uk
from miskatonic.games.route.say.speaker import Speaker
from miskatonic.text.phrases import EN, RU, UK
from miskatonic.text.speech import Speech

VOICES: Final[Mapping[str, Voice]] = {
    "en": Voice(EN, en.NAMES),
    "ru": Voice(RU, ru.NAMES),
    "uk": Voice(UK, uk.NAMES),
}
SPEECH: Final[Mapping[str, Speech]] = {lang: Speaker(voice) for lang, voice in VOICES.items()}
