"""In the log: how attempts ended. What a reward or a penalty brought, the entries after it tell."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.elder_sign.rules import tells
from miskatonic.games.elder_sign.say import names
from miskatonic.text.parts import Text


def adventures(v: names.Voice, entry: tells.OfAdventures) -> Text:
    """An entry of this part as a sentence."""
    match entry:
        case tells.Resolved(seat, card):
            return v.say(
                "{who} resolved {it}.",
                "{who} {who~пережил} {it:acc}.",
                "{who} {who~пройшов/пройшла} {it:acc}.",
                who=names.whoever(v, seat),
                it=names.trial(v, card),
            )
        case tells.Failed(seat, card):
            return v.say(
                "{who} failed {it}.",
                "{who} не {who~справился} с {it:ins}.",
                "{who} {who~провалив} {it:acc}.",
                who=names.whoever(v, seat),
                it=names.trial(v, card),
            )
        case tells.GaveUp(seat, card):
            return v.say(
                "{who} gave up {it}.",
                "{who} {who~отступился} от {it:gen}.",
                "{who} {who~відступився} від {it:gen}.",
                who=names.whoever(v, seat),
                it=names.trial(v, card),
            )
        case tells.Reward(seat, card):
            return v.say(
                "{who} earned the reward of {it}.",
                "{it}: {who} {who~получил} награду.",
                "{it}: {who} {who~отримав} нагороду.",
                who=names.whoever(v, seat),
                it=names.trial(v, card),
            )
        case tells.Penalty(seat, card):
            return v.say(
                "{who} suffered the penalty of {it}.",
                "{it}: {who} {who~понёс/понесла} потери.",
                "{it}: {who} {who~зазнав} втрат.",
                who=names.whoever(v, seat),
                it=names.trial(v, card),
            )
        case _:
            assert_never(entry)
