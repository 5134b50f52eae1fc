"""What a bot would choose, in words. A percentage is told only where the title's bot reckons in chances."""

from __future__ import annotations

from typing import Final

from miskatonic.game import Decision
from miskatonic.text.parts import Lang, Text, cat, fill, percent

CHANCES: Final[dict[Lang, tuple[str, str]]] = {
    "en": ("{best} looks best: {chance} to win by the bot's reckoning.", " Next best: {next} ({next_chance})."),
    "ru": ("Лучше всего — {best}: по оценке бота шансы на победу {chance}.", " Затем — {next} ({next_chance})."),
    "uk": ("Найкраще — {best}: за оцінкою бота шанси на перемогу {chance}.", " Далі — {next} ({next_chance})."),
}
RANKS: Final[dict[Lang, tuple[str, str]]] = {
    "en": ("The bot would choose {best}.", " Next best: {next}."),
    "ru": ("Бот выбрал бы {best}.", " Затем — {next}."),
    "uk": ("Бот обрав би {best}.", " Далі — {next}."),
}


def hint(decision: Decision, ranked: list[tuple[str, float]], lang: Lang) -> Text:
    """The best option and the next, of all options with what the bot thinks of them, best first."""
    labels = {option.key: quoted(option.say(lang), lang) for option in decision.options}
    first, second = (CHANCES if decision.title.value_is_chance else RANKS)[lang]
    (key, value), rest = ranked[0], ranked[1:]
    text = fill(first, best=labels[key], chance=f"{percent(value)}\u00a0%")
    if rest:
        text = cat(text, fill(second, next=labels[rest[0][0]], next_chance=f"{percent(rest[0][1])}\u00a0%"))
    return text


def quoted(text: Text, lang: Lang) -> Text:
    """The text in the quotation marks of the language."""
    return cat("“", text, "”") if lang == "en" else cat("«", text, "»")
