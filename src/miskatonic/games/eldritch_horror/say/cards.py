"""The components of Eldritch Horror in words: a title and lines of text for each, made from the sheets that run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from miskatonic.games.eldritch_horror.cards import sheets, terms
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ASSET, CONDITION, SPELL
from miskatonic.games.eldritch_horror.say import names, places, things, titles
from miskatonic.games.eldritch_horror.say.conditions import so
from miskatonic.games.eldritch_horror.say.cues import cue
from miskatonic.games.eldritch_horror.say.dice import span
from miskatonic.games.eldritch_horror.say.effects import listed, text
from miskatonic.games.eldritch_horror.say.names import Noun, Voice
from miskatonic.games.eldritch_horror.say.passives import passive
from miskatonic.games.eldritch_horror.say.powers import power_text
from miskatonic.games.eldritch_horror.say.things import card_title
from miskatonic.text import en
from miskatonic.text.parts import Text, capital, cat, join
from miskatonic.text.phrases import named
from miskatonic.text.slavic import NOM, Gender

Sheet = tuple[Text, list[Text]]
"""The title of a component and its text, line by line."""


def finished(v: Voice, sheet: Sheet) -> Sheet:
    """A component as it is shown."""
    title, lines = sheet
    return v.finished(capital(title)), [v.finished(line) for line in lines]


def head(v: Voice, label: tuple[str, str, str], effects: w.Effects) -> list[Text]:
    """A line with a label, if there is anything to say."""
    if not listed(effects):
        return []
    return [v.say("{label}: {it}", "{label}: {it}", "{label}: {it}", label=v.pick(*label), it=text(v, effects))]


def _traits(v: Voice, traits: Sequence[int]) -> Text:
    """The traits of a card, one after another."""
    nouns = [v.names.TRAITS[terms.TRAITS[trait]] for trait in traits]
    return capital(join(", ", [(_agreeing(v, noun, nouns[0]),) for noun in nouns]))


def _agreeing(v: Voice, trait: Noun, first: Noun) -> str:
    """A trait; one that is an adjective agrees with the first trait of the card: «услуга, командная»."""
    if isinstance(trait, en.Noun):
        return trait.one
    word = trait.one()
    if trait.adjectival and first.gender is Gender.F:
        return v.pick("", f"{word[:-2]}ая", f"{word[:-2]}а")
    return word


def abilities(v: Voice, passives: Sequence[w.Passive], powers: Sequence[sheets.Power]) -> list[Text]:
    return [*(passive(v, word) for word in passives), *(power_text(v, power) for power in powers)]


RECKONING: Final = ("Reckoning", "Расплата", "Розплата")

# -------------------------------------------------------------------- investigators


def investigator(v: Voice, sheet: sheets.Investigator) -> Sheet:
    """An investigator: occupation, Health, Sanity, skills, start, abilities, and the test of whoever meets them defeated."""
    person = v.names.PEOPLE[sheet.code]
    skills = [
        v.say("{skill} {n}", "{skill} {n}", "{skill} {n}", skill=things.skill(v, number), n=n)
        for number, n in enumerate(sheet.skills)
    ]
    figures = v.say(
        "{role}. Health {h}, sanity {s}. {skills}.",
        "{role}. Здоровье {h}, рассудок {s}. {skills}.",
        "{role}. Здоров’я {h}, розум {s}. {skills}.",
        role=person.role,
        h=sheet.health,
        s=sheet.sanity,
        skills=capital(join(", ", skills)),
    )
    start = v.say(
        "Starts {at}. At the start of the game: {it}",
        "Начинает {at}. В начале игры: {it}",
        "Починає {at}. На початку гри: {it}",
        at=names.at(v, places.place(v, sheet.start)),
        it=text(v, sheet.gets),
    )
    defeated = v.say(
        "Test in the encounter with this investigator once defeated: {a} if crippled, {b} if insane.",
        "Проверка в контакте с этим сыщиком, если он побеждён: {a} при увечье, {b} при безумии.",
        "Перевірка в зустрічі з цим дослідником, якщо його переможено: {a} у разі каліцтва, {b} у разі божевілля.",
        a=things.skill(v, sheet.injury),
        b=things.skill(v, sheet.madness),
    )
    action = head(v, ("Action", "Действие", "Дія"), sheet.action)
    return (person.full,), [figures, start, *action, *abilities(v, sheet.passive, sheet.powers), defeated]


# -------------------------------------------------------------------- possessions and Conditions


def asset(v: Voice, card: sheets.Asset) -> Sheet:
    """An Asset: traits, value, what it does."""
    head = v.say(
        "{traits}. Value {n}.", "{traits}. Стоимость {n}.", "{traits}. Вартість {n}.",
        traits=_traits(v, card.traits), n=card.value,
    )  # fmt: skip
    lines = [head, *abilities(v, card.passive, card.powers)]
    if card.is_service:
        lines.append(v.say("Then discard this card.", "Затем сбросьте эту карту.", "Потім скиньте цю карту."))
    return (card_title(v, ASSET, card.code),), lines


def artifact(v: Voice, card: sheets.Artifact) -> Sheet:
    """An Artifact: traits, what it does."""
    title = names.title(v, titles.ARTIFACTS, card.code)
    return (title,), [cat(_traits(v, card.traits), "."), *abilities(v, card.passive, card.powers)]


def spell(v: Voice, card: sheets.Spell) -> Sheet:
    """A Spell: its front; each copy has a back of its own."""
    flip = v.say(
        "Then flip this card and resolve its back by the number of successes.",
        "Затем переверните эту карту и разыграйте её оборот по числу успехов.",
        "Потім переверніть цю карту й розіграйте її зворот за кількістю успіхів.",
    )
    lines = [cat(_traits(v, card.traits), "."), power_text(v, card.power), flip]
    return (card_title(v, SPELL, card.code),), lines


def spell_back(v: Voice, card: sheets.Spell, number: int) -> Sheet:
    """The back of a copy of a Spell, result by result."""
    lines = []
    for case in listed(card.backs[number]):
        assert isinstance(case, w.Case)
        lines.append(
            v.say(
                "{n} <k:success|successes>: {it}",
                "Успехов {n}: {it}",
                "Успіхів {n}: {it}",
                n=span(v, case.low, case.high),
                k=case.low if case.high == case.low else 2,
                it=text(v, case.effects),
            )
        )
    title = v.say("{it}, back {n}", "{it}, оборот {n}", "{it}, зворот {n}", it=card_title(v, SPELL, card.code), n=number + 1)
    return title, lines


def condition(v: Voice, card: sheets.ConditionCard) -> Sheet:
    """A Condition: its front; each copy has a back of its own."""
    lines = [cat(_traits(v, card.traits), "."), *abilities(v, card.passive, card.powers)]
    lines += head(v, RECKONING, card.reckoning)
    return (card_title(v, CONDITION, card.code),), lines


def condition_back(v: Voice, card: sheets.ConditionCard, back: sheets.ConditionBack) -> Sheet:
    """The back of a copy of a Condition, with what becomes of the card."""
    match back.after:
        case sheets.After.FLIP:
            after = v.say("Then flip this card.", "Затем переверните эту карту.", "Потім переверніть цю карту.")
        case sheets.After.DISCARD:
            then = bool(listed(back.effects))
            after = (
                v.say("Then discard this card.", "Затем сбросьте эту карту.", "Потім скиньте цю карту.")
                if then
                else v.say("Discard this card.", "Сбросьте эту карту.", "Скиньте цю карту.")
            )
        case sheets.After.AS_STATED:
            after = ()
        case _:
            assert_never(back.after)
    said = [one for one in (*abilities(v, back.passive, ()), text(v, back.effects), after) if one]
    front = v.say("Back of {it}.", "Оборот {it:gen}.", "Зворот {it:gen}.", it=things.card(v, CONDITION, card.code))
    return (names.title(v, titles.BACKS, back.code),), [front, join(" ", said)]


# -------------------------------------------------------------------- encounters


def as_encounter(v: Voice, offer: sheets.AsEncounter) -> Text:
    """An encounter that a card offers somewhere."""
    when = v.say(", if {so}", ", если {so}", ", якщо {so}", so=so(v, offer.when)) if offer.when is not None else ""
    return capital(
        v.say(
            "as an encounter {at}{when}: {it}",
            "в качестве контакта {at}{when}: {it}",
            "{at}, наче це зустріч{when}: {it}",
            at=places.at(v, offer.at),
            when=when,
            it=text(v, offer.effects),
        )
    )


def with_cue(v: Voice, code: str, number: int, said: Text) -> Text:
    """What an encounter asks for, after the sentence that says what is going on."""
    return cat(cue(v, code, number), " ", said)


def section(v: Voice, card: sheets.Encounter, number: int) -> Text:
    """A section of an encounter card."""
    return with_cue(v, card.code, number, text(v, card.sections[number]))


def complex_parts(v: Voice, card: sheets.Complex) -> list[Text]:
    """The three parts of a complex encounter."""
    return [
        with_cue(v, card.code, 0, text(v, card.start)),
        v.say("Pass: {it}", "Успех: {it}", "Успіх: {it}", it=text(v, card.passed)),
        v.say("Fail: {it}", "Провал: {it}", "Провал: {it}", it=text(v, card.failed)),
    ]


# -------------------------------------------------------------------- tokens


def gate(v: Voice, token: sheets.Gate) -> Sheet:
    """A Gate: its space and its omen."""
    there = named(places.place(v, token.space).name)
    omen = named(v.names.OMENS[token.omen])
    return v.say("Gate: {it}", "Врата: {it}", "Ворота: {it}", it=capital(there.said(NOM))), [
        v.say("Omen: {it}.", "Знамение: {it}.", "Передвістя: {it}.", it=omen)
    ]


def clue(v: Voice, token: sheets.Clue) -> Sheet:
    """A Clue: its space."""
    there = named(places.place(v, token.space).name)
    return v.say("Clue: {it}", "Улика: {it}", "Доказ: {it}", it=capital(there.said(NOM))), []
