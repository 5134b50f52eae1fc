"""In the log: rounds, turns, and what they bring."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.say import entries, reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text, cat
from miskatonic.text.slavic import ACC, NOM


def course(v: Voice, cast: Cast, entry: tells.OfCourse, rule: str) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    card = v.card
    match entry:
        case tells.Round(n):
            return say("round {n} began.", "начался раунд {n}.", "почався раунд {n}.", n=n)
        case tells.Phase(phase):
            return say("the {phase} began.", "началась {phase}.", "почалася {phase}.", phase=v.names.phases[phase - 1])
        case tells.Leads(who):
            return say(
                "{who} became the lead investigator.",
                "{who} {who~стал} ведущим сыщиком.",
                "{who} {who~став головним дослідником/стала головною дослідницею}.",
                who=v.player(cast, who),
            )
        case tells.Plays(who, piece):
            full = reading.to_person(piece, v.title(box.SLUG[piece]))
            return say(
                "{player} played {full}.", "{player} — {full}.", "{player} грає за {who:acc}.",
                player=v.sitter(who), who=card(piece), full=full,
            )  # fmt: skip
        case tells.Mulligan(who, 0):
            return say(
                "{who} kept {their} opening hand.",
                "{who} {who~оставил} стартовую руку.",
                "{who} {who~залишив} стартову руку без змін.",
                who=v.player(cast, who),
                their=v.their(v.player(cast, who)),
            )
        case tells.Mulligan(who, n):
            return say(
                "{who} replaced {n} of {their} opening hand.",
                "{who} {who~заменил} {n:acc} стартовой руки.",
                "{who} {who~замінив} {n:acc} стартової руки.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)), n=v.cards(n),
            )  # fmt: skip
        case tells.Turn(who):
            return say("{who}’s turn began.", "начался ход {who:gen}.", "почався хід {who:gen}.", who=v.player(cast, who))
        case tells.TurnEnded(who):
            return say(
                "{who}’s turn ended.", "{who} {who~закончил} ход.", "{who} {who~закінчив} хід.", who=v.player(cast, who)
            )
        case tells.Drew(who, piece):
            what = card(piece).said(ACC) if piece not in box.ENEMY else cat("карту врага: ", card(piece).said(NOM))
            return say(
                "{who} drew {card}.", "{who} {who~взял} {what}.", "{who} {who~взяв} {card:acc}.",
                who=v.player(cast, who), card=card(piece), what=what,
            )  # fmt: skip
        case tells.Reshuffled(who):
            return say(
                "{who} shuffled {their} discard pile into a new deck.",
                "колода {who:gen} закончилась и составлена заново из сброса.",
                "{who} {who~перетасував} скид у нову колоду.",
                who=v.player(cast, who),
                their=v.their(v.player(cast, who)),
            )
        case tells.NoCards(who):
            return say(
                "{who} had no cards left to draw.",
                "у {who:gen} не осталось карт ни в колоде, ни в сбросе.",
                "{who} {who~не взяв} карту: ні в колоді, ні в скиді нічого не лишилося.",
                who=v.player(cast, who),
            )
        case tells.Resources():
            return entries.resources(v, cast, entry, rule)
        case tells.Actions():
            return entries.actions(v, cast, entry)
        case _:
            assert_never(entry)
