"""What lies on the table of En Route, as a seat sees it: the own city in the middle, cards, goals, everybody's sheets."""

from __future__ import annotations

from typing import Final

from miskatonic import scene as sc
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS
from miskatonic.games.route.cards.cities import CROSSROADS, LOCATIONS, ROADS
from miskatonic.games.route.cards.city import City
from miskatonic.games.route.rules import asks, box, choices, events, final_route, marks, scoring, table, turns
from miskatonic.games.route.rules.final_route import Walk
from miskatonic.games.route.rules.measures import Passed
from miskatonic.games.route.rules.potential import Sheet as Potential
from miskatonic.games.route.rules.turns import Turn
from miskatonic.games.route.say import VOICES
from miskatonic.games.route.scene.captions import caption
from miskatonic.games.route.scene.map import Sheet
from miskatonic.scene.parts import Onlooker, answer, part
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Slot, in_case
from miskatonic.text.speech import Speech

ZONES_SHOWN: Final = (
    ("round-cards", box.ROUND_CARDS),
    ("revealed", box.REVEALED),
    ("opening", box.OPENING),
    ("offered", box.OFFERED),
    ("landmark-die", box.LANDMARK_DIE),
    ("available", box.DICE_LEFT),
    ("unavailable", box.DICE_OUT),
    ("held-left", box.HELD_DICE[0]),
    ("held-right", box.HELD_DICE[1]),
    ("dice-queue", box.DICE_QUEUE),
    ("events", box.EVENTS_IN_PLAY),
)


def scored(town: City) -> set[str]:
    """The parts of a score that every sheet of a city has a cell for."""
    parts = {"red", "green", "blue", "landmarks"}
    if any(sight.colour == t.PURPLE for sight in town.sights.values()):
        parts.add("purple")
    if town.canal_factors:
        parts.add("canals")
    return parts | ({"reward"} if town.curiosities else {"cafes"})


RECAP: Final = ("took-turn",)
"""What of a round is told at once: everybody's turn in a line."""
PASSING: Final = (
    "leads", "laid-down", "chose-pair", "chose", "drew-tourists", "drew-segments", "visited-cafe", "changed", "used-bonus",
)  # fmt: skip
"""Steps of a turn, which its line tells in short, and what lies there to be seen."""

SEAT_COLOURS: Final = ("teal", "pink", "brown", "blue")
"""The colour of each player."""


class Table(Onlooker):
    """The table of one view in one language."""

    __slots__ = ()

    @property
    def focus(self) -> int:
        """Whose sheet lies in the middle."""
        return max(self.seat, 0)

    @answer
    def is_focus(self, seat: int) -> bool:
        """Whether this seat's sheet is the one in the middle."""
        return seat == self.focus

    @answer
    def turn(self) -> Turn | None:
        """The turn of this seat as far as it has come."""
        drawing = self.result is None and self.seat >= 0 and self.view.count(marks.PHASE) == marks.DRAWING
        return turns.turn_of(self.view, self.seat) if drawing else None

    @answer
    def walk(self) -> Walk | None:
        """The final route of this seat as far as it has come."""
        walking = self.result is None and self.seat >= 0 and self.view.count(marks.PHASE) == marks.WALKING
        return final_route.walked(self.view, self.seat, self.view.count(marks.TURN[self.seat])) if walking else None

    @answer
    def reach(self) -> int:
        """The roads that this seat can draw, erase or go along now, one bit each."""
        options = () if self.asked is None else self.asked.options
        roads = [option.value for option in options if option.verb in (choices.DRAW, choices.ERASE, choices.GO)]
        return sum(1 << road for road in roads)

    @part
    def sheet(self, seat: int) -> sc.Grid:
        """A seat's city: one's own with what is under way, others' as they were last shown."""
        if not self.is_focus(seat):
            return Sheet(self.view, seat, self.lang, own=False, turn=None, walk=None).grid()
        turn, walk = self.turn(), self.walk()
        return Sheet(self.view, seat, self.lang, own=True, turn=turn, walk=walk, reach=self.reach()).grid()

    def caption(self, key: str, **slots: Slot) -> Text:
        """A caption in the language of the table."""
        return caption(self.lang, key, **slots)

    # ---------------------------------------------------------------- cards and dice

    @part
    def card(self, piece: int, spot: str) -> sc.Card:
        """A card where it lies: open with its text, or only its back."""
        if piece < 0:
            back = self.view.rules.back(piece)
            return sc.Card(id=spot, label=self.caption("tourist"), back=back, face_down=True)
        slug = box.PIECE_SLUGS[piece]
        entry = self.speech.entry(slug)
        source = box.CARD_SOURCES[piece]
        if source is None:
            return sc.Card(id=f"piece:{slug}", label=entry.title, code=slug, lines=tuple(entry.lines))
        colour = t.COLOURS[source.colour] if source.colour >= 0 else ""
        symbol = t.SYMBOLS[source.symbol] if source.symbol >= 0 else "repeat"
        return sc.Card(
            id=f"piece:{slug}",
            label=(VOICES[self.lang].brought(source),),
            code=slug,
            number=str(source.number),
            colour=colour,
            icons=(f"sight-{colour}",) * source.tourists if colour else (symbol,),
            lines=tuple(entry.lines),
        )

    def row(self, id: str, zone: str) -> list[sc.AnyThing]:
        """The cards of a zone side by side, if there are any."""
        pieces = self.view.zone(zone)
        if not pieces:
            return []
        cards = tuple(self.card(piece, f"{id}:{i}") for i, piece in enumerate(pieces))
        return [sc.Row(id=id, label=self.caption(id), cards=cards)]

    def deck(self, id: str, zone: str) -> list[sc.AnyThing]:
        """A pile, if there is one."""
        pieces = self.view.zone(zone)
        if not pieces:
            return []
        top = self.card(pieces[-1], id) if pieces[-1] >= 0 else None
        return [sc.Deck(id=id, label=self.caption(id), count=len(pieces), back="tourist", top=top)]

    @part
    def lying(self, id: str, zone: str) -> list[sc.AnyThing]:
        """What lies in a zone: cards in a row, dice together."""
        pieces = self.view.zone(zone)
        cards = tuple(self.card(piece, f"{id}:{i}") for i, piece in enumerate(pieces) if piece not in box.DIE_OF)
        dice = tuple(self.die(piece) for piece in pieces if piece in box.DIE_OF)
        things: list[sc.AnyThing] = []
        if cards:
            things.append(sc.Row(id=id, label=self.caption(id), cards=cards))
        if dice:
            name = "dice-round" if id == "round-cards" else id
            things.append(sc.Dice(id=f"{id}-dice", label=self.caption(name), dice=dice))
        return things

    def die(self, piece: int) -> sc.Die:
        """A die with the face it shows, if it was rolled."""
        number = box.DIE_OF[piece]
        face = self.view.count(marks.FACE[number])
        v = VOICES[self.lang]
        label: Text = v.rolled(piece, face) if face else (v.die(number),)
        shown = ""
        if face:
            source = box.DIE_SOURCES[number][face - 1]
            shown = f"{source.number}{'●○'[source.symbol] if source.symbol >= 0 else '·' * source.tourists}"
            shown += "★" if source.half_star else ""
        colour = t.COLOURS[number] if number < t.GREY else "white"
        return sc.Die(id=f"piece:{box.PIECE_SLUGS[piece]}", label=label, colour=colour, badge=colour[:1].upper(), face=shown)

    def queue(self) -> list[sc.AnyThing]:
        """Solo: the queue of cards, each with the die on it."""
        view = self.view
        slots = [slot for slot, zone in enumerate(box.QUEUE_CARDS) if view.zone(zone)]
        if not slots:
            return []
        cards = tuple(self.card(view.zone(box.QUEUE_CARDS[slot])[0], f"queue:{slot}") for slot in slots)
        things: list[sc.AnyThing] = [sc.Row(id="queue", label=self.caption("queue"), cards=cards)]
        dice = tuple(self.die(piece) for zone in box.QUEUE_DICE for piece in view.zone(zone))
        if dice:
            things.append(sc.Dice(id="queue-dice", label=self.caption("queue-dice"), dice=dice))
        return things

    # ---------------------------------------------------------------- what is common

    @part
    def common(self) -> list[sc.AnyThing]:
        """Round cards, decks, goals, effects and ratings."""
        view = self.view
        things: list[sc.AnyThing] = []
        for id, zone in ZONES_SHOWN:
            things += self.lying(id, zone)
        things += self.queue()
        goal_cards = tuple(self.card(view.zone(zone)[0], zone) for zone in box.GOAL if view.zone(zone))
        if goal_cards:
            things.append(sc.Row(id="goals", label=self.caption("goals"), cards=goal_cards))
        effects = tuple(self.card(piece, zone) for zone in box.EFFECT for piece in view.zone(zone))
        if effects:
            things.append(sc.Row(id="effects", label=self.caption("effects"), cards=effects))
        pile = view.zone(box.CURIOSITY)
        if pile:
            things.append(sc.Row(id="curiosity", label=self.caption("curiosity"), cards=(self.card(pile[0], "curiosity"),)))
        things += self.ancient_one()
        if table.city(view).casinos:
            counted = (("half-stars", marks.HALF_STARS), ("sevens", marks.SEVENS))
            lines = tuple(self.caption(name, n=view.count(key)) for name, key in counted)
            things.append(sc.Notice(id="marks", label=self.caption("marks"), lines=lines))
        things += self.deck("deck", box.DECK)
        things += self.deck("discard", box.DISCARD)
        for number, track in enumerate(table.city(view).tracks):
            marked = view.count(marks.RATING[number])
            things.append(
                sc.Track(
                    id=f"rating:{number + 1}",
                    label=self.caption("rating", what=self.speech.entry(track.landmark).title),
                    value=marked.bit_count() if track.by_number else marked,
                    most=len(track.values) - 1,
                    icon="landmark",
                )
            )
        return things

    @part
    def ancient_one(self) -> list[sc.AnyThing]:
        """The Ancient One, and the three results of a confrontation under way."""
        one = final_route.ancient_one(self.view)
        if one is None:
            return []
        entry = self.speech.entry(one.code)
        card = sc.Card(id=f"ancient-one:{one.code}", label=entry.title, code=one.code, lines=tuple(entry.lines))
        things: list[sc.AnyThing] = [sc.Row(id="ancient-one", label=self.caption("ancient-one"), cards=(card,))]
        if self.view.count(marks.PHASE) == marks.CONFRONTING and self.view.count(marks.RESULTS[0]):
            results = [self.view.count(key) for key in marks.RESULTS]
            dice = tuple(sc.Die(id=f"result:{i}", label=(str(n),), face=str(n)) for i, n in enumerate(results))
            things.append(sc.Dice(id="results", label=self.caption("results"), dice=dice))
        return things

    # ---------------------------------------------------------------- people

    @part
    def ledger(self, seat: int) -> sc.Ledger:
        """The score sheet: what was counted, what the route under way brings, or what all segments drawn could bring."""
        view = self.view
        counted = view.count(marks.PHASE) >= marks.COUNTED
        if counted:
            points = [view.count(keys[seat]) for keys in marks.SCORE]
            more = [0] * len(points)
        else:
            points, more = self.worth(seat)
        printed = scored(table.city(view))
        lines = [
            sc.Score(
                label=self.caption(f"part-{name}"), points=n, more=m, icon=name, colour=name if name in t.COLOURS else ""
            )
            for name, n, m in zip(marks.SCORE_PARTS, points, more, strict=True)
            if n or m or name in printed
        ]
        if self.result is not None and view.count(marks.CAMPAIGN):
            return sc.Ledger(
                id=f"score:{seat}",
                label=self.caption("fame"),
                seat=seat,
                total=view.count(marks.FAME[seat]),
                place=self.result.places[seat],
                feats=self.feats(seat),
            )
        return sc.Ledger(
            id=f"score:{seat}",
            label=self.caption("score"),
            seat=seat,
            lines=tuple(lines),
            total=sum(points),
            more=sum(more),
            note=self.caption("score-so-far") if self.is_focus(seat) and view.count(marks.PHASE) < marks.WALKING else (),
            place=view.count(marks.PLACE[seat]),
            feats=self.feats(seat),
        )

    @answer
    def worth(self, seat: int) -> tuple[list[int], list[int]]:
        """The points of a sheet part by part, and what the turn under way adds to them."""
        view, own = self.view, self.is_own(seat)
        turn, walk = (self.turn(), self.walk()) if own else (None, None)
        if walk is not None or view.count(marks.PHASE) > marks.WALKING:
            points = scoring.own_points(view, seat, Passed(view, seat, walk))
            return points, [0] * len(points)
        points = self.potential(seat)
        if turn is None:
            return points, [0] * len(points)
        return points, [new - old for new, old in zip(Potential(view, seat, turn).points(), points, strict=True)]

    @answer
    def potential(self, seat: int) -> list[int]:
        """What all segments drawn could bring."""
        return Potential(self.view, seat).points()

    def feats(self, seat: int) -> tuple[Text, ...]:
        """What a seat has achieved at this table."""
        done = self.view.count(marks.ACHIEVED[seat])
        return tuple(self.speech.entry(item.code).title for i, item in enumerate(ACHIEVEMENTS) if done >> i & 1)

    @part
    def bonuses(self, seat: int) -> list[sc.AnyThing]:
        """Bonuses that can still be used, as tokens."""
        turn = self.turn() if self.is_own(seat) else None
        out: list[sc.AnyThing] = []
        for bonus, name in enumerate(t.BONUSES):
            if turn is not None:
                left = turn.gained[bonus] - turn.spent[bonus]
            else:
                left = self.view.count(marks.GAINED[bonus][seat]) - self.view.count(marks.SPENT[bonus][seat])
            if left > 0:
                label = (f"{self.speech_name(bonus)} ×{left}",)
                out.append(sc.Token(id=f"bonus:{seat}:{name}", label=label, icon=name, badge=str(left), colour="brass"))
        return out

    def speech_name(self, bonus: int) -> str:
        """The title of a bonus."""
        return VOICES[self.lang].names.bonuses[bonus]

    def bets(self, seat: int) -> list[sc.AnyThing]:
        """The bets of a seat, as far as they may be seen (RT-LV-19)."""
        turn = self.turn() if self.is_own(seat) else None
        lines = []
        for casino, letter in enumerate("ABCD"):
            kind = self.view.count(marks.BET[casino][seat]) - 1
            number = self.view.count(marks.BET_NUMBER[casino][seat])
            if turn is not None and casino in turn.bets:
                kind, number = turn.bets[casino], turn.bet_numbers.get(casino, 0)
            if kind >= 0:
                bet = VOICES[self.lang].bet(kind, number)
                lines.append(self.caption("bet", letter=letter, bet=bet))
        return [sc.Notice(id=f"bets:{seat}", label=self.caption("bets"), lines=tuple(lines))] if lines else []

    def task(self, seat: int) -> list[sc.AnyThing]:
        """The personal task, or the two to choose from."""
        pieces = self.view.zone(box.TASK[seat])
        if not pieces:
            return []
        cards = tuple(self.card(piece, f"task:{seat}:{i}") for i, piece in enumerate(pieces))
        return [sc.Row(id=f"task:{seat}", label=self.caption("task"), cards=cards)]

    @part
    def board(self, seat: int) -> sc.Board:
        """What lies before a player; somebody else's sheet is small."""
        view = self.view
        things: list[sc.AnyThing] = []
        if not self.is_focus(seat):
            things.append(self.sheet(seat))
        things.append(self.ledger(seat))
        things += self.bonuses(seat)
        things += self.bets(seat)
        things += self.task(seat)
        hand = view.zone(box.HAND[seat])
        if hand:
            cards = tuple(self.card(piece, f"hand:{seat}:{i}") for i, piece in enumerate(hand))
            things.append(sc.Hand(id=f"hand:{seat}", label=self.caption("hand"), seat=seat, cards=cards))
        for id, zone in (("call", box.CALL[seat]), ("guide", box.GUIDE[seat])):
            pieces = view.zone(zone)
            if pieces:
                cards = tuple(self.card(piece, f"{id}:{seat}:{i}") for i, piece in enumerate(pieces))
                things.append(sc.Row(id=f"{id}:{seat}", label=self.caption(id), cards=cards))
        for id, keys in (("madness", marks.MADNESS), ("fame", marks.FAME)):
            if view.count(keys[seat]):
                n = view.count(keys[seat])
                things.append(sc.Track(id=f"{id}:{seat}", label=self.caption(id), value=n, most=max(n, 15), icon="task"))
        laid = view.zone(box.LAID[seat])
        if laid:
            cards = tuple(self.card(piece, f"laid:{seat}:{i}") for i, piece in enumerate(laid))
            things.append(sc.Row(id=f"laid:{seat}", label=self.caption("laid"), cards=cards))
        return sc.Board(
            id=f"seat:{seat}",
            label=in_case(VOICES[self.lang].player(seat)),
            seat=seat,
            lead=view.pointed(marks.LEAD) == seat and view.seats > 1,
            icon="tourist",
            colour=SEAT_COLOURS[seat],
            things=tuple(things),
        )

    def scene(self) -> sc.Scene:
        """The whole table."""
        view = self.view
        things: list[sc.AnyThing] = [self.sheet(self.focus), *self.common()]
        things += [self.board(seat) for seat in range(view.seats)]
        n = view.count(marks.ROUND)
        opening = n and table.is_opening(view)
        status = [self.speech.entry(table.city(view).code).title]
        if n:
            status.append(self.caption("opening-round", n=n) if opening else self.caption("round", n=n, most=table.ROUNDS))
        status.append(self.caption(f"phase-{view.count(marks.PHASE)}"))
        title = (self.speech.game_title(),)
        return sc.Scene(title=title, status=tuple(status), things=tuple(things), recap=RECAP, passing=PASSING)


def scene(view: State, seat: int, speech: Speech) -> sc.Scene:
    """The whole table as a seat sees it."""
    return Table(view, seat, speech).scene()


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """The ids on the table that an option touches."""
    value = option.value
    match option.verb.name:
        case "play" | "lay" | "keep" | "effect" | "take" | "offer" | "remove":
            return (f"piece:{box.PIECE_SLUGS[value]}",)
        case "raise" | "lower" | "mark" | "landmark":
            return (f"rating:{value + 1}",)
        case "location" | "cross-out" | "empty":
            return (f"{_sheet(view, asked)}lot:{LOCATIONS[value]}",)
        case "draw" | "erase" | "go" | "bar":
            return (f"{_sheet(view, asked)}street:{ROADS[value]}",)
        case "begin" | "ride" | "visit" | "block":
            return (f"{_sheet(view, asked)}corner:{CROSSROADS[value]}",)
        case "roll-again" | "improve":
            return (f"result:{value}",)
        case "pair":
            pieces = view.zone(box.OPENING)
            return tuple(f"piece:{box.PIECE_SLUGS[pieces[i]]}" for i in choices.PAIRS[value])
    return ()


def _sheet(view: State, asked: Asked) -> str:
    """Whose sheet is touched: red events are drawn on a neighbour's (RT-EVT-12)."""
    match asked.what:
        case asks.DrawEvent(event):
            sheet = events.sheet_drawn_on(view, events.sheet_of(event), asked.seat)
            return "" if sheet == asked.seat else f"{sheet}/"
    return ""
