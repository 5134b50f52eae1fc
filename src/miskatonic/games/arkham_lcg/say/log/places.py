"""In the log: locations and clues."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text
from miskatonic.text.phrases import fixed
from miskatonic.text.slavic import NOM


def places(v: Voice, cast: Cast, entry: tells.OfPlaces) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    card = v.card
    match entry:
        case tells.Moved(who, place):
            return say(
                "{who} moved {to}.", "{who} {who~передвинулся} {to}.", "{who} {who~перейшов/перейшла} {to}.",
                who=v.player(cast, who), to=v.to(place),
            )  # fmt: skip
        case tells.Revealed(place, clues):
            return say(
                "{place} <place:was|were> revealed with {clues}.",
                "{place~открыт} {place}: {clues}.",
                "відкрито {place:acc}: {clues}.",
                place=v.place(place),
                clues=v.clues(clues).said(NOM) if clues else say("no clues", "улик нет", "доказів немає"),
            )
        case tells.TurnsOut(unseen, place):
            slug = box.place_slug(place)
            it = v.article(slug, fixed(v.names.subtitles[slug])) if slug in box.TITLES_SHARED else v.place(place)
            return say(
                "{unseen} turned out to be {it}.", "{unseen} — это {it}.", "{unseen} — це {it}.",
                unseen=v.place(unseen), it=it,
            )  # fmt: skip
        case tells.Location(place):
            return say(
                "{place} entered play.", "в игре новая локация: {place}.", "у грі {place~з’явився} {place}.",
                place=v.place(place),
            )  # fmt: skip
        case tells.LocationGone(place):
            return say(
                "{place} left play.", "{place} {place~исчез/исчезла/исчезло}.", "{place} {place~зник/зникла/зникло}.",
                place=v.place(place),
            )  # fmt: skip
        case tells.Clues(who, place, n):
            return say(
                "{who} discovered {n} {at}.",
                "{who} {who~нашёл/нашла} {n:acc} {at}.",
                "{who} {who~знайшов/знайшла} {n:acc} {at}.",
                who=v.player(cast, who), n=v.clues(n), at=v.at(place),
            )  # fmt: skip
        case tells.CluesReplaced(who, piece, n):
            return say(
                "{who} took {n} off {card} instead.",
                "{who} {who~снял} {n:acc} {off}.",
                "{who} {who~зняв} {n:acc} з карти {title}.",
                who=v.player(cast, who), n=v.clues(n), card=card(piece), off=v.off(card(piece)), title=v.quoted(piece),
            )  # fmt: skip
        case tells.CluesSpent(who, n):
            return say(
                "{who} spent {n}.", "{who} {who~потратил} {n:acc}.", "{who} {who~витратив} {n:acc}.",
                who=v.player(cast, who), n=v.clues(n),
            )  # fmt: skip
        case tells.CluesPut(piece, n):
            return say(
                "{n} <n:was|were> placed on {card}.", "новые улики: {card} ({n}).", "нові докази: {card} ({n}).",
                n=v.clues(n), card=v.quoted(piece),
            )  # fmt: skip
        case tells.CluesGained(who, n):
            return say(
                "{who} took {n} from the token pool.",
                "{who} {who~взял} {n:acc} из резерва жетонов.",
                "{who} {who~взяв} {n:acc} із запасу жетонів.",
                who=v.player(cast, who), n=v.clues(n),
            )  # fmt: skip
        case tells.CluesDropped(who, place, n):
            return say(
                "{who} left {n} {at}.", "{who} {who~оставил} {n:acc} {at}.", "{who} {who~залишив} {n:acc} {at}.",
                who=v.player(cast, who), n=v.clues(n), at=v.at(place),
            )  # fmt: skip
        case _:
            assert_never(entry)
