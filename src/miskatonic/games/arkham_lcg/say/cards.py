"""The components of the card game: every sheet as a title and lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario
from miskatonic.games.arkham_lcg.cards.words import AutoEvadeAll, DiscoverClues, Evade, Fight
from miskatonic.games.arkham_lcg.decks.pool import DECK_SIZE, OWN_LEVELS, SECOND_LEVELS
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.amounts import bonus
from miskatonic.games.arkham_lcg.say.effects import clause, sentences
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.powers import lines_of, prey
from miskatonic.games.arkham_lcg.say.reading import known, paragraph
from miskatonic.text import parts
from miskatonic.text.phrases import EN, RU, UK
from miskatonic.text.slavic import INS, NOM

Page = tuple[parts.Text, list[parts.Text]]
"""The title of a component and its text, line by line."""
PlayerCard = s.Asset | s.Event | s.Skill


def page(sheet: s.Sheet, v: Voice) -> Page:
    """Any card."""
    title: parts.Text = (v.title(sheet.slug),)
    if isinstance(sheet, PlayerCard) and sheet.level > 0:
        title = parts.cat(title, f" ({sheet.level})")
    if isinstance(sheet, s.Location) and sheet.title:
        title = parts.cat(title, f" ({v.names.subtitles[sheet.slug]})")
    match sheet:
        case s.Investigator():
            lines = _investigator(sheet, v)
        case s.Asset():
            lines = _asset(sheet, v)
        case s.Event():
            lines = _event(sheet, v)
        case s.Skill():
            lines = _skill(sheet, v)
        case s.Treachery():
            lines = _treachery(sheet, v)
        case s.Enemy():
            lines = _enemy(sheet, v)
        case s.Location():
            lines = _location(sheet, v)
        case s.Act():
            lines = _act(sheet, v)
        case s.Agenda():
            lines = _agenda(sheet, v)
        case _:
            assert_never(sheet)
    return v.finished(title), [v.finished(line) for line in lines if line]


# -------------------------------------------------------------------- what many cards have


def _traits(numbers: Sequence[int], v: Voice) -> parts.Text:
    """The traits of a card as a sentence; in Russian an illicit weapon is neuter."""
    if not numbers:
        return ()
    said = v.traits(numbers)
    if "weapon" in (t.TRAITS[number] for number in numbers):
        said = said.replace("Незаконный", "Незаконное")
    return v.say("{them}.", "Черты: {them}.", "Ознаки: {them}.", them=said)


def _icons(numbers: Sequence[int], v: Voice) -> parts.Text:
    """The skill icons of a card as a sentence, alike ones counted."""
    if not numbers:
        return ()
    said = [
        v.say("{n} {skill}", "{skill}{times}", "{skill}{times}", n=n, skill=v.skill(number), times=f" ×{n}" if n > 1 else "")
        for number, n in Counter(numbers).items()
    ]
    return v.say("Icons: {them}.", "Символы навыка: {them}.", "Символи: {them}.", them=parts.join(", ", said))


def _victory(points: int, v: Voice) -> parts.Text:
    """Victory points as a sentence."""
    if not points:
        return ()
    icon = parts.Icon(reading.VICTORY_ICON, v.pick("Victory", "Победа", "Очки перемоги"))
    return v.say("{icon} {n}.", "{icon} {n}.", "{icon}: {n}.", icon=icon, n=points)


def _revelation(effect: Effect, v: Voice) -> parts.Text:
    does = clause(known(effect), v)
    return v.say("Revelation: {does}.", "Раскрытие: {does}.", "Розкриття: {does}.", does=does)


def _lines(*sentences: parts.Text | list[parts.Text]) -> list[parts.Text]:
    """Lines of sentences, without what has nothing to say."""
    rows = [sentence if isinstance(sentence, list) else [sentence] for sentence in sentences]
    return [paragraph([text for text in row if text]) for row in rows]


def _owner(signature_of: str, v: Voice) -> parts.Text:
    """In Ukrainian, in whose deck a card can be."""
    if not signature_of or v.lang is not UK:
        return ()
    return (f"Лише для колоди: {v.title(signature_of)}.",)


# -------------------------------------------------------------------- what kind of card it is


def _kind(card: PlayerCard, v: Voice) -> parts.Text:
    """Kind and class of a player card, without a full stop; in English and Russian also whose it is."""
    kind = {
        s.Asset: v.pick("asset", "Актив", "Актив"),
        s.Event: v.pick("event", "Событие", "Подія"),
        s.Skill: v.pick("skill", "Навык", "Уміння"),
    }[type(card)]
    if isinstance(card, s.Asset) and card.is_story:
        kind = v.pick("Story asset", "Сюжетный актив", "Сюжетний актив")
    signature_of, weakness = ("", False) if isinstance(card, s.Skill) else (card.signature_of, card.weakness)
    return v.pick(_english_kind, _russian_kind, _ukrainian_kind)(kind, card, signature_of, weakness, v)


def _english_kind(kind: str, card: PlayerCard, signature_of: str, weakness: bool, v: Voice) -> parts.Text:
    if kind == "Story asset":
        return (kind,)
    if weakness:
        return (f"Weakness ({kind}) of {v.title(signature_of)}",)
    return (f"{kind.capitalize()} of {v.title(signature_of)}" if signature_of else f"{v.names.classes[card.klass]} {kind}",)


def _russian_kind(kind: str, card: PlayerCard, signature_of: str, weakness: bool, v: Voice) -> parts.Text:
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


def _ukrainian_kind(kind: str, card: PlayerCard, signature_of: str, weakness: bool, v: Voice) -> parts.Text:
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


def _weakness(kind: str, signature_of: str, v: Voice) -> parts.Text:
    """A weakness that is a treachery or an enemy."""
    if not signature_of:
        return v.say(
            "Basic weakness ({kind})", "{Kind}, базовая слабость", "Базова слабкість ({kind})",
            kind=kind, Kind=kind.capitalize(),
        )  # fmt: skip
    return v.say(
        "Weakness ({kind}) of {who}", "{Kind}, слабость ({who})", "Слабкість ({kind})",
        kind=kind, Kind=kind.capitalize(), who=v.title(signature_of),
    )  # fmt: skip


# -------------------------------------------------------------------- player cards


def _asset(card: s.Asset, v: Voice) -> list[parts.Text]:
    """An asset: cost, slots, icons, what it does."""
    sheet = v.pick(_english_asset, _russian_asset, _ukrainian_asset)(card, v)
    return [*sheet, _revelation(card.revelation, v) if card.revelation is not None else (), *lines_of(card, v)]


def _slots(card: s.Asset, v: Voice) -> list[parts.Text]:
    """The slots that an asset takes."""
    return [v.many(n, v.names.slots[slot]).said(NOM) for slot, n in Counter(card.slots).items()]


def _english_asset(card: s.Asset, v: Voice) -> list[parts.Text]:
    bits = [_kind(card, v)]
    bits += [(word,) for word, so in (("unique", card.unique), ("fast", card.fast)) if so]
    if card.cost >= 0 and not card.is_story:
        bits.append((f"cost {card.cost}",))
    bits += [(parts.flat(slots).removeprefix("1 "),) for slots in _slots(card, v)]
    subtitle = v.names.subtitles.get(card.slug)
    uses = parts.cat("Uses: ", v.uses_of(*card.uses).said(NOM), ".") if card.uses is not None else ()
    return _lines(
        (f"{subtitle}.",) if subtitle else (), parts.cat(parts.join(", ", bits), "."),
        [_traits(card.traits, v), _icons(card.icons, v)], [uses, _vitality(card, v)],
    )  # fmt: skip


def _russian_asset(card: s.Asset, v: Voice) -> list[parts.Text]:
    slots = parts.cat("Занимает ", v.both(_slots(card, v)), ".") if card.slots else ()
    uses = parts.cat("Многоразовый (", v.uses_of(*card.uses).said(NOM), ").") if card.uses is not None else ()
    return _lines(
        [parts.cat(_kind(card, v), "."), _russian_cost(card.cost, v), slots],
        [_traits(card.traits, v), _icons(card.icons, v)], [_vitality(card, v), ("Быстрый.",) if card.fast else (), uses],
    )  # fmt: skip


def _russian_cost(n: int, v: Voice) -> parts.Text:
    return parts.cat("Цена: ", v.resources(n).said(NOM), ".") if n >= 0 else ()


def _ukrainian_asset(card: s.Asset, v: Voice) -> list[parts.Text]:
    return [*_ukrainian_sheet(card, v), _ukrainian_marks(card, v)]


def _ukrainian_marks(card: s.Asset, v: Voice) -> parts.Text:
    marks: list[parts.Text] = []
    if card.unique:
        marks.append(("унікальна карта",))
    if card.fast:
        marks.append(("швидка (розігрується без дії)",))
    if card.slots:
        names = ("рука", "аксесуар", "одяг", "союзник", "чари")
        two = card.slots == (t.HAND, t.HAND)
        marks.append(("слоти: дві руки" if two else f"слот: {', '.join(names[slot] for slot in card.slots)}",))
    marks += [parts.cat(word.said(NOM), f": {n}") for word, n in ((v.health, card.health), (v.sanity, card.sanity)) if n]
    if card.uses is not None:
        marks.append(parts.cat("входить у гру з ", v.uses_of(*card.uses).said(INS)))
    return parts.cat(parts.capital(parts.join("; ", marks)), ".") if marks else ()


def _ukrainian_sheet(card: PlayerCard, v: Voice) -> list[parts.Text]:
    """What stands on every player card in Ukrainian: kind, cost, icons, owner, traits."""
    cost = () if isinstance(card, s.Skill) or card.cost < 0 else (f"Вартість: {card.cost}.",)
    owner = "" if isinstance(card, s.Skill) else card.signature_of
    return _lines([parts.cat(_kind(card, v), "."), cost, _icons(card.icons, v)], _owner(owner, v), _traits(card.traits, v))


def _vitality(card: s.Asset | s.Investigator, v: Voice) -> parts.Text:
    """Health and sanity, as far as there are any."""
    said = [parts.cat(word.said(NOM), f" {n}") for word, n in ((v.health, card.health), (v.sanity, card.sanity)) if n]
    return parts.cat(parts.capital(parts.join(", ", said)), ".") if said else ()


def _event(card: s.Event, v: Voice) -> list[parts.Text]:
    """An event: cost, icons, what it does."""
    if v.lang is UK:
        sheet = _ukrainian_sheet(card, v)
    elif v.lang is RU:
        sheet = _lines(
            [parts.cat(_kind(card, v), "."), _russian_cost(card.cost, v)], [_traits(card.traits, v), _icons(card.icons, v)]
        )
    else:
        fast = ", fast" if card.own_turn or any(not power.forced for power in card.powers) else ""
        kind = parts.cat(_kind(card, v), f"{fast}, cost {card.cost}.")
        sheet = _lines(kind, [_traits(card.traits, v), _icons(card.icons, v)])
    return [*sheet, *_played(card, v), *lines_of(card, v)]


def _played(card: s.Event, v: Voice) -> list[parts.Text]:
    """What an event does that is played in one's own turn."""
    if card.effect is None:
        return []
    does = sentences(card.effect, v)
    if card.own_turn:
        inside = parts.cat(clause(known(card.effect), v), ".")
        if v.lang is UK:
            return [("Швидка: розігрується без дії у свій хід.",), does]
        return [v.say("In your turn: {inside}", "Быстрое: сыграйте в свой ход. {does}", "", inside=inside, does=does)]
    match card.effect:
        case Fight():
            return [v.say("{does}", "Бой. {does}", "{does}", does=does)]
        case Evade() | AutoEvadeAll():
            return [v.say("{does}", "Уход. {does}", "{does}", does=does)]
    return [does]


def _skill(card: s.Skill, v: Voice) -> list[parts.Text]:
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
    return [*_skill_sheet(card, v), *([paragraph(rules)] if v.lang is EN else rules), _succeeded(card, v)]


def _skill_sheet(card: s.Skill, v: Voice) -> list[parts.Text]:
    """Kind, traits and icons of a skill card."""
    if v.lang is UK:
        return _ukrainian_sheet(card, v)
    return _lines(parts.cat(_kind(card, v), "."), [_traits(card.traits, v), _icons(card.icons, v)])


def _succeeded(card: s.Skill, v: Voice) -> parts.Text:
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
        test=test, margin=margin, more=more, does=clause(known(card.success), v),
    )  # fmt: skip


def in_hand(card: PlayerCard, v: Voice) -> list[parts.Text]:
    """What whoever holds a player card must know beside its cost and icons: what it takes and what it does."""
    match card:
        case s.Asset():
            lines = [_needs(card, v), *lines_of(card, v)]
        case s.Event():
            lines = [*_played(card, v), *lines_of(card, v)]
        case s.Skill():
            lines = _skill(card, v)[len(_skill_sheet(card, v)) :]
        case _:
            assert_never(card)
    return [v.finished(line) for line in lines if line]


def _needs(card: s.Asset, v: Voice) -> parts.Text:
    """The slots of an asset, whether it is fast, its health and sanity, and its uses."""
    if v.lang is UK:
        return _ukrainian_marks(card, v)
    slots = parts.capital(v.both(_slots(card, v)))
    fast = v.say("Fast.", "Быстрый.", "") if card.fast else ()
    uses = v.uses_of(*card.uses).said(NOM) if card.uses is not None else ()
    told = [
        parts.cat(slots, ".") if slots else (),
        fast,
        _vitality(card, v),
        v.say("Uses: {uses}.", "Многоразовый ({uses}).", "", uses=uses) if uses else (),
    ]
    return paragraph([text for text in told if text])


# -------------------------------------------------------------------- encounter cards


def _treachery(card: s.Treachery, v: Voice) -> list[parts.Text]:
    """A treachery, of the encounter deck or a weakness."""
    word = v.pick("treachery", "напасть", "напасть")
    kind = _weakness(word, card.signature_of, v) if card.weakness else (word.capitalize(),)
    traits, revelation, powers = _traits(card.traits, v), _revelation(card.revelation, v), lines_of(card, v)
    if v.lang is EN:
        marks = "".join(f", {mark}" for mark, so in (("surge", card.surge), ("peril", card.peril)) if so)
        return [parts.cat(kind, marks, "."), traits, revelation, *powers]
    if v.lang is RU:
        marks = "".join(f" {mark}." for mark, so in (("Опасность", card.peril), ("Наплыв", card.surge)) if so)
        return [parts.cat(*_lines([parts.cat(kind, "."), traits]), marks), revelation, *powers]
    peril = ("Небезпека: поки розігруєте цю карту, інші не можуть ні радити, ні допомагати.",) if card.peril else ()
    surge = ("Наплив: потім візьміть ще одну карту зустрічі.",) if card.surge else ()
    return [parts.cat(kind, "."), _owner(card.signature_of, v), traits, peril, revelation, surge, *powers]


def _enemy(card: s.Enemy, v: Voice) -> list[parts.Text]:
    """An enemy: its numbers, keywords and what it does."""
    each = v.say(" per investigator", " за сыщика", " на кожного дослідника") if card.health_per_investigator else ()
    hits = v.both(v.harm(card.damage, card.horror))
    numbers = v.say(
        "Fight {fight}, {health} {n}{each}, evade {evade}. Attack: {hits}.",
        "Бой {fight}, {health} {n}{each}, уход {evade}. Атака: {hits}.",
        "бій: {fight}, {health}: {n}{each}, ухиляння: {evade}.",
        fight=card.fight, health=v.health, n=card.health, each=each, evade=card.evade, hits=hits,
    )  # fmt: skip
    word = v.pick("enemy", "враг", "ворог")
    unique = v.say(", unique", ", уникальный", ", унікальний") if card.unique else ()
    kind = _weakness(word, "", v) if card.weakness else parts.cat(_subtitle(card.slug, v), word.capitalize(), unique)
    traits, victory, powers = _traits(card.traits, v), _victory(card.victory, v), lines_of(card, v)
    spawn = _spawn(card.spawn, v)
    after = (
        v.say("Prey: {whom}.", "Преследует: {whom}.", "Здобич: {whom}.", whom=prey(card.prey, v))
        if card.prey is not None
        else ()
    )
    if v.lang is UK:
        attack = parts.cat("Атака: ", hits, ".")
        return [parts.cat(kind, "; ", numbers), attack, traits, spawn, after, *_keywords(card, v), *powers, victory]
    if v.lang is RU:
        return [*_lines([parts.cat(kind, "."), traits], numbers, [spawn, *_keywords(card, v), after]), *powers, victory]
    keywords = ", ".join(map(parts.flat, _keywords(card, v)))
    said = (f"{keywords.capitalize()}.",) if keywords else ()
    return [*_lines(parts.cat(kind, "."), traits, numbers, [spawn, after, said, victory]), *powers]


def _spawn(where: c.Spawn, v: Voice) -> parts.Text:
    """Where an enemy enters play, if it says so."""
    match where:
        case c.EmptyLocation():
            return v.say(
                "Spawns at any empty location.",
                "Выходит в любой пустой локации.",
                "З’являється в будь-якій порожній локації.",
            )
        case c.WithPrey():
            return v.say(
                "Spawns engaged with its prey.",
                "Выходит, сразу сражаясь с тем, кого преследует.",
                "З’являється, одразу вступаючи в бій зі своєю здобиччю.",
            )
        case place:
            at = v.at_named(place) if place else ()
            return v.say("Spawns {at}.", "Выходит {at}.", "З’являється {at}.", at=at) if place else ()


def _hidden(slug: str, v: Voice) -> str:
    """What tells a location from others that an unrevealed card may be."""
    return v.names.subtitles[slug] if slug in box.TITLES_SHARED else v.title(slug)


def _subtitle(slug: str, v: Voice) -> parts.Text:
    """What stands under the title of a unique enemy."""
    return (f"{v.names.subtitles[slug]}. ",) if slug in v.names.subtitles else ()


def _keywords(card: s.Enemy, v: Voice) -> list[parts.Text]:
    """The keywords of an enemy; in Ukrainian with what they mean."""
    words = (
        (card.hunter, v.say(
            "hunter", "Охотник.", "Мисливець: у фазу ворогів рухається до найближчого дослідника."
        )),
        (card.retaliate, v.say("retaliate", "Мститель.", "Месник: атакує того, хто провалив атаку проти нього.")),
        (card.massive, v.say("massive", "Огромный.", "Велетень: б’ється з усіма дослідниками у своїй локації.")),
        (card.aloof, v.say("aloof", "Осторожный.", "Обережний: сам у бій не вступає.")),
    )  # fmt: skip
    return [said for so, said in words if so]


# -------------------------------------------------------------------- investigators and locations


def _investigator(card: s.Investigator, v: Voice) -> list[parts.Text]:
    """An investigator: skills, health, sanity, ability, elder sign, deck."""
    klass, role = v.names.classes[card.klass], v.names.people[card.slug].role
    skills = parts.cat(
        parts.capital(parts.join(", ", [parts.cat(v.skill(i).said(NOM), f" {n}") for i, n in enumerate(card.skills)])), "."
    )
    traits, vitality = _traits(card.traits, v), _vitality(card, v)
    body = [*lines_of(card, v), elder_sign(card.elder_sign, v), *_deck(card, v)]
    if v.lang is EN:
        return [*_lines([(f"{role}. {klass}.",), traits], skills, vitality), *body]
    if v.lang is RU:
        return [*_lines([(f"{role}. Класс: {klass}.",), traits], [skills, vitality]), *body]
    return [*_lines((f"{role}. Клас: {klass.lower()}.",), [skills, vitality], traits), *body]


def elder_sign(sign: s.ElderSign, v: Voice) -> parts.Text:
    """What the elder sign does for an investigator."""
    said: list[parts.Text] = [bonus(sign.value, v)]
    if sign.success is not None:
        does = clause(known(sign.success), v)
        said.append(v.say("on a success {does}", "при успехе {does}", "у разі успіху {does}", does=does))
    if sign.succeeds_with:
        said.append(v.say(
            "with {card} in play the test succeeds automatically",
            "если у вас в игре {card}, проверка автоматически успешна",
            "якщо у вас у грі {card}, натомість перевірку автоматично пройдено",
            card=v.quotes((v.title(sign.succeeds_with),)),
        ))  # fmt: skip
    return parts.cat(parts.capital(v.token(t.ELDER_SIGN).said(NOM)), ": ", parts.join("; ", said), ".")


def _deck(card: s.Investigator, v: Voice) -> list[parts.Text]:
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


def _location(card: s.Location, v: Voice) -> list[parts.Text]:
    """A location: shroud, clues, ways, what it does."""
    each = v.say(" per investigator", " за сыщика", " на кожного дослідника") if card.per_investigator else ()
    none = v.say("no clues", "нет", "0")
    numbers = v.say(
        "{Shroud} {n}, {found}.", "{Shroud}: {n}. {Clues}: {number}.", "{Shroud}: {n}. {Clues}: {number}.",
        Shroud=parts.capital(v.shroud.said(NOM)), n=card.shroud,
        Clues=parts.Icon(reading.CLUE_ICON, v.pick("", "Улики", "Докази")),
        found=parts.cat(v.clues(card.clues).said(NOM), each) if card.clues else none,
        number=parts.cat(card.clues, each) if card.clues else none,
    )  # fmt: skip
    other = _subtitle(card.slug, v) if not card.title else ()
    victory, traits = _victory(card.victory, v), parts.cat(other, _traits(card.traits, v))
    if card.hides:
        numbers = v.say(
            "Unrevealed: {them}.", "Не открыта: {them}.", "Ще не відкрита: {them}.",
            them=v.either([(_hidden(slug, v),) for slug in card.hides]),
        )  # fmt: skip
    ways = reading.ways_of(card)
    if v.lang is not EN:
        lead = v.say(
            "",
            "Связанные локации: {them}." if ways else "Связанных локаций нет.",
            "Звідси можна перейти {to}." if ways else "Звідси нікуди не перейти.",
            them=parts.join(", ", [v.place_named(code).said(NOM) for code in ways]),
            to=v.both([v.to_named(code) for code in ways]),
        )  # fmt: skip
        return [traits, numbers, lead, _to_traits(card, v), *lines_of(card, v), victory]
    lead = parts.cat("Leads to ", v.both([v.place_named(code).said(NOM) for code in ways]), ".") if ways else ()
    return [
        traits,
        numbers,
        lead,
        _to_traits(card, v),
        parts.cat(victory, " It counts once no clue is left there.") if victory else (),
        *lines_of(card, v),
    ]


def _to_traits(card: s.Location, v: Voice) -> parts.Text:
    """To which locations one leads by their traits."""
    if not card.leads_to:
        return ()
    return v.say(
        "It leads to every other {them} location.",
        "Отсюда можно перейти в любую другую локацию с чертой «{them}».",
        "Звідси можна перейти до будь-якої іншої локації з ознакою «{them}».",
        them=v.traits(card.leads_to),
    )


# -------------------------------------------------------------------- acts, agendas, chaos


def _back(slug: str, effect: Effect, v: Voice) -> parts.Text:
    """The back of an act or agenda."""
    return v.say(
        "Back, “{title}”: {sentences}", "Оборот, «{title}»: {clause}.", "Зворот «{title}»: {clause}.",
        title=v.title(slug), sentences=sentences(effect, v), clause=clause(known(effect), v),
    )  # fmt: skip


def _act(card: s.Act, v: Voice) -> list[parts.Text]:
    """An act: how it advances, and its back."""
    clues = v.clues(card.clues)
    powers = [*lines_of(card, v), *([_placed(card.placed, v)] if card.placed else [])]
    back = _back(card.back_slug, card.back, v)
    if v.lang is EN:
        needs: parts.Text = ()
        if card.clues and not any(power.when is s.When.ROUND_ENDS for power in card.powers):
            needs = parts.cat("It advances for ", clues.said(NOM), " per investigator, spent together in anybody’s turn.")
        elif card.clues:
            needs = parts.cat("It needs ", clues.said(NOM), " per investigator.")
        return [(f"Act {card.stage}.",), needs, *powers, back]
    if v.lang is RU:
        needs = parts.cat(" Для продвижения: ", clues.said(NOM), " за сыщика.") if card.clues else ()
        return [parts.cat(f"Сцена {card.stage}.", needs), *powers, back]
    icon = parts.Icon(reading.CLUE_ICON, "докази")
    needs = parts.cat("Потрібні ", icon, f": {card.clues} на кожного дослідника.") if card.clues else ()
    together = "Мета: у хід будь-якого дослідника можете разом витратити ці докази, щоб просунути сцену."
    return [needs, *(powers or [(together,)]), back]


def _placed(n: int, v: Voice) -> parts.Text:
    """How many clues have to lie on an act."""
    return v.say(
        "Objective: with {n} per investigator on it, the act advances.",
        "Цель: когда на этой карте {n} за сыщика, продвиньте сцену.",
        "Мета: коли на цій карті {n} на кожного дослідника, просуньте сцену.",
        n=v.clues(n),
    )


def _agenda(card: s.Agenda, v: Voice) -> list[parts.Text]:
    """An agenda: its doom, and its back."""
    first = v.say("Agenda {n}.", "Замысел {n}.", "", n=card.stage)
    needs = v.say(
        "It advances with {doom} in play.",
        "Продвигается, когда в игре {doom}.",
        "Задум просувається, коли {icon} у грі сягає {n}.",
        doom=v.doom(card.doom), icon=parts.Icon(reading.DOOM_ICON, "приреченість"), n=card.doom,
    )  # fmt: skip
    if not card.doom:
        first = ()
        needs = v.say(
            "It is act and agenda at once, and no doom makes it advance.",
            "Это одновременно сцена и замысел; безысходность его не продвигает.",
            "Це водночас сцена й задум; приреченість його не просуває.",
        )
    powers = lines_of(card, v)
    head = [paragraph([text for text in (first, needs) if text])] if v.lang is RU else [first, needs]
    return [*head, *powers, _back(card.back_slug, card.back, v)]


def reference(scenario: Scenario, side: int, v: Voice) -> Page:
    """A side of a scenario reference: what the symbols do."""
    one, other = (v.names.difficulties[number].lower() for number in (2 * side, 2 * side + 1))
    title = v.say(
        "{scenario}: {one} and {other}",
        "Памятка сценария «{scenario}»: {one} и {other} уровни",
        "Пам’ятка сценарію «{scenario}»: {one} та {other} рівні",
        scenario=v.names.scenarios[scenario.slug], one=one, other=other,
    )  # fmt: skip
    lines = [
        parts.cat(parts.capital(v.token(number).said(NOM)), ": ", _symbol(effect, v), ".")
        for number, effect in scenario.reference[side].items()
    ]
    return v.finished(title), [v.finished(line) for line in lines]


def _symbol(effect: s.TokenEffect, v: Voice) -> parts.Text:
    """What a symbol token does in the scenario, as a line without its full stop."""
    said: list[parts.Text] = [bonus(effect.value, v)]
    if effect.another is True:
        said.append(_another(v))
    if effect.now is not None:
        said.append(parts.cat(_needed(effect, v), clause(known(effect.now), v)))
    match effect.another:
        case c.EnemyInPlay(trait):
            said.append(v.say(
                "if {trait:a} enemy is in play, {another}",
                "если в игре есть враг с чертой «{trait}», {another}",
                "якщо у грі є ворог з ознакою «{trait}», {another}",
                trait=v.trait(trait), another=_another(v),
            ))  # fmt: skip
        case c.NoEnemyInPlay(trait):
            said.append(v.say(
                "if no {trait} enemy is in play, {another}",
                "если в игре нет врагов с чертой «{trait}», {another}",
                "якщо у грі немає ворогів з ознакою «{trait}», {another}",
                trait=v.trait(trait), another=_another(v),
            ))  # fmt: skip
    if effect.on_fail is not None:
        does = clause(known(effect.on_fail), v)
        said.append(v.say("on a failure {does}", "при провале {does}", "у разі провалу {does}", does=does))
    if effect.after_fail is not None:
        does = clause(known(effect.after_fail), v)
        said.append(
            v.say(
                "after a failed test {does}",
                "при провале после проверки {does}",
                "у разі провалу після перевірки {does}",
                does=does,
            )
        )
    return parts.join("; ", said)


def _another(v: Voice) -> parts.Text:
    return v.say("reveal another token", "вытяните ещё один жетон", "витягніть ще один жетон")


def _needed(effect: s.TokenEffect, v: Voice) -> parts.Text:
    """What must be so for a symbol to do something at once."""
    if effect.now_if is None:
        return ()
    return v.say(
        "if {trait:a} is at your location, ",
        "если в вашей локации есть враг с чертой «{trait}», ",
        "якщо у вашій локації є {trait}, ",
        trait=v.trait(effect.now_if.trait),
    )


def bag(difficulty: int, v: Voice) -> Page:
    """The chaos bag of a difficulty."""
    level = v.names.difficulties[difficulty].lower()
    tokens = parts.join(
        ", ", [parts.cat(v.token(i).said(NOM), f" ×{n}" if n > 1 else "") for i, n in t.BAGS[difficulty].items()]
    )
    title = v.say("Chaos bag: {level}", "Мешок хаоса: {level} уровень", "Мішок хаосу: {level} рівень", level=level)
    line = v.say(
        "{n} tokens: {them}.", "Жетонов: {n}. {Them}.", "Жетони: {them}.",
        n=sum(t.BAGS[difficulty].values()), them=tokens, Them=parts.capital(tokens),
    )  # fmt: skip
    return v.finished(title), [v.finished(line)]
