"""What one takes home from a campaign: the log in words, and every living investigator's deck for another (AH-CPG-04)."""

from collections import Counter
from collections.abc import Iterator, Mapping

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.decks.carrying import carried
from miskatonic.games.arkham_lcg.decks.exchange import to_json
from miskatonic.games.arkham_lcg.rules import box, people
from miskatonic.games.arkham_lcg.rules.campaign import goes_back
from miskatonic.games.arkham_lcg.rules.scenario import campaign
from miskatonic.games.arkham_lcg.say import SPEECH, campaign_log
from miskatonic.text.parts import flat


def papers(s: State, lang: str) -> Mapping[str, str]:
    """The campaign log and a deck file for everybody who lives; nothing when a scenario is played on its own."""
    if campaign(s) is None:
        return {}
    voice = SPEECH[lang].voice
    said = [campaign_log.heading(voice, s), *campaign_log.lines(voice, s)]
    log = "\n".join(flat(voice.finished(line)) for line in said) + "\n"
    return {"campaign-log.txt": log, **dict(_decks(s))}


def _decks(s: State) -> Iterator[tuple[str, str]]:
    for seat in range(s.seats):
        if box.KILLED[seat] not in s.counts:
            slug = box.SLUG[people.card_of(s, seat)]
            kept = [card for card, zone in s.home.items() if goes_back(s, card, zone) == box.DECK_LIST[seat]]
            cards = Counter(box.CODE[card] for card in sorted(kept))
            trauma = (s.count(box.PHYSICAL[seat]), s.count(box.MENTAL[seat]))
            yield f"{slug}.json", to_json(carried(slug, cards, "", s.count(box.EXPERIENCE[seat]), trauma))
