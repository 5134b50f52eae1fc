"""A turn of the drawing phase: choose a location, draw the tourists, draw the stretch (RT-BASE-16, RT-BASE-75).

A turn under way is a row of steps that only its seat sees. From it and the sheet the turn is taken again whenever
somebody looks, so that a step can be taken back until the seat is done, and nothing shows before all are.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.bets import BET_TYPES
from miskatonic.games.route.cards.helpers import COORDINATE_CHANGE, CORRECTION, LONG_WAY, NAVIGATOR, SECRET_ALLEY
from miskatonic.games.route.rules import box, choices, marks, phases, rows, table, tells
from miskatonic.games.route.rules.choices import STEP_NUMBER, STEPS
from miskatonic.games.route.rules.potential import Sheet
from miskatonic.games.route.rules.rows import FORCED
from miskatonic.games.route.rules.steps import Steps
from miskatonic.words.control import BACK, DECLINE, DONE


class Turn(Steps):
    """A turn as far as its seat has come."""

    __slots__ = ()

    # ---------------------------------------------------------------- taking steps

    def replay(self, steps: list[int]) -> None:
        """Take steps that were taken before."""
        self.steps = steps
        for step in steps:
            self.forced = step >= FORCED
            self.take(STEPS[step & ~FORCED])
        self.forced = False

    def settle(self) -> list[Option]:
        """Leave phases in which there is nothing to do and take single options; what is left to choose from.

        To be done is up to the seat, unless it had nothing to choose at all.
        """
        while self.todo:
            options = self.options()
            if len(options) > 1 or (options and options[0] is DONE and self.has_chosen):
                return options
            forced = options[0] if options else choices.NOTHING
            self.steps.append(STEP_NUMBER[forced] | FORCED)
            self.forced = bool(options)
            self.take(forced)
            self.forced = False
        return []

    def only_ways(self) -> list[int]:
        """The roads drawn since the last choice because no other way was open."""
        taken = [STEPS[step & ~FORCED] for step in takewhile(lambda step: step >= FORCED, reversed(self.steps))]
        return [step.value for step in reversed(taken) if step.verb is choices.DRAW]

    def _leave(self) -> None:
        phase = self.todo.pop()
        if phase == phases.ELBOW:
            self.todo.remove(phases.ELBOW_END)
        if phase in (phases.STRETCHING, phases.ELBOW, phases.TURNING_AGAIN):
            self._end_stretch()

    def take(self, option: Option) -> None:
        """Take a step."""
        verb, value = option.verb, option.value
        phase = self.todo[-1]
        if verb is choices.DRAW:
            self._draw_in(phase, value)
        elif verb is choices.LOCATION:
            self._choose(value)
        elif option is DONE:
            self.todo.pop()
        elif option is choices.NOTHING or option is DECLINE:
            self._leave()
        elif option is choices.NOWHERE:
            self.todo.pop()
            self.told.append((tells.FoundNone, self.seat))
        elif verb is choices.USE:
            self._use(value)
        elif verb is choices.CHANGE or verb is choices.MIRROR or verb is choices.NAVIGATE:
            self._change(option)
        elif verb is choices.TOURISTS:
            self._draw_chosen_type(phase, value)
        elif verb is choices.CHOOSE_PAIR:
            self.todo.pop()
            self.pair = value
            pieces = self.s.zone(box.OPENING)
            pair = [pieces[i] for i in choices.PAIRS[value]]
            self.told.append((tells.ChosePair, self.seat, tuple(pair)))
            self._take_up(pair)
        elif verb is choices.CHOOSE_EFFECT:
            self.todo.pop()
            self._put_in_force(value)
        elif verb is choices.ERASE:
            self.todo.pop()
            self.drawn &= ~(1 << value)
            self.erased = value
            self.told.append((tells.ErasedSegment, self.seat, value))
        else:
            self._take_at_a_stop(option)

    def _take_at_a_stop(self, option: Option) -> None:
        """Bets, shops and bonuses of one's own choice."""
        verb, value = option.verb, option.value
        phase = self.todo.pop()
        if verb is choices.BET_ON:
            self.bets[self.casino] = value
            self.told.append((tells.BetMade, self.seat, self.casino))
            if BET_TYPES[value].most >= 0:
                self.todo.append(phases.WRITING)
        elif verb is choices.WRITE:
            self.bet_numbers[self.casino] = value
        elif verb is choices.VISIT:
            self._shop(value)
        elif phase == phases.CHOOSING_TOME:
            self.gained[value] += 1
            self.told.append((tells.GainedTome, self.seat, value))
        elif phase == phases.CHOOSING_BONUS:
            self._gain(value)
            self.told.append((tells.VisitedCafe, self.seat, -1, value))
        else:
            self._use_again(value)

    def _choose(self, place: int) -> None:
        """A location is chosen; by ferry one lands in another (RT-SYD-32)."""
        self.todo.pop()
        if place in self.m.ferries:
            self.ferries |= 1 << place
            self.told.append((tells.Chose, self.seat, place))
            self.todo.append(phases.LANDING)
            return
        self.place = place
        self.chosen = True
        self.told.append((tells.Chose, self.seat, place))
        if self.free:
            self.todo.append(phases.CHOOSING_TYPE)
        else:
            self._draw_tourists(self.given)

    def _draw_tourists(self, given: list[int]) -> None:
        """All tourists of both round cards stand in the chosen location (RT-BASE-21), then Repeat (RT-EFF-14)."""
        if self.more:  # an application card takes the type of the other, so there is one type alone (RT-EFF-08)
            given = [n + self.more if n else 0 for n in given]
        self._add(given)

    def _draw_chosen_type(self, phase: int, colour: int) -> None:
        self.todo.pop()
        given = [0, 0, 0, 0]
        if phase == phases.CHOOSING_TYPE:
            given = self.given.copy()
            given[colour] += self.free
            self._draw_tourists(given)
        else:
            given[colour] = 1
            self._add(given)

    def _change(self, option: Option) -> None:
        """A round value becomes another for this seat (RT-BASE-30); support bonuses go first, cafés may still score."""
        old, new = divmod(option.value, 8)
        self.values[self.values.index(old)] = new
        if option.verb is choices.CHANGE:
            self.changes += 1
            if self.todo[-1] == phases.CHANGING:
                self.todo.pop()
                self.spent[t.COORDINATE] += 1
            elif self.support >> COORDINATE_CHANGE & 1:
                self.support ^= 1 << COORDINATE_CHANGE
            else:
                self.spent[t.COORDINATE] += 1
        elif option.verb is choices.NAVIGATE:
            self.support ^= 1 << NAVIGATOR
        else:
            self._guide_helps()
        self.told.append((tells.Changed, self.seat, old, new))

    def _guide_helps(self) -> None:
        self.guide = -1
        self.guided = 1

    def _use(self, use: int) -> None:
        self.told.append((tells.UsedBonus, self.seat, use))
        if use == choices.USE_SEGMENT:
            self.spent[t.SEGMENT] += 1
            self.todo.append(phases.EXTRA_SEGMENT)
        elif use == choices.USE_DIAGONAL:
            self.spent[t.DIAGONAL] += 1
            self.todo.append(phases.EXTRA_DIAGONAL)
        elif use == choices.USE_TRANSFER:
            self.spent[t.TRANSFER] += 1
            self.transfer = True
        elif use == choices.USE_CORRECTION:
            self.correct = False
            self.todo.extend((phases.REJOINING, phases.ERASING))
        elif use == choices.USE_SUPPORT_CORRECTION:
            self.support ^= 1 << CORRECTION
            self.todo.extend((phases.REJOINING, phases.ERASING))
        elif use == choices.USE_ALLEY:
            self.support ^= 1 << SECRET_ALLEY
            self.alley += 1
        elif use == choices.USE_LONG_WAY:
            self.support ^= 1 << LONG_WAY
            self.longer += 1
        elif use == choices.USE_ELBOW:
            self.elbow = False
            self.elbows += 1
            self.todo.pop()
            self.todo.extend((phases.ELBOW_END, phases.ELBOW))
            if self.place >= 0:
                self.todo.append(phases.SIDE)
        else:
            self._ask_the_guide(use)

    def _ask_the_guide(self, use: int) -> None:
        self._guide_helps()
        if use == choices.USE_RUNNER:
            self.longer += 1
        elif use == choices.USE_JOKER:
            self.todo.append(phases.JOKING)
        elif use == choices.USE_GOURMET:
            self.todo.append(phases.AGAIN)
        else:
            self.old_hand = True

    def _use_again(self, bonus: int) -> None:
        """A bonus that was crossed out serves once more, at once."""
        if bonus == t.SEGMENT:
            self.todo.append(phases.EXTRA_SEGMENT)
        elif bonus == t.DIAGONAL:
            self.todo.append(phases.EXTRA_DIAGONAL)
        elif bonus == t.TRANSFER:
            self.transfer = True
        else:
            self.spent[bonus] -= 1
            self.todo.append(phases.CHANGING)

    # ---------------------------------------------------------------- segments

    def _draw_in(self, phase: int, road: int) -> None:
        """Draw a segment where the phase wants one."""
        stretch = phase in (phases.STRETCHING, phases.SIDE, phases.ELBOW, phases.ELBOW_END, phases.TURNING_AGAIN)
        if stretch:
            self.line.append(road)
        if phase not in (phases.STRETCHING, phases.SIDE):
            self.todo.pop()
        self._draw(road, stretch)
        if phase in (phases.STRETCHING, phases.SIDE) and not self._goes_on():
            self.todo.remove(phase)
            if phase == phases.STRETCHING:
                self._end_stretch()
        elif phase in (phases.ELBOW_END, phases.TURNING_AGAIN):
            self._end_stretch()
        elif not stretch:
            self._shop_around()

    def _goes_on(self) -> bool:
        """Whether the stretch gets longer still."""
        if self.place < 0:
            return False
        return len(self.line) < self.wanted() and self.continuations() > 0

    def _end_stretch(self) -> None:
        """One more turn belongs to the stretch: the shops on the way wait for it (RT-ARK-43), bets do not (RT-LV-33)."""
        if self.turn_again and self._makes_a_turn() and self._turning_on():
            self.turn_again = False
            self.todo.insert(self.todo.index(phases.ENDING) + 1, phases.TURNING_AGAIN)
        else:
            self._shop_around()

    # ---------------------------------------------------------------- on the sheet

    def book(self) -> None:
        """The turn is shown: write it on the sheet and tell of it."""
        s, seat = self.s, self.seat
        if s.log is not None:
            self._tell()
        s.set(marks.DRAWN[seat], self.drawn)
        for colour in t.TOURIST_TYPES:
            s.set(marks.CROWD[colour][seat], self.crowd[colour])
        s.set(marks.VISITED[seat], self.visited)
        for bonus in range(len(t.BONUSES)):
            s.set(marks.GAINED[bonus][seat], self.gained[bonus])
            s.set(marks.SPENT[bonus][seat], self.spent[bonus])
        s.set(marks.FERRIES[seat], self.ferries)
        s.set(marks.SUPPORT[seat], self.support)
        s.set(marks.GUIDED[seat], self.guided)
        s.set(marks.VISITOR[seat], self.visitor)
        s.set(marks.CASINOS[seat], self.casinos)
        for casino, bet in self.bets.items():
            s.set(marks.BET[casino][seat], bet + 1)
            s.set(marks.BET_NUMBER[casino][seat], self.bet_numbers.get(casino, 0))
        if self.pair >= 0:
            s.set(marks.PAIR[seat], self.pair + 1)
        s.add(marks.ELBOWS[seat], self.elbows)
        if self.changes > s.count(marks.CHANGES[seat]):
            s.set(marks.CHANGES[seat], self.changes)

    def _tell(self) -> None:
        """The turn in short, and then step by step."""
        s, seat = self.s, self.seat
        crowds = [args[-1] for kind, *args in self.told if kind is tells.DrewTourists]
        tourists = tuple([sum(types) for types in zip(*crowds, strict=True)])
        had = [s.count(marks.GAINED[bonus][seat]) - s.count(marks.SPENT[bonus][seat]) for bonus in range(len(t.BONUSES))]
        bonuses = tuple([bonus for bonus, n in enumerate(had) if self.gained[bonus] - self.spent[bonus] > n])
        sights = self.m.sights(self.drawn, s.count(marks.DRAWN[seat]))
        points = sum(Sheet(s, seat, self).points())
        gain = points - sum(Sheet(s, seat).points())
        drawn = self.place, tourists, len(self.new)
        s.note(tells.TookTurn, seat, *drawn, s.pointed(marks.CITY), sights, bonuses, gain, points, rule="RT-BASE-16")
        for kind, *args in self.told:
            chosen = kind is tells.ChosePair
            s.note(kind, *args, rule=table.opening_rule(s, choosing=True) if chosen else RULES.get(kind, "RT-BASE-16"))


RULES: Final[dict[Any, str]] = {
    tells.Changed: "RT-BASE-30",
    tells.Chose: "RT-BASE-17",
    tells.FoundNone: "RT-BASE-20",
    tells.DrewTourists: "RT-BASE-21",
    tells.DrewSegments: "RT-BASE-24",
    tells.ErasedSegment: "RT-EFF-16",
    tells.VisitedCafe: "RT-BASE-28",
    tells.UsedBonus: "RT-BASE-29",
    tells.BetMade: "RT-LV-16",
    tells.GainedTome: "RT-ARK-32",
}


def turn_of(s: State, seat: int) -> Turn:
    """The turn of a seat as far as it has come."""
    turn = Turn(s, seat)
    turn.replay(rows.steps_of(s.counts.get(marks.TURN[seat], 0)))
    if not turn.steps:
        turn.settle()
    return turn


def options_of(s: State, seat: int) -> list[Option]:
    """What a seat may do next in its turn, taking back included; nothing when it is done."""
    turn = turn_of(s, seat)
    options = turn.options()
    if options and turn.has_chosen:
        options.append(BACK)
    return options


def take_step(s: State, seat: int, option: Option) -> list[Option]:
    """Take a step of a turn, or take one back, and say what may come next."""
    if option is BACK:
        s.set(marks.TURN[seat], rows.without_the_last(s.counts[marks.TURN[seat]]))
        return options_of(s, seat)
    turn = turn_of(s, seat)
    turn.steps.append(STEP_NUMBER[option])
    turn.take(option)
    options = turn.settle()
    s.set(marks.TURN[seat], rows.row_of(turn.steps))
    if options:
        options.append(BACK)
    return options
