"""Effects that move the story on, in words."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.rules.box import ENEMY, PIECE_SLUGS, SCENARIOS
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text import phrases
from miskatonic.text.parts import Text
from miskatonic.text.slavic import ACC, INS


def plot(v: Voice, effect: w.Plot) -> Text:
    """A turn of the story, as a clause."""
    say = v.say
    match effect:
        case w.AdvanceAct():
            return say(
                "[the act advances|advances the act]",
                "[продвиньте|продвигает|продвинуть] сцену",
                "[просуньте|просуває|просунути] сцену",
            )
        case w.PayAct(place):
            return say(
                "investigators {at} may spend the clues together to advance the act",
                "[сыщики {at} могут вместе потратить нужное число улик и продвинуть сцену|"
                "сыщики {at} могут вместе потратить нужное число улик и продвинуть сцену|"
                "продвинуть сцену (сыщики {at} вместе тратят нужные улики)]",
                "[дослідники {at} можуть разом витратити ці докази, щоб просунути сцену|"
                "дослідники {at} можуть разом витратити ці докази, щоб просунути сцену|"
                "разом витратити потрібні докази, щоб просунути сцену]",
                at=v.at_named(place),
            )
        case w.Relocate(first, hub):
            return say(
                "put the set-aside locations into play, discard all enemies {at}, put all investigators in {hub} "
                "and remove {first} from the game",
                "введите в игру отложенные локации; сбросьте всех врагов {at}; переместите всех сыщиков {to}; "
                "удалите {first:acc} из игры",
                "[введіть|вводить|ввести] в гру відкладені локації, [скиньте|скидає|скинути] ворогів із {first:gen}, "
                "[перемістіть усіх|переміщує всіх|перемістити всіх] дослідників {to} і [вилучіть|вилучає|вилучити] "
                "{first:acc} з гри",
                first=v.place_named(first), at=v.at_named(first), hub=v.place_named(hub), to=v.to_named(hub),
            )  # fmt: skip
        case w.RevealLocation(place):
            return say(
                "[reveal|reveals] {it}", "[откройте|открывает|открыть] {it:acc}", "[відкрийте|відкриває|відкрити] {it:acc}",
                it=v.place_named(place),
            )  # fmt: skip
        case w.PutAsideCardAt(card, place):
            return _enters(v, PIECE_SLUGS.index(card), v.at_named(place))
        case w.DrawAsideCard(card):
            return say(
                "[draw|draws] {card}, set aside so far, as an encounter card",
                "[возьмите|берёт|взять] отложенную карту {card} как карту контакта",
                "[візьміть|бере|взяти] відкладену карту {card} як карту зустрічі",
                card=v.quotes((v.title(card),)),
            )  # fmt: skip
        case w.DrawCultist():
            return say(
                "[draw|draws] the top card of the Cultist deck",
                "[возьмите|берёт|взять] верхнюю карту колоды культистов",
                "[візьміть|бере|взяти] верхню карту колоди культистів",
            )
        case w.DrawEnemyFromDeck(trait):
            return say(
                "[shuffle|shuffles] the encounter discard pile into its deck, [discard|discards] from the top "
                "until {it:a} enemy appears, and [draw|draws] it",
                "[замешайте|замешивает|замешать] сброс контактов в колоду контактов, затем "
                "[сбрасывайте|сбрасывает|сбрасывать] с неё карты, пока не попадётся враг с чертой «{it}», "
                "и [возьмите|берёт|взять] его",
                "[замішайте|замішує|замішати] скид зустрічей у колоду, потім [скидайте|скидає|скидати] її верхні карти, "
                "доки не трапиться ворог-{it}, і [візьміть|бере|взяти] його",
                it=v.trait(trait),
            )  # fmt: skip
        case w.SearchEncounter(trait):
            return say(
                "[search|searches] the encounter deck and its discard pile for {it:a} enemy, [draw|draws] it "
                "and [shuffle|shuffles] the deck",
                "[найдите|находит|найти] в колоде или сбросе контактов врага с чертой «{it}», [возьмите|берёт|взять] его "
                "и [перетасуйте|перетасовывает|перетасовать] колоду контактов",
                "[знайдіть|знаходить|знайти] ворога-{it:gen} в колоді зустрічей або її скиді, [візьміть|бере|взяти] його "
                "й [перетасуйте|перетасовує|перетасувати] колоду",
                it=v.trait(trait),
            )  # fmt: skip
        case w.DriveTowards(trait, place):
            return say(
                "[each unengaged {trait} enemy moves|moves each unengaged {trait} enemy] once towards {place}",
                "каждый враг с чертой «{trait}», который ни с кем не сражается, передвигается в связанную локацию "
                "ближе к {place:dat}",
                "кожен {trait}, який ні з ким не б’ється, переходить на одну локацію ближче {to}",
                trait=v.trait(trait), place=v.place_named(place), to=v.to_named(place),
            )  # fmt: skip
        case w.DoomPerEnemy(trait, places):
            return say(
                "[put|puts] {doom} on this agenda for each {trait} enemy in {places}",
                "за каждого врага с чертой «{trait}» {at} [положите|кладёт|положить] на эту карту {doom:acc}",
                "[покладіть|кладе|покласти] на цю карту {doom:acc} за кожного {trait:gen} {at}",
                doom=v.doom(1), trait=v.trait(trait), at=v.both([v.at_named(place) for place in places]),
                places=v.either([v.place_named(place).said(ACC) for place in places]),
            )  # fmt: skip
        case w.SpawnFromDeck():
            return _spawn_from_deck(v, effect)
        case w.PutLocation(place):
            return say(
                "{place} enters play unless it is there already",
                "в игру входит {place} (если такой локации там ещё нет)",
                "у гру входить {place} (якщо такої локації там ще немає)",
                place=v.place_named(place),
            )
        case w.DiscardEnemiesAt(place):
            return say(
                "[discard|discards] all enemies {at}",
                "[сбросьте|сбрасывает|сбросить] всех врагов {at}",
                "[скиньте|скидає|скинути] всіх ворогів {at}",
                at=v.at_named(place),
            )
        case w.SpawnEscaped(place):
            return say(
                "every Cultist who got away spawns {at}",
                "каждый сбежавший культист выходит {at}",
                "кожен культист, який утік, з’являється {at}",
                at=v.at_named(place),
            )
        case w.BecomesStory():
            return say(
                "from now on this card is both act and agenda",
                "теперь эта карта — и сцена, и замысел",
                "відтепер ця карта — і сцена, і задум",
            )
        case w.ClueOnThis():
            return say(
                "[put|puts] {n} from the token pool on this act",
                "[положите|кладёт|положить] {n:acc} из резерва жетонов на эту сцену",
                "[покладіть|кладе|покласти] {n:acc} із запасу жетонів на цю сцену",
                n=v.clues(1),
            )
        case w.RefillClues(n):
            return say(
                "[put|puts] clues here until {n} per investigator are here",
                "[положите|кладёт|положить] сюда улики так, чтобы здесь было {n:acc} за сыщика",
                "[покладіть|кладе|покласти] сюди докази, доки тут не буде {n:gen} на кожного дослідника",
                n=v.clues(n),
            )
        case w.Sacrifice(card, number):
            return say(
                "[sacrifice|sacrifices] {card}, and {end}",
                "[принесите|приносит|принести] в жертву {card:acc}; {end}",
                "[принесіть|приносить|принести] в жертву {card:acc}; {end}",
                card=v.card(PIECE_SLUGS.index(card)), end=_resolution(v, number),
            )  # fmt: skip
        case w.Resolution(number):
            return _resolution(v, number)
        case w.ResolutionByAct(act, number):
            return say(
                "if act {act} is not over yet, the scenario ends with resolution {n} ({end}); "
                "otherwise every investigator still in the game is defeated and suffers 1 physical trauma",
                "если сцена {act} ещё не пройдена, сценарий заканчивается исходом {n} ({end}); "
                "иначе каждый сыщик, который ещё в игре, побеждён и получает физическую травму",
                "якщо сцену {act} ще не пройдено, сценарій завершується розв’язкою {n} ({end}); "
                "інакше кожен дослідник, який ще у грі, зазнає поразки й отримує 1 фізичну травму",
                act=act, n=number, end=v.ending(number),
            )  # fmt: skip
        case _:
            assert_never(effect)


def _spawn_from_deck(v: Voice, effect: w.SpawnFromDeck) -> Text:
    """Enemies from the encounter deck spawn somewhere."""
    such = _such(v, effect.trait)
    two = (
        v.say(
            " (two with {n} or more investigators)",
            " (два, если сыщиков {n} или больше)",
            " (двоє, якщо дослідників {n} чи більше)",
            n=effect.two_from,
        )
        if effect.two_from
        else ()
    )
    doom = v.say(", with {n}", " с {n}", " з {n}", n=v.doom(effect.doom).said(INS)) if effect.doom else ()
    return v.say(
        "[shuffle|shuffles] the encounter discard pile into its deck, [discard|discards] from the top until {enemy} "
        "appears{two}, and [spawn|spawns] it {at}{doom}",
        "[замешайте|замешивает|замешать] сброс контактов в колоду контактов, затем [сбрасывайте|сбрасывает|сбрасывать] "
        "с неё карты, пока не попадётся враг{such}{two}; он выходит {at}{doom}",
        "[замішайте|замішує|замішати] скид зустрічей у колоду, потім [скидайте|скидає|скидати] її верхні карти, "
        "доки не трапиться ворог{such}{two}; він з’являється {at}{doom}",
        enemy=v.say("an enemy", "", "") if effect.trait is None else v.say("{it:a} enemy", "", "", it=v.trait(effect.trait)),
        such=such, two=two, at=v.at_named(effect.location), doom=doom,
    )  # fmt: skip


def _enters(v: Voice, piece: int, at: Text) -> Text:
    """A story card that was set aside comes into play."""
    card = v.card(piece)
    if piece in ENEMY:
        return v.say(
            "{card}, set aside so far, spawns {at}", "{at} выходит {card}", "{at} з’являється {card}", card=card, at=at
        )
    return v.say(
        "{card}, set aside so far, enters play {at}",
        "{at} появляется {card}, и пока им никто не распоряжается",
        "{at} з’являється {card}",
        card=card, at=at,
    )  # fmt: skip


def _resolution(v: Voice, number: int) -> Text:
    """The end of the scenario; in Russian, of the first one, what the lead decides to do."""
    if v.lang is phrases.RU and number in _decided(v):
        return ending(v, number)
    said = v.ending(number)
    return v.say(
        "the scenario ends with resolution {n}{end}",
        "сценарий заканчивается исходом {n}{end}",
        "сценарій завершується розв’язкою {n}{end}",
        n=number, end=f" ({said})" if said else "",
    )  # fmt: skip


def ending(v: Voice, number: int) -> Text:
    """In Russian and Ukrainian, a resolution that one chooses among others."""
    if v.lang is phrases.RU and number in (decided := _decided(v)):
        return (decided[number],)
    said = v.ending(number)
    return v.say("", "исход {n}{end}", "розв’язка {n}{end}", n=number, end=f" ({said})" if said else "")


def _decided(v: Voice) -> dict[int, str]:
    """In Russian, what the lead decides to do at the end of the first scenario."""
    return {1: "сжечь дом (исход 1)", 2: "сохранить дом (исход 2)"} if v.story == SCENARIOS[0].slug else {}


def _such(v: Voice, trait: int | None) -> Text:
    """In Russian and Ukrainian, with which trait an enemy is meant, if it matters."""
    return () if trait is None else v.say("", " с чертой «{it}»", " з ознакою «{it}»", it=v.trait(trait))
