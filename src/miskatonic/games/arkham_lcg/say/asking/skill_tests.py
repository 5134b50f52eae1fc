"""Questions of skill tests: who commits what, and what counts."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INTELLECT, INVESTIGATE
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text

OfTests = asks.Commit | asks.Help | asks.Substitute | asks.WhichToken | asks.ResultOrder


def skill_tests(v: Voice, view: State, asked: Asked, what: OfTests) -> Text:
    """What is to be decided in a skill test."""
    say = v.say
    match what:
        case asks.Commit():
            skill, value, hard = reading.test_skill(view), *reading.test_numbers(view)
            return _commit(v, _purpose(v, view), skill, value, hard, reading.is_tokenless(view, asked.seat))
        case asks.Help(tester):
            return say(
                "you may commit one card to {who}’s test{purpose}; {standing}",
                "можете добавить 1 карту к проверке {who:gen} ({purpose}{standing})",
                "можете додати одну карту до перевірки {who:gen} ({purpose}{standing})",
                who=v.person(view, tester), purpose=_purpose(v, view), standing=standing(v, view),
            )  # fmt: skip
        case asks.Substitute(skill):
            return say(
                "choose the skill of this test: {mind} or {skill}",
                "решите, проверять ли {mind:acc} вместо {skill:gen}",
                "вирішіть, чи перевіряти {mind:acc} замість {skill:gen}",
                mind=v.skill(INTELLECT), skill=v.skill(skill),
            )  # fmt: skip
        case asks.WhichToken():
            return say(
                "choose the token that counts",
                "выберите, какой из вытянутых жетонов учитывается",
                "виберіть, котрий із витягнутих жетонів діє",
            )
        case asks.ResultOrder():
            return say(
                "choose which result of the test comes next",
                "выберите, какой результат проверки применить следующим",
                "виберіть, який наслідок перевірки застосувати наступним",
            )
        case _:
            assert_never(what)


@lru_cache(maxsize=1024)
def _commit(v: Voice, purpose: Text, skill: int, value: int, hard: int, no_token: bool) -> Text:
    """To commit cards to one's own test, or to go on with it."""
    return v.say(
        "commit cards{purpose}, or {go_on}; {standing}",
        "{purpose}проверка {skill:gen}, {value} против {hard}; добавьте карты или {go_on}",
        "{purpose}{standing}; додайте карти або {go_on}",
        purpose=purpose, standing=_numbers(v, skill, value, hard), skill=v.skill(skill), value=value, hard=hard,
        go_on=v.say("finish the test", "завершите проверку", "завершіть перевірку") if no_token
        else v.say("reveal a token", "вытяните жетон", "витягніть жетон хаосу"),
    )  # fmt: skip


def standing(v: Voice, view: State) -> Text:
    """How the present test stands: "combat 4 against 3"."""
    return _numbers(v, reading.test_skill(view), *reading.test_numbers(view))


@lru_cache(maxsize=1024)
def _numbers(v: Voice, skill: int, value: int, hard: int) -> Text:
    """A skill and what it is tested against."""
    return v.say(
        "{skill} {value} against {hard}", "{skill} {value} против {hard}", "{skill} {value} проти {hard}",
        skill=v.skill(skill), value=value, hard=hard,
    )  # fmt: skip


def _purpose(v: Voice, view: State) -> Text:
    """What the present test is for."""
    return _of_kind(v, *reading.test_purpose(view))


@lru_cache(maxsize=1024)
def _of_kind(v: Voice, kind: int, enemy: int) -> Text:
    if kind == FIGHT:
        return v.say(" to fight {foe}", "атака на {foe:acc}, ", "атака на {foe:acc}, ", foe=v.card(enemy))
    if kind == EVADE:
        return v.say(" to evade {foe}", "уход от {foe:gen}, ", "ухиляння від {foe:gen}, ", foe=v.card(enemy))
    return v.say(" to investigate", "исследование, ", "дослідження, ") if kind == INVESTIGATE else ()
