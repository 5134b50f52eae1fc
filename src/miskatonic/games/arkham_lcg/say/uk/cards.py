"""The words of the card game's components in Ukrainian, made from the sheets that run."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards.conditions import BearerOnly, HighestSkill, LowestHealth, Prey
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
)
from miskatonic.games.arkham_lcg.cards.terms import (
    BAGS,
    DIFFICULTIES,
    ELDER_SIGN,
    EVADE,
    FIGHT,
    HAND,
    INVESTIGATE,
    NEUTRAL,
    TRAITS,
)
from miskatonic.games.arkham_lcg.decks.pool import DECK_SIZE, OWN_LEVELS, SECOND_LEVELS
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.speaker import Page
from miskatonic.games.arkham_lcg.say.uk import names
from miskatonic.games.arkham_lcg.say.uk.effects import clause
from miskatonic.games.arkham_lcg.say.uk.manner import modifier, trait_noun
from miskatonic.games.arkham_lcg.say.uk.names import damage, horror, place_at, place_to, skill, token
from miskatonic.games.arkham_lcg.say.uk.powers import (
    OFFERED,
    held_text,
    moment,
    passive_text,
    played_text,
    power_text,
    ways_of,
)
from miskatonic.games.arkham_lcg.say.uk.titles import TITLES
from miskatonic.text.parts import Icon, Text, capital, cat, join
from miskatonic.text.slavic import INS, NOM, agree
from miskatonic.text.uk import count, listed

PER_INVESTIGATOR: Final = " на кожного дослідника"

# -------------------------------------------------------------------- what cards have in common


def _title(slug: str) -> Text:
    """The title of a card, with a capital."""
    if slug in names.ENEMIES:
        return capital((names.ENEMIES[slug].one(),))
    return (names.PLACES[slug].one() if slug in names.PLACES else TITLES[slug],)


def _traits(traits: Iterable[int]) -> list[Text]:
    said = ", ".join(names.TRAITS[TRAITS[number]] for number in traits)
    return [(f"Ознаки: {said}.",)] if said else []


def _icons(icons: tuple[int, ...]) -> Text:
    """The skill icons of a card: «Символи: воля, джокер ×2.»"""
    if not icons:
        return ()
    said: list[Text] = []
    for kind, same in groupby(icons):
        n = len(list(same))
        said.append(cat(skill(kind), f" ×{n}" if n > 1 else ""))
    return cat(" Символи: ", join(", ", said), ".")


NEUTRALS: Final = {"Актив": "Нейтральний актив", "Подія": "Нейтральна подія", "Уміння": "Нейтральне вміння"}


def _head(card: Asset | Event | Skill, kind: str) -> Text:
    """What a player card is: kind, class, cost, icons."""
    said = kind
    if card.klass != NEUTRAL:
        said = f"{kind} {names.of_class(card.klass, kind)}"
    elif isinstance(card, Skill) or not (card.signature_of or card.weakness):
        said = NEUTRALS.get(kind, kind)
    if not isinstance(card, Skill):
        said = f"Слабкість ({said.lower()})" if card.weakness else said
        said += f". Вартість: {card.cost}" if card.cost >= 0 else ""
    return cat(f"{said}.", _icons(card.icons))


def _weakness(signature_of: str) -> str:
    return "Слабкість" if signature_of else "Базова слабкість"


def _owner(signature_of: str) -> list[Text]:
    return [(f"Лише для колоди: {names.PEOPLE[signature_of].full}.",)] if signature_of else []


def _victory(points: int) -> list[Text]:
    return [cat(Icon(reading.VICTORY_ICON, "Очки перемоги"), f": {points}.")] if points else []


# -------------------------------------------------------------------- investigators


def investigator(card: Investigator) -> Page:
    """An investigator: skills, health, sanity, ability, elder sign, deck."""
    person = names.PEOPLE[card.slug]
    values = join(", ", [cat(skill(kind), f" {n}") for kind, n in enumerate(card.skills)])
    limits = cat(names.health(), f" {card.health}, ", names.sanity(), f" {card.sanity}")
    return (person.full,), [
        (f"{person.role}. Клас: {names.CLASSES[card.klass].lower()}.",),
        cat(capital(values), ". ", capital(limits), "."),
        *_traits(card.traits),
        *ways_of(card.passive, card.powers),
        cat(capital(token(ELDER_SIGN)), ": ", elder_sign(card.elder_sign), "."),
        _deck(card),
    ]


def elder_sign(sign: ElderSign) -> Text:
    """What the elder sign does for an investigator."""
    said = modifier(sign.value)
    if sign.success is not None:
        said = cat(said, "; у разі успіху ", clause(sign.success))
    if sign.succeeds_with:
        said = cat(said, f"; якщо у вас у грі «{TITLES[sign.succeeds_with]}», натомість перевірку автоматично пройдено")
    return said


def _deck(card: Investigator) -> Text:
    own = f"карти {names.of_class(card.klass, 'карти')} й нейтральні рівнів 0–{OWN_LEVELS}"
    second = ""
    if card.second_class != NEUTRAL:
        second = f", карти {names.of_class(card.second_class, 'карти')} рівнів 0–{SECOND_LEVELS}"
    required = "".join(f"«{TITLES[slug]}», " for slug in reading.required(card))
    size = count(DECK_SIZE, names.CARD)
    return (f"Колода: {size}; {own}{second}. Крім них: {required}випадкова базова слабкість.",)


# -------------------------------------------------------------------- player cards


def asset(card: Asset) -> Page:
    """An asset: cost, slots, icons, what it does."""
    lines = [_head(card, "Сюжетний актив" if card.is_story else "Актив"), *_owner(card.signature_of), *_traits(card.traits)]
    marks: list[Text] = []
    if card.unique:
        marks.append(("унікальна карта",))
    if card.fast:
        marks.append(("швидка (розігрується без дії)",))
    if card.slots:
        two_hands = card.slots == (HAND, HAND)
        marks.append(("слоти: дві руки" if two_hands else f"слот: {', '.join(names.SLOTS[slot] for slot in card.slots)}",))
    if card.health:
        marks.append(cat(names.health(), f": {card.health}"))
    if card.sanity:
        marks.append(cat(names.sanity(), f": {card.sanity}"))
    if card.uses is not None:
        kind, n = card.uses
        marks.append((f"входить у гру з {count(n, names.USES[kind], INS)}",))
    if marks:
        lines.append(cat(capital(join("; ", marks)), "."))
    if card.revelation is not None:
        lines.append(cat("Розкриття: ", clause(card.revelation), "."))
    uses = card.uses[0] if card.uses is not None else 0
    return _title(card.slug), [*lines, *ways_of(card.passive, card.powers, uses)]


def event(card: Event) -> Page:
    """An event: cost, icons, what it does."""
    lines = [_head(card, "Подія"), *_owner(card.signature_of), *_traits(card.traits)]
    if card.own_turn:
        lines.append(("Швидка: розігрується без дії у свій хід.",))
    if card.effect is not None:
        lines.append(cat(capital(clause(card.effect)), "."))
    lines += map(passive_text, card.passive)
    for power in card.powers:
        if power.when in OFFERED or (power.forced and card.passive):
            lines.append(power_text(power))
        else:
            lines.append(held_text(power) if power.forced else cat("Швидка. ", played_text(power)))
    return _title(card.slug), lines


TEST_KINDS: Final = {FIGHT: "успішної атаки", EVADE: "успішного ухиляння", INVESTIGATE: "успішного дослідження"}


def skill_card(card: Skill) -> Page:
    """A skill card: icons, what it does."""
    lines = [_head(card, "Уміння"), *_traits(card.traits)]
    if card.own_tests:
        lines.append(("Додавайте цю карту лише до власних перевірок.",))
    if card.one_per_test:
        lines.append(("До однієї перевірки можна додати лише одну таку карту.",))
    if card.success is not None:
        when = f"У разі {TEST_KINDS.get(card.only, 'успіху')}"
        margin = f" з перевагою щонайменше {card.margin}" if card.margin else ""
        more = " додатково" if card.only == INVESTIGATE else ""
        lines.append(cat(f"{when}{margin}{more} ", clause(card.success), "."))
    return _title(card.slug), lines


# -------------------------------------------------------------------- encounter cards and weaknesses


def treachery(card: Treachery) -> Page:
    """A treachery, of the encounter deck or a weakness."""
    lines: list[Text] = [(f"{_weakness(card.signature_of)} (напасть)." if card.weakness else "Напасть.",)]
    lines += [*_owner(card.signature_of), *_traits(card.traits)]
    if card.peril:
        lines.append(("Небезпека: поки розігруєте цю карту, інші не можуть ні радити, ні допомагати.",))
    lines.append(cat("Розкриття: ", clause(card.revelation), "."))
    if card.surge:
        lines.append(("Наплив: потім візьміть ще одну карту зустрічі.",))
    return _title(card.slug), [*lines, *ways_of(card.passive, card.powers)]


def enemy(card: Enemy) -> Page:
    """An enemy: its numbers, keywords and what it does."""
    each = PER_INVESTIGATOR if card.health_per_investigator else ""
    numbers = cat(f"бій: {card.fight}, ", names.health(), f": {card.health}{each}, ухиляння: {card.evade}.")
    hits = [damage(card.damage, NOM)] * bool(card.damage) + [horror(card.horror, NOM)] * bool(card.horror)
    lines = [
        cat("Базова слабкість (ворог); " if card.weakness else "Ворог; ", numbers),
        cat("Атака: ", listed(hits), "."),
        *_traits(card.traits),
    ]
    if card.spawn:
        lines.append(cat("З’являється ", place_at(names.named(card.spawn)), "."))
    if card.prey is not None:
        lines.append(cat("Здобич: ", prey(card.prey), "."))
    for has, said in (
        (card.hunter, "Мисливець: у фазу ворогів рухається до найближчого дослідника."),
        (card.retaliate, "Месник: атакує того, хто провалив атаку проти нього."),
        (card.massive, "Велетень: б’ється з усіма дослідниками у своїй локації."),
        (card.aloof, "Обережний: сам у бій не вступає."),
    ):
        if has:
            lines.append((said,))
    return _title(card.slug), [*lines, *ways_of(card.passive, card.powers), *_victory(card.victory)]


def prey(wanted: Prey) -> Text:
    """Whom an enemy goes for."""
    match wanted:
        case HighestSkill(kind):
            most = agree(names.SKILLS[kind].gender, "найбільший", "найбільша", "найбільше")
            return cat(f"дослідник, у якого {most} ", skill(kind))
        case LowestHealth():
            return cat("дослідник, у якого лишилося найменше ", names.health())
        case BearerOnly():
            return ("лише той, чия це слабкість",)
        case _:
            assert_never(wanted)


# -------------------------------------------------------------------- the scenario


def location(card: Location) -> Page:
    """A location: shroud, clues, ways, what it does."""
    number = f": {card.clues}{PER_INVESTIGATOR}" if card.clues and card.per_investigator else f": {card.clues}"
    shroud = Icon(reading.SHROUD_ICON, "Неясність")
    lines = [cat(shroud, f": {card.shroud}. ", Icon(reading.CLUE_ICON, "Докази"), f"{number}.")]
    ways = [place_to(names.named(slug)) for slug in reading.ways_of(card)]
    lines.append(cat("Звідси можна перейти ", listed(ways), ".") if ways else ("Звідси нікуди не перейти.",))
    return _title(card.slug), [*lines, *ways_of(card.passive, card.powers), *_victory(card.victory)]


def act(card: Act) -> Page:
    """An act: how it advances, and its back."""
    lines: list[Text] = []
    if card.clues:
        lines.append(cat("Потрібні ", Icon(reading.CLUE_ICON, "докази"), f": {card.clues}{PER_INVESTIGATOR}."))
    if not card.powers:
        lines.append(("Мета: у хід будь-якого дослідника можете разом витратити ці докази, щоб просунути сцену.",))
    for power in card.powers:
        lines.append(cat("Мета: ", moment(power.when, power.condition), " ", clause(power.effect), "."))
    return _title(card.slug), [*lines, _back(card)]


def agenda(card: Agenda) -> Page:
    """An agenda: its doom, and its back."""
    doom = Icon(reading.DOOM_ICON, "приреченість")
    lines = [cat("Задум просувається, коли ", doom, f" у грі сягає {card.doom}.")]
    return _title(card.slug), [*lines, *map(power_text, card.powers), _back(card)]


def _back(card: Act | Agenda) -> Text:
    return cat(f"Зворот «{TITLES[card.back_slug]}»: ", clause(card.back), ".")


LEVELS: Final = ("легкий і звичайний рівні", "складний та експертний рівні")


def reference(side: int) -> Page:
    """A side of the scenario reference: what the symbols do."""
    lines = [cat(capital(token(number)), ": ", symbol(effect), ".") for number, effect in TOKEN_EFFECTS[side].items()]
    return (f"Пам’ятка сценарію: {LEVELS[side]}",), lines


def symbol(effect: TokenEffect) -> Text:
    """What a symbol token does in the scenario."""
    said = [modifier(effect.value)]
    if effect.another:
        said.append(("витягніть ще один жетон",))
    if effect.now is not None:
        needed = "" if effect.now_if is None else f"якщо у вашій локації є {trait_noun(effect.now_if.trait).one()}, "
        said.append(cat(needed, clause(effect.now)))
    if effect.on_fail is not None:
        said.append(cat("у разі провалу ", clause(effect.on_fail)))
    if effect.after_fail is not None:
        said.append(cat("у разі провалу після перевірки ", clause(effect.after_fail)))
    return join("; ", said)


def bag(difficulty: int) -> Page:
    """The chaos bag of a difficulty."""
    level = names.DIFFICULTIES[DIFFICULTIES[difficulty]].lower()
    tokens = [cat(token(number), f" ×{n}" if n > 1 else "") for number, n in BAGS[difficulty].items()]
    return (f"Мішок хаосу: {level} рівень",), [cat("Жетони: ", join(", ", tokens), ".")]
