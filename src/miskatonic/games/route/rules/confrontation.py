"""The end of a game in Arkham: madness, the confrontation with the Ancient One, and what comes of it (RT-ANC)."""

from __future__ import annotations

from typing import Final, assert_never

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import horrors as h
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.dice import FACES
from miskatonic.games.route.rules import asks, box, choices, marks, rows, scoring, table, tells
from miskatonic.games.route.rules.events import terrors
from miskatonic.games.route.rules.final_route import ancient_one
from miskatonic.games.route.rules.measures import Passed
from miskatonic.games.route.rules.rows import CROWD_BITS, CROWD_MASK
from miskatonic.games.route.rules.streets import bits
from miskatonic.words.control import DECLINE, DONE

DICE_ROLLED: Final = 3  # RT-ANC-07
ALL_DICE: Final = (1 << DICE_ROLLED) - 1
SUCCESS: Final = 5  # RT-ANC-07
BLESSED: Final = 4  # RT-ARK-35
IMPROVEMENT: Final = 2  # RT-ARK-34


def the_ancient_one(s: State) -> h.AncientOne:
    """Whom everybody confronts."""
    one = ancient_one(s)
    assert one is not None
    return one


# -------------------------------------------------------------------- madness


def ask_masks(s: State, f: Frame) -> None:
    """Some let everybody swap two types of tourists on the route, for madness."""
    if not isinstance(the_ancient_one(s).rule, h.Masks):
        f.answers = ()
        return
    pairs = [choices.SWAP[4 * a + b] for a in t.TOURIST_TYPES for b in t.TOURIST_TYPES if a < b]
    s.ask_all(f, asks.SwapTypes, {seat: [DECLINE, *pairs] for seat in range(s.seats)})


def swap(s: State, f: Frame) -> None:
    """All tourists of one type on the route become another, and the other way round."""
    for seat, option in f.answers:
        if option is DECLINE:
            continue
        a, b = divmod(option.value, 4)
        places = sum(CROWD_MASK << CROWD_BITS * place for place in bits(Passed(s, seat).places))
        one, other = s.count(marks.CROWD[a][seat]), s.count(marks.CROWD[b][seat])
        s.set(marks.CROWD[a][seat], one & ~places | other & places)
        s.set(marks.CROWD[b][seat], other & ~places | one & places)
        s.add(marks.MADNESS[seat], 1)
        s.note(tells.Swapped, seat, a, b)


def count_madness(s: State, f: Frame) -> None:
    """A terrifying place, a passage through gates, a crossing of the river: 1 madness each (RT-ANC-02 to RT-ANC-05)."""
    for seat in range(s.seats):
        passed = Passed(s, seat)
        s.set(marks.GATE_MADNESS[seat], passed.walk.rides)
        s.add(marks.MADNESS[seat], (passed.crossroads & terrors(s)).bit_count() + passed.walk.rides + passed.walk.crossings)
        s.note(tells.Madness, seat, s.count(marks.MADNESS[seat]), rule="RT-ANC-02")
        _forget_the_rest(s, seat, passed)


def _forget_the_rest(s: State, seat: int, passed: Passed) -> None:
    """Tourists off the final route are erased (RT-BASE-46), so that penalties find only those on it (RT-ANC-24)."""
    kept = sum(CROWD_MASK << CROWD_BITS * place for place in bits(passed.places))
    for keys in marks.CROWD:
        s.set(keys[seat], s.count(keys[seat]) & kept)


# -------------------------------------------------------------------- the roll


def next_to_confront(s: State, f: Frame) -> None:
    """From the highest madness down; ties clockwise from the last leading player (RT-ANC-06)."""
    last = table.right_of(s, s.pointed(marks.LEAD))
    left = [seat for seat in ((last + i) % s.seats for i in range(s.seats)) if not s.count(marks.CONFRONTED[seat])]
    if not left:
        f.end()
        return
    f.who = max(left, key=lambda seat: s.count(marks.MADNESS[seat]))
    s.set(marks.CONFRONTED[f.who], 1)
    roll(s, f.who, (0, 1, 2))


def roll(s: State, seat: int, which: tuple[int, ...]) -> None:
    """Roll some of the three dice; only the numbers count."""
    for die, n in zip(which, s.several("confrontation", len(which), FACES), strict=True):
        s.set(marks.RESULTS[die], n + 1)
    s.note(tells.Confronts, seat, results(s), rule="RT-ANC-07")


def results(s: State) -> tuple[int, ...]:
    """The three results."""
    return tuple(s.count(key) for key in marks.RESULTS)


def left(s: State, seat: int, tome: int) -> int:
    """Tomes of a kind that are circled and not crossed out."""
    return s.count(marks.GAINED[tome][seat]) - s.count(marks.SPENT[tome][seat])


def ask_tome(s: State, f: Frame) -> None:
    """Rerolls first, then improvements, then the blessing (RT-ANC-22); none must be used."""
    options: list[Option] = []
    stage = f.regs.get("stage", 0)
    for number, tome in enumerate(t.TOMES):
        if number >= stage and left(s, f.who, tome):
            options.append(choices.TOME[tome])
    s.ask(f, f.who, asks.UseTome, [DONE, *options], results(s))


def open_tome(s: State, f: Frame) -> None:
    """Cross it out."""
    if f.answer is None or f.answer is DONE:
        f.goto(judge_results)
        return
    tome = f.value
    s.add(marks.SPENT[tome][f.who], 1)
    s.note(tells.UsedTome, f.who, tome, rule="RT-ANC-08")
    f.regs["stage"] = t.TOMES.index(tome)
    f.regs["dice"] = 0
    if tome == t.BLESSING:
        f.regs["blessed"] = 1
        f.goto(ask_tome)


def ask_dice(s: State, f: Frame) -> None:
    """Which dice to roll again, one after another; or which one to improve."""
    chosen = f.regs["dice"]
    dice = [die for die in range(DICE_ROLLED) if not chosen >> die & 1]
    if f.regs["stage"] == t.TOMES.index(t.REROLL):
        s.ask(f, f.who, asks.RollAgain, [*choices.ROLL_AGAIN.each(dice), *([DONE] if chosen else [])], results(s))
    else:
        s.ask(f, f.who, asks.Improve, choices.IMPROVE.each(dice), results(s))


def use_tome(s: State, f: Frame) -> None:
    """Roll again what was chosen (RT-ARK-33), or add two to a result (RT-ARK-34)."""
    answer = f.answer
    assert answer is not None
    if answer.verb is choices.IMPROVE:
        s.add(marks.RESULTS[f.value], IMPROVEMENT)
        f.goto(ask_tome)
        return
    if answer.verb is choices.ROLL_AGAIN:
        f.regs["dice"] |= 1 << f.value
    if answer is not DONE and f.regs["dice"] != ALL_DICE:
        f.goto(ask_dice)
        return
    roll(s, f.who, tuple(die for die in range(DICE_ROLLED) if f.regs["dice"] >> die & 1))
    f.goto(ask_tome)


def fails_up_to(s: State, seat: int) -> int:
    """The highest failing number for the madness of a seat (RT-ANC-09)."""
    return sum(s.count(marks.MADNESS[seat]) >= least for least in the_ancient_one(s).failing)


def judge_results(s: State, f: Frame) -> None:
    """Failures before everything else: even with a Blessing a failing number fails (RT-ANC-09, RT-ANC-10)."""
    fails = fails_up_to(s, f.who)
    least = BLESSED if f.regs.get("blessed") else SUCCESS
    failures = sum(n <= fails for n in results(s))
    successes = sum(n >= least and n > fails for n in results(s))
    f.regs["failures"] = failures
    f.regs["successes"] = successes
    f.regs["stage"] = f.regs["blessed"] = f.regs["paid"] = 0
    s.note(tells.Outcomes, f.who, successes, failures, rule="RT-ANC-09")
    if failures == DICE_ROLLED:
        s.set(marks.LOST[f.who], 1)
        s.note(tells.LostToTheAncientOne, f.who, rule="RT-ANC-13")
        f.goto(next_to_confront)


# -------------------------------------------------------------------- penalties, then rewards


def ask_penalty(s: State, f: Frame) -> None:
    """Penalties first, one for each failure (RT-ANC-12); the player decides where the rules leave a choice."""
    if f.regs["paid"] == f.regs["failures"]:
        f.answer = None
        f.goto(reward)
        return
    word = the_ancient_one(s).penalty
    match word:
        case h.LoseTheCalled():
            f.answer = None
        case h.BlockTheUniversity():
            s.ask(f, f.who, asks.CrossOut, choices.CROSS_OUT.each(fullest_halls(s, f.who)))
        case h.DrownTheMany():
            s.ask(f, f.who, asks.Drown, choices.DROWN.each(most_numerous(s, f.who)))
        case h.EmptyALocation(least):
            s.ask(f, f.who, asks.EmptyLocation, choices.EMPTY.each(crowded_places(s, f.who, least)))
        case _:
            assert_never(word)


def pay(s: State, f: Frame) -> None:
    """Lose tourists, and what goes with them."""
    word = the_ancient_one(s).penalty
    match word:
        case h.LoseTheCalled():
            lose_the_called(s, f.who, f.regs["failures"])
            f.regs["paid"] = f.regs["failures"]
        case h.BlockTheUniversity(n):
            erase(s, f.who, (f.value,), t.TOURIST_TYPES)
            s.set(marks.BLOCKED[f.who], s.count(marks.BLOCKED[f.who]) | 1 << f.value)
            s.note(tells.CrossedOut, f.who, f.value, rule="RT-ANC-17")
            f.regs["halls"] = f.regs.get("halls", 0) + 1
            if f.regs["halls"] == n:
                f.regs["halls"] = 0
                f.regs["paid"] += 1
        case h.DrownTheMany():
            if f.value >= 0:
                erase(s, f.who, tuple(table.streets(s).riverside), (f.value,))
                s.note(tells.Drowned, f.who, f.value, rule="RT-ANC-19")
            f.regs["paid"] += 1
        case h.EmptyALocation():
            if f.value >= 0:
                erase(s, f.who, (f.value,), t.TOURIST_TYPES)
                s.note(tells.Emptied, f.who, f.value)
            f.regs["paid"] += 1
        case _:
            assert_never(word)
    f.goto(ask_penalty)


def erase(s: State, seat: int, places: tuple[int, ...], colours: tuple[int, ...]) -> None:
    """Erase tourists of some types in some locations."""
    gone = sum(CROWD_MASK << CROWD_BITS * place for place in places)
    for colour in colours:
        s.set(marks.CROWD[colour][seat], s.count(marks.CROWD[colour][seat]) & ~gone)


def called_type(s: State, seat: int) -> int:
    """The type of tourists on a Call card."""
    card = box.CARDS[s.zone(box.CALL[seat])[0]]
    assert isinstance(card, h.CallCard)
    return card.colour


def lose_the_called(s: State, seat: int, failures: int) -> None:
    """Half of them for one failure, rounded down, all for two (RT-ANC-15); which ones does not matter (RT-ANC-24)."""
    colour = called_type(s, seat)
    crowd = s.count(marks.CROWD[colour][seat])
    places = table.streets(s).places
    total = sum(rows.crowd_at(crowd, place) for place in places)
    going = total if failures > 1 else total // 2
    s.note(tells.LostTourists, seat, colour, going, rule="RT-ANC-15")
    for place in places:
        n = min(going, rows.crowd_at(crowd, place))
        crowd -= n << CROWD_BITS * place
        going -= n
    s.set(marks.CROWD[colour][seat], crowd)


def tourists_at(s: State, seat: int, place: int) -> int:
    """All tourists in a location."""
    return sum(rows.crowd_at(s.count(keys[seat]), place) for keys in marks.CROWD)


def fullest_halls(s: State, seat: int) -> list[int]:
    """The university locations not crossed out with the most tourists; empty ones rank last (RT-ANC-17, RT-ANC-25)."""
    m = table.streets(s)
    halls = [a.places[0] for a in m.attractions if a.group in m.city.barred_groups]
    open_ones = [place for place in halls if not s.count(marks.BLOCKED[seat]) >> place & 1]
    most = max(tourists_at(s, seat, place) for place in open_ones)
    return [place for place in open_ones if tourists_at(s, seat, place) == most]


def most_numerous(s: State, seat: int) -> list[int]:
    """The types of which most tourists are by the river, counted anew each time (RT-ANC-19)."""
    river = table.streets(s).riverside
    totals = [sum(rows.crowd_at(s.count(keys[seat]), place) for place in river) for keys in marks.CROWD]
    most = max(totals)
    return [colour for colour in t.TOURIST_TYPES if totals[colour] == most] if most else []


def crowded_places(s: State, seat: int, least: int) -> list[int]:
    """Locations with at least so many tourists, or the fullest ones if there is none."""
    crowds = {place: tourists_at(s, seat, place) for place in table.streets(s).places}
    full = [place for place, n in crowds.items() if n >= least]
    most = max(crowds.values())
    return full or [place for place, n in crowds.items() if n == most > 0]


def reward(s: State, f: Frame) -> None:
    """Then a reward for each success (RT-ANC-12, RT-ANC-14)."""
    each = reward_each(s, f.who)
    points = each * f.regs["successes"]
    s.set(marks.SCORE[scoring.REWARD][f.who], points)
    if f.regs["successes"]:
        s.note(tells.Rewarded, f.who, points, rule="RT-ANC-14")
    f.goto(next_to_confront)


def reward_each(s: State, seat: int) -> int:
    """What one success is worth."""
    word = the_ancient_one(s).reward
    match word:
        case h.PerPairOfTheCalled(points):
            crowd = s.count(marks.CROWD[called_type(s, seat)][seat])
            total = sum(rows.crowd_at(crowd, place) for place in table.streets(s).places)
            return points * (total // 2)  # RT-ANC-16
        case h.TimesMadness(points):
            return points * s.count(marks.MADNESS[seat])
        case h.PerRiversideLocation(points):
            return points * sum(tourists_at(s, seat, place) > 0 for place in table.streets(s).riverside)
        case h.PerTerror(points, each):
            return points + each * (Passed(s, seat).crossroads & terrors(s)).bit_count()
        case _:
            assert_never(word)


CONFRONTATION: Final = procedure(
    "confrontation",
    ask_masks,
    swap,
    count_madness,
    next_to_confront,
    ask_tome,
    open_tome,
    ask_dice,
    use_tome,
    judge_results,
    ask_penalty,
    pay,
    reward,
)
