"""The card game in words, a folder a language: names, components, the log, and the speech that holds them together."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.arkham_lcg.say.en.speech import English
from miskatonic.games.arkham_lcg.say.ru.speech import Russian
from miskatonic.games.arkham_lcg.say.uk.speech import Ukrainian
from miskatonic.text.speech import Speech

SPEECH: Final[Mapping[str, Speech]] = {"en": English(), "ru": Russian(), "uk": Ukrainian()}
