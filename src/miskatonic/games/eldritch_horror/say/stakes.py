"""What hangs on a choice: a single effect by the name of the deed, after "from" in Russian and Ukrainian."""

from __future__ import annotations

from miskatonic.core.code import Effect
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.amounts import is_uncounted, quantity
from miskatonic.games.eldritch_horror.say.names import Noun, Voice
from miskatonic.games.eldritch_horror.say.things import goods
from miskatonic.text import en
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Named, fixed, named, several

MYSTERY_GOES_ON = (
    w.Place | w.PlaceOnMystery | w.PlaceOnSheet | w.KeepThatEldritch | w.KeepThatMonster | w.KeepThatClue | w.KeepGate
)


def deed(v: Voice, effect: Effect) -> Text:
    """A deed as a noun: "losing 2 sanity"; nothing for what has no short name."""
    say = v.say
    match effect:
        case w.GainClue() | w.GainThisClue() | w.GainAsset() | w.GainArtifact() | w.GainSpell() | w.GainCondition():
            return say("gaining {it}", "{it:gen}", "{it:gen}", it=_gained(v, effect))
        case w.Lose(kind, n) | w.Spend(kind, n):
            return say("losing {it}", "потери {it:gen}", "втрати {it:gen}", it=_so_many(v, things.value(v, kind), n))
        case w.Recover(kind, n):
            return say(
                "recovering {it}",
                "восстановления {it:gen}",
                "відновлення {it:gen}",
                it=_so_many(v, things.value(v, kind), n),
            )
        case w.SpendClues(n):
            return say("spending {it}", "потери {it:gen}", "втрати {it:gen}", it=_so_many(v, v.names.CLUE, n))
        case w.SpendThatClue():
            return say("spending that clue", "потери этой улики", "втрати цього доказу")
        case w.BecomeDelayed():
            return say("becoming Delayed", "задержки", "затримки")
        case w.Discard(kind, n, trait, name):
            it = things.card(v, kind, name) if name else _so_many(v, goods(v, kind, trait), n)
            return say("discarding {it}", "сброса {it:gen}", "скидання {it:gen}", it=it)
        case w.DiscardThis() | w.DiscardThat() | w.DiscardThatSpell():
            return say("giving up the card", "потери карты", "втрати карти")
        case w.Improve() | w.ImproveThat():
            return say("improving a skill", "улучшения навыка", "поліпшення вміння")
    return _on_board(v, effect)


def _on_board(v: Voice, effect: Effect) -> Text:
    say = v.say
    match effect:
        case w.CloseGate() | w.DiscardGate():
            return say("closing a gate", "закрытия врат", "зачинення воріт")
        case w.SpawnGate():
            return say("opening a gate", "открытия врат", "відчинення воріт")
        case w.SpawnMonster():
            return say("letting monsters appear", "появления монстров", "появи монстрів")
        case w.AdvanceDoom() | w.PlaceOnGreen() | w.KeepGate(on_sheet=True):
            return say("letting doom advance", "роста безысходности", "зростання приреченості")
        case w.RetreatDoom():
            return say("keeping doom back", "снижения безысходности", "зниження приреченості")
        case w.SolveThis() | w.SolveRumor():
            return say("solving the rumor", "пресечения слуха", "припинення чуток")
        case _ if isinstance(effect, MYSTERY_GOES_ON):
            return say("advancing the mystery", "продвижения тайны", "просування таємниці")
    return ()


Gain = w.GainClue | w.GainThisClue | w.GainAsset | w.GainArtifact | w.GainSpell | w.GainCondition


def _gained(v: Voice, effect: Gain) -> Named:
    match effect:
        case w.GainClue(n):
            return _so_many(v, v.names.CLUE, n)
        case w.GainThisClue():
            return v.many(1, v.names.CLUE)
        case w.GainSpell(n, trait, name):
            return things.card(v, t.SPELL, name) if name else _so_many(v, goods(v, t.SPELL, trait), n)
        case w.GainArtifact(trait, name):
            return things.card(v, t.ARTIFACT, name) if name else v.many(1, goods(v, t.ARTIFACT, trait))
        case w.GainAsset():
            only = effect.traits[0] if len(effect.traits) == 1 else None
            return things.card(v, t.ASSET, effect.name) if effect.name else v.many(1, goods(v, t.ASSET, only))
        case w.GainCondition(name, trait):
            return things.card(v, t.CONDITION, name) if name else _a(goods(v, t.CONDITION, trait))


def _so_many(v: Voice, noun: Noun, n: w.Amount) -> Named:
    """So many things, where that is a plain number; otherwise just the things."""
    if isinstance(n, int):
        return quantity(v, noun, n)
    return named(noun) if is_uncounted(v, noun) else several(noun)


def _a(noun: Noun) -> Named:
    return fixed(en.article(noun.one)) if isinstance(noun, en.Noun) else named(noun)
