"""What a greedy player of Final Hour should value: the chance to live until the reversal, times the chance that it succeeds.

Nothing here looks at the two ritual tokens or at other players' hands: even in an imagined state they are only a guess.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, NamedTuple, assert_never

from miskatonic import words as c
from miskatonic.core.code import Code
from miskatonic.core.options import NOTHING, Option
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.words import known, known_who
from miskatonic.games.final_hour.odds.reversal import at_least, reversal_chance, tail, unrevealed, worth
from miskatonic.games.final_hour.rules import box
from miskatonic.games.final_hour.rules.people import crew, lead
from miskatonic.games.final_hour.rules.priority import TURNS
from miskatonic.games.final_hour.rules.ritual import LAID_EACH, REVERSAL, needed


def value(s: State, seat: int) -> float:
    """How good a state is, from 0 (lost) to 1 (won): the product of all that `standing` names."""
    if s.result is not None:
        return float(s.result.won or 0)
    if s.stack and s.stack[-1].code is REVERSAL:
        own = dict(s.stack[-1].answers).get(seat)
        if own is box.READY or s.count(box.PHASE) == box.ATTEMPT:
            return chance_now(s, seat, own)
        if own is box.NOT_YET:
            return chance_later(s, seat)
    if s.count(box.PHASE) == box.LAYING and not s.count(box.SOLO):
        return _while_laying(s, seat)
    return chance(s, seat)


ITEM_WORTH: Final = 0.02
"""What part of the chance to win an item at hand is taken to be."""
MANY_ITEMS: Final = 3


def chance(s: State, seat: int) -> float:
    """The chance to win from the board, the clues and the own cards as they are."""
    return survival(s, seat) * _prospect(s, seat)


def chance_later(s: State, seat: int) -> float:
    """The chance to win for those who will try the reversal later, before the worst comes."""
    return lasting(survival(s, seat)) * _prospect(s, seat)


def lasting(alive: float) -> float:
    """The chance to be there at the next attempts: `survival` sets prices, and as a chance it is too dark."""
    return sqrt(alive)


def _prospect(s: State, seat: int) -> float:
    """The chance of the reversal when it will be due, for those who are alive then."""
    return forecast(s, seat) * (1 - ITEM_WORTH * (MANY_ITEMS - useful_items(s)))


def useful_items(s: State) -> int:
    """How many items at hand can still be used: they are, at an own action card of this round or of one to come."""
    this_round = s.counts.get(box.PHASE, 0) < box.GATE_STEP  # has its gate to come
    if len(s.zones.get(box.GATE_STACK, ())) > this_round:
        return sum([len(s.zones.get(key, ())) for key in box.ITEMS_OF])
    to_come = {s.pointed(box.TURN_OF[turn]) for turn in range(TURNS) if not s.counts.get(box.TURNED_UP[turn], 0)}
    return sum([len(s.zones.get(box.ITEMS_OF[i], ())) for i in crew(s) if i in to_come or NOTHING in to_come])


# -------------------------------------------------------------------- the reversal


LEANING: Final = 6.0
"""How far others are taken to collect the symbols that are worth most."""


def chance_now(s: State, seat: int, kept: Option | None = None) -> float:
    """The chance that an attempt now succeeds, as a seat sees it; `kept` is the card it keeps back."""
    left = unrevealed(s)
    if s.count(box.SOLO):
        return reversal_chance(left, tuple(box.SYMBOL[card] for card in s.zone(box.SET_ASIDE)), needed(s))
    e = worth(left)
    own: list[int] = []
    others = 0
    for investigator in crew(s):
        if s.counts[box.SEAT[investigator]] != seat:
            others += LAID_EACH
            continue
        hand = [card for card in s.zone(box.HAND[investigator]) if kept is None or card != kept.value]
        own += sorted((box.SYMBOL[card] for card in hand), key=lambda face: -e[face])[:LAID_EACH]
    return reversal_chance(left, tuple(own), needed(s), others, LEANING)


EXPLORES: Final = 1.2
"""How many clues a round is taken to bring when they are near."""
COLLECTS: Final = 8.0
"""After how many draws a hand is taken to be mostly changed for the better."""
CATCH: Final = 0.85
"""What part of the best possible cards a hand is taken to reach."""
STEEP: Final = 0.55
NOBODY: Final = -1
ENOUGH: Final = 1.85
"""How many expected matches a player make an even chance."""


def forecast(s: State, seat: int) -> float:
    """The chance of the reversal when it will be due, from the cards and clues so far and the rounds left.

    `NOBODY` in place of a seat takes all cards to be such as others may have.
    """
    counts = s.counts
    people = crew(s)
    left = unrevealed(s)
    e = worth(left)
    rounds = len(s.zone(box.GATE_STACK))
    best = sorted(e)[-2:]
    now = (best[0] + best[1]) / 2
    clues = [p for p in board.PLACES if s.zones.get(box.CLUE_AT[p])]
    hidden = len(clues)
    reach = 0.0
    if hidden:
        for i in people:
            here = board.DISTANCE[counts[box.AT[i]]]
            reach += 0.7 ** max(0, min([here[p] for p in clues]) - 1)
        reach /= len(people)
    found = 1 - exp(-rounds * EXPLORES * (0.4 + 0.6 * reach) / hidden) if hidden else 1.0
    then = now + (1 - now) * found * 0.9
    others = 0.4 + (now - 0.4) * 0.6
    if counts.get(box.SOLO, 0):
        worths = [others if seat == NOBODY else e[box.SYMBOL[card]] for card in s.zone(box.SET_ASIDE)]
        have = sum([one * (1 + (then / now - 1) * 0.5) for one in worths])
        return 1 / (1 + exp(-(have + rounds * then * 0.75 - needed(s) + 0.3) / 0.6))
    draws = rounds * 4 / len(people)
    change = 1 - exp(-draws / COLLECTS)
    total = 0.0
    for i in people:
        if counts[box.SEAT[i]] == seat:
            hand = sorted(e[box.SYMBOL[card]] for card in s.zone(box.HAND[i]))
            mine = sum(hand[-LAID_EACH:])
        else:
            mine = LAID_EACH * others
        total += mine + (LAID_EACH * then * CATCH - mine) * change
    return 1 / (1 + exp(-(total / len(people) - ENOUGH) * sqrt(len(people)) / STEEP))


# -------------------------------------------------------------------- living until then

CALM: Final = 0.7
"""How often a zone is taken to act in the rounds we look ahead."""


Chain = tuple[tuple[int, int], ...]
"""Steps along arrows, each with its path (or -1) and the location it leads to."""


def _chains() -> dict[tuple[int, int, int], Chain]:
    """For a ritual site, a colour and a location: the steps to the site, none where the arrows do not lead there."""
    out: dict[tuple[int, int, int], Chain] = {}
    for ritual in board.PLACES:
        for colour in range(len(board.COLOURS)):
            for start in board.PLACES:
                steps: list[tuple[int, int]] = []
                here = start
                while len(steps) < len(board.PLACES) and (here != ritual or not steps):
                    there = board.ARROWS[colour][here]
                    steps.append((board.PATH_BETWEEN[here][there], there))
                    here = there
                out[ritual, colour, start] = tuple(steps) if here == ritual else ()
    return out


CHAINS: Final = _chains()


REACH: Final = tuple(tuple(1.0 if d == 0 else tail(CALM + due, d - 1) for d in range(16)) for due in range(5))
"""The chance that a monster makes so many steps, by the times its zone is known to act soon."""
FAR: Final = tuple(tuple(1 - 0.4 * 0.6 ** board.DISTANCE[a][b] for b in range(16)) for a in range(16))
"""How much of a threat is left when one investigator stands there (first) and may deal with it (second)."""
KILLS: Final = tuple(sheets.KILLER in symbols for symbols in box.SYMBOLS)
STALKS: Final = tuple(sheets.STALKER in symbols for symbols in box.SYMBOLS)
WRECKS: Final = tuple(symbols.count(sheets.WRECKER) for symbols in box.SYMBOLS)


# How many more monsters are to be expected at the ritual site for each of these, as measured in many games.
WRECKER_THREAT: Final = 0.4
CLUTTER: Final = 0.05
DAMAGE_THREAT: Final = 0.12
AWAY: Final = 0.15
CLEARED: Final = 0.3
"""What part of the monsters at the ritual site those who stand there are taken to remove in time."""
SOON: Final = 0.5
"""What part of all that threatens comes in the next two rounds or so."""
PERSISTS: Final = 0.4
"""How much of the danger of the next rounds lasts for every round left."""


class Due:
    """What is known to come before the round ends: zones that act, and what the reckoning will do."""

    def __init__(self, s: State, seat: int) -> None:
        self.zones = [0, 0, 0]
        self.kind = -9
        self.harm = 0
        self.lead_harm = 0
        self.ritual = 0
        self.here = 0
        if s.counts.get(box.PHASE, 0) != box.RESOLVING:
            return
        self._cards(s, seat)
        laid = [s.zones[key][0] for key in box.PRIORITY_LAID if s.zones.get(key)]
        if len(laid) == len(box.PRIORITY_LAID):
            self._reckoning(s, sum([box.OMENS[card] for card in laid]))

    def _cards(self, s: State, seat: int) -> None:
        """The own cards that wait for their bottom effect."""
        if s.counts.get(box.SOLO, 0):
            return
        order: list[int] = []
        for turn in range(4):
            owner = s.counts[box.TURN_OF[turn]]
            if s.counts[box.SEAT[owner]] == seat and not s.counts.get(box.RESOLVED[turn], 0):
                order = order or sorted(range(4), key=lambda turn: box.NUMBER[s.zones[box.PRIORITY_LAID[turn]][0]])
                if turn in order[:2]:
                    continue
                card = box.CARDS[s.zones[box.ACTION_LAID[turn]][0]]
                assert isinstance(card, sheets.ActionCard)
                for effect in card.bottom:
                    self._effect(known(effect))

    def _reckoning(self, s: State, total: int) -> None:
        """The row that the omens of this round lead to."""
        for row in ANCIENT_ONES[s.counts[box.ANCIENT_ONE]].reckoning:
            if row.least <= total and (row.most is None or total <= row.most):
                for effect in row.effects:
                    self._effect(known(effect))

    def _effect(self, effect: w.AnyEffect, whose: w.AnyWho | None = None) -> None:
        """What is known of an effect before it is resolved, and of whom it is told."""
        match effect:
            case w.ActivateZone(zone):
                self.zones[zone] += 1
            case w.ActivateEach(kind) | w.ActivateOne(kind):
                self.kind = kind
            case w.Damage(n, w.RitualSite()):
                self.ritual = n
            case w.Damage(n, _):
                self.here = n if whose else self.here
            case w.LoseHealth(n) if isinstance(whose, c.EachInOrder):
                self.harm = n
            case w.LoseHealth(n):
                self.lead_harm = n
            case c.By(who, effects):
                for one in effects:
                    self._effect(known(one), known_who(who))
            case c.Steps(effects):
                for one in effects:
                    self._effect(known(one), whose)
            case c.Choose() | c.Repeat() | c.Otherwise() | w.BlindBottom() | w.Spawn() | w.ActivateAt():
                pass  # hangs on choices, on the board or on cards that nobody has seen
            case (
                w.Move() | w.March() | w.Attack() | w.Destroy() | w.Lure() | w.Shove() | w.Herd() | w.Seal() | w.SealWalked()
            ):
                pass  # as the investigator chooses
            case (
                w.Repair() | w.Heal() | w.HealHere() | w.Explore() | w.PeekGate() | w.Redraw() | w.UseTop() | w.DiscardItem()
            ):
                pass  # no danger
            case w.Unseal() | w.BurnGate() | w.HidePriority():
                pass  # not counted by what follows
            case _:
                assert_never(effect)


class Peril(NamedTuple):
    """What threatens in the time to come."""

    monsters: float
    """How many monsters are to be expected at the ritual site: of those on the campus,"""
    gates: float
    """of those of the next gates,"""
    damage: float
    """as much again by damage on the campus,"""
    away: float
    """and by how far away the investigators are."""
    room: float
    """How many the ritual site can still take."""
    site: float
    """The chance that it does not overflow."""
    lives: tuple[float, ...]
    """The chance of each investigator not to fall, in turn order."""


def survival(s: State, seat: int) -> float:
    """The chance that neither the ritual site overflows nor an investigator falls in the time to come."""
    found = peril(s, seat)
    alive = found.site
    for life in found.lives:
        alive *= life
    return max(alive, LEAST)


LEAST: Final = 0.01
"""The chance that is left when all seems lost."""


def peril(s: State, seat: int) -> Peril:
    """What threatens the ritual site and the investigators."""
    counts = s.counts
    zones = s.zones
    people = crew(s)
    spots = [counts[box.AT[i]] for i in people]
    ritual = counts[box.RITUAL_PLACE]
    rounds = len(zones.get(box.GATE_STACK, ()))
    due = Due(s, seat)
    standing = [zones.get(key, ()) for key in box.MONSTERS_AT]
    rooms = [slots - len(here) for slots, here in zip(board.SLOTS, standing, strict=True)]
    for p, key in enumerate(box.DAMAGE):
        if key in counts:
            rooms[p] -= counts[key]
    seals = [counts.get(key, 0) for key in box.SEALS]
    left = [1.0] * 16
    for spot in spots:
        left = [a * b for a, b in zip(left, FAR[spot], strict=True)]
    monsters = 0.0
    killers = [0.0] * 16
    for p in board.PLACES:
        if not standing[p]:
            continue
        zone_due = due.zones[board.ZONE[p]]
        threat = 0.0
        for m in standing[p]:
            acts = zone_due + (box.KIND[m] == due.kind)
            if KILLS[m]:
                killers[p] += acts + 0.45
                threat += 0.03
            if STALKS[m] and p != ritual:
                threat += _arrives(CHAINS[ritual, box.COLOUR[m], p], rooms, seals, acts)
            if WRECKS[m]:
                threat += WRECKS[m] * ((acts + 0.8) if p == ritual else WRECKER_THREAT)
            threat += CLUTTER
        monsters += threat * left[p]
    gates = _overflow(s, rooms, seals)
    damage = DAMAGE_THREAT * sum([counts.get(key, 0) for key in box.DAMAGE])
    away = AWAY * sum([board.DISTANCE[spot][ritual] for spot in spots]) / len(spots)
    free = rooms[ritual] - due.ritual + len(standing[ritual]) * (1 - left[ritual]) * CLEARED
    if due.here:
        free -= spots.count(ritual) * due.here
    site = 0.0
    if free >= 0:
        whole = int(free)
        rate = (monsters + gates + damage + away) * SOON
        low = tail(rate, whole)
        over = low + (tail(rate, whole + 1) - low) * (free - whole)
        site = float((1 - over) ** (0.25 + PERSISTS * rounds))
    first = lead(s)
    lives: list[float] = []
    for i, spot in zip(people, spots, strict=True):
        health = counts.get(box.HEALTH_OF[i], 0) - due.harm - (due.lead_harm if i == first else 0)
        near = killers[spot] * 0.8 + (sum(killers) - killers[spot]) * 0.03
        lives.append(1 - tail((near + 0.5) * (0.5 + 0.1 * rounds), health - 1) if health > 0 else 0.0)
    return Peril(monsters, gates, damage, away, free, site, tuple(lives))


def _arrives(chain: Chain, rooms: list[int], seals: list[int], acts: int) -> float:
    """The chance that a stalker comes to the ritual site soon; full locations do not hold it up, seals do."""
    if not chain:
        return 0.0
    steps = 1
    passes = 1.0
    for path, there in chain:
        if path >= 0 and seals[path]:
            passes *= 0.15 if seals[path] > 1 else 0.35
        if rooms[there] > 0:
            steps += 1
    if rooms[chain[-1][1]] > 0:
        steps -= 1
    return passes * (REACH[min(acts, 4)][steps] + 0.02)


def _overflow(s: State, rooms: list[int], seals: list[int]) -> float:
    """How many monsters of the next gates may be pushed on to the ritual site."""
    rounds = len(s.zones.get(box.GATE_STACK, ()))
    if not rounds:
        return 0.0
    ritual = s.counts[box.RITUAL_PLACE]
    spilled = 0.0
    tokens = [len(s.zones.get(key, ())) for key in box.GATES_OF]
    unseen = 12 - sum(tokens)
    for n, key in zip(tokens, box.GATE_PLACE, strict=True):
        gate = s.counts[key]
        coming = (4 - n) / unseen * (n + 1) * min(2, rounds) + 0.5
        for colour in range(len(board.COLOURS)):
            chain = CHAINS[ritual, colour, gate]
            if not chain:
                continue
            room = rooms[gate] - rooms[ritual] + 0.0
            for path, there in chain:
                room += rooms[there]
                if path >= 0 and seals[path]:
                    room += 0.8 * seals[path]
            if coming - room > -3:
                spilled += 0.5 * log(1 + exp(1.5 * (coming - room)))
    return spilled


# -------------------------------------------------------------------- laying priority cards

LONGEST: Final = 12
"""After how many choices the trial of an effect is broken off."""
OMEN_CHANCES: Final = tuple(sum(box.OMENS[card] == n for card in box.PRIORITIES) / len(box.PRIORITIES) for n in range(3))


def _while_laying(s: State, seat: int) -> float:
    """What the cards laid so far promise: each own card as top or bottom effect, and the omens."""
    result = base = chance(s, seat)
    laid = laid_so_far(s, seat)
    for turn in own_turns(s, seat, laid):
        result *= promise(s, seat, base, turn, laid)
    result *= reckoning_share(s, seat, base, laid)
    return min(result, 1.0)


def laid_so_far(s: State, seat: int) -> dict[int, int]:
    """The priority cards that lie before the turns of this round; of those that lie face down only a seat's own."""
    laid = {turn: s.zones[key][0] for turn, key in enumerate(box.PRIORITY_LAID) if s.zones.get(key)}
    return {turn: laid[turn] for turn in own_turns(s, seat, laid)} if s.counts.get(box.FACE_DOWN) else laid


def own_turns(s: State, seat: int, laid: dict[int, int]) -> list[int]:
    """The turns of a seat for which a card is laid."""
    return [turn for turn in laid if s.counts[box.SEAT[s.counts[box.TURN_OF[turn]]]] == seat]


def promise(s: State, seat: int, base: float, turn: int, laid: dict[int, int]) -> float:
    """By how much an own card laid is expected to raise or lower the chance to win."""
    owner = s.counts[box.TURN_OF[turn]]
    sides = box.SIDES[s.zones[box.ACTION_LAID[turn]][0]]
    p = top_chance(turn, laid)
    if p > 0:
        top = _after(s, seat, s.rules.codes[sides[sheets.TOP]], owner, sheets.TOP) / base
    if p < 1:
        bottom = _after(s, seat, s.rules.codes[sides[sheets.BOTTOM]], owner, sheets.BOTTOM) / base
    return top if p == 1 else bottom if p == 0 else p * top + (1 - p) * bottom


def top_chance(turn: int, laid: dict[int, int]) -> float:
    """The chance that the card of a turn is among the two that use their top effect.

    >>> laid = {turn: next(card for card in box.PRIORITIES if box.NUMBER[card] == n) for turn, n in enumerate((9, 4, 20, 7))}
    >>> [top_chance(turn, laid) for turn in range(4)]
    [0.0, 1.0, 0.0, 1.0]
    """
    number = box.NUMBER[laid[turn]]
    lower = sum(1 for other in laid.values() if box.NUMBER[other] < number)
    open_turns = 4 - len(laid)
    if lower >= 2:
        return 0.0
    return 1 - at_least(2 - lower, open_turns, (number - 1) / 29)


def reckoning_share(s: State, seat: int, base: float, laid: dict[int, int]) -> float:
    """How much of the chance to win the reckoning is expected to leave."""
    chances = {sum(box.OMENS[card] for card in laid.values()): 1.0}
    for _ in range(4 - len(laid)):
        more: dict[int, float] = {}
        for total, p in chances.items():
            for n, q in enumerate(OMEN_CHANCES):
                more[total + n] = more.get(total + n, 0.0) + p * q
        chances = more
    share = 1.0
    for row in ANCIENT_ONES[s.counts[box.ANCIENT_ONE]].reckoning:
        p = sum(q for total, q in chances.items() if row.least <= total and (row.most is None or total <= row.most))
        if p > 0.02:
            left = _after_row(s, seat, s.rules.codes[row.code]) / base
            share -= p * (1 - min(left, 1.0))  # no row is better than no reckoning
    return max(share, 0.0)


def _after(s: State, seat: int, code: Code, who: int, side: int) -> float:
    """The chance to win after one side of an action card alone, each choice in it made for the moment."""
    trial = _begun(s, code, who)
    trial.stack[-1].regs["free"] = int(side == sheets.TOP)
    trial.run()
    for _ in range(LONGEST):
        if not trial.asked:
            break
        tries = []
        for option in trial.asked[0].options:
            step = trial.copy()
            step.answer(step.asked[0], option)
            tries.append((_outcome(step, seat), step))
        trial = max(tries, key=lambda pair: pair[0])[1]
    return _outcome(trial, seat)


def _after_row(s: State, seat: int, code: Code) -> float:
    """The chance to win after a row of the reckoning alone, whatever is chosen in it."""
    trial = _begun(s, code, lead(s))
    trial.run()
    while trial.asked:
        trial.answer(trial.asked[0], trial.asked[0].options[0])
    return _outcome(trial, seat)


def _begun(s: State, code: Code, who: int) -> State:
    """A copy on which nothing but one effect is under way."""
    trial = s.copy()
    trial.stack.clear()
    trial.asked = ()
    trial.push(code, who)
    return trial


def _outcome(s: State, seat: int) -> float:
    """The chance to win, or what the game has come to."""
    return chance(s, seat) if s.result is None else float(s.result.won or 0)
