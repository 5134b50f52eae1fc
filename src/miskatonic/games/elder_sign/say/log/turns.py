"""In the log: who plays, turns and moves."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.say import names
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Named


def turns(v: names.Voice, entry: tells.OfTurns) -> Text:
    """An entry of this part as a sentence."""
    match entry:
        case tells.Enters(seat, piece):
            return v.say(
                "{player} played {it}.",
                "В игру {it~вступил} {it} ({player}).",
                "До розслідування {it~приєднався} {it} ({player}).",
                player=names.sitter(v, seat),
                it=names.full_name(v, piece),
            )
        case tells.FirstPlayer(seat):
            return v.say(
                "{who} went first.",
                "{who~Первым/Первой} {who~ходил} {who}.",
                "{who~Першим/Першою} {who~ходив} {who}.",
                who=names.whoever(v, seat),
            )
        case tells.Turn(seat):
            return v.say(
                "{who}’s turn began.", "Начался ход {who:gen}.", "Почався хід {who:gen}.", who=names.whoever(v, seat)
            )
        case tells.Moves(seat, _, card):
            return _moved(v, names.whoever(v, seat), card)
        case tells.Stays(seat):
            return v.say(
                "{who} did not move.",
                "{who} {who~остался} на месте.",
                "{who} {who~залишився} на місці.",
                who=names.whoever(v, seat),
            )
        case _:
            assert_never(entry)


def _moved(v: names.Voice, who: Named, card: int) -> Text:
    """Where somebody went."""
    if card < 0:
        return v.say(
            "{who} went to {it}.",
            "{who} {who~вернулся} ко {it}.",
            "{who} {who~пішов/пішла} до {it}.",
            who=who,
            it=names.entrance(v, "the entrance", "входу в музей", "входу в музей"),
        )
    it = names.adventure(v, card)
    if box.ADVENTURE[card].is_world:
        return v.say(
            "{who} went to {it}.", "{who} {who~вошёл/вошла} в {it:acc}.", "{who} {who~вирушив} в {it:acc}.", who=who, it=it
        )
    return v.say(
        "{who} went to {it}.", "{who} {who~перешёл/перешла} к {it:dat}.", "{who} {who~вирушив} в {it:acc}.", who=who, it=it
    )
