"""What else there is to know of an option in En Route: what a bonus, an effect, a card or a bet does."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import bets, effects, helpers
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.rules import asks, box, choices, marks, scoring, table
from miskatonic.games.route.rules.sydney_phase import is_marked
from miskatonic.games.route.say import cards, printed
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text, join

BONUS_USES: Final = {
    choices.USE_SEGMENT: t.SEGMENT,
    choices.USE_DIAGONAL: t.DIAGONAL,
    choices.USE_TRANSFER: t.TRANSFER,
}
"""What is used in a turn, and the bonus that it takes."""
EFFECT_USES: Final[dict[int, effects.EffectWord]] = {
    choices.USE_CORRECTION: effects.Correct(),
    choices.USE_SUPPORT_CORRECTION: effects.Correct(),
    choices.USE_ALLEY: effects.Alley(),
    choices.USE_ELBOW: effects.Elbow(),
}
GUIDE_USES: Final = {
    choices.USE_JOKER: helpers.JOKER,
    choices.USE_RUNNER: helpers.RUNNER,
    choices.USE_GOURMET: helpers.GOURMET,
    choices.USE_OLD_HAND: helpers.OLD_HAND,
}


ON_THE_SHEET: Final = frozenset(
    (choices.LOCATION, choices.DRAW, choices.ERASE, choices.GO, choices.BEGIN, choices.RIDE, choices.BAR, choices.BLOCK)
)
"""What is only done to a sheet: the label says it all, and there are many of these."""


def detail(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """What an option does, where its label names it only."""
    if option.verb in ON_THE_SHEET:
        return ()
    value = option.value
    match option.verb:
        case choices.TAKE if asked.kind is asks.ChooseDie and table.rolls_what_is_taken(view):
            return ()
        case choices.PLAY | choices.LAY | choices.KEEP | choices.TAKE | choices.OFFER | choices.REMOVE:
            return brought_along(v, view, value)
        case choices.USE:
            return used(v, value)
        case choices.TOME | choices.BONUS:
            return bonus(v, value)
        case choices.SUPPORT_BONUS:
            return cards.support(v, helpers.SUPPORT[value])
        case choices.CHOOSE_EFFECT:
            return cards.effect(v, table.effect_word(value))
        case choices.BET_ON:
            return bet(v, view, bets.BET_TYPES[value])
        case choices.VISIT:
            card = table.curiosity(view)
            return () if card is None else cards.curiosity(v, card)[0]
        case choices.MARK:
            return marking(v, view, value)
        case choices.NEXT_CITY:
            return join(" ", printed.city(v, CITIES[value]))
    return ()


def used(v: Voice, use: int) -> Text:
    """What can be used in a turn."""
    if use in BONUS_USES:
        return bonus(v, BONUS_USES[use])
    if use in EFFECT_USES:
        return cards.effect(v, EFFECT_USES[use])
    if use in GUIDE_USES:
        return cards.guide(v, GUIDE_USES[use])
    return cards.support(v, helpers.SUPPORT[helpers.LONG_WAY])


def bonus(v: Voice, kind: int) -> Text:
    """What a bonus of cafés and curiosities does (RT-BASE-30, RT-BASE-31, RT-BASE-60, RT-VEN-16, RT-ARK-33 to 35)."""
    say = v.say
    if kind == t.COORDINATE:
        return cards.support(v, helpers.SUPPORT[helpers.COORDINATE_CHANGE])
    if kind == t.SEGMENT:
        return say(
            "Draw 1 more segment along any free road.",
            "Нарисуйте ещё 1 отрезок вдоль любой свободной дороги.",
            "Намалюйте ще 1 відрізок уздовж будь-якої вільної дороги.",
        )
    if kind == t.DIAGONAL:
        return say(
            "Draw 1 more segment diagonally through any free location.",
            "Нарисуйте ещё 1 отрезок по диагонали через любую свободную локацию.",
            "Намалюйте ще 1 відрізок по діагоналі крізь будь-яку вільну локацію.",
        )
    if kind == t.TRANSFER:
        return say(
            "The stretch of this turn may change between street and canal.",
            "Участок этого хода может переходить с улицы на канал и обратно.",
            "Ділянка цього ходу може переходити з вулиці на канал і назад.",
        )
    if kind == t.REROLL:
        return say(
            "When you confront the Ancient One, roll any of your dice again.",
            "При противостоянии Древнему перебросьте любые свои кубики.",
            "Під час протистояння Стародавньому перекиньте будь-які свої кубики.",
        )
    if kind == t.IMPROVEMENT:
        return say(
            "When you confront the Ancient One, add 2 to one die after all rolling is done.",
            "При противостоянии Древнему прибавьте 2 к одному кубику после всех бросков.",
            "Під час протистояння Стародавньому додайте 2 до одного кубика після всіх кидків.",
        )
    return say(
        "When you confront the Ancient One, each 4 is a success too, unless your madness makes it a failure.",
        "При противостоянии Древнему успешны и четвёрки, если безумие не делает их провальными.",
        "Під час протистояння Стародавньому успішні й четвірки, якщо безумство не робить їх провальними.",
    )


def brought_along(v: Voice, view: State, piece: int) -> Text:
    """What a card does beside bringing its coordinate and its tourists: ratings, a repeat, an effect."""
    source = shown_by(view, piece)
    if source is None:
        return ()
    if source.repeats:
        return v.say(
            "It brings the same tourists as the other card.",
            "Приводит тех же туристов, что и другая карта.",
            "Приводить тих самих туристів, що й інша карта.",
        )
    lines = [cards.in_force(v, effect) for effect in table.effects_in_force(view, source, source)]
    codes = box.LANDMARKS[piece]
    if len(codes) == 1:
        lines.append(
            v.say(
                "Rating {up}: {what}.",
                "Рейтинг {up}: {what}.",
                "Рейтинг {up}: {what}.",
                up="±1" if view.count(marks.MODE) == marks.ADVANCED else "+1",
                what=(v.title(codes[0]),),
            )
        )
    else:
        lines.extend(printed.landmarks(v, codes))  # in Sydney one of two, by the landmark die
    return join(" ", lines)


def marking(v: Voice, view: State, track: int) -> Text:
    """That a mark would change nothing (RT-SYD-18)."""
    cell = table.source(view, view.zone(box.LANDMARK_DIE)[0]).number
    if not is_marked(view, track, cell):
        return ()
    return v.say(
        "Cell {n} is marked already, so nothing happens.",
        "Ячейка {n} уже отмечена: ничего не произойдёт.",
        "Комірку {n} уже позначено: нічого не станеться.",
        n=cell,
    )


def shown_by(view: State, piece: int) -> box.Source | None:
    """What a card brings, or a die that was rolled."""
    if piece not in box.DIE_OF:
        return box.CARD_SOURCES[piece]
    die = box.DIE_OF[piece]
    face = view.count(marks.FACE[die])
    return box.DIE_SOURCES[die][face - 1] if face else None


def bet(v: Voice, view: State, kind: bets.BetType) -> Text:
    """What a bet pays (RT-LV-22 to RT-LV-28)."""
    if kind.about == bets.GOAL:
        goal = scoring.goal_in_play(view, kind.which)
        return v.say(
            "{n} more if yours is the best result for this goal.",
            "Ещё {n}, если ваш результат по этой цели окажется лучшим.",
            "Ще {n}, якщо ваш результат за цією ціллю виявиться найкращим.",
            n=v.points(0 if goal is None else goal.first),
        )
    exact = v.points(kind.exact)
    if kind.about == bets.TASK:
        return v.say(
            "You write how many points the task will bring: exactly right, they count twice; off by one, {near}.",
            "Впишите, сколько очков принесёт задача: угадаете точно — они удвоятся, ошибётесь на 1 — {near}.",
            "Впишіть, скільки очок принесе завдання: вгадаєте точно — вони подвояться, помилитеся на 1 — {near}.",
            near=v.points(kind.near),
        )
    return v.say(
        "You write how many there will be: exactly right, {exact}; off by one, {near}.",
        "Впишите, сколько их будет: угадаете точно — {exact}, ошибётесь на 1 — {near}.",
        "Впишіть, скільки їх буде: вгадаєте точно — {exact}, помилитеся на 1 — {near}.",
        exact=exact,
        near=v.points(kind.near),
    )
