"""What Final Hour asks: who must decide what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, assert_never

from miskatonic.core.code import Node
from miskatonic.core.declared import Args, Kind, made
from miskatonic.core.options import Asked
from miskatonic.core.state import State, word_of
from miskatonic.games.final_hour.cards.words import Damage, Spawn
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.effects import deed
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.phrases import AnyNoun, in_case
from miskatonic.words import By

OfPlans = (
    asks.LayPriority | asks.SetAside | asks.RevealWhose | asks.LayOn | asks.Redraw | asks.Attempt | asks.KeepBack
)  # fmt: skip
OfMonsters = (
    asks.Move | asks.March | asks.Place | asks.Strike | asks.Destroy | asks.Lure | asks.Shove | asks.Herd |
    asks.DriveTo | asks.PushOut | asks.ActivateNext | asks.ActivateWhich
)  # fmt: skip
OfCampus = asks.Seal | asks.Unseal | asks.Repair | asks.HealWhom | asks.PeekGate
OfCourse = asks.WhichEffect | asks.WhoDoesIt | asks.WhoIsNext | asks.React | asks.OrderForced


def prompt(v: Voice, view: State, asked: Asked) -> Text:
    """Who must decide what."""
    tells = _TELLS.get(asked.kind)
    seen = None if tells is None else tells(view, asked)
    return _prompt(v, asked.kind, asked.about, seen, reading.deciders(view, asked))


_TELLS: Final[Mapping[Kind, Callable[[State, Asked], Any]]] = {
    asks.LayPriority: lambda view, asked: (view.count(box.FACE_DOWN) > 0, reading.own_card(view, asked.what.turn)),
    asks.Place: word_of,
    asks.ActivateWhich: lambda view, asked: reading.acts_each(view, asked),
    asks.PeekGate: lambda view, asked: reading.top_gate(view),
    asks.Attempt: lambda view, asked: view.count(box.SOLO) > 0,
    asks.WhoDoesIt: word_of,
    asks.WhoIsNext: word_of,
    asks.React: lambda view, asked: reading.item_moment(asked),
}
"""What a question tells of the table, beside what it is about."""


@lru_cache(maxsize=4096)
def _prompt(v: Voice, kind: Kind, about: Args, seen: Any, people: tuple[int, ...]) -> Text:
    """The question before those who decide."""
    asking = question(v, made(kind, about), seen)
    called = v.both([in_case(v.person(i)) for i in people])
    return cat(called, ": ", asking, ".") if people else cat(capital(asking), ".")


def question(v: Voice, what: asks.AnyAsk, seen: Any) -> Text:
    """What is asked, without a capital and a full stop."""
    if isinstance(what, OfPlans):
        return _plans(v, what, seen)
    if isinstance(what, OfMonsters):
        return _monsters(v, what, seen)
    if isinstance(what, OfCampus):
        return _campus(v, what, seen)
    return _course(v, what, seen)


# -------------------------------------------------------------------- priority cards and the ritual


def _plans(v: Voice, what: OfPlans, seen: Any) -> Text:
    """What is asked of priority cards and the ritual."""
    say = v.say
    match what:
        case asks.LayPriority(turn):
            is_face_down, card = seen
            return say(
                "lay a priority card{down}{on} (turn {turn} of 4); the two lowest of the four give the top effect",
                "выложите{down} карту очерёдности{on} (ход {turn} из 4); на двух младших сработает верхний эффект",
                "викладіть{down} карту черговості{on} (хід {turn} з 4); на двох найменших спрацює верхній ефект",
                down=v.pick(" face down", " взакрытую", " долілиць") if is_face_down else "",
                on=_on_card(v, card),
                turn=turn + 1,
            )
        case asks.SetAside():
            return say(
                "set 1 priority card aside for the ritual; the other four form the row",
                "отложите 1 карту очерёдности для ритуала; остальные четыре образуют ряд",
                "відкладіть 1 карту черговості для ритуалу; інші чотири утворять ряд",
            )
        case asks.RevealWhose():
            return say(
                "choose whose action card is revealed next",
                "выберите, чью карту действия открыть следующей",
                "виберіть, чию карту дії відкрити наступною",
            )
        case asks.LayOn(card):
            return say(
                "lay {who}’s {card} on a priority card; the two lowest give the top effect",
                "положите карту {who:gen} {card} на карту очерёдности; на двух младших сработает верхний эффект",
                "покладіть карту {who:gen} {card} на карту черговості; на двох найменших спрацює верхній ефект",
                who=v.person(reading.owner(card)),
                card=v.quoted(card),
            )
        case asks.Redraw(n):
            return say(
                "choose which priority card to exchange ({n} left)",
                "выберите, какую карту очерёдности заменить (осталось: {n})",
                "виберіть, яку карту черговості замінити (залишилося: {n})",
                n=n,
            )
        case asks.Attempt():
            return say(
                "decide whether to reverse the ritual now; {agreed}there is only one attempt",
                "решите, пора ли обратить ритуал вспять; {agreed}попытка только одна",
                "вирішіть, чи настав час обернути ритуал навспак; {agreed}спроба лише одна",
                agreed="" if seen else v.pick("all must agree, and ", "нужно согласие всех, а ", "потрібна згода всіх, а "),
            )
        case asks.KeepBack():
            return say(
                "choose which priority card to keep; the other three go into the ritual",
                "выберите, какую карту очерёдности оставить на руке; остальные три пойдут на ритуал",
                "виберіть, яку карту черговості залишити в руці; інші три підуть на ритуал",
            )
        case _:
            assert_never(what)


def _on_card(v: Voice, card: int) -> Text:
    """On which action card, if it is seen."""
    return () if card < 0 else v.say(" on {card}", " на {card:acc}", " на {card:acc}", card=v.action(card))


# -------------------------------------------------------------------- moves and monsters


def _monsters(v: Voice, what: OfMonsters, seen: Any) -> Text:
    """What is asked of moves and monsters."""
    say, names = v.say, v.names
    match what:
        case asks.Move(left):
            return say(
                "move, or stay ({left})",
                "совершите переход или останьтесь ({left})",
                "зробіть перехід або залишіться ({left})",
                left=_left(v, left, names.move),
            )
        case asks.March(left):
            return say(
                "make the next move ({left})",
                "совершите следующий переход ({left})",
                "зробіть наступний перехід ({left})",
                left=_left(v, left, names.move),
            )
        case asks.Place(wounds):
            return _place(v, seen, wounds)
        case asks.Strike(left, place):
            return say(
                "choose which monster in {place} to destroy ({left})",
                "выберите, какого монстра уничтожить в {place:loc} ({left})",
                "виберіть, якого монстра знищити в {place:loc} ({left})",
                place=v.place(place),
                left=_left(v, left, names.wound, "wound"),
            )
        case asks.Destroy(n):
            return say(
                "choose which monster to destroy ({n} left)",
                "выберите, какого монстра уничтожить (осталось: {n})",
                "виберіть, якого монстра знищити (залишилося: {n})",
                n=n,
            )
        case asks.Lure(n):
            return say(
                "choose which monster to lure to your location ({n} left)",
                "выберите, какого монстра заманить в свою локацию (осталось: {n})",
                "виберіть, якого монстра заманити до своєї локації (залишилося: {n})",
                n=n,
            )
        case asks.Shove(n):
            return say(
                "choose which monster to send to an adjacent location ({n} left)",
                "выберите, какого монстра отправить в соседнюю локацию (осталось: {n})",
                "виберіть, якого монстра відправити до сусідньої локації (залишилося: {n})",
                n=n,
            )
        case asks.Herd(n):
            return say(
                "choose which monster to move along a path ({n} left)",
                "выберите, какого монстра переместить по дорожке (осталось: {n})",
                "виберіть, якого монстра перемістити доріжкою (залишилося: {n})",
                n=n,
            )
        case asks.DriveTo(monster):
            return say(
                "choose where the {monster} goes",
                "выберите, куда переместить {monster:acc}",
                "виберіть, куди перемістити {monster:acc}",
                monster=v.monster(monster),
            )
        case asks.PushOut(place):
            return say(
                "choose which monster in {place} makes room for damage",
                "выберите, какого монстра в {place:loc} вытеснит разрушение",
                "виберіть, якого монстра в {place:loc} витіснить руйнування",
                place=v.place(place),
            )
        case asks.ActivateNext(place):
            return say(
                "choose which monster in {place} to activate next",
                "выберите, какого монстра в {place:loc} активировать следующим",
                "виберіть, якого монстра в {place:loc} активувати наступним",
                place=v.place(place),
            )
        case asks.ActivateWhich() if seen:
            return say(
                "choose which monster to activate next; all of these will be",
                "выберите, какого монстра активировать следующим; очередь дойдёт до всех",
                "виберіть, якого монстра активувати наступним; черга дійде до всіх",
            )
        case asks.ActivateWhich():
            return say(
                "choose which monster to activate",
                "выберите, какого монстра активировать",
                "виберіть, якого монстра активувати",
            )
        case _:
            assert_never(what)


def _place(v: Voice, word: Node | None, wounds: int) -> Text:
    """For what a location is chosen, as the word of the card says."""
    if isinstance(word, Spawn):
        return v.say(
            "choose where {n} <n:appears|appear>",
            "выберите, где <n:появится|появятся> {n}",
            "виберіть, де <n:з’явиться|з’являться> {n}",
            n=v.many(word.n, v.kind(word.kind)),
        )
    if isinstance(word, Damage):
        return v.say(
            "choose a location for the damage", "выберите локацию для разрушения", "виберіть локацію для руйнування"
        )
    return v.say(
        "choose a location to attack ({n})",
        "выберите локацию для атаки ({n})",
        "виберіть локацію для атаки ({n})",
        n=v.wounds(wounds),
    )


def _left(v: Voice, n: int, noun: AnyNoun, icon: str = "") -> Text:
    """How many are left."""
    return v.say("{n} left", "{n~остался} {n}", "{n~залишився} {n}", n=v.many(n, noun, icon))


# -------------------------------------------------------------------- the campus


def _campus(v: Voice, what: OfCampus, seen: Any) -> Text:
    """What is asked of paths, damage, health and gates."""
    say, names = v.say, v.names
    match what:
        case asks.Seal(left):
            return say(
                "choose which path to seal ({left})",
                "выберите, какую дорожку запечатать ({left})",
                "виберіть, яку доріжку запечатати ({left})",
                left=_left(v, left, names.seal),
            )
        case asks.Unseal():
            return say(
                "choose which seal to remove from the board",
                "выберите, какую печать убрать с поля",
                "виберіть, яку печать прибрати з поля",
            )
        case asks.Repair(n):
            return say(
                "remove a damage token or leave it ({n} left)",
                "уберите жетон разрушения или оставьте его (осталось: {n})",
                "приберіть жетон руйнування або залиште його (залишилося: {n})",
                n=n,
            )
        case asks.HealWhom(left):
            return say(
                "choose who recovers 1 health ({left})",
                "выберите, кто восстановит 1 здоровье ({left})",
                "виберіть, хто відновить 1 здоров’я ({left})",
                left=_left(v, left, names.health, "health"),
            )
        case asks.PeekGate():
            return say(
                "leave the gate token{gate} on top, or put it at the bottom of the stack",
                "оставьте жетон врат{gate} наверху или положите под низ стопки",
                "залиште жетон воріт{gate} зверху або покладіть під низ стосу",
                gate=_seen_gate(v, seen),
            )
        case _:
            assert_never(what)


def _seen_gate(v: Voice, token: int) -> Text:
    """The symbol of the top gate token, if it is seen."""
    return () if token < 0 else cat(" (", in_case(v.gate(box.SYMBOL[token])), ")")


# -------------------------------------------------------------------- the course of the game


def _course(v: Voice, what: OfCourse, seen: Any) -> Text:
    """What is asked of who acts, and what comes first."""
    say = v.say
    match what:
        case asks.WhichEffect(n):
            return say(
                "choose what to do ({n} left)",
                "выберите, что сделать (осталось: {n})",
                "виберіть, що зробити (залишилося: {n})",
                n=n,
            )
        case asks.WhoDoesIt():
            return say(
                "choose who {deed}",
                "выберите сыщика (он {deed})",
                "виберіть дослідника (він {deed})",
                deed=_deed(v, seen),
            )
        case asks.WhoIsNext():
            return say(
                "choose who goes next and {deed}",
                "выберите следующего сыщика (он {deed})",
                "виберіть наступного дослідника (він {deed})",
                deed=_deed(v, seen),
            )
        case asks.React():
            return say(
                "you may use an item{when}",
                "можете использовать вещь{when}",
                "можете використати предмет{when}",
                when=_moment(v, seen),
            )
        case asks.OrderForced():
            return say(
                "choose which effect comes first",
                "выберите, какой эффект применить первым",
                "виберіть, який ефект застосувати першим",
            )
        case _:
            assert_never(what)


def _deed(v: Voice, word: Node | None) -> Text:
    """What the chosen investigator does."""
    return deed(v, word.effects) if isinstance(word, By) else v.say("acts", "действует", "діє")


def _moment(v: Voice, before: bool | None) -> str:
    """When the items offered are used, if they are seen."""
    if before is None:
        return ""
    if before:
        return v.pick(" before resolving the card", " перед применением карты", " перед застосуванням карти")
    return v.pick(" after resolving the card", " после применения карты", " після застосування карти")
