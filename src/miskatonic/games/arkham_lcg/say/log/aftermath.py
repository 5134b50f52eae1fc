"""In the log: the end of a scenario and the campaign."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.say import campaign, entries, reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text


def aftermath(v: Voice, cast: Cast, entry: tells.OfCampaign) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    card = v.card
    match entry:
        case tells.Experience(who, 0):
            return say(
                "{who} earned no experience.",
                "{who} {who~не получил} опыта.",
                "{who} {who~не отримав} досвіду.",
                who=v.player(cast, who),
            )
        case tells.Experience(who, n):
            return say(
                "{who} earned {n}.", "{who} {who~получил} {n:acc}.", "{who} {who~отримав} {n:acc}.",
                who=v.player(cast, who), n=v.many(n, v.names.experience),
            )  # fmt: skip
        case tells.Killed(who):
            return say(
                "{who} was killed.", "{who} {who~погиб/погибла}.", "{who} {who~загинув/загинула}.", who=v.player(cast, who)
            )
        case tells.Earned(who, piece):
            return entries.earned(v, cast, who, piece)
        case tells.Recorded(record):
            return entries.recorded(v, [record])
        case tells.GainsWeakness(who, piece):
            return say(
                "{who} gained a weakness: {card}.",
                "{who} {who~получил} слабость: {card}.",
                "{who} {who~отримав} слабкість: {card}.",
                who=v.player(cast, who), card=v.quoted(piece),
            )  # fmt: skip
        case tells.CrossedOut(record):
            return say(
                "crossed out in the campaign log: {it}.",
                "в журнале кампании вычеркнуто: {it}.",
                "у журналі кампанії викреслено: {it}.",
                it=v.names.records[reading.record(record)],
            )
        case tells.Interrogated(enemy):
            return say("{enemy} was interrogated.", "{enemy~допрошен} {enemy}.", "{enemy:acc} допитано.", enemy=card(enemy))
        case tells.Escaped(enemy):
            return say("{enemy} got away.", "{enemy} {enemy~сбежал}.", "{enemy} {enemy~втік/втекла}.", enemy=card(enemy))
        case tells.Resolution(n, story):
            return say(
                "the scenario ended: {end}.",
                "сценарий окончен: {end}.",
                "сценарій завершено: {end}.",
                end=entries.resolution(v.in_story(box.SCENARIOS[story].slug), n),
            )
        case (
            tells.Insane()
            | tells.ScenarioBegins()
            | tells.NewInvestigator()
            | tells.SitsOut()
            | tells.ComesBack()
            | tells.DeckReady()
            | tells.Bought()
        ):
            return campaign.told(v, cast, entry)
        case tells.Won():
            return say("victory!", "победа!", "перемога!")
        case tells.Lost():
            return say("defeat.", "поражение.", "поразка.")
        case tells.Survived():
            return say("the investigators survived.", "сыщики выжили.", "дослідники вижили.")
        case _:
            assert_never(entry)
