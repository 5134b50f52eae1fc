"""What can be expected of the test or the fights that whoever is asked has before them."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.core.options import Asked
from miskatonic.games.eldritch_horror.odds import options as odds
from miskatonic.games.eldritch_horror.odds.prospects import fight
from miskatonic.games.eldritch_horror.rules import asks, places
from miskatonic.games.eldritch_horror.rules.dice import success_from
from miskatonic.games.eldritch_horror.rules.people import is_alive, space_of
from miskatonic.games.eldritch_horror.say import odds as say_odds
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.asking import source
from miskatonic.games.eldritch_horror.say.dice import unusual
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.reading import question_of
from miskatonic.games.eldritch_horror.scene import looks
from miskatonic.games.eldritch_horror.scene.people import People
from miskatonic.scene import AnyThing, Notice
from miskatonic.scene.parts import part
from miskatonic.text.parts import Text, capital, cat, flat, join
from miskatonic.text.slavic import NOM

TESTS: Final = frozenset((asks.BeforeCombatTest, asks.BeforeTest, asks.HelpTest, asks.AfterRoll))
"""Questions about a test under way."""
ENCOUNTERS: Final = frozenset((asks.Encounter, asks.WhomToFight))
FIGHTS: Final = frozenset((asks.Action, asks.AdditionalAction, *ENCOUNTERS))
"""Questions of one who may have to fight what is on the space."""


@cache
def test_of(v: Voice, skill: int) -> Text:
    """A test of a skill."""
    return v.say("Test of {skill}", "Проверка {skill:gen}", "Перевірка {skill:gen}", skill=things.skill(v, skill))


@cache
def rolled(v: Voice, successes: int, need: int | None, least: int) -> tuple[Text, ...]:
    """What a roll came to, and how many successes it needs unless all of them count."""
    have, on = v.many(successes, v.names.SUCCESS), unusual(v, least)
    lines = [capital(on)] if on else []
    if need is None:
        return have.said(NOM), *lines
    needed = v.say("{have}, {need} needed", "{have}, нужно {need}", "{have}, потрібно {need}", have=have, need=need)
    return needed, *lines


class Prospects(People):
    """The odds, in words."""

    __slots__ = ()

    def odds(self, questions: tuple[Asked, ...]) -> list[AnyThing]:
        """Of the test under way, or of the fights on the space; nothing when nobody has either before them."""
        for asked in questions:
            kind = asked.kind
            if kind in TESTS:
                return [Notice(id="odds", label=self.of_a_test(asked, asked.what.skill), lines=self.of_test(asked))]
            if kind in ENCOUNTERS and self.is_own(asked.seat):
                return []  # the options say it
            if kind in FIGHTS and is_alive(self.view, asked.seat):
                foes = places.monsters_on(self.view, space_of(self.view, asked.seat))
                if foes:
                    lines = tuple([self.of_fight(asked.seat, foe) for foe in foes])
                    return [Notice(id="odds", label=self.v.say("Fights here", "Бои здесь", "Бої тут"), lines=lines)]
        return []

    def of_a_test(self, asked: Asked, skill: int) -> Text:
        """Which test it is, and what asks for it."""
        card = source(self.v, question_of(self.view, asked))
        if not card:
            return test_of(self.v, skill)
        stop = "" if flat(card).endswith(("!", "?")) else "."
        return cat(capital(card), stop, " ", test_of(self.v, skill))

    def of_test(self, asked: Asked) -> tuple[Text, ...]:
        """Dice and chances before the roll; after it what there is, and what the rest would need."""
        what = asked.what
        if isinstance(what, odds.Ahead):
            found = odds.prospect_ahead(self.view, asked, what)
            return tuple([self.v.finished(capital(line)) for line in say_odds.in_words(self.v, found, what.stake)])
        assert isinstance(what, asks.AfterRoll)
        need = None if what.stake == asks.Stake.COUNTS else what.need
        return rolled(self.v, what.successes, need, success_from(self.view, asked.seat))

    @part
    def of_fight(self, seat: int, foe: int) -> Text:
        """What a fight with a Monster promises somebody."""
        odds_of = join("; ", say_odds.fought(self.v, fight(self.view, seat, foe)))
        return self.v.finished(cat(looks.name(self.v, foe), ": ", odds_of))
