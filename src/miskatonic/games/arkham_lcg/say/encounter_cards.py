"""The sheets of treacheries, enemies, locations, acts and agendas."""

from __future__ import annotations

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards.words import known
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.say import marks, reading
from miskatonic.games.arkham_lcg.say.effects import clause, sentences
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.passives import prey
from miskatonic.games.arkham_lcg.say.powers import lines_of
from miskatonic.text import parts
from miskatonic.text.phrases import EN, RU, UK
from miskatonic.text.slavic import NOM


def _weakness(v: Voice, kind: str, signature_of: str) -> parts.Text:
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


def _victory(v: Voice, points: int) -> parts.Text:
    """Victory points as a sentence."""
    if not points:
        return ()
    icon = parts.Icon(reading.VICTORY_ICON, v.pick("Victory", "Победа", "Очки перемоги"))
    return v.say("{icon} {n}.", "{icon} {n}.", "{icon}: {n}.", icon=icon, n=points)


# -------------------------------------------------------------------- treacheries and enemies


def treachery(v: Voice, card: s.Treachery) -> list[parts.Text]:
    """A treachery, of the encounter deck or a weakness."""
    word = v.pick("treachery", "напасть", "напасть")
    kind = _weakness(v, word, card.signature_of) if card.weakness else (word.capitalize(),)
    traits, revelation, powers = marks.traits(v, card.traits), marks.revelation(v, card.revelation), lines_of(v, card)
    if v.lang is EN:
        keywords = "".join(f", {mark}" for mark, so in (("surge", card.surge), ("peril", card.peril)) if so)
        return [parts.cat(kind, keywords, "."), traits, revelation, *powers]
    if v.lang is RU:
        keywords = "".join(f" {mark}." for mark, so in (("Опасность", card.peril), ("Наплыв", card.surge)) if so)
        return [parts.cat(*marks.rows([parts.cat(kind, "."), traits]), keywords), revelation, *powers]
    peril = ("Небезпека: поки ви розігруєте цю карту, інші не можуть ні радити, ні допомагати.",) if card.peril else ()
    surge = ("Наплив: потім візьміть ще одну карту зустрічі.",) if card.surge else ()
    return [parts.cat(kind, "."), marks.owner(v, card.signature_of), traits, peril, revelation, surge, *powers]


def enemy(v: Voice, card: s.Enemy) -> list[parts.Text]:
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
    kind = _weakness(v, word, "") if card.weakness else parts.cat(_subtitle(v, card.slug), word.capitalize(), unique)
    traits, victory, powers = marks.traits(v, card.traits), _victory(v, card.victory), lines_of(v, card)
    spawn = _spawn(v, card.spawn)
    after = (
        v.say("Prey: {whom}.", "Преследует: {whom}.", "Здобич: {whom}.", whom=prey(v, card.prey))
        if card.prey is not None
        else ()
    )
    if v.lang is UK:
        attack = parts.cat("Атака: ", hits, ".")
        return [parts.cat(kind, "; ", numbers), attack, traits, spawn, after, *_keywords(v, card), *powers, victory]
    if v.lang is RU:
        return [*marks.rows([parts.cat(kind, "."), traits], numbers, [spawn, *_keywords(v, card), after]), *powers, victory]
    keywords = ", ".join(map(parts.flat, _keywords(v, card)))
    said = (f"{keywords.capitalize()}.",) if keywords else ()
    return [*marks.rows(parts.cat(kind, "."), traits, numbers, [spawn, after, said, victory]), *powers]


def _spawn(v: Voice, where: c.Spawn) -> parts.Text:
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


def _hidden(v: Voice, slug: str) -> str:
    """What tells a location from others that an unrevealed card may be."""
    return v.names.subtitles[slug] if slug in box.TITLES_SHARED else v.title(slug)


def _subtitle(v: Voice, slug: str) -> parts.Text:
    """What stands under the title of a unique enemy."""
    return (f"{v.names.subtitles[slug]}. ",) if slug in v.names.subtitles else ()


def _keywords(v: Voice, card: s.Enemy) -> list[parts.Text]:
    """The keywords of an enemy; in Ukrainian with what they mean."""
    words = (
        (card.hunter, v.say(
            "hunter", "Охотник.", "Мисливець: у фазі ворогів рухається до найближчого дослідника."
        )),
        (card.retaliate, v.say("retaliate", "Мститель.", "Месник: атакує того, хто провалив атаку проти нього.")),
        (card.massive, v.say("massive", "Огромный.", "Велетень: б’ється з усіма дослідниками у своїй локації.")),
        (card.aloof, v.say("aloof", "Осторожный.", "Обережний: сам у бій не вступає.")),
    )  # fmt: skip
    return [said for so, said in words if so]


# -------------------------------------------------------------------- locations


def location(v: Voice, card: s.Location) -> list[parts.Text]:
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
    other = _subtitle(v, card.slug) if not card.title else ()
    victory, traits = _victory(v, card.victory), parts.cat(other, marks.traits(v, card.traits))
    if card.hides:
        numbers = v.say(
            "Unrevealed: {them}.", "Не открыта: {them}.", "Ще не відкрита: {them}.",
            them=v.either([(_hidden(v, slug),) for slug in card.hides]),
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
        return [traits, numbers, lead, _to_traits(v, card), *lines_of(v, card), victory]
    lead = parts.cat("Leads to ", v.both([v.place_named(code).said(NOM) for code in ways]), ".") if ways else ()
    return [
        traits,
        numbers,
        lead,
        _to_traits(v, card),
        parts.cat(victory, " It counts once no clue is left there.") if victory else (),
        *lines_of(v, card),
    ]


def _to_traits(v: Voice, card: s.Location) -> parts.Text:
    """To which locations one leads by their traits."""
    if not card.leads_to:
        return ()
    return v.say(
        "It leads to every other {them} location.",
        "Отсюда можно перейти в любую другую локацию с чертой «{them}».",
        "Звідси можна перейти до будь-якої іншої локації з ознакою «{them}».",
        them=v.traits(card.leads_to),
    )


# -------------------------------------------------------------------- acts and agendas


def _back(v: Voice, slug: str, effect: Effect) -> parts.Text:
    """The back of an act or agenda."""
    return v.say(
        "Back, “{title}”: {sentences}", "Оборот, «{title}»: {clause}.", "Зворот «{title}»: {clause}.",
        title=v.title(slug), sentences=sentences(v, effect), clause=clause(v, known(effect)),
    )  # fmt: skip


def act(v: Voice, card: s.Act) -> list[parts.Text]:
    """An act: how it advances, and its back."""
    clues = v.clues(card.clues)
    powers = [*lines_of(v, card), *([_placed(v, card.placed)] if card.placed else [])]
    back = _back(v, card.back_slug, card.back)
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


def _placed(v: Voice, n: int) -> parts.Text:
    """How many clues have to lie on an act."""
    return v.say(
        "Objective: with {n} per investigator on it, the act advances.",
        "Цель: когда на этой карте {n} за сыщика, продвиньте сцену.",
        "Мета: коли на цій карті {n} на кожного дослідника, просуньте сцену.",
        n=v.clues(n),
    )


def agenda(v: Voice, card: s.Agenda) -> list[parts.Text]:
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
    powers = lines_of(v, card)
    head = [parts.paragraph((first, needs))] if v.lang is RU else [first, needs]
    return [*head, *powers, _back(v, card.back_slug, card.back)]
