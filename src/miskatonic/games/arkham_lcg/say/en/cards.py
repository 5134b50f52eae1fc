"""The components of the card game in English: every sheet as a title and lines of text."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.cards.gathering import TOKEN_EFFECTS
from miskatonic.games.arkham_lcg.cards.sheets import (
    Act,
    Agenda,
    Asset,
    ElderSign,
    Enemy,
    Event,
    Investigator,
    Location,
    Skill,
    TokenEffect,
    Treachery,
    When,
)
from miskatonic.games.arkham_lcg.cards.terms import BAGS, ELDER_SIGN, EVADE, FIGHT, INVESTIGATE, NEUTRAL
from miskatonic.games.arkham_lcg.cards.words import DiscoverClues
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.en import names
from miskatonic.games.arkham_lcg.say.en.amounts import bonus
from miskatonic.games.arkham_lcg.say.en.effects import clause, sentences
from miskatonic.games.arkham_lcg.say.en.names import CLASSES, SLOTS, skill, token
from miskatonic.games.arkham_lcg.say.en.powers import lines_of, power_line, prey
from miskatonic.games.arkham_lcg.say.reading import known, paragraph
from miskatonic.games.arkham_lcg.say.speaker import Page
from miskatonic.text.en import listed
from miskatonic.text.parts import Icon, Text, capital, cat, join

# -------------------------------------------------------------------- player cards


def _head(kind: str, klass: int, weakness: bool, signature_of: str) -> str:
    if weakness:
        return f"Weakness ({kind}) of {names.TITLE[signature_of]}" if signature_of else f"Basic weakness ({kind})"
    if signature_of:
        return f"{kind.capitalize()} of {names.TITLE[signature_of]}"
    return f"{CLASSES[klass]} {kind}"


def _marks(traits: tuple[int, ...], icons: tuple[int, ...] = ()) -> list[Text]:
    """Traits and icons."""
    said: list[Text] = []
    if traits:
        said.append((f"{names.traits(traits)}.",))
    if icons:
        said.append(cat("Icons: ", names.skill_icons(icons), "."))
    return [paragraph(said)] if said else []


def asset(card: Asset) -> Page:
    """An asset."""
    bits = ["Story asset" if card.is_story else _head("asset", card.klass, card.weakness, card.signature_of)]
    if card.unique:
        bits.append("unique")
    if card.fast:
        bits.append("fast")
    if card.cost >= 0 and not card.is_story:
        bits.append(f"cost {card.cost}")
    for slot in dict.fromkeys(card.slots):
        many = card.slots.count(slot)
        bits.append(f"{SLOTS[slot]} slot" if many == 1 else f"{many} {SLOTS[slot]} slots")
    second = names.second_title(card)
    lines: list[Text] = [(f"{second}.",)] if second else []
    lines += [(", ".join(bits) + ".",), *_marks(card.traits, card.icons)]
    numbers: list[Text] = []
    if card.uses is not None:
        numbers.append((f"Uses: {names.uses(*card.uses)}.",))
    if card.health or card.sanity:
        worth: list[Text] = [cat(Icon(reading.HEALTH_ICON, "health"), f" {card.health}")] if card.health else []
        if card.sanity:
            worth.append(cat(Icon(reading.SANITY_ICON, "sanity"), f" {card.sanity}"))
        numbers.append(cat(capital(listed(worth, ", ")), "."))
    if numbers:
        lines.append(paragraph(numbers))
    if card.revelation is not None:
        lines.append(cat("Revelation: ", clause(known(card.revelation)), "."))
    lines += lines_of(card)
    return (names.TITLE[card.slug],), lines


def event(card: Event) -> Page:
    """An event."""
    bits = [_head("event", card.klass, card.weakness, card.signature_of)]
    reaction = any(not power.forced for power in card.powers)
    if card.own_turn or reaction:
        bits.append("fast")
    bits.append(f"cost {card.cost}")
    lines: list[Text] = [(", ".join(bits) + ".",), *_marks(card.traits, card.icons)]
    if card.effect is not None:
        lines.append(cat("In your turn: ", clause(known(card.effect)), ".") if card.own_turn else sentences(card.effect))
    return (names.TITLE[card.slug],), [*lines, *lines_of(card)]


def skill_card(card: Skill) -> Page:
    """A skill card."""
    lines: list[Text] = [(f"{CLASSES[card.klass]} skill.",), *_marks(card.traits, card.icons)]
    rules: list[Text] = []
    if card.own_tests:
        rules.append(("Only for your own tests.",))
    if card.one_per_test:
        rules.append(("One per test.",))
    if rules:
        lines.append(paragraph(rules))
    if card.success is not None:
        more = "also " if isinstance(card.success, DiscoverClues) else ""
        lines.append(cat(success_of(card), f": {more}", clause(known(card.success)), "."))
    return (names.TITLE[card.slug],), lines


def success_of(card: Skill) -> str:
    """In which tests a skill card does more than add icons."""
    margin = f" by {card.margin} or more" if card.margin else ""
    tests = {FIGHT: "an attack", EVADE: "an evasion", INVESTIGATE: "an investigation"}
    return f"If {tests.get(card.only, 'the test')} succeeds{margin}"


def treachery(card: Treachery) -> Page:
    """A treachery."""
    first = [_head("treachery", NEUTRAL, True, card.signature_of) if card.weakness else "Treachery"]
    if card.surge:
        first.append("surge")
    if card.peril:
        first.append("peril")
    lines: list[Text] = [(", ".join(first) + ".",), *_marks(card.traits)]
    lines.append(cat("Revelation: ", clause(known(card.revelation)), "."))
    return (names.TITLE[card.slug],), [*lines, *lines_of(card)]


def enemy(card: Enemy) -> Page:
    """An enemy."""
    health = f"{card.health} per investigator" if card.health_per_investigator else f"{card.health}"
    numbers = cat(
        f"Fight {card.fight}, ",
        Icon(reading.HEALTH_ICON, "health"),
        f" {health}, evade {card.evade}. Attack: ",
        listed(names.harm(card.damage, card.horror)),
        ".",
    )
    lines: list[Text] = [("Basic weakness (enemy)." if card.weakness else "Enemy.",), *_marks(card.traits), numbers]
    words: list[Text] = []
    if card.spawn:
        words.append(cat("Spawns in ", names.place_named(card.spawn), "."))
    if card.prey is not None:
        words.append(cat("Prey: ", prey(card.prey), "."))
    keywords = [
        word
        for word, so in (
            ("hunter", card.hunter),
            ("retaliate", card.retaliate),
            ("massive", card.massive),
            ("aloof", card.aloof),
        )
        if so
    ]
    if keywords:
        words.append((", ".join(keywords).capitalize() + ".",))
    if card.victory:
        words.append(victory(card.victory))
    if words:
        lines.append(paragraph(words))
    return (names.TITLE[card.slug],), [*lines, *lines_of(card)]


def victory(n: int) -> Text:
    """Victory points of a card."""
    return cat(Icon(reading.VICTORY_ICON, "Victory"), f" {n}.")


# -------------------------------------------------------------------- investigators and locations


def elder_sign(sign: ElderSign) -> Text:
    """What the elder sign does for an investigator."""
    said: list[Text] = [bonus(sign.value)]
    if sign.success is not None:
        said.append(cat("on a success ", clause(known(sign.success))))
    if sign.succeeds_with:
        said.append((f"with {names.TITLE[sign.succeeds_with]} in play the test succeeds automatically",))
    return cat(capital(token(ELDER_SIGN)), ": ", join("; ", said), ".")


def investigator(card: Investigator) -> Page:
    """An investigator."""
    skills = listed([cat(skill(number), f" {n}") for number, n in enumerate(card.skills)], ", ")
    classes = f"{CLASSES[card.klass]} of any level, {CLASSES[card.second_class]} up to level 2, neutral"
    required: list[Text] = [(names.TITLE[slug],) for slug in reading.required(card)]
    lines: list[Text] = [
        (f"{CLASSES[card.klass]}. {names.traits(card.traits)}.",),
        cat(capital(skills), "."),
        cat(
            capital((Icon(reading.HEALTH_ICON, "health"),)),
            f" {card.health}, ",
            Icon(reading.SANITY_ICON, "sanity"),
            f" {card.sanity}.",
        ),
        *lines_of(card),
        elder_sign(card.elder_sign),
        cat(f"Deck: {classes}; with ", listed([*required, ("a random basic weakness",)]), "."),
    ]
    return (names.TITLE[card.slug],), lines


def location(card: Location) -> Page:
    """A location."""
    per = " per investigator" if card.per_investigator else ""
    clues = cat(names.clues(card.clues), per) if card.clues else ("no clues",)
    numbers = cat(capital((Icon(reading.SHROUD_ICON, "shroud"),)), f" {card.shroud}, ", clues, ".")
    ways = [names.place_named(code) for code in reading.ways_of(card)]
    lines: list[Text] = [numbers]
    if ways:
        lines.append(cat("Leads to ", listed(ways), "."))
    if card.victory:
        lines.append(cat(victory(card.victory), " It counts once no clue is left there."))
    return (names.TITLE[card.slug],), [*lines, *lines_of(card)]


# -------------------------------------------------------------------- acts, agendas, chaos


def act(card: Act) -> Page:
    """An act with both sides."""
    lines: list[Text] = [(f"Act {card.stage}.",)]
    if card.clues and not any(power.when is When.ROUND_ENDS for power in card.powers):
        lines.append(cat("Advances for ", names.clues(card.clues), " per investigator, spent together in anybody’s turn."))
    elif card.clues:
        lines.append(cat("Needs ", names.clues(card.clues), " per investigator."))
    lines += [power_line(power, card) for power in card.powers]
    lines.append(cat(f"Back, “{names.TITLE[card.back_slug]}”: ", sentences(card.back)))
    return (names.TITLE[card.slug],), lines


def agenda(card: Agenda) -> Page:
    """An agenda with both sides."""
    lines: list[Text] = [(f"Agenda {card.stage}.",), cat("Advances with ", names.doom(card.doom), " in play.")]
    lines += [power_line(power, card) for power in card.powers]
    lines.append(cat(f"Back, “{names.TITLE[card.back_slug]}”: ", sentences(card.back)))
    return (names.TITLE[card.slug],), lines


def token_effect(effect: TokenEffect) -> Text:
    """What a symbol does in a scenario, as a line without its full stop."""
    said: list[Text] = [bonus(effect.value)]
    if effect.another:
        said.append(("reveal another token",))
    if effect.now is not None:
        needed = "" if effect.now_if is None else f"if a {names.TRAITS[effect.now_if.trait]} is at your location, "
        said.append(cat(needed, clause(known(effect.now))))
    if effect.on_fail is not None:
        said.append(cat("on a failure ", clause(known(effect.on_fail))))
    if effect.after_fail is not None:
        said.append(cat("after a failed test ", clause(known(effect.after_fail))))
    return join("; ", said)


def reference(side: int) -> Page:
    """A side of the scenario reference."""
    which = " and ".join(names.DIFFICULTIES[2 * side : 2 * side + 2]).lower()
    lines = [cat(capital(token(number)), ": ", token_effect(effect), ".") for number, effect in TOKEN_EFFECTS[side].items()]
    return (f"The Gathering: {which}",), lines


def bag(difficulty: int) -> Page:
    """The chaos bag of a difficulty."""
    tokens: list[Text] = [
        token(number) if n == 1 else cat(token(number), f" ×{n}") for number, n in BAGS[difficulty].items()
    ]
    many = sum(BAGS[difficulty].values())
    return (f"Chaos bag: {names.DIFFICULTIES[difficulty].lower()}",), [cat(f"{many} tokens: ", listed(tokens, ", "), ".")]
