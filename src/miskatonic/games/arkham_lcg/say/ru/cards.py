"""The components of the card game in Russian, a page a card."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards.gathering import TOKEN_EFFECTS
from miskatonic.games.arkham_lcg.cards.passives import Passive
from miskatonic.games.arkham_lcg.cards.sheets import (
    Act,
    Agenda,
    Asset,
    ElderSign,
    Enemy,
    Event,
    Investigator,
    Location,
    Power,
    Skill,
    TokenEffect,
    Treachery,
)
from miskatonic.games.arkham_lcg.cards.terms import BAGS, ELDER_SIGN, EVADE, FIGHT, INVESTIGATE, NEUTRAL, TRAITS
from miskatonic.games.arkham_lcg.cards.words import AutoEvadeAll, DiscoverClues, Evade, Fight
from miskatonic.games.arkham_lcg.decks.pool import DECK_SIZE, OWN_LEVELS, SECOND_LEVELS
from miskatonic.games.arkham_lcg.say.reading import (
    CLUE_ICON,
    HEALTH_ICON,
    SANITY_ICON,
    SHROUD_ICON,
    VICTORY_ICON,
    known,
    paragraph,
    required,
    ways_of,
)
from miskatonic.games.arkham_lcg.say.ru import names
from miskatonic.games.arkham_lcg.say.ru.effects import clause
from miskatonic.games.arkham_lcg.say.ru.names import clues, doom, horror, resources, skill, token, wounds
from miskatonic.games.arkham_lcg.say.ru.powers import limit, moment, passive, power, prey, reaction
from miskatonic.games.arkham_lcg.say.ru.titles import SUBTITLES
from miskatonic.games.arkham_lcg.say.ru.verbs import foe, modifier
from miskatonic.games.arkham_lcg.say.speaker import Page
from miskatonic.text.parts import Icon, Text, capital, cat, join
from miskatonic.text.ru import count, listed
from miskatonic.text.slavic import LOC

_ILLICIT, _WEAPON = TRAITS.index("illicit"), TRAITS.index("weapon")

# -------------------------------------------------------------------- what many cards have


def named(slug: str) -> str:
    """The title of a card in quotes."""
    title = names.title(slug)
    return title if title.startswith("«") else f"«{title}»"


def page(slug: str, lines: list[Text]) -> Page:
    """The page of a card, without lines that have nothing to say."""
    return (names.title(slug),), [line for line in lines if line]


def traits(numbers: Sequence[int]) -> list[Text]:
    """The traits of a card as a sentence; an illicit weapon is neuter."""
    if not numbers:
        return []
    said = [names.TRAITS[number] for number in numbers]
    if _WEAPON in numbers and _ILLICIT in numbers:
        said[list(numbers).index(_ILLICIT)] = "Незаконное"
    return [(f"Черты: {', '.join(said)}.",)]


def icons(numbers: Sequence[int]) -> list[Text]:
    """The skill icons of a card as a sentence."""
    kinds = dict.fromkeys(numbers)
    said = [cat(skill(kind), f" ×{n}" if (n := list(numbers).count(kind)) > 1 else "") for kind in kinds]
    return [cat("Символы навыка: ", join(", ", said), ".")] if said else []


def vitality(health: int, sanity: int) -> list[Text]:
    """Health and sanity, as far as there are any."""
    said = [
        cat(Icon(icon, word), f" {n}")
        for icon, word, n in ((HEALTH_ICON, "здоровье", health), (SANITY_ICON, "рассудок", sanity))
        if n
    ]
    return [capital(cat(join(", ", said), "."))] if said else []


def victory(points: int) -> list[Text]:
    """Victory points as a sentence."""
    return [cat(Icon(VICTORY_ICON, "Победа"), f" {points}.")] if points else []


def kind_of(word: str, slug: str, klass: int, signature_of: str, *, neutral: str, weakness: bool, unique: bool) -> Text:
    """What kind of card it is, and whose."""
    subtitle = f"{SUBTITLES[slug]}. " if slug in SUBTITLES else ""
    said = [word]
    if signature_of:
        said.append(f"{'слабость' if weakness else 'персональная карта'} ({names.PEOPLE[signature_of].full})")
    else:
        said.append(neutral if klass == NEUTRAL else f"класс {names.CLASSES[klass]}")
    if unique:
        said.append("уникальный")
    return (f"{subtitle}{', '.join(said)}.",)


def effect_line(effect: Effect) -> Text:
    """An effect as a sentence."""
    return cat(capital(clause(known(effect))), ".")


def rules(passives: Sequence[Passive], powers: Sequence[Power], uses: int = -1) -> list[Text]:
    """What always holds, and what a card can do."""
    return [*(passive(p) for p in passives), *(power(p, uses) for p in powers)]


# -------------------------------------------------------------------- player cards


def investigator(card: Investigator) -> Page:
    """An investigator: skills, health, sanity, ability, elder sign, deck."""
    skills = join(", ", [cat(skill(number), f" {n}") for number, n in enumerate(card.skills)])
    must: list[Text] = [*((named(slug),) for slug in required(card)), ("1 случайная базовая слабость",)]
    cards = f"{names.CLASSES[card.klass]} и нейтральные (уровни 0–{OWN_LEVELS})"
    second = f"{names.CLASSES[card.second_class]} (уровни 0–{SECOND_LEVELS})"
    return page(
        card.slug,
        [
            paragraph([(f"{SUBTITLES[card.slug]}. Класс: {names.CLASSES[card.klass]}.",), *traits(card.traits)]),
            paragraph([capital(cat(skills, ".")), *vitality(card.health, card.sanity)]),
            *rules(card.passive, card.powers),
            elder_sign(card.elder_sign),
            (f"Размер колоды: {DECK_SIZE}. Возможные карты: {cards}, {second}.",),
            cat("Обязательные карты: ", listed(must), "."),
        ],
    )


def elder_sign(sign: ElderSign) -> Text:
    """What the elder sign does for an investigator."""
    said = [modifier(sign.value)]
    if sign.success is not None:
        said.append(cat("при успехе ", clause(known(sign.success))))
    if sign.succeeds_with:
        said.append((f"если у вас в игре {named(sign.succeeds_with)}, проверка автоматически успешна",))
    return cat(capital(token(ELDER_SIGN)), ": ", join("; ", said), ".")


def asset(card: Asset) -> Page:
    """An asset: cost, slots, icons, what it does."""
    word = "Сюжетный актив" if card.is_story else "Актив"
    neutral = "нейтральный"
    kind = kind_of(
        word, card.slug, card.klass, card.signature_of, neutral=neutral, weakness=card.weakness, unique=card.unique
    )
    first = [kind, *cost(card.cost)]
    if card.slots:
        kinds = dict.fromkeys(card.slots)
        first.append(cat("Занимает ", listed([(count(card.slots.count(s), names.SLOTS[s]),) for s in kinds]), "."))
    uses = -1
    words: list[Text] = [("Быстрый.",)] if card.fast else []
    if card.uses is not None:
        uses, n = card.uses
        words.append((f"Многоразовый ({count(n, names.USES[uses])}).",))
    lines = [
        paragraph(first),
        paragraph([*traits(card.traits), *icons(card.icons)]),
        paragraph([*vitality(card.health, card.sanity), *words]),
        *([cat("Раскрытие: ", clause(known(card.revelation)), ".")] if card.revelation is not None else []),
        *rules(card.passive, card.powers, uses),
    ]
    return page(card.slug, lines)


def cost(n: int) -> list[Text]:
    """What playing a card costs; nothing for one that cannot be played."""
    return [cat("Цена: ", resources(n), ".")] if n >= 0 else []


def event(card: Event) -> Page:
    """An event: cost, icons, what it does."""
    kind = kind_of(
        "Событие", card.slug, card.klass, card.signature_of, neutral="нейтральное", weakness=card.weakness, unique=False
    )
    lines = [paragraph([kind, *cost(card.cost)]), paragraph([*traits(card.traits), *icons(card.icons)])]
    if card.effect is not None:
        first = "Быстрое: сыграйте в свой ход. " if card.own_turn else _action_of(card.effect)
        lines.append(cat(first, effect_line(card.effect)))
    lines.extend(passive(p) for p in card.passive)
    for p in card.powers:
        if not p.forced:
            lines.append(reaction(p))
        elif card.passive:
            lines.append(power(p))
        else:
            held = f"{moment(p)}, если эта карта у вас на руке,"
            lines.append(cat(f"Обязательно: {held} ", clause(known(p.effect)), limit(p), "."))
    return page(card.slug, lines)


def _action_of(effect: Effect) -> str:
    """The kind of action that playing an event is."""
    match effect:
        case Fight():
            return "Бой. "
        case Evade() | AutoEvadeAll():
            return "Уход. "
    return ""


def skill_card(card: Skill) -> Page:
    """A skill card: icons, what it does."""
    kind = kind_of("Навык", card.slug, card.klass, "", neutral="нейтральный", weakness=False, unique=False)
    lines = [kind, paragraph([*traits(card.traits), *icons(card.icons)])]
    if card.own_tests:
        lines.append(("Можно добавить только к своей проверке.",))
    if card.one_per_test:
        lines.append(("Максимум 1 экземпляр за проверку.",))
    if card.success is not None:
        more = "дополнительно " if isinstance(card.success, DiscoverClues) else ""
        lines.append(cat(f"{_if_succeeded(card)} {more}", clause(known(card.success)), "."))
    return page(card.slug, lines)


def _if_succeeded(card: Skill) -> str:
    """In which success the effect of a skill card counts."""
    if card.margin:
        return f"При успехе с запасом не меньше {card.margin}"
    return {FIGHT: "При успехе в бою", EVADE: "При успешном уходе", INVESTIGATE: "При успешном исследовании"}.get(
        card.only, "При успехе"
    )


# -------------------------------------------------------------------- encounter cards


def treachery(card: Treachery) -> Page:
    """A treachery, of the encounter deck or a weakness."""
    if card.signature_of:
        kind = f"Напасть, слабость ({names.PEOPLE[card.signature_of].full})."
    else:
        kind = "Напасть, базовая слабость." if card.weakness else "Напасть."
    words: list[Text] = [*([("Опасность.",)] if card.peril else []), *([("Наплыв.",)] if card.surge else [])]
    return page(
        card.slug,
        [
            paragraph([(kind,), *traits(card.traits), *words]),
            cat("Раскрытие: ", clause(known(card.revelation)), "."),
            *rules(card.passive, card.powers),
        ],
    )


def enemy(card: Enemy) -> Page:
    """An enemy: its numbers, keywords and what it does."""
    each = " за сыщика" if card.health_per_investigator else ""
    health = cat(Icon(HEALTH_ICON, "здоровье"), f" {card.health}{each}")
    harm = [*([wounds(card.damage)] if card.damage else []), *([horror(card.horror)] if card.horror else [])]
    numbers = cat(f"Бой {card.fight}, ", health, f", уход {card.evade}. Атака: ", listed(harm), ".")
    keywords = {"Охотник": card.hunter, "Мститель": card.retaliate, "Огромный": card.massive, "Осторожный": card.aloof}
    words: list[Text] = [(f"{word}.",) for word, holds in keywords.items() if holds]
    if card.spawn:
        words.insert(0, (f"Выходит {names.into(card.spawn, LOC)}.",))
    if card.prey is not None:
        words.append(cat("Преследует: ", prey(card.prey), "."))
    kind = ("Враг, базовая слабость.",) if card.weakness else ("Враг.",)
    lines = [
        paragraph([kind, *traits(card.traits)]),
        numbers,
        paragraph(words),
        *rules(card.passive, card.powers),
        paragraph(victory(card.victory)),
    ]
    return page(card.slug, lines)


def location(card: Location) -> Page:
    """A location: shroud, clues, ways, what it does."""
    each = " за сыщика" if card.per_investigator else ""
    found = f"{card.clues}{each}" if card.clues else "нет"
    lead = [names.LOCATIONS[slug].one() for slug in ways_of(card)]
    ways = f"Связанные локации: {', '.join(lead)}." if lead else "Связанных локаций нет."
    lines = [
        cat(Icon(SHROUD_ICON, "Неясность"), f": {card.shroud}. ", Icon(CLUE_ICON, "Улики"), f": {found}."),
        (ways,),
        *rules(card.passive, card.powers),
        paragraph(victory(card.victory)),
    ]
    return page(card.slug, lines)


# -------------------------------------------------------------------- acts, agendas, tokens


def back(slug: str, effect: Effect) -> Text:
    """The back of an act or agenda."""
    return cat(f"Оборот, {named(slug)}: ", clause(known(effect)), ".")


def act(card: Act) -> Page:
    """An act: how it advances, and its back."""
    needs = cat(" Для продвижения: ", clues(card.clues), " за сыщика.") if card.clues else ()
    return page(card.slug, [cat(f"Сцена {card.stage}.", needs), *rules((), card.powers), back(card.back_slug, card.back)])


def agenda(card: Agenda) -> Page:
    """An agenda: its doom, and its back."""
    needs = cat(f"Замысел {card.stage}. Продвигается, когда в игре ", doom(card.doom), ".")
    return page(card.slug, [needs, *rules((), card.powers), back(card.back_slug, card.back)])


def reference(side: int) -> Page:
    """A side of the scenario reference: what the symbols do."""
    levels = [names.DIFFICULTIES[number].lower() for number in (2 * side, 2 * side + 1)]
    title = f"Памятка сценария «Встреча»: {' и '.join(levels)} уровни"
    return (title,), [cat(capital(token(t)), ": ", symbol(effect), ".") for t, effect in TOKEN_EFFECTS[side].items()]


def symbol(effect: TokenEffect) -> Text:
    """What a symbol token does in the scenario."""
    said = [modifier(effect.value)]
    if effect.another:
        said.append(("вытяните ещё один жетон",))
    if effect.now is not None:
        needed = "" if effect.now_if is None else f"если в вашей локации есть {foe(effect.now_if.trait)}, "
        said.append(cat(needed, clause(known(effect.now))))
    if effect.on_fail is not None:
        said.append(cat("при провале ", clause(known(effect.on_fail))))
    if effect.after_fail is not None:
        said.append(cat("при провале после проверки ", clause(known(effect.after_fail))))
    return join("; ", said)


def bag(difficulty: int) -> Page:
    """The chaos bag of a difficulty."""
    tokens = [cat(token(number), f" ×{n}" if n > 1 else "") for number, n in BAGS[difficulty].items()]
    title = f"Мешок хаоса: {names.DIFFICULTIES[difficulty].lower()} уровень"
    return (title,), [cat(f"Жетонов: {sum(BAGS[difficulty].values())}. ", capital(cat(join(", ", tokens), ".")))]
