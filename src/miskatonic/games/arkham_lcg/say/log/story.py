"""In the log: doom, agendas, acts, and searches."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.say import entries
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text


def story(v: Voice, cast: Cast, entry: tells.OfStory) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    card = v.card
    match entry:
        case tells.Doom():
            return entries.doom(v, entry)
        case tells.Agenda(piece):
            return say(
                "the agenda {card} advanced.",
                "{card} {card~продвинулся}.",
                "{card} {card~просунувся} далі.",
                card=card(piece),
            )
        case tells.NewAgenda(piece):
            return say("the agenda was now {card}.", "новый замысел: {card}.", "новий задум: {card}.", card=v.quoted(piece))
        case tells.Act(piece):
            return say(
                "the act {card} advanced.", "{card} {card~продвинулся}.", "{card} {card~просунувся} далі.", card=card(piece)
            )
        case tells.NewAct(piece):
            return say("the act was now {card}.", "новая сцена: {card}.", "нова сцена: {card}.", card=v.quoted(piece))
        case tells.Victory(piece):
            return say(
                "{card} was added to the victory display ({n} victory <n:point|points>).",
                "к победному счёту {card~добавлен} {card} (победных очков: {n}).",
                "група отримала {n} <n:очко|очки|очок> перемоги за {card:acc}.",
                card=card(piece), n=box.VICTORY_POINTS[piece],
            )  # fmt: skip
        case tells.TokenAdded(token):
            return say(
                "{token:a} token was added to the chaos bag.",
                "в мешок хаоса добавлен жетон: {token}.",
                "до мішка хаосу додано жетон: {token}.",
                token=v.token(token),
            )
        case tells.HandSearched(who, piece):
            return say(
                "{who} found {card} in {their} deck.",
                "{who} {who~нашёл/нашла} {card:acc} в своей колоде.",
                "{who} {who~знайшов/знайшла} {card:acc} у своїй колоді.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)), card=card(piece),
            )  # fmt: skip
        case tells.Looked():
            return entries.looked(v, cast, entry)
        case tells.Returned(who, piece):
            return say(
                "{card} returned to {who}’s hand.",
                "{who} {who~вернул} на руку {card:acc}.",
                "{who} {who~повернув} в руку {card:acc}.",
                who=v.player(cast, who), card=card(piece),
            )  # fmt: skip
        case _:
            assert_never(entry)
