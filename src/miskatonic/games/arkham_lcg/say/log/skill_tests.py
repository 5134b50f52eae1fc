"""In the log: skill tests."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.games.arkham_lcg.say import entries
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text, signed


def skill_tests(v: Voice, cast: Cast, entry: tells.OfTests) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    card = v.card
    match entry:
        case tells.Test():
            return entries.test(v, cast, entry)
        case tells.Committed(who, piece):
            return say(
                "{who} committed {card} to the test.",
                "{who} {who~добавил} к проверке {card:acc}.",
                "{who} {who~додав} до перевірки карту {title}.",
                who=v.player(cast, who), card=card(piece), title=v.quoted(piece),
            )  # fmt: skip
        case tells.Token(who, token):
            return say(
                "{who} revealed {token:a}.",
                "{who} {who~вытянул} жетон хаоса: {token}.",
                "{who} {who~витягнув} жетон: {token}.",
                who=v.player(cast, who), token=v.token(token),
            )  # fmt: skip
        case tells.TokenCancelled(who, token):
            return say(
                "{who} put {token:a} back and revealed another token.",
                "{who} {who~отменил} жетон хаоса: {token}.",
                "{who} {who~повернув} жетон у мішок: {token}.",
                who=v.player(cast, who), token=v.token(token),
            )  # fmt: skip
        case tells.Boosted(who, n):
            return say(
                "{who} got {n} in this test.",
                "{who} {who~получил} {n} в этой проверке.",
                "{who} {who~отримав} {n} у цій перевірці.",
                who=v.player(cast, who), n=signed(n),
            )  # fmt: skip
        case tells.Succeeded():
            return entries.passed(v, cast, entry)
        case tells.Failed(who, value, hard, by):
            return say(
                "{who} failed the test by {by} ({value} against {hard}).",
                "{who} {who~провалил} проверку: {value} против {hard}.",
                "{who} {who~провалив} перевірку: {value} проти {hard}{short}.",
                who=v.player(cast, who), value=value, hard=hard, by=by, short=f" (забракло {by})" if by else "",
            )  # fmt: skip
        case _:
            assert_never(entry)
