"""In the log: what investigators gained and lost."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.say import names
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Named


def fortune(v: names.Voice, entry: tells.OfFortune) -> Text:
    """An entry of this part as a sentence."""
    match entry:
        case tells.Prevented(seat, kind, n):
            return v.say(
                "{who} was spared the loss of {n}.",
                "{who} {who~сохранил} {n:acc}.",
                "{who} {who~вберіг/вберегла} {n:acc}.",
                who=names.whoever(v, seat),
                n=names.values(v, kind, n),
            )
        case tells.Hurt(seat, kind, n):
            return _lost(v, names.whoever(v, seat), names.values(v, kind, n))
        case tells.Healed(seat, kind, n):
            return v.say(
                "{who} regained {n}.",
                "{who} {who~восстановил} {n:acc}.",
                "{who} {who~відновив} {n:acc}.",
                who=names.whoever(v, seat),
                n=names.values(v, kind, n),
            )
        case tells.LimitFell(seat, kind, limit):
            return v.say(
                "{who}’s {it} limit fell to {n}.",
                "Предел {it:gen} у {who:gen} снизился до {n}.",
                "Максимум {it:gen} {who:gen} знизився до {n}.",
                who=names.whoever(v, seat),
                it=names.value(v, kind),
                n=limit,
            )
        case tells.GainedClue(seat, n):
            return _gained(v, names.whoever(v, seat), names.goods(v, w.CLUE, n))
        case tells.NoClueLeft(seat):
            return v.say(
                "No clue was left for {who}.",
                "Улик в резерве не было: {who} {who~остался} ни с чем.",
                "Доказів у запасі не було: {who} нічого не {who~отримав}.",
                who=names.whoever(v, seat),
            )
        case tells.GainedCard(seat, card):
            return _gained(v, names.whoever(v, seat), names.possession(v, card))
        case tells.DeckEmpty(seat, kind):
            return v.say(
                "{who} gained nothing: no {them} were left.",
                "Колода {them:gen} была пуста: {who} {who~остался} ни с чем.",
                "{them:gen} більше не було: {who} нічого не {who~отримав}.",
                who=names.whoever(v, seat),
                them=names.several(v.names.GOODS[kind]),
            )
        case tells.LostClue(seat, n):
            return _lost(v, names.whoever(v, seat), names.goods(v, w.CLUE, n))
        case tells.LostCard(seat, card):
            return _lost(v, names.whoever(v, seat), names.possession(v, card))
        case tells.UsedCard(seat, card):
            return _used(v, names.whoever(v, seat), card)
        case tells.Left(seat, card):
            return v.say(
                "{ally} left {who}.",
                "{ally} {ally~покинул} {who:acc}.",
                "{ally} {ally~покинув} {who:acc}.",
                ally=names.possession(v, card),
                who=names.whoever(v, seat),
            )
        case tells.SpentTrophy(seat, trophy):
            return v.say(
                "{who} spent {it} ({n}).",
                "{who} {who~потратил} трофей: {it} (ценность — {number}).",
                "{who} {who~віддав} трофей: {it} (вартість {number}).",
                who=names.whoever(v, seat),
                it=names.thing(v, trophy),
                n=names.trophies(v, box.TROPHIES[trophy]),
                number=box.TROPHIES[trophy],
            )
        case tells.TookMonster(seat, monster):
            return v.say(
                "{who} took {it} as a trophy.",
                "{who} {who~забрал} {it:acc} как трофей.",
                "{who} {who~взяв} {it:acc} як трофей.",
                who=names.whoever(v, seat),
                it=names.monster(v, monster),
            )
        case tells.FaceDown(seat, monster):
            return v.say(
                "{who} defeated {it}.",
                "{who} {who~победил} {it:acc}.",
                "{who} {who~переміг/перемогла} {it:acc}.",
                who=names.whoever(v, seat),
                it=names.monster(v, monster),
            )
        case _:
            assert_never(entry)


def _gained(v: names.Voice, who: Named, it: Named) -> Text:
    return v.say("{who} gained {it}.", "{who} {who~получил} {it:acc}.", "{who} {who~отримав} {it:acc}.", who=who, it=it)


def _lost(v: names.Voice, who: Named, it: Named) -> Text:
    return v.say("{who} lost {it}.", "{who} {who~потерял} {it:acc}.", "{who} {who~втратив} {it:acc}.", who=who, it=it)


def _used(v: names.Voice, who: Named, card: int) -> Text:
    """That somebody used a card or cast a spell; what it did, the entries after it tell."""
    it = names.possession(v, card)
    if box.POSSESSION[card].kind == w.SPELL:
        return v.say("{who} cast {it}.", "{who} {who~применил} {it:acc}.", "{who} {who~прочитав} {it:acc}.", who=who, it=it)
    return v.say("{who} used {it}.", "{who} {who~использовал} {it:acc}.", "{who} {who~використав} {it:acc}.", who=who, it=it)
