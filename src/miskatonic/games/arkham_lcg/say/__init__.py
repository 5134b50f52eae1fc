"""The card game in words: one walk a subject, three languages side by side, a table of nouns for each."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.nouns import en, ru, uk
from miskatonic.games.arkham_lcg.say.speaker import Speaker
from miskatonic.text.phrases import EN, RU, UK

SPEECH: Final[Mapping[str, Speaker]] = {
    "en": Speaker(Voice(EN, en.NAMES)),
    "ru": Speaker(Voice(RU, ru.NAMES)),
    "uk": Speaker(Voice(UK, uk.NAMES)),
}
