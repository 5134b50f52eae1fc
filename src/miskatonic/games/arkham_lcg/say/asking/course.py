"""Questions of the course of the game: turns, windows, reactions and what comes first."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State, word_of
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import TOME
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.actions import tome_actions
from miskatonic.games.arkham_lcg.say import reacting, reading
from miskatonic.games.arkham_lcg.say.asking.skill_tests import standing
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text, cat

OfCourse = (
    asks.Mulligan | asks.Turn | asks.Action | asks.Window | asks.WhoDoesIt | asks.WhichEffect | asks.React |
    asks.OrderForced
)  # fmt: skip


def course(v: Voice, view: State, asked: Asked, what: OfCourse) -> Text:
    """What is to be decided in the course of the game."""
    say = v.say
    match what:
        case asks.Mulligan(0):
            return say(
                "set aside opening cards to replace, or go on",
                "отложите карты, которые хотите заменить, или оставьте эту руку",
                "виберіть карти стартової руки на заміну або грайте далі",
            )
        case asks.Mulligan(n):
            return say(
                "set aside opening cards to replace ({cards} so far), or go on",
                "отложите ещё карты или возьмите {n} <n:новую|новые|новых> {it:acc}",
                "виберіть карти стартової руки на заміну (вибрано {cards:acc}) або грайте далі",
                n=n, cards=v.cards(n), it=v.word(n, v.names.card),
            )  # fmt: skip
        case asks.Turn():
            return say("choose who takes the next turn", "выберите, кто ходит следующим", "виберіть, хто ходить наступним")
        case asks.Action(left):
            tomes = tome_actions(view, asked.seat)
            provoked = reading.provoked(view, asked.seat) if left or tomes else []
            return _action(v, left, tomes) if not provoked else cat(_action(v, left, tomes), _danger(v, provoked))
        case asks.Window():
            return say(
                "you may use something{meanwhile}",
                "{meanwhile}; можете что-нибудь использовать",
                "можете чимось скористатися{meanwhile}",
                meanwhile=_meanwhile(v, view, asked.seat),
            )
        case asks.WhoDoesIt():
            return _somebody(v, view, asked)
        case asks.WhichEffect():
            asking = reading.card_asking(asked)
            if asking < 0:
                return say("choose one", "выберите одно", "виберіть одне")
            return say("choose one ({card})", "выберите одно ({card})", "виберіть одне ({card})", card=v.card(asking))
        case asks.React(event):
            return say(
                "{chance}; you may react", "{chance}; можете отреагировать", "{chance}; можете відреагувати",
                chance=reacting.chance(v, view, asked, event),
            )  # fmt: skip
        case asks.OrderForced():
            return say(
                "choose which forced effect comes first",
                "выберите, какой обязательный эффект применить первым",
                "виберіть, який обов’язковий ефект застосувати першим",
            )
        case _:
            assert_never(what)


@lru_cache(maxsize=256)
def _action(v: Voice, left: int, tomes: int) -> Text:
    """How many actions are left, those for Tomes apart."""
    if not left and not tomes:
        return v.say(
            "no actions are left; use what needs no action, or end your turn",
            "действий не осталось; используйте то, что не требует действия, или закончите ход",
            "дій не залишилося; використайте те, що не потребує дії, або закінчіть хід",
        )
    none = "дій не залишилося"
    remain = v.say("{left} left", "{left~остался} {left}", "{left~залишився} {left}" if left else none, left=v.actions(left))
    if tomes:
        remain = v.say(
            "{remain} and {n} for {tome:a}",
            "{remain} и ещё {n} для карт с чертой «{tome}»" if left else "осталось только {n} для карт с чертой «{tome}»",
            "{remain}, ще {n} — лише для {tome:gen}",
            remain=remain, n=tomes, tome=v.trait(TOME),
        )  # fmt: skip
    return v.say("choose an action ({remain})", "выберите действие ({remain})", "виберіть дію ({remain})", remain=remain)


def _danger(v: Voice, enemies: list[int]) -> Text:
    """Enemies that attack when one does something else than fight or evade."""
    return v.say(
        "; most actions provoke <n:an attack|attacks> ({them})",
        "; берегитесь <n:внеочередной атаки|внеочередных атак> ({them})",
        "; більшість дій спровокує <n:позачергову атаку|позачергові атаки> ({them})",
        n=len(enemies), them=v.both(v.enemies(enemies)),
    )  # fmt: skip


def _meanwhile(v: Voice, view: State, seat: int) -> Text:
    """When a window is open: in a test, in somebody's turn, in a phase."""
    tester, active, phase = reading.tester(view), reading.active(view), reading.phase(view)
    if tester >= 0:
        return v.say(
            " before {who} reveals a token; {standing}",
            "{who} вот-вот вытянет жетон ({standing})",
            " під час перевірки {who:gen}; {standing}",
            who=v.person(view, tester), standing=standing(v, view),
        )  # fmt: skip
    if active == seat:
        return v.say(" in your turn", "идёт ваш ход", " у свій хід")
    if active >= 0:
        return v.say(" in {who}’s turn", "идёт ход {who:gen}", " у хід {who:gen}", who=v.person(view, active))
    if phase:
        return v.say(" in the {phase}", "идёт {phase}", " ({phase})", phase=v.names.phases[phase - 1])
    return v.say("", "окно игрока", "")


def _somebody(v: Voice, view: State, asked: Asked) -> Text:
    """Who is chosen, and what that one does."""
    word = word_of(view, asked)
    if isinstance(word, w.By):
        return v.say(
            "choose the investigator who {does}",
            "выберите сыщика в своей локации (он {does})",
            "виберіть дослідника, який {does}",
            does=clause(v.of(()), w.as_one(word.effects)),
        )
    if isinstance(word, w.Treat):
        return v.say(
            "choose the investigator who is treated",
            "выберите сыщика в своей локации, которого будете лечить",
            "виберіть, кого лікувати",
        )
    return v.say(
        "choose an investigator at your location", "выберите сыщика в своей локации", "виберіть дослідника у своїй локації"
    )
