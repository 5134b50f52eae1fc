"""In the log: the clock, the Mythos, the Ancient One and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.say import names, reading
from miskatonic.games.elder_sign.say.cards import battle_start
from miskatonic.text.parts import Text, cat


def midnight(v: names.Voice, entry: tells.OfMidnight, rule: str) -> Text:
    """An entry of this part as a sentence."""
    match entry:
        case tells.Clock(hour):
            return v.say(
                "The {clock} struck {hour}.",
                "{clock} пробили {hour}.",
                "{clock} пробив {hour}.",
                clock=names.drawn(v, reading.CLOCK_ICON, "clock", "Часы", "Годинник"),
                hour=names.HOURS[hour],
            )
        case tells.Midnight():
            return v.say("Midnight struck.", "Наступила полночь.", "Настала північ.")
        case tells.MidnightEffect(card):
            return v.say(
                "The Midnight effect of {it} took place.",
                "Сработал полуночный эффект {it:gen}.",
                "Спрацював опівнічний ефект {it:gen}.",
                it=names.thing(v, card),
            )
        case tells.Mythos(card):
            return v.say(
                "A Mythos card was revealed: {it}.",
                "Открыта {it}.",
                "Відкрито {it:acc}.",
                it=names.mythos(v, card),
            )
        case tells.Devoured(_, piece):
            return v.say(
                "{who} was devoured!",
                "{who} {who~сожран/сожрана}!",
                "{who:acc} зжерто!",
                who=names.investigator(v, piece),
            )
        case tells.Out(seat):
            return v.say(
                "{player} was out of the game.",
                "{player} больше не в игре.",
                "{player} більше не в грі.",
                player=names.sitter(v, seat),
            )
        case tells.Awakens(piece):
            woke = v.say("{it} awoke!", "{it} {it~пробудился}!", "{it} {it~пробудився}!", it=names.ancient_one(v, piece))
            sheet = box.ANCIENT_ONE_CARD[piece]
            return cat(woke, " ", battle_start(v, sheet)) if sheet.battle_start else woke
        case tells.DiceGone(dice):
            return v.say(
                "The locked dice left the game: {dice}.",
                "Запертые кубики выбыли из игры: {dice}.",
                "Замкнені кубики вибули з гри: {dice}.",
                dice=names.dice_counted(v, dice),
            )
        case tells.Strikes(seat, dice):
            return v.say(
                "{who} struck the Ancient One with {dice}.",
                "{who} {who~выполнил} боевую задачу: {dice}.",
                "{who} {who~вразив} Стародавнього: {dice}.",
                who=names.whoever(v, seat),
                dice=names.rolled(v, reading.pairs(dice)),
            )
        case tells.Attacks(piece):
            return v.say("{it} attacked.", "{it} {it~атаковал}.", "{it} {it~атакував}.", it=names.ancient_one(v, piece))
        case tells.Used(piece, _):
            return _worked(v, piece)
        case tells.Forbidden(piece):
            return v.say(
                "{it} did not let that happen.",
                "Этого не произошло: {it~помешал} {it}.",
                "Цього не сталося: {it~завадив} {it}.",
                it=names.thing(v, piece),
            )
        case tells.Won():
            return v.say("Victory: {why}!", "Победа: {why}!", "Перемога: {why}!", why=ending(v, rule))
        case tells.Lost():
            return v.say("Defeat: {why}.", "Поражение: {why}.", "Поразка: {why}.", why=ending(v, rule))
        case _:
            assert_never(entry)


def ending(v: names.Voice, rule: str) -> Text:
    """Why the game is won or lost."""
    match rule:
        case "ES-END-01":
            return v.say(
                "enough Elder Signs have been found",
                "собрано достаточно Знаков Древних",
                "зібрано досить Знаків Стародавніх",
            )
        case "ES-END-02":
            return v.say(
                "the Ancient One has been defeated in battle", "Древний повержен в бою", "Стародавнього переможено в бою"
            )
        case "ES-END-03":
            return v.say("all investigators have been devoured", "все сыщики сожраны", "усіх дослідників зжерто")
        case "ES-ANC-03":
            return v.say("Azathoth has awoken", "Азатот пробудился", "Азатот пробудився")
    raise KeyError(rule)


def _worked(v: names.Voice, piece: int) -> Text:
    """That an ability was used or a card took effect; what it did, the entries after it tell."""
    it = names.power(v, piece)
    if piece in box.INVESTIGATOR:
        return v.say(
            "{who} used {it}.",
            "{who} {who~применил} {it:acc}.",
            "{who} {who~застосував} {it:acc}.",
            who=names.investigator(v, piece),
            it=it,
        )
    if reading.possession(piece).kind == w.ALLY:
        return v.say("{it} helped.", "{it~Помог/Помогла} {it}.", "{it~Допоміг/Допомогла} {it}.", it=it)
    return v.say("{it} took effect.", "{it~Сработал} {it}.", "{it~Спрацював} {it}.", it=it)
