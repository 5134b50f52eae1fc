"""The three voices of the card game."""

from typing import Final

from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.nouns import en, ru, uk
from miskatonic.text.phrases import EN, RU, UK

VOICES: Final = {"en": Voice(EN, en.NAMES), "ru": Voice(RU, ru.NAMES), "uk": Voice(UK, uk.NAMES)}
