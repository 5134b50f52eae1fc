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
        add(town.code, v.pick("Cities", "Города", "Міста"), v.title(town.code), printed.city(town, v))
        for sight in town.sights.values():
            group = v.title(town.code)
            if sight.code not in out:
                lines = [printed.sight(sight.colour, v)]
                add(sight.code, group, v.title(sight.code), lines + [printed.inside(v)] * bool(sight.inside))
        for stop in town.stops.values():
            match stop:
                case sheets.Remote(code, colour):
                    add(code, v.title(town.code), v.title(code), [printed.sight(colour, v)])
                case sheets.Pier(code, colour):
                    add(code, v.title(town.code), v.title(code), [printed.remote(colour, v)])
                case sheets.Entrance(code):
                    add(code, v.title(town.code), v.title(code), [printed.sight(GREY, v)])
    for piece, card in enumerate(box.CARDS):
        if box.PIECE_SLUGS[piece] not in out:
            add(box.PIECE_SLUGS[piece], *_card(piece, card, v))
    for bonus in helpers.SUPPORT:
        if bonus not in out:
            add(
                bonus,
                v.pick("Support bonuses", "Бонусы поддержки", "Бонуси підтримки"),
                v.title(bonus),
                [cards.support(bonus, v)],
            )
    for one in horrors.ANCIENT_ONES:
        lines = [cards.rule(one.rule, v), cards.penalty(one.penalty, v), cards.reward(one.reward, v)]
        add(one.code, v.pick("Ancient Ones", "Древние", "Стародавні"), v.title(one.code), lines)
    for page in GROUPS:
        for item in page.items:
            lines = album.lines(item, page, v)
            out[item.code] = Entry(item.code, album.group(page, v), album.title(item, v), lines)
    return out


def _card(piece: int, card: box.Card, v: Voice) -> tuple[str, str, list[Text]]:
    """The group, the title and the lines of a card or die."""
    title = v.card_title(piece)
    match card:
        case sheets.TouristCard() | tourists.RepeatCard() | tourists.ApplicationCard():
            return (
                v.pick("Tourist cards", "Карты туристов", "Карти туристів"),
                title,
                printed.landmarks(box.LANDMARKS[piece], v),
            )
        case dice.DieSheet():
            return v.pick("Dice", "Кубики", "Кубики"), title, printed.die(card, v)
        case effects.EffectCard():
            return (
                v.pick("Effect cards", "Карты эффектов", "Карти ефектів"),
                v.title(card.code),
                [cards.effect(card.effect, v)],
            )
        case goals.Goal():
            group = v.pick("Goals", "Цели", "Цілі")
            return f"{group}: {card.deck}", v.title(card.code), cards.goal(card, v)
        case tasks.Task():
            group = v.pick("Personal tasks", "Личные задачи", "Особисті завдання")
            return group, title, [printed.task(box.TASK_ENDS[piece], v)]
        case events.EventCard():
            lines: list[Text] = [cards.spot(card.spot, v), cards.event(card.word, v)]
            return v.pick("Events", "События", "Події"), v.title(card.code), lines
        case horrors.CuriosityCard():
            return v.pick("Curiosities", "Диковинки", "Дивовижі"), title, cards.curiosity(card, v)
        case horrors.CallCard():
            return v.pick("Calls of Cthulhu", "Зов Ктулху", "Поклик Ктулху"), title, [printed.call(card, v)]
        case helpers.Guide():
            return v.pick("Guides", "Гиды", "Гіди"), v.title(card.code), [cards.guide(card.help, v)]
    return v.pick("Cities", "Города", "Міста"), v.title(box.PIECE_SLUGS[piece]), [printed.no_board(v)]
