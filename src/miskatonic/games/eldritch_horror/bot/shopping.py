"""Acquiring Assets: what each is worth to its buyer, what a number of successes buys, whether a loan pays."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.effects import worth
from miskatonic.games.eldritch_horror.bot.lives import Me, condition_worth, me
from miskatonic.games.eldritch_horror.bot.prices import Prices, prices
from miskatonic.games.eldritch_horror.bot.purchases import card_worth, passive_worth
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.conditions import CONDITIONS
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.cards.terms import DEBT, INFLUENCE
from miskatonic.games.eldritch_horror.odds.prospects import skill_test
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.acquiring import LOAN
from miskatonic.games.eldritch_horror.rules.people import passives
from miskatonic.words.control import DONE

ALIKE: Final = 0.4
"""What the second bonus to the same tests counts, of which only the highest does."""


def asset_worth(s: State, seat: int, card: int, i: Me, p: Prices) -> float:
    """What gaining an Asset is worth to somebody."""
    sheet = box.ASSET_CARD[card]
    good = card_worth(card)
    good += sum([worth(power.effects, i, p) for power in sheet.powers if power.moment is Moment.GAINED])
    own = [(b.skill, b.during) for _, b in passives(s, seat) if isinstance(b, w.Bonus)]
    for passive in sheet.passive:
        if isinstance(passive, w.Bonus) and (passive.skill, passive.during) in own:
            good -= (1 - ALIKE) * passive_worth(passive)
    return good


def basket(s: State, seat: int, i: Me, p: Prices, most: int) -> tuple[float, tuple[int, ...]]:
    """The best that so many successes buy."""
    shelf = [(asset_worth(s, seat, card, i, p), card) for card in s.zones.get(box.RESERVE, ())]
    best: tuple[float, tuple[int, ...]] = (0.0, ())
    for n in range(1, len(shelf) + 1):
        for some in combinations(shelf, n):
            if sum([box.ASSET_CARD[card].value for _, card in some]) <= most:
                best = max(best, (sum([good for good, _ in some]), tuple([card for _, card in some])))
    return best


def expected(s: State, seat: int, i: Me, p: Prices) -> float:
    """What acquiring Assets brings on average."""
    chances = skill_test(s, seat, INFLUENCE, 0, w.WHEN_ACQUIRING).chances
    return sum([float(chance) * basket(s, seat, i, p, n)[0] for n, chance in enumerate(chances)])


# -------------------------------------------------------------------- the questions


def loan(s: State, asked: Asked) -> list[float]:
    """A Debt for two more successes, if they buy that much more."""
    i, p = me(s, asked.seat), prices(s)
    has = asked.what.successes
    more = basket(s, asked.seat, i, p, has + LOAN)[0] - basket(s, asked.seat, i, p, has)[0]
    debt = next(condition_worth(card) for card in CONDITIONS if card.code == DEBT)
    return [more + debt if option is box.LOAN else 0.0 for option in asked.options]


def buy(s: State, asked: Asked) -> list[float]:
    """What belongs to the best basket."""
    i, p = me(s, asked.seat), prices(s)
    chosen = basket(s, asked.seat, i, p, asked.what.left)[1]
    return [
        0.0 if option is DONE else asset_worth(s, asked.seat, option.value, i, p) * (1 if option.value in chosen else -1)
        for option in asked.options
    ]


def discard_from_reserve(s: State, asked: Asked) -> list[float]:
    """The card that nobody wants."""
    i, p = me(s, asked.seat), prices(s)
    return [0.0 if option is box.NO else 0.3 - asset_worth(s, asked.seat, option.value, i, p) for option in asked.options]
