"""In the log: damage, horror and defeat."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.games.arkham_lcg.say import entries
from miskatonic.games.arkham_lcg.say.names import Kind as CardKind
from miskatonic.games.arkham_lcg.say.names import Voice, kind_of
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text


def harm(v: Voice, cast: Cast, entry: tells.OfHarm) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    card = v.card
    match entry:
        case tells.Damage(piece, n):
            return say(
                "{card} took {n}.", "{card} {card~получил} {n:acc}.", "{card} {card~отримав} {n:acc}.",
                card=card(piece), n=v.damage(n),
            )  # fmt: skip
        case tells.Horror(piece, n):
            return say(
                "{card} took {n}.", "{card} {card~получил} {n:acc}.", "{card} {card~отримав} {n:acc}.",
                card=card(piece), n=v.horror(n),
            )  # fmt: skip
        case tells.HealedDamage(piece, n):
            return say(
                "{card} was healed of {n}.", "у {card:gen} {n~вылечен} {n}.", "з {card:gen} знято {n:acc}.",
                card=card(piece), n=v.damage(n),
            )  # fmt: skip
        case tells.HealedHorror(piece, n):
            return say(
                "{card} was healed of {n}.", "у {card:gen} {n~вылечен} {n}.", "з {card:gen} знято {n:acc}.",
                card=card(piece), n=v.horror(n),
            )  # fmt: skip
        case tells.DefeatedAsset(piece):
            lost = "знищено" if kind_of(piece) is CardKind.ASSET else "переможено"
            return say(
                "{card} was defeated.", "{card} {card~побеждён/побеждена/побеждено}.", "{card:acc} {lost}.",
                card=card(piece), lost=lost,
            )  # fmt: skip
        case tells.Defeated():
            return entries.defeated(v, cast, entry)
        case tells.Resigned(who):
            return say(
                "{who} resigned.",
                "{who} {who~совершил} побег.",
                "{who} {who~відступився} від розслідування.",
                who=v.player(cast, who),
            )
        case tells.Trauma():
            return entries.trauma(v, cast, entry)
        case _:
            assert_never(entry)
