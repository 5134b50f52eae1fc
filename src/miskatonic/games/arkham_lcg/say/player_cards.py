"""The sheets of investigators and of the cards in their decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.words import AutoEvadeAll, DiscoverClues, Evade, Fight, known
from miskatonic.games.arkham_lcg.decks.pool import DECK_SIZE, OWN_LEVELS, SECOND_LEVELS
from miskatonic.games.arkham_lcg.say import marks, reading
from miskatonic.games.arkham_lcg.say.amounts import bonus
from miskatonic.games.arkham_lcg.say.effects import clause, sentences
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.powers import lines_of
from miskatonic.text import parts
from miskatonic.text.phrases import EN, RU, UK
from miskatonic.text.slavic import INS, NOM

PlayerCard = s.Asset | s.Event | s.Skill


def _icons(v: Voice, numbers: Sequence[int]) -> parts.Text:
    """The skill icons of a card as a sentence, alike ones counted."""
    if not numbers:
        return ()
    said = [
        v.say("{n} {skill}", "{skill}{times}", "{skill}{times}", n=n, skill=v.skill(number), times=f" ×{n}" if n > 1 else "")
        for number, n in Counter(numbers).items()
    ]
    return v.say("Icons: {them}.", "Символы навыка: {them}.", "Символи: {them}.", them=parts.join(", ", said))


# -------------------------------------------------------------------- what kind of card it is


def _kind(v: Voice, card: PlayerCard) -> parts.Text:
    """Kind and class of a player card, without a full stop; in English and Russian also whose it is."""
    kind = {
        s.Asset: v.pick("asset", "Актив", "Актив"),
        s.Event: v.pick("event", "Событие", "Подія"),
        s.Skill: v.pick("skill", "Навык", "Уміння"),
    }[type(card)]
    if isinstance(card, s.Asset) and card.is_story:
        kind = v.pick("Story asset", "Сюжетный актив", "Сюжетний актив")
    signature_of, weakness = ("", False) if isinstance(card, s.Skill) else (card.signature_of, card.weakness)
    return v.pick(_english_kind, _russian_kind, _ukrainian_kind)(v, kind, card, signature_of, weakness)


def _english_kind(v: Voice, kind: str, card: PlayerCard, signature_of: str, weakness: bool) -> parts.Text:
    if kind == "Story asset":
        return (kind,)
    if weakness:
        return (f"Weakness ({kind}) of {v.title(signature_of)}",)
    return (f"{kind.capitalize()} of {v.title(signature_of)}" if signature_of else f"{v.names.classes[card.klass]} {kind}",)


def _russian_kind(v: Voice, kind: str, card: PlayerCard, signature_of: str, weakness: bool) -> parts.Text:
    said = [f"{v.names.subtitles[card.slug]}. {kind}" if card.slug in v.names.subtitles else kind]
    if signature_of:
        said.append(f"{'слабость' if weakness else 'персональная карта'} ({v.title(signature_of)})")
    elif card.klass == t.NEUTRAL:
        said.append("нейтральное" if isinstance(card, s.Event) else "нейтральный")
    else:
        said.append(f"класс {v.names.classes[card.klass]}")
    if isinstance(card, s.Asset) and card.unique:
        said.append("уникальный")
    return (", ".join(said),)


def _ukrainian_kind(v: Voice, kind: str, card: PlayerCard, signature_of: str, weakness: bool) -> parts.Text:
    first = f"{v.names.subtitles[card.slug]}. " if card.slug in v.names.subtitles else ""
    if card.klass != t.NEUTRAL:
        return (f"{first}{kind} {_of_class(card.klass, kind)}",)
    if weakness:
        return (f"{first}Слабкість ({kind.lower()})",)
    neutral = {"Актив": "Нейтральний актив", "Подія": "Нейтральна подія", "Уміння": "Нейтральне вміння"}
    return (f"{first}{kind if signature_of else neutral.get(kind, kind)}",)


def _of_class(klass: int, before: str) -> str:
    """In Ukrainian, whose card it is by class, after a word: «подія вцілілого», «актив уцілілого»."""
    word = ("хранителя", "шукача", "пройдисвіта", "містика", "вцілілого")[klass]
    return f"у{word[1:]}" if word[0] == "в" and before[-1] not in "аеиіоуюя" else word


# -------------------------------------------------------------------- assets, events, skills


def asset(v: Voice, card: s.Asset) -> list[parts.Text]:
    """An asset: cost, slots, icons, what it does."""
    sheet = v.pick(_english_asset, _russian_asset, _ukrainian_asset)(v, card)
    return [*sheet, marks.revelation(v, card.revelation) if card.revelation is not None else (), *lines_of(v, card)]


def _slots(v: Voice, card: s.Asset) -> list[parts.Text]:
    """The slots that an asset takes."""
    return [v.many(n, v.names.slots[slot]).said(NOM) for slot, n in Counter(card.slots).items()]


def _english_asset(v: Voice, card: s.Asset) -> list[parts.Text]:
    bits = [_kind(v, card)]
    bits += [(word,) for word, so in (("unique", card.unique), ("fast", card.fast)) if so]
    if card.cost >= 0 and not card.is_story:
        bits.append((f"cost {card.cost}",))
    bits += [(parts.flat(slots).removeprefix("1 "),) for slots in _slots(v, card)]
    subtitle = v.names.subtitles.get(card.slug)
    uses = parts.cat("Uses: ", v.uses_of(*card.uses).said(NOM), ".") if card.uses is not None else ()
    return marks.rows(
        (f"{subtitle}.",) if subtitle else (), parts.cat(parts.join(", ", bits), "."),
        [marks.traits(v, card.traits), _icons(v, card.icons)], [uses, _vitality(v, card)],
    )  # fmt: skip


def _russian_asset(v: Voice, card: s.Asset) -> list[parts.Text]:
    slots = parts.cat("Занимает ", v.both(_slots(v, card)), ".") if card.slots else ()
    uses = parts.cat("Многоразовый (", v.uses_of(*card.uses).said(NOM), ").") if card.uses is not None else ()
    return marks.rows(
        [parts.cat(_kind(v, card), "."), _russian_cost(v, card.cost), slots],
        [marks.traits(v, card.traits), _icons(v, card.icons)],
        [_vitality(v, card), ("Быстрый.",) if card.fast else (), uses],
    )  # fmt: skip


def _russian_cost(v: Voice, n: int) -> parts.Text:
    return parts.cat("Цена: ", v.resources(n).said(NOM), ".") if n >= 0 else ()


def _ukrainian_asset(v: Voice, card: s.Asset) -> list[parts.Text]:
    return [*_ukrainian_sheet(v, card), _ukrainian_marks(v, card)]


def _ukrainian_marks(v: Voice, card: s.Asset) -> parts.Text:
    told: list[parts.Text] = []
    if card.unique:
        told.append(("унікальна карта",))
    if card.fast:
        told.append(("швидка (розігрується без дії)",))
    if card.slots:
        names = ("рука", "аксесуар", "одяг", "союзник", "чари")
        two = card.slots == (t.HAND, t.HAND)
        told.append(("слоти: дві руки" if two else f"слот: {', '.join(names[slot] for slot in card.slots)}",))
    told += [parts.cat(word.said(NOM), f": {n}") for word, n in ((v.health, card.health), (v.sanity, card.sanity)) if n]
    if card.uses is not None:
        told.append(parts.cat("входить у гру з ", v.uses_of(*card.uses).said(INS)))
    return parts.cat(parts.capital(parts.join("; ", told)), ".") if told else ()


def _ukrainian_sheet(v: Voice, card: PlayerCard) -> list[parts.Text]:
    """What stands on every player card in Ukrainian: kind, cost, icons, owner, traits."""
    cost = () if isinstance(card, s.Skill) or card.cost < 0 else (f"Вартість: {card.cost}.",)
    owner = "" if isinstance(card, s.Skill) else card.signature_of
    return marks.rows(
        [parts.cat(_kind(v, card), "."), cost, _icons(v, card.icons)], marks.owner(v, owner), marks.traits(v, card.traits)
    )


def _vitality(v: Voice, card: s.Asset | s.Investigator) -> parts.Text:
    """Health and sanity, as far as there are any."""
    said = [parts.cat(word.said(NOM), f" {n}") for word, n in ((v.health, card.health), (v.sanity, card.sanity)) if n]
    return parts.cat(parts.capital(parts.join(", ", said)), ".") if said else ()


def event(v: Voice, card: s.Event) -> list[parts.Text]:
    """An event: cost, icons, what it does."""
    if v.lang is UK:
        sheet = _ukrainian_sheet(v, card)
    elif v.lang is RU:
        sheet = marks.rows(
            [parts.cat(_kind(v, card), "."), _russian_cost(v, card.cost)],
            [marks.traits(v, card.traits), _icons(v, card.icons)],
        )
    else:
        fast = ", fast" if card.own_turn or any(not power.forced for power in card.powers) else ""
        kind = parts.cat(_kind(v, card), f"{fast}, cost {card.cost}.")
        sheet = marks.rows(kind, [marks.traits(v, card.traits), _icons(v, card.icons)])
    return [*sheet, *_played(v, card), *lines_of(v, card)]


def _played(v: Voice, card: s.Event) -> list[parts.Text]:
    """What an event does that is played in one's own turn."""
    if card.effect is None:
        return []
    does = sentences(v, card.effect)
    if card.own_turn:
        inside = parts.cat(clause(v, known(card.effect)), ".")
        if v.lang is UK:
            return [("Швидка: розігрується без дії у свій хід.",), does]
        return [v.say("In your turn: {inside}", "Быстрое: сыграйте в свой ход. {does}", "", inside=inside, does=does)]
    match card.effect:
        case Fight():
            return [v.say("{does}", "Бой. {does}", "{does}", does=does)]
        case Evade() | AutoEvadeAll():
            return [v.say("{does}", "Уход. {does}", "{does}", does=does)]
    return [does]


def skill(v: Voice, card: s.Skill) -> list[parts.Text]:
    """A skill card: icons, what it does."""
    own = v.say(
        "Can be committed only to your own tests.",
        "Можно добавить только к своей проверке.",
        "Додавайте цю карту лише до власних перевірок.",
    )
    one = v.say(
        "No more than one copy can be committed to a test.",
        "Максимум 1 экземпляр за проверку.",
        "До однієї перевірки можна додати лише одну таку карту.",
    )
    rules = [text for text, so in ((own, card.own_tests), (one, card.one_per_test)) if so]
    return [*_skill_sheet(v, card), *([parts.paragraph(rules)] if v.lang is EN else rules), _succeeded(v, card)]


def _skill_sheet(v: Voice, card: s.Skill) -> list[parts.Text]:
    """Kind, traits and icons of a skill card."""
    if v.lang is UK:
        return _ukrainian_sheet(v, card)
    return marks.rows(parts.cat(_kind(v, card), "."), [marks.traits(v, card.traits), _icons(v, card.icons)])


def _succeeded(v: Voice, card: s.Skill) -> parts.Text:
    """What a skill card does when the test succeeds."""
    if card.success is None:
        return ()
    tests = {
        t.FIGHT: v.say("an attack", "При успехе в бою", "успішної атаки"),
        t.EVADE: v.say("an evasion", "При успешном уходе", "успішного ухиляння"),
        t.INVESTIGATE: v.say("an investigation", "При успешном исследовании", "успішного дослідження"),
    }
    test = tests.get(card.only, v.say("the test", "При успехе", "успіху"))
    if card.margin:
        test = v.say("{test}", "При успехе", "{test}", test=test)
    margin = (
        v.say(" by {n} or more", " с запасом не меньше {n}", " з перевагою щонайменше {n}", n=card.margin)
        if card.margin
        else ()
    )
    more = v.say("also ", "дополнительно ", "додатково ") if isinstance(card.success, DiscoverClues) else ()
    return v.say(
        "If {test} succeeds{margin}, {more}{does}.", "{test}{margin} {more}{does}.", "У разі {test}{margin} {more}{does}.",
        test=test, margin=margin, more=more, does=clause(v, known(card.success)),
    )  # fmt: skip


# -------------------------------------------------------------------- in hand


def in_hand(v: Voice, card: PlayerCard) -> list[parts.Text]:
    """What whoever holds a player card must know beside its cost and icons: what it takes and what it does."""
    match card:
        case s.Asset():
            lines = [_needs(v, card), *lines_of(v, card)]
        case s.Event():
            lines = [*_played(v, card), *lines_of(v, card)]
        case s.Skill():
            lines = skill(v, card)[len(_skill_sheet(v, card)) :]
        case _:
            assert_never(card)
    return [v.finished(line) for line in lines if line]


def _needs(v: Voice, card: s.Asset) -> parts.Text:
    """The slots of an asset, whether it is fast, its health and sanity, and its uses."""
    if v.lang is UK:
        return _ukrainian_marks(v, card)
    slots = parts.capital(v.both(_slots(v, card)))
    fast = v.say("Fast.", "Быстрый.", "") if card.fast else ()
    uses = v.uses_of(*card.uses).said(NOM) if card.uses is not None else ()
    told = [
        parts.cat(slots, ".") if slots else (),
        fast,
        _vitality(v, card),
        v.say("Uses: {uses}.", "Многоразовый ({uses}).", "", uses=uses) if uses else (),
    ]
    return parts.paragraph(told)


# -------------------------------------------------------------------- investigators


def investigator(v: Voice, card: s.Investigator) -> list[parts.Text]:
    """An investigator: skills, health, sanity, ability, elder sign, deck."""
    klass, role = v.names.classes[card.klass], v.names.people[card.slug].role
    skills = parts.cat(
        parts.capital(parts.join(", ", [parts.cat(v.skill(i).said(NOM), f" {n}") for i, n in enumerate(card.skills)])), "."
    )
    traits, vitality = marks.traits(v, card.traits), _vitality(v, card)
    body = [*lines_of(v, card), elder_sign(v, card.elder_sign), *_deck(v, card)]
    if v.lang is EN:
        return [*marks.rows([(f"{role}. {klass}.",), traits], skills, vitality), *body]
    if v.lang is RU:
        return [*marks.rows([(f"{role}. Класс: {klass}.",), traits], [skills, vitality]), *body]
    return [*marks.rows((f"{role}. Клас: {klass.lower()}.",), [skills, vitality], traits), *body]


def elder_sign(v: Voice, sign: s.ElderSign) -> parts.Text:
    """What the elder sign does for an investigator."""
    said: list[parts.Text] = [bonus(v, sign.value)]
    if sign.success is not None:
        does = clause(v, known(sign.success))
        said.append(v.say("on a success {does}", "при успехе {does}", "у разі успіху {does}", does=does))
    if sign.succeeds_with:
        said.append(v.say(
            "with {card} in play the test succeeds automatically",
            "если у вас в игре {card}, проверка автоматически успешна",
            "якщо у вас у грі {card}, натомість перевірку автоматично пройдено",
            card=v.quotes((v.title(sign.succeeds_with),)),
        ))  # fmt: skip
    return parts.cat(parts.capital(v.token(t.ELDER_SIGN).said(NOM)), ": ", parts.join("; ", said), ".")


def _deck(v: Voice, card: s.Investigator) -> list[parts.Text]:
    """Of what an investigator's deck is made."""
    own, second = v.names.classes[card.klass], v.names.classes[card.second_class]
    required = [v.quotes((v.title(slug),)) for slug in reading.required(card)]
    if v.lang is EN:
        must = v.both([*required, ("a random basic weakness",)])
        cards = f"{own} and neutral cards of any level, {second} cards up to level {SECOND_LEVELS}"
        return [parts.cat(f"Deck: {cards}; it must hold ", must, ".")]
    if v.lang is RU:
        cards = f"{own} и нейтральные (уровни 0–{OWN_LEVELS}), {second} (уровни 0–{SECOND_LEVELS})"
        must = v.both([*required, ("1 случайная базовая слабость",)])
        return [(f"Размер колоды: {DECK_SIZE}. Возможные карты: {cards}.",), parts.cat("Обязательные карты: ", must, ".")]
    cards = f"карти {_of_class(card.klass, 'карти')} й нейтральні рівнів 0–{OWN_LEVELS}"
    if card.second_class != t.NEUTRAL:
        cards += f", карти {_of_class(card.second_class, 'карти')} рівнів 0–{SECOND_LEVELS}"
    must = parts.join(", ", [*required, ("випадкова базова слабкість",)])
    return [parts.cat("Колода: ", v.cards(DECK_SIZE).said(NOM), f"; {cards}. Крім них: ", must, ".")]
