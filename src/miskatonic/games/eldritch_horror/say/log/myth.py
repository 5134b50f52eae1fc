"""What the Ancient One and its cards did, in the log."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.say import mentions, reading, things
from miskatonic.games.eldritch_horror.say.mentions import at, thing
from miskatonic.games.eldritch_horror.say.names import Voice, quoted, titled
from miskatonic.games.eldritch_horror.say.reading import to_piece
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import EN, Named, named
from miskatonic.text.slavic import GEN

Myth = (
    tells.DoomAdvanced | tells.DoomRetreated | tells.Omen | tells.OnGreen | tells.Awakens | tells.Mythos
    | tells.MythosDiscarded | tells.Reckoning | tells.RumorToken | tells.RumorSolved | tells.TokensLeft | tells.TokensPut
    | tells.Kept | tells.Mystery | tells.MysterySolved | tells.MysteryLost | tells.MysteryToken | tells.Used
    | tells.Forbidden
)  # fmt: skip


def myth(v: Voice, entry: Myth) -> Text:
    """What the Ancient One and its cards did."""
    match entry:
        case tells.DoomAdvanced(n):
            return v.say(
                "Doom advanced to {n}.",
                "Безысходность выросла: жетон на делении {n}.",
                "Приреченість зросла: жетон на поділці {n}.",
                n=n,
            )
        case tells.DoomRetreated(n):
            return v.say(
                "Doom retreated to {n}.",
                "Безысходность понизилась: жетон на делении {n}.",
                "Приреченість знизилася: жетон на поділці {n}.",
                n=n,
            )
        case tells.Omen(colour):
            it = named(v.names.OMENS[colour])
            return v.say("The omen moved to the {it}.", "Теперь знамение — {it}.", "Тепер передвістя — {it}.", it=it)
        case tells.OnGreen(n):
            return v.say(
                "The green space of the omen track now holds {n}.",
                "Теперь на зелёном делении трека знамений {n}.",
                "Тепер на зеленій поділці треку передвість {n}.",
                n=v.many(n, v.names.ELDRITCH_TOKEN),
            )
        case tells.Awakens(sheet):
            return v.say("{it} awoke!", "{it} {it~пробудился}!", "{it} {it~пробудився}!", it=thing(v, sheet))
        case tells.Mythos(card):
            return v.say("The Mythos card was {it}.", "Вышла {it}.", "Вийшла {it}.", it=_mythos(v, card))
        case tells.MythosDiscarded(card):
            return v.say("{it} was discarded.", "Сброшена {it}.", "Скинуто {it:acc}.", it=_mythos(v, card))
        case tells.Reckoning():
            return v.say("The reckoning began.", "Началась расплата.", "Почалася розплата.")
        case tells.RumorToken(card, space):
            return v.say(
                "The token of {it} was placed {at}.",
                "Жетон слуха выложен {at}: {it}.",
                "Жетон чуток викладено {at}: {it}.",
                it=thing(v, card),
                at=at(v, space),
            )
        case tells.RumorSolved(card):
            return v.say("{it} was solved.", "Пресечён {it}.", "Зупинено {it:acc}.", it=thing(v, card))
        case tells.TokensLeft(card, n):
            return v.say(
                "{n} <n:was|were> left on {card}.",
                "Осталось жетонов Древних: {k} ({card}).",
                "Лишилося жетонів Стародавніх: {k} ({card}).",
                n=v.many(n, v.names.ELDRITCH_TOKEN),
                k=n,
                card=thing(v, card),
            )
        case tells.TokensPut(card, token, n) if card in box.ANCIENT_ONE_SHEET:
            return v.say(
                "{n} <n:was|were> put on the Ancient One sheet.",
                "На лист Древнего {n~положен/положена/положено} {n}.",
                "На лист Стародавнього покладено {n:acc}.",
                n=v.many(n, things.token(v, token)),
            )
        case tells.TokensPut(card, token, n):
            return v.say(
                "{n} <n:was|were> put on {card}.",
                "На {card:acc} {n~положен/положена/положено} {n}.",
                "На {card:acc} покладено {n:acc}.",
                n=v.many(n, things.token(v, token)),
                card=_printed(v, card),
            )
        case tells.Kept(piece, card):
            where = (
                v.say("on the Ancient One sheet", "на лист Древнего", "на лист Стародавнього")
                if card in box.ANCIENT_ONE_SHEET
                else v.say("on {card}", "на {card:acc}", "на {card:acc}", card=_printed(v, card))
            )
            done = v.pick("", "положены" if piece in box.GATE else "{it~положен/положена/положено}", "")
            return v.say(
                "{it} <it:was|were> put {where}.",
                f"{{it}} {done} {{where}}.",
                "{it:acc} покладено {where}.",
                it=thing(v, piece),
                where=where,
            )
        case tells.Mystery(card):
            return v.say("{it} came into play.", "Открыта {it}.", "Відкрито {it:acc}.", it=thing(v, card))
        case tells.MysterySolved(card):
            return v.say("{it} was solved!", "Раскрыта {it}!", "Розгадано {it:acc}!", it=thing(v, card))
        case tells.MysteryLost(card):
            return v.say(
                "{it} no longer counted as solved.",
                "{it} больше не считается раскрытой.",
                "{it} більше не вважається розгаданою.",
                it=thing(v, card),
            )
        case tells.MysteryToken(space):
            return v.say(
                "The Mystery token was placed {at}.", "Жетон тайны выложен {at}.", "Жетон таємниці викладено {at}.",
                at=at(v, space),
            )  # fmt: skip
        case tells.Used(piece, _) if piece in box.INVESTIGATOR:
            return v.say(
                "{who} used {who~his/her/its} ability.",
                "{who} {who~применил} свою способность.",
                "{who} {who~застосував} свою здібність.",
                who=thing(v, piece),
            )
        case tells.Used(piece, number) if reading.power_of(piece, number).moment is sheets.Moment.LOCAL_ACTION:
            return v.say(
                "The action of {it} was performed.",
                "Выполнено действие {it:gen}.",
                "Виконано дію {it:gen}.",
                it=thing(v, piece),
            )
        case tells.Used(piece, _) if isinstance(box.SHEETS[piece], sheets.AncientOne | sheets.Mystery | sheets.Mythos):
            return v.say(
                "An effect of {it} was triggered.",
                "Сработал эффект {it:gen}.",
                "Спрацював ефект {it:gen}.",
                it=thing(v, piece),
            )
        case tells.Used(piece, number) if reading.works_by_itself(piece, number):
            return v.say("{it} took effect.", "{it~Сработал} {it}.", "{it~Спрацював} {it}.", it=thing(v, piece))
        case tells.Used(piece, _):
            return v.say(
                "{it} <it:was|were> used.",
                "{it} {it~применён/применена/применено}.",
                "{it:acc} застосовано.",
                it=thing(v, piece),
            )
        case tells.Forbidden(piece):
            return v.say("{it} forbade it.", "Это {it~запретил} {it}.", "Це {it~заборонив} {it}.", it=thing(v, piece))
        case _:
            assert_never(entry)


def _printed(v: Voice, card: int) -> Named:
    """What something is put on: a Mystery and a Rumor as cards, «карту тайны „…“»."""
    it, sheet = thing(v, card), box.SHEETS[card] if card >= 0 else None
    if v.lang is EN or not (isinstance(sheet, sheets.Mystery) or (isinstance(sheet, sheets.Mythos) and sheet.is_rumor)):
        return it
    word = named(v.names.CARD)
    return Named(lambda case: cat(word.said(case), " ", it.said(GEN)), word.gender)


def _mythos(v: Voice, card: int) -> Named:
    """A Mythos card, whatever it is."""
    if card < 0:
        return thing(v, card)
    words = to_piece(card, mentions.title(v, box.SHEETS[card]))
    return titled(v, "mythos", quoted(v, words))
