"""Effects that hold no other effect, in Russian: tests, decks, enemies, this card, the story."""

from __future__ import annotations

from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards.gathering import LITA
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT
from miskatonic.games.arkham_lcg.cards.words import (
    AdvanceAct,
    AttachToLocation,
    AutoEvade,
    AutoEvadeAll,
    Blast,
    Boost,
    DamageAttacker,
    DamageEnemy,
    DamageEvaded,
    DiscardAtRandom,
    DiscardThis,
    DiscoverNothing,
    DoomHere,
    DoomOnAgenda,
    DoomPerEnemy,
    DrawEncounter,
    DrawEnemyFromDeck,
    DriveTowards,
    GetClear,
    KeepOneCard,
    LessExperience,
    LookAndReorder,
    Lucky,
    MentalTrauma,
    MindOverMatter,
    MoreDamage,
    MoveHorrorToYou,
    NoAttacksThisRound,
    PayAct,
    PutAsideCardAt,
    PutResourceHere,
    RedrawToken,
    Relocate,
    RemoveDiscardPile,
    Resign,
    Resolution,
    ResolutionByAct,
    ReturnFromDiscard,
    ReturnThis,
    RevealLocation,
    SearchDeck,
    SearchEncounter,
    SearchTop,
    SlipAway,
    TakeControl,
    ToThreatArea,
    UseBecomesResource,
)
from miskatonic.games.arkham_lcg.say.ru import names
from miskatonic.games.arkham_lcg.say.ru.names import clues, doom, horror, resources, signed, skill, trait, wounds
from miskatonic.games.arkham_lcg.say.ru.verbs import (
    CANCEL,
    CHOOSE,
    DEAL,
    DISCARD,
    FIND,
    GET,
    LEAVE,
    MIX_IN,
    MOVE,
    NOT_ELITE,
    PUT,
    RETURN,
    SHUFFLE,
    STOP,
    TAKE,
    TO,
    Mood,
    foe,
    verb,
)
from miskatonic.text.parts import Text, cat
from miskatonic.text.ru import count, listed
from miskatonic.text.slavic import ACC, DAT, GEN, LOC, noun

COPY: Final = noun("экземпляр~", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах")

OfTest = Boost | Lucky | MoreDamage | RedrawToken | ReturnThis
OfDecks = (
    SearchTop | SearchDeck | ReturnFromDiscard | LookAndReorder | KeepOneCard | DiscardAtRandom | RemoveDiscardPile
    | DrawEncounter | DrawEnemyFromDeck | SearchEncounter
)  # fmt: skip
OfEnemies = (
    DamageEnemy | DamageAttacker | DamageEvaded | Blast | AutoEvade | AutoEvadeAll | SlipAway | GetClear
    | NoAttacksThisRound | MindOverMatter | Resign
)  # fmt: skip
OfThisCard = (
    AttachToLocation | ToThreatArea | TakeControl | DiscardThis | DiscoverNothing | MoveHorrorToYou | PutResourceHere
    | UseBecomesResource | DoomHere | DoomOnAgenda | MentalTrauma | LessExperience
)  # fmt: skip
OfStory = (
    AdvanceAct | PayAct | Relocate | RevealLocation | PutAsideCardAt | DriveTowards | DoomPerEnemy | Resolution
    | ResolutionByAct
)  # fmt: skip


def in_test(effect: OfTest, mood: Mood) -> Text:
    """What happens in a test."""
    match effect:
        case Boost(number, n):
            return cat(f"{verb(GET, mood)} {signed(n)} к ", skill(number, DAT), " в этой проверке")
        case Lucky(n):
            return (f"{verb(GET, mood)} {signed(n)} к проверяемому навыку",)
        case MoreDamage(n):
            if mood is TO:
                return cat("нанести этой атакой на ", wounds(n, ACC), " больше")
            return cat("эта атака наносит на ", wounds(n, ACC), " больше")
        case RedrawToken():
            another = verb("вытяните/вытягивает/вытянуть", mood)
            return (f"{verb(CANCEL, mood)} этот жетон и {another} другой",)
        case ReturnThis():
            return (f"вместо сброса {verb(RETURN, mood)} эту карту на руку",)
        case _:
            assert_never(effect)


def of_decks(effect: OfDecks, mood: Mood) -> Text:
    """Searching, drawing, discarding."""
    match effect:
        case SearchTop(n, wanted):
            what = "1 из них" if wanted is None else f"из них карту с чертой {trait(wanted)}"
            look = f"{verb('просмотрите/просматривает/просмотреть', mood)} {names.top_cards(n)} своей колоды"
            return (f"{look}, {verb(TAKE, mood)} {what} и {verb(MIX_IN, mood)} остальные обратно",)
        case SearchDeck(wanted):
            what = f"актив с чертой {trait(wanted)}"
            return (
                f"{verb(FIND, mood)} в своей колоде {what}, {verb(TAKE, mood)} его на руку и {verb(SHUFFLE, mood)} колоду",
            )
        case ReturnFromDiscard(wanted):
            return (f"{verb(RETURN, mood)} на руку карту с чертой {trait(wanted)} из своего сброса",)
        case LookAndReorder(n):
            look = verb("посмотрите/смотрит/посмотреть", mood)
            back = f"{verb(RETURN, mood)} их наверх в любом порядке"
            return (f"{look} {names.top_cards(n)} колоды контактов или колоды любого сыщика и {back}",)
        case KeepOneCard():
            return (f"{verb(CHOOSE, mood)} 1 карту на руке и {verb(DISCARD, mood)} остальные",)
        case DiscardAtRandom():
            return (f"{verb(DISCARD, mood)} случайную карту с руки",)
        case RemoveDiscardPile():
            return (f"{verb('удалите/удаляет/удалить', mood)} из игры весь свой сброс",)
        case DrawEncounter():
            return (f"{verb(TAKE, mood)} верхнюю карту колоды контактов",)
        case DrawEnemyFromDeck(wanted):
            until = f"пока не попадётся {foe(wanted)}"
            many = verb("сбрасывайте/сбрасывает/сбрасывать", mood)
            mix = f"{verb(MIX_IN, mood)} сброс контактов в колоду контактов"
            return (f"{mix}, затем {many} с неё карты, {until}, и {verb(TAKE, mood)} его",)
        case SearchEncounter(wanted):
            where = "в колоде или сбросе контактов"
            shuffle = f"{verb(SHUFFLE, mood)} колоду контактов"
            return (f"{verb(FIND, mood)} {where} {foe(wanted, 'врага')}, {verb(TAKE, mood)} его и {shuffle}",)
        case _:
            assert_never(effect)


def of_enemies(effect: OfEnemies, mood: Mood) -> Text:
    """Hurting enemies and getting away from them."""
    match effect:
        case DamageEnemy(n, exhausted):
            whom = "задействованному врагу" if exhausted else "врагу"
            return cat(verb(DEAL, mood), " ", wounds(n, ACC), f" {whom} в своей локации")
        case DamageAttacker(n):
            return cat(verb(DEAL, mood), " ", wounds(n, ACC), " атакующему врагу")
        case DamageEvaded(n):
            return cat(verb(DEAL, mood), " ", wounds(n, ACC), " этому врагу")
        case Blast(n):
            where = f"{verb(CHOOSE, mood)} свою или связанную локацию"
            return cat(f"{where}: каждый враг и каждый сыщик в ней получает ", wounds(n, ACC))
        case AutoEvade():
            return (f"автоматически {verb(LEAVE, mood)} от врага {NOT_ELITE} в своей локации",)
        case AutoEvadeAll():
            return (f"автоматически {verb(LEAVE, mood)} от всех врагов в своей локации",)
        case SlipAway():
            stop = f"{verb(STOP, mood)} сражаться со всеми врагами"
            return (f"{stop} и {verb(MOVE, mood)} в открытую локацию без врагов",)
        case GetClear():
            may = verb("можете /может /", mood)
            return (f"{may}перестать сражаться со всеми остальными врагами и передвинуться в связанную локацию",)
        case NoAttacksThisRound():
            if mood is TO:
                return (f"до конца раунда не опасаться атак врагов {NOT_ELITE}",)
            return (f"до конца раунда враги {NOT_ELITE} не могут {verb('вас/его', mood)} атаковать",)
        case MindOverMatter():
            may = verb("можете проверять/может проверять/проверять", mood)
            instead = cat(skill(INTELLECT, ACC), " вместо ", skill(COMBAT, GEN), " и ", skill(AGILITY, GEN))
            return cat(f"до конца раунда {may} ", instead)
        case Resign():
            return (f"{verb('совершите/совершает/совершить', mood)} побег",)
        case _:
            assert_never(effect)


def of_this_card(effect: OfThisCard, mood: Mood) -> Text:
    """What becomes of the card itself."""
    match effect:
        case AttachToLocation(most):
            limit = f" (не более {count(most, COPY, GEN)} на локацию)" if most else ""
            return (f"{verb('прикрепите/прикрепляет/прикрепить', mood)} эту карту к своей локации{limit}",)
        case ToThreatArea(n_clues, n_horror):
            things = [*([clues(n_clues, ACC)] if n_clues else []), *([horror(n_horror, ACC)] if n_horror else [])]
            put = f"{verb('поместите/помещает/поместить', mood)} эту карту в свою зону угрозы"
            return cat(put, f" и {verb(PUT, mood)} на неё " if things else "", listed(things))
        case TakeControl():
            return (f"{verb(GET, mood)} этот актив в своё распоряжение",)
        case DiscardThis():
            return (f"{verb(DISCARD, mood)} эту карту",)
        case DiscoverNothing():
            return (f"{verb('снимите/снимает/снять', mood)} столько же улик с этой карты",)
        case MoveHorrorToYou():
            move = verb("переместите/перемещает/переместить", mood)
            empty = f"если ужаса на ней не осталось, {verb(DISCARD, mood)} её"
            return cat(f"{move} ", horror(1, ACC), f" с этой карты на карту своего сыщика; {empty}")
        case PutResourceHere():
            return cat(verb(PUT, mood), " ", resources(1, ACC), " из своего пула на эту карту")
        case UseBecomesResource():
            move = verb("переместите/перемещает/переместить", mood)
            return (f"{move} 1 жетон использования с этой карты в свой пул ресурсов",)
        case DoomHere(n):
            return cat(verb(PUT, mood), " на эту карту ", doom(n, ACC))
        case DoomOnAgenda(n, advances):
            now = " (замысел может сразу продвинуться)" if advances else ""
            return cat(verb(PUT, mood), " на текущий замысел ", doom(n, ACC), now)
        case MentalTrauma():
            return (f"если на этой карте есть улики, {verb(GET, mood)} ментальную травму",)
        case LessExperience(n, unless):
            less = cat(f"{verb(GET, mood)} на {count(n, names.EXPERIENCE, ACC)} меньше")
            return cat("если на этой карте меньше ", resources(unless, GEN), ", ", less)
        case _:
            assert_never(effect)


def of_story(effect: OfStory, mood: Mood) -> Text:
    """What acts and agendas do."""
    match effect:
        case AdvanceAct():
            return (f"{verb('продвиньте/продвигает/продвинуть', mood)} сцену",)
        case PayAct(location):
            where = f"сыщики {names.into(location, LOC)}"
            if mood is TO:
                return (f"продвинуть сцену ({where} вместе тратят нужные улики)",)
            return (f"{where} могут вместе потратить нужное число улик и продвинуть сцену",)
        case Relocate(first, hub):
            enemies = f"сбросьте всех врагов {names.into(first, LOC)}"
            gone = f"удалите {names.LOCATIONS[first].one(ACC)} из игры"
            return (f"введите в игру отложенные локации; {enemies}; переместите всех сыщиков {names.into(hub)}; {gone}",)
        case RevealLocation(location):
            return (f"{verb('откройте/открывает/открыть', mood)} {names.LOCATIONS[location].one(ACC)}",)
        case PutAsideCardAt(card, location):
            where = names.into(location, LOC)
            if card == LITA.slug:
                return (f"{where} появляется актив «{names.title(card)}», и пока им никто не распоряжается",)
            return (f"{where} выходит {names.ENEMIES[card].one()}",)
        case DriveTowards(wanted, location):
            towards = f"в связанную локацию ближе к {names.LOCATIONS[location].one(DAT)}"
            return (f"каждый {foe(wanted)}, который ни с кем не сражается, передвигается {towards}",)
        case DoomPerEnemy(wanted, locations):
            there = listed([(names.into(location, LOC),) for location in locations])
            each = cat(f"за каждого {foe(wanted, 'врага')} ", there)
            return cat(each, f" {verb(PUT, mood)} на эту карту ", doom(1, ACC))
        case Resolution(number):
            return (f"{names.RESOLUTIONS[number]} (исход {number})" if number in names.RESOLUTIONS else f"исход {number}",)
        case ResolutionByAct(act, number):
            late = f"иначе каждый сыщик, который ещё в игре, побеждён и получает {names.TRAUMAS[0].one(ACC)}"
            return (f"если сцена {act} ещё не пройдена, сценарий заканчивается исходом {number}; {late}",)
        case _:
            assert_never(effect)
