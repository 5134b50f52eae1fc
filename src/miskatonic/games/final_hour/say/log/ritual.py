"""In the log: the ritual and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.final_hour.rules import tells
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text


def ritual(v: Voice, entry: tells.OfRitual, rule: str) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match entry:
        case tells.Ready(who):
            return say(
                "{who} chose to reverse the ritual.",
                "{who} {who~решил} обратить ритуал вспять.",
                "{who} {who~вирішив} обернути ритуал навспак.",
                who=v.person(who),
            )
        case tells.NotYet(who):
            return say(
                "{who} chose to put off the ritual.",
                "{who} {who~решил} подождать с ритуалом.",
                "{who} {who~вирішив} зачекати з ритуалом.",
                who=v.person(who),
            )
        case tells.Attempt():
            return say(
                "the investigators tried to reverse the ritual.",
                "сыщики попытались обратить ритуал вспять.",
                "дослідники спробували обернути ритуал навспак.",
            )
        case tells.LaidForRitual(who, cards):
            return say(
                "{who} laid {cards} for the ritual.",
                "{who} {who~выложил} для ритуала: {cards}.",
                "{who} {who~виклав} для ритуалу: {cards}.",
                who=v.person(who),
                cards=v.both([v.symbol_card(card) for card in cards]),
            )
        case tells.RitualTokens(symbols):
            return say(
                "the symbols of the ritual were {symbols}.",
                "символы ритуала: {symbols}.",
                "символи ритуалу: {symbols}.",
                symbols=v.ritual_symbols(symbols),
            )
        case tells.RitualCount(n, needed):
            return say(
                "{n} matched; {needed} <needed:was|were> needed.",
                "{n~совпал} {n}; <needed:нужен был|нужно было> {needed}.",
                "{n~збігся} {n}; <needed:потрібен був|потрібно було> {needed}.",
                n=v.many(n, v.names.symbol),
                needed=needed,
            )
        case tells.Won():
            return say(
                "the ritual was reversed: the investigators won!",
                "ритуал обращён вспять: сыщики победили!",
                "ритуал обернуто навспак: дослідники перемогли!",
            )
        case tells.Lost():
            return say("defeat: {why}.", "поражение: {why}.", "поразка: {why}.", why=defeat(v, rule))
        case _:
            assert_never(entry)


def defeat(v: Voice, rule: str) -> Text:
    """Why the game is lost."""
    match rule:
        case "FH-END-02":
            return v.say(
                "an investigator has lost all health",
                "один из сыщиков потерял всё здоровье",
                "один з дослідників втратив усе здоров’я",
            )
        case "FH-END-03":
            return v.say(
                "the ritual could not be reversed",
                "обратить ритуал вспять не удалось",
                "обернути ритуал навспак не вдалося",
            )
    return v.say(
        "no monster slot was left at the ritual site",
        "в месте ритуала не осталось пустых ячеек",
        "на місці ритуалу не лишилося порожніх комірок",
    )
