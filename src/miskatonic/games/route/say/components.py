"""The list of all components of En Route with their texts, one entry for each thing a player can look up."""

from __future__ import annotations

from miskatonic.games.route.cards import city as sheets
from miskatonic.games.route.cards import dice, effects, events, goals, helpers, horrors, tasks, tourists
from miskatonic.games.route.cards.achievements import GROUPS
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.terms import GREY
from miskatonic.games.route.rules import box
from miskatonic.games.route.say import album, cards, printed
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text, capital
from miskatonic.text.speech import Entry


def entries(v: Voice) -> dict[str, Entry]:
    """Every component by its code."""
    out: dict[str, Entry] = {}

    def add(code: str, group: str, title: str, lines: list[Text]) -> None:
        out[code] = Entry(code, group, v.finished(capital((title,))), [v.finished(capital(line)) for line in lines])

    for town in CITIES:
        add(town.code, v.pick("Cities", "Города", "Міста"), v.title(town.code), printed.city(v, town))
        for sight in town.sights.values():
            group = v.title(town.code)
            if sight.code not in out:
                lines = [printed.sight(v, sight.colour)]
                add(sight.code, group, v.title(sight.code), lines + [printed.inside(v)] * bool(sight.inside))
        for stop in town.stops.values():
            match stop:
                case sheets.Remote(code, colour):
                    add(code, v.title(town.code), v.title(code), [printed.sight(v, colour)])
                case sheets.Pier(code, colour):
                    add(code, v.title(town.code), v.title(code), [printed.remote(v, colour)])
                case sheets.Entrance(code):
                    add(code, v.title(town.code), v.title(code), [printed.sight(v, GREY)])
    for piece, card in enumerate(box.CARDS):
        if box.PIECE_SLUGS[piece] not in out:
            add(box.PIECE_SLUGS[piece], *_card(v, piece, card))
    for bonus in helpers.SUPPORT:
        if bonus not in out:
            add(
                bonus,
                v.pick("Support bonuses", "Бонусы поддержки", "Бонуси підтримки"),
                v.title(bonus),
                [cards.support(v, bonus)],
            )
    for one in horrors.ANCIENT_ONES:
        lines = [cards.rule(v, one.rule), cards.penalty(v, one.penalty), cards.reward(v, one.reward)]
        add(one.code, v.pick("Ancient Ones", "Древние", "Стародавні"), v.title(one.code), lines)
    for page in GROUPS:
        for item in page.items:
            lines = album.lines(v, item, page)
            out[item.code] = Entry(item.code, album.group(v, page), album.title(v, item), lines)
    return out


def _card(v: Voice, piece: int, card: box.Card) -> tuple[str, str, list[Text]]:
    """The group, the title and the lines of a card or die."""
    title = v.card_title(piece)
    match card:
        case sheets.TouristCard() | tourists.RepeatCard() | tourists.ApplicationCard():
            return (
                v.pick("Tourist cards", "Карты туристов", "Карти туристів"),
                title,
                printed.landmarks(v, box.LANDMARKS[piece]),
            )
        case dice.DieSheet():
            return v.pick("Dice", "Кубики", "Кубики"), title, printed.die(v, card)
        case effects.EffectCard():
            return (
                v.pick("Effect cards", "Карты эффектов", "Карти ефектів"),
                v.title(card.code),
                [cards.effect(v, card.effect)],
            )
        case goals.Goal():
            group = v.pick("Goals", "Цели", "Цілі")
            return f"{group}: {card.deck}", v.title(card.code), cards.goal(v, card)
        case tasks.Task():
            group = v.pick("Personal tasks", "Личные задачи", "Особисті завдання")
            return group, title, [printed.task(v, box.TASK_ENDS[piece])]
        case events.EventCard():
            lines: list[Text] = [cards.spot(v, card.spot), cards.event(v, card.word)]
            return v.pick("Events", "События", "Події"), v.title(card.code), lines
        case horrors.CuriosityCard():
            return v.pick("Curiosities", "Диковинки", "Дивовижі"), title, cards.curiosity(v, card)
        case horrors.CallCard():
            return v.pick("Calls of Cthulhu", "Зов Ктулху", "Поклик Ктулху"), title, [printed.call(v, card)]
        case helpers.Guide():
            return v.pick("Guides", "Гиды", "Гіди"), v.title(card.code), [cards.guide(v, card.help)]
    return v.pick("Cities", "Города", "Міста"), v.title(box.PIECE_SLUGS[piece]), [printed.no_board(v)]
