"""The campaign log: what was noted, whom one met, how the investigators fare, and what the chaos bag holds (AH-CPG-01)."""

from __future__ import annotations

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.people import card_of
from miskatonic.games.arkham_lcg.rules.scenario import campaign, scenario
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text, capital, cat, join
from miskatonic.text.slavic import NOM


def heading(v: Voice, view: State) -> Text:
    """The name of the campaign."""
    whole = campaign(view)
    assert whole is not None
    name = v.names.campaigns[whole.slug]
    return v.say("Campaign log: {it}", "Журнал кампании: {it}", "Журнал кампанії: {it}", it=name)


def lines(v: Voice, view: State) -> list[Text]:
    """The whole log, line by line; what there is nothing to say of is left out."""
    return [
        _scenario(v, view),
        *_notes(v, view),
        *_names(v, view),
        *(_investigator(v, view, seat) for seat in range(view.seats) if box.KILLED[seat] not in view.counts),
        *_fallen(v, view),
        _bag(v, view),
    ]


def _scenario(v: Voice, view: State) -> Text:
    whole = campaign(view)
    assert whole is not None
    return v.say(
        "Scenario {n} of {all}: {it}", "Сценарий {n} из {all}: «{it}»", "Сценарій {n} з {all}: «{it}»",
        n=whole.scenarios.index(scenario(view)) + 1, all=len(whole.scenarios), it=v.names.scenarios[scenario(view).slug],
    )  # fmt: skip


def _notes(v: Voice, view: State) -> list[Text]:
    records = "; ".join(v.names.records[reading.record(record)] for record in reading.records(view))
    return [v.say("Campaign notes: {it}", "Заметки: {it}", "Нотатки: {it}", it=records)] if records else []


def _names(v: Voice, view: State) -> list[Text]:
    """The Cultists who were interrogated, and those who got away."""
    found: list[Text] = []
    for keys, said in (
        (box.INTERROGATED, ("Cultists interrogated: {it}", "Допрошенные культисты: {it}", "Допитані культисти: {it}")),
        (box.ESCAPED, ("Cultists who got away: {it}", "Сбежавшие культисты: {it}", "Культисти, які втекли: {it}")),
    ):
        them = [v.card(enemy).said(NOM) for enemy, key in enumerate(keys) if key in view.counts]
        found += [v.say(*said, it=join(", ", them))] if them else []
    return found


def _investigator(v: Voice, view: State, seat: int) -> Text:
    """Experience, trauma, earned cards and weaknesses of one who is in the campaign."""
    earned, left = view.count(box.EXPERIENCE_EARNED[seat]), view.count(box.EXPERIENCE[seat])
    said = [v.say("experience {n}", "опыт {n}", "досвід {n}", n=earned)]
    is_secret = box.UPGRADING[seat] in view.counts and not left  # what somebody is about to spend is their own business
    if (earned or left) and not is_secret:
        said.append(v.say("unspent {n}", "не потрачено {n}", "не витрачено {n}", n=left))
    for trauma, n in zip(v.names.traumas, reading.trauma(view, seat), strict=True):
        if n:
            said.append(cat(v.word(1, trauma).said(NOM), f" {n}"))
    gained = [card for card, key in enumerate(box.GAINED) if key in view.counts and box.OWNER[card] == seat]
    for card in [card for holder, card in reading.earned(view) if holder == seat] + gained:
        said.append(v.quoted(card))
    if view.count(box.OUT[seat]) == box.AWAY:
        said.append(v.say("sits out", "пропускает сценарий", "пропускає сценарій"))
    return cat(v.person(view, seat).said(NOM), ": ", join(", ", said))


def _fallen(v: Voice, view: State) -> list[Text]:
    found: list[Text] = []
    for fate, zone, said in zip(
        (box.DEAD, box.DRIVEN_INSANE),
        box.FALLEN,
        (("Killed: {it}", "Погибшие: {it}", "Загиблі: {it}"), ("Insane: {it}", "Сошедшие с ума: {it}", "Збожеволілі: {it}")),
        strict=True,
    ):
        just_now = [card_of(view, seat) for seat in range(view.seats) if view.count(box.KILLED[seat]) == fate]
        them = [v.card(card).said(NOM) for card in dict.fromkeys((*view.zone(zone), *just_now))]
        found += [v.say(*said, it=join(", ", them))] if them else []
    return found


def _bag(v: Voice, view: State) -> Text:
    tokens = [
        cat(v.token(token).said(NOM), f" ×{view.count(key)}" if view.count(key) > 1 else "")
        for token, key in enumerate(box.BAG)
        if key in view.counts
    ]
    return capital(v.say("chaos bag: {it}", "мешок хаоса: {it}", "мішок хаосу: {it}", it=join(", ", tokens)))
