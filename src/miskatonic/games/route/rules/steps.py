"""What can be chosen next in a turn (RT-BASE-75)."""

from __future__ import annotations

from miskatonic.core.options import Option
from miskatonic.games.route.cards import helpers
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.bets import BET_TYPES
from miskatonic.games.route.cards.horrors import BONUS_CELLS
from miskatonic.games.route.rules import box, choices, phases, table
from miskatonic.games.route.rules.stops import Stops
from miskatonic.games.route.rules.streets import bits
from miskatonic.words.control import DECLINE, DONE


class Steps(Stops):
    """A turn that knows its next steps."""

    __slots__ = ()

    # ---------------------------------------------------------------- what can be chosen

    def options(self) -> list[Option]:
        """What the seat may do next; nothing when the turn is over."""
        if not self.todo:
            return []
        phase = self.todo[-1]
        if phase == phases.STARTING:
            return self._starts()
        if phase in (phases.STRETCHING, phases.SIDE):
            return self._stretches()
        if phase == phases.ENDING:
            return [*self._extras(), DONE]
        if phase == phases.CHOOSING_PAIR:
            pieces = self.s.zone(box.OPENING)
            return choices.CHOOSE_PAIR.each([i for i, (_, b) in enumerate(choices.PAIRS) if b < len(pieces)])
        if phase == phases.CHOOSING_EFFECT:
            a, b = (table.source(self.s, piece) for piece in self.played)
            return choices.CHOOSE_EFFECT.each(table.effects_in_force(self.s, a, b))
        if phase in (phases.CHOOSING_TYPE, phases.JOKING):
            return choices.TOURISTS.each(table.free_types(self.m.city))
        if phase == phases.LANDING:
            return choices.LOCATION.each(self.landings())
        if phase == phases.BETTING:
            return choices.BET_ON.each(self.bet_types())
        if phase == phases.WRITING:
            return choices.WRITE.each(list(range(BET_TYPES[self.bets[self.casino]].most + 1)))
        if phase == phases.VISITING:
            return choices.VISIT.each(list(bits(self.touched)))
        if phase == phases.CHOOSING_BONUS:
            return choices.BONUS.each(sorted({bonus for bonus in self.m.cafe if bonus >= 0}))
        if phase == phases.CHOOSING_TOME:
            return choices.BONUS.each([tome for tome in t.TOMES if self.gained[tome] < BONUS_CELLS[tome]])
        if phase == phases.AGAIN:
            return choices.BONUS.each(
                [bonus for bonus in range(t.TRANSFER + 1) if self.spent[bonus] and self._is_timely(bonus)]
            )
        if phase == phases.CHANGING:
            return self._changes()
        if phase == phases.ERASING:
            return choices.ERASE.each([road for road in bits(self.drawn) if self.rejoining(road)])
        options = choices.DRAW.each(list(bits(self._drawable(phase))))
        return [*options, DECLINE] if phase == phases.TURNING_AGAIN else options

    def _drawable(self, phase: int) -> int:
        """The roads that can be drawn in the phases that are about nothing else."""
        m, free = self.m, self.free_roads()
        if phase == phases.REJOINING:
            return self.rejoining(self.erased)
        if phase == phases.ELBOW:
            return self._elbow_starts(self.line)
        if phase == phases.ELBOW_END:
            return m.elbows[self.line[-1]] & free
        if phase == phases.TURNING_AGAIN:
            return self._turning_on()
        return self.free_diagonals() if phase == phases.EXTRA_DIAGONAL else free

    def _starts(self) -> list[Option]:
        """Before the location is chosen: corrections, changes of coordinates, bonus segments, the location itself."""
        options = choices.LOCATION.each(self.fitting()) or [choices.NOWHERE]  # RT-BASE-20
        if self.old_hand:
            return options
        if self.left(t.COORDINATE) > 0 or self.support >> helpers.COORDINATE_CHANGE & 1:
            options.extend(self._changes())
        if self.support >> helpers.NAVIGATOR & 1:
            for value in dict.fromkeys(self.values):
                options.extend(choices.NAVIGATE[8 * value + new] for new in range(1, t.SIZE + 1) if new != value)
        if self.guide == helpers.MAPMAKER:
            options.extend(choices.MIRROR[8 * value + 7 - value] for value in dict.fromkeys(self.values))
        if self.guide == helpers.OLD_HAND:
            self.old_hand = True
            if self.fitting():
                options.append(choices.USE[choices.USE_OLD_HAND])
            self.old_hand = False
        if self.drawn and (self.correct or self.support >> helpers.CORRECTION & 1) and self.can_correct():
            if self.correct:
                options.append(choices.USE[choices.USE_CORRECTION])
            if self.support >> helpers.CORRECTION & 1:
                options.append(choices.USE[choices.USE_SUPPORT_CORRECTION])
        return [*options, *self._extras()]

    def _changes(self) -> list[Option]:
        """A round value one higher or lower; it stays within 1 to 6 (RT-BASE-30)."""
        return [
            choices.CHANGE[8 * value + new]
            for value in dict.fromkeys(self.values)
            for new in (value - 1, value + 1)
            if 1 <= new <= t.SIZE
        ]

    def _extras(self) -> list[Option]:
        """Bonus segments, which may be drawn before the stretch or after it (RT-BASE-75), and guides."""
        options: list[Option] = []
        if self.left(t.SEGMENT) > 0 and self.free_roads():
            options.append(choices.USE[choices.USE_SEGMENT])
        if self.left(t.DIAGONAL) > 0 and self.free_diagonals():
            options.append(choices.USE[choices.USE_DIAGONAL])
        if self.guide == helpers.GOURMET and any(
            self.spent[bonus] and self._is_timely(bonus) for bonus in range(t.TRANSFER + 1)
        ):
            options.append(choices.USE[choices.USE_GOURMET])
        if self.guide == helpers.JOKER and self.chosen:
            options.append(choices.USE[choices.USE_JOKER])
        return options

    def _is_timely(self, bonus: int) -> bool:
        """Whether the moment of a bonus is not over yet."""
        if bonus == t.COORDINATE:
            return phases.STARTING in self.todo
        if bonus == t.TRANSFER:
            return self.place >= 0 and (phases.STRETCHING in self.todo or phases.SIDE in self.todo) and self._can_transfer()
        return bool(self.free_roads() if bonus == t.SEGMENT else self.free_diagonals())

    # ---------------------------------------------------------------- the stretch

    def _stretches(self) -> list[Option]:
        """What the stretch can begin or go on with, and what can be used for it before it has begun."""
        options = choices.DRAW.each(list(bits(self.continuations())))
        if options and self.may_end_here():
            options.append(DECLINE)
        if self.line:
            return options
        if self.elbow and self._elbow_is_possible():
            options.append(choices.USE[choices.USE_ELBOW])
        if self.place >= 0:
            if self.left(t.TRANSFER) > 0 and self._can_transfer():
                options.append(choices.USE[choices.USE_TRANSFER])
            if self.support >> helpers.LONG_WAY & 1 and options:
                options.append(choices.USE[choices.USE_LONG_WAY])
            if self.guide == helpers.RUNNER and options:
                options.append(choices.USE[choices.USE_RUNNER])
        if self.support >> helpers.SECRET_ALLEY & 1 and self._can_use_an_alley():
            options += [choices.USE[choices.USE_ALLEY]] if options else [choices.USE[choices.USE_ALLEY], DECLINE]
        return [*options, *self._extras()] if options else []
