"""Final Hour in words, a module a language."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.final_hour.say.en import English
from miskatonic.games.final_hour.say.ru import Russian
from miskatonic.text.speech import Speech

SPEECH: Final[Mapping[str, Speech]] = {"en": English(), "ru": Russian(), "uk": English()}
