"""A language that speaks: in a mood and with the names of a game, in phrases, in lists, of so many things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Generic, Self, TypeVar

from miskatonic.text import en, parts, phrases, ru, slavic, uk

Names = TypeVar("Names", covariant=True)
T = TypeVar("T")


@dataclass(frozen=True)
class Voice(Generic[Names]):
    """A language with a game's names in it, and the mood in which it speaks."""

    lang: phrases.Tongue
    names: Names
    mood: phrases.Mood = phrases.ORDER

    # ---------------------------------------------------------------- phrases

    def say(self, en: str, ru: str, uk: str, /, **slots: phrases.Slot) -> parts.Text:
        """The phrase of this language with its slots filled."""
        return phrases.filled((en, ru, uk)[self.lang], self.lang, self.mood, slots)

    def pick(self, en: T, ru: T, uk: T) -> T:
        """What belongs to this language."""
        return (en, ru, uk)[self.lang]

    # ---------------------------------------------------------------- moods

    def in_mood(self, mood: phrases.Mood) -> Self:
        """The same voice in another mood."""
        return replace(self, mood=mood)

    # ---------------------------------------------------------------- things and numbers of them

    def many(self, n: int, noun: phrases.AnyNoun, icon: str = "") -> phrases.Named:
        """So many things, which may be drawn as an icon."""
        return phrases.Named(lambda case: self._many(n, noun, icon, case), noun.gender, n)

    def up_to(self, n: int, noun: phrases.AnyNoun, icon: str = "") -> phrases.Named:
        """At most so many things, as an object; one is just one."""
        most = "" if n == 1 else self.pick("up to ", "до ", "до ")
        text = parts.cat(most, self._many(n, noun, icon, slavic.GEN if most else slavic.ACC))
        return phrases.Named(lambda case: text, noun.gender, n)

    def _many(self, n: int, noun: phrases.AnyNoun, icon: str, case: slavic.Case) -> parts.Text:
        word = self.counted(n, noun, case)
        return parts.cat(n, " ", parts.Icon(icon, word) if icon else word)

    def counted(self, n: int, noun: phrases.AnyNoun, case: slavic.Case = slavic.NOM) -> str:
        """The form of a noun that goes with a number."""
        if isinstance(noun, en.Noun):
            return noun.of(n)
        return ru.counted(n, noun, case) if self.lang is phrases.RU else uk.counted(n, noun, case)

    def percent(self, n: str) -> str:
        """A number of percent; between it and the sign only the Slavic languages leave a space.

        >>> Voice(phrases.EN, ()).percent("33"), Voice(phrases.RU, ()).percent("33")
        ('33%', '33\\xa0%')
        """
        return n + self.pick("%", "\u00a0%", "\u00a0%")

    def chance(self, p: float | Fraction, *, down: bool = False) -> parts.Text:
        """A chance in percent; only what is certain is 0 or 100. Rounded down it is what one can rely on."""
        said = parts.percent(p, down=down)
        n = self.percent(said.strip("<>"))
        if said[0] == "<":
            return self.say("less than {n}", "меньше {n}", "менше {n}", n=n)
        return self.say("more than {n}", "больше {n}", "понад {n}", n=n) if said[0] == ">" else (n,)

    def more(self, more: bool, less: str = "less") -> str:
        """ "More" or "less" of something; of things that are counted English says "fewer"."""
        return self.pick("more", "больше", "більше") if more else self.pick(less, "меньше", "менше")

    # ---------------------------------------------------------------- lists

    def both(self, texts: Sequence[parts.Text]) -> parts.Text:
        """A list with "and" before its last member."""
        return parts.join(", ", list(texts), self.pick(" and ", " и ", " і "))

    def either(self, texts: Sequence[parts.Text]) -> parts.Text:
        """A list with "or" before its last member."""
        return parts.join(", ", list(texts), self.pick(" or ", " или ", " або "))

    def finished(self, text: parts.Text) -> parts.Text:
        """The text as it is shown: Ukrainian small words take the form that their neighbours ask for."""
        return uk.harmony(text) if self.lang is phrases.UK else text
