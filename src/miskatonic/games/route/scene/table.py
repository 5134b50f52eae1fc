"""What lies on the table of En Route, as a seat sees it: the own city in the middle, cards, goals, everybody's sheets."""

from __future__ import annotations

from typing import Final

from miskatonic import scene as sc
from miskatonic.core.declared import names_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS
from miskatonic.games.route.cards.cities import CITIES, CROSSROADS, LOCATIONS, ROADS
from miskatonic.games.route.rules import asks, box, choices, events, final_route, marks, scoring, table, teams, tells, turns
from miskatonic.games.route.rules.final_route import Walk
from miskatonic.games.route.rules.measures import Passed
from miskatonic.games.route.rules.potential import Sheet as Potential
from miskatonic.games.route.rules.turns import Turn
from miskatonic.games.route.say import VOICES
from miskatonic.games.route.scene import grid, pieces
from miskatonic.games.route.scene.captions import caption, phase
from miskatonic.scene.parts import Onlooker, answer, part
from miskatonic.text.parts import Text, figure, flat
from miskatonic.text.phrases import Slot
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


ALONG_ROADS: Final = (choices.DRAW, choices.ERASE, choices.GO)

TELLING: Final = sc.Telling(
    headings=names_of(tells.CityOpens, tells.OpeningRound, tells.Round),
    foremost=names_of(tells.TookTurn),
    passing=names_of(
        tells.Leads, tells.LaidDown, tells.ChosePair, tells.Chose, tells.DrewTourists, tells.DrewSegments, tells.VisitedCafe,
        tells.Changed, tells.UsedBonus,
    ),
)  # fmt: skip
"""Everybody's turn in a line; the steps of a turn, and what lies there to be seen, are in passing."""

SEAT_COLOURS: Final = ("teal", "pink", "brown", "blue")
"""The colour of each player."""

HELD: Final = ("task", "call")
"""Backs that lie before somebody and are no tourists."""


class Table(Onlooker):
    """The table of one view in one language."""

    __slots__ = ()

    @property
    def focus(self) -> int:
        """Whose sheet lies in the middle."""
        return max(self.seat, 0)

    @answer
    def under_way(self) -> Turn | Walk | None:
        """The turn of this seat, or its final route, as far as it has come."""
        view, seat = self.view, self.seat
        if self.result is not None or seat < 0:
            return None
        phase = view.count(marks.PHASE)
        if phase == marks.DRAWING:
            return turns.turn_of(view, seat)
        return final_route.walked(view, seat, view.count(marks.TURN[seat])) if phase == marks.WALKING else None

    def turn(self) -> Turn | None:
        """The turn of this seat as far as it has come."""
        now = self.under_way()
        return now if isinstance(now, Turn) else None

    @answer
    def reach(self) -> int:
        """The roads that this seat can draw, erase or go along now, one bit each."""
        options = () if self.asked is None else self.asked.options
        reach = 0
        for option in options:
            if option.verb in ALONG_ROADS:
                reach |= 1 << option.value
        return reach

    @answer
    def symbols(self, seat: int, prefix: str) -> grid.Symbols:
        """Where events are drawn on a sheet, and terrifying places."""
        return grid.symbols(self.view, seat, self.lang, prefix)

    @part
    def lots(self, seat: int, prefix: str, filled: grid.Filled) -> tuple[sc.Lot, ...]:
        """The locations of a sheet."""
        return grid.lots(self.view, self.lang, prefix, filled, self.symbols(seat, prefix).lots)

    @part
    def corners(self, seat: int, prefix: str, visited: int) -> tuple[sc.Corner, ...]:
        """The crossroads of a sheet."""
        tokens = self.symbols(seat, prefix).corners.copy()
        for at, flag in grid.flags(self.view, seat, self.lang, prefix):
            tokens[at] = (*tokens.get(at, ()), flag)
        return grid.corners(table.streets(self.view), self.lang, prefix, visited, tokens)

    @part
    def sheet(self, seat: int, *, is_focus: bool) -> sc.Grid:
        """A seat's city: one's own with what is under way, others' as they were last shown."""
        view, m = self.view, table.streets(self.view)
        prefix = "" if is_focus else f"{seat}/"
        now = self.under_way() if is_focus else None
        turn, walk = (now, None) if isinstance(now, Turn) else (None, now)
        if walk is None and view.count(marks.ROUTE[seat]):
            walk = final_route.route_of(view, seat)
        barred = self.symbols(seat, prefix).barred
        if turn is None:
            drawn = grid.Drawn(view.count(marks.DRAWN[seat]), [], self.reach() if is_focus else 0, barred)
            crowd, ferries = tuple([view.count(keys[seat]) for keys in marks.CROWD]), view.count(marks.FERRIES[seat])
            visited, chosen = view.count(marks.VISITED[seat]), -1
        else:
            drawn = grid.Drawn(turn.drawn, [road for road in turn.new if turn.drawn >> road & 1], self.reach(), barred)
            crowd, ferries, visited, chosen = tuple(turn.crowd), turn.ferries, turn.visited, turn.place
        crossed = ferries | view.count(marks.BLOCKED[seat])
        along, is_walked = (walk.places, walk.done) if walk is not None else (0, False)
        goes_on = walk is not None and not walk.done and walk.at >= 0
        return sc.Grid(
            id=f"{prefix}sheet:{seat}",
            label=self.caption("sheet", n=seat + 1),
            seat=seat,
            columns=t.SIZE,
            rows=t.SIZE,
            lots=self.lots(seat, prefix, grid.Filled(crowd, crossed, chosen, along, is_walked)),
            streets=grid.streets(m, self.lang, prefix, drawn, walk, view.count(marks.PHASE) > marks.WALKING),
            corners=self.corners(seat, prefix, visited),
            river=m.city.river.row if m.city.river is not None else 0,
            small=not is_focus,
            skin=m.city.code,
            reached=f"{prefix}corner:{CROSSROADS[walk.at]}" if walk is not None and goes_on else "",
        )

    def caption(self, key: str, **slots: Slot) -> Text:
        """A caption in the language of the table."""
        return caption(self.lang, key, **slots)

    # ---------------------------------------------------------------- cards and dice

    def card(self, piece: int, spot: str) -> sc.Card:
        """A card where it lies: open with its text, or only its back."""
        if piece < 0:
            back = self.view.rules.back(piece)
            return sc.Card(id=spot, label=self.caption(back if back in HELD else "tourist"), back=back, face_down=True)
        return pieces.card(self.speech, piece)

    def deck(self, id: str, zone: str) -> list[sc.AnyThing]:
        """A pile, if there is one."""
        pile = self.view.zone(zone)
        if not pile:
            return []
        top = self.card(pile[-1], id) if pile[-1] >= 0 else None
        return [sc.Deck(id=id, label=self.caption(id), count=len(pile), back="tourist", top=top)]

    @part
    def lying(self, id: str, zone: str) -> list[sc.AnyThing]:
        """What lies in a zone: cards in a row, dice together."""
        lying = self.view.zone(zone)
        cards = tuple([self.card(piece, f"{id}:{i}") for i, piece in enumerate(lying) if piece not in box.DIE_OF])
        dice = tuple([self.die(piece) for piece in lying if piece in box.DIE_OF])
        things: list[sc.AnyThing] = []
        if cards:
            things.append(sc.Row(id=id, label=self.caption(id), cards=cards))
        if dice:
            name = "dice-round" if id == "round-cards" else id
            things.append(sc.Dice(id=f"{id}-dice", label=self.caption(name), dice=dice))
        return things

    def die(self, piece: int) -> sc.Die:
        """A die with the face it shows, if it was rolled."""
        return pieces.die(self.lang, piece, self.view.count(marks.FACE[box.DIE_OF[piece]]))

    def queue(self) -> list[sc.AnyThing]:
        """Solo: the queue of cards, each with the die on it."""
        view = self.view
        if view.seats > 1:
            return []
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
        things: list[sc.AnyThing] = []
        for id, zone in ZONES_SHOWN:
            if self.view.zone(zone):
                things += self.lying(id, zone)
        return [
            *self.teams(), *things, *self.queue(), *self.laid_out(), *self.ancient_one(), *self.bet_marks(),
            *self.deck("deck", box.DECK), *self.deck("discard", box.DISCARD), *self.ratings(),
        ]  # fmt: skip

    @part
    def teams(self) -> list[sc.AnyThing]:
        """Who plays with whom, and the points of both together (RT-BASE-64)."""
        if not teams.are_there(self.view):
            return []
        v = VOICES[self.lang]
        lines = tuple(
            self.caption(
                "team-of",
                n=team + 1,
                who=v.team(*teams.members(team)),
                points=v.points(self.together(team)),
            )
            for team in range(teams.TEAMS)
        )
        return [sc.Notice(id="teams", label=self.caption("teams"), lines=lines)]

    @answer
    def together(self, team: int) -> int:
        """The points of both partners: what was counted, or what their sheets could bring so far."""
        return sum(self.total(seat) for seat in teams.members(team))

    def total(self, seat: int) -> int:
        """The points of a seat, as its score sheet shows them."""
        if self.view.count(marks.PLACE[seat]):
            return self.view.count(marks.TOTAL[seat])
        return sum(self.counted(seat, seat == self.seat)[0])

    @part
    def laid_out(self) -> list[sc.AnyThing]:
        """Goals, effects and the curiosity of the round."""
        view = self.view
        things: list[sc.AnyThing] = []
        goal_cards = tuple(self.card(view.zone(zone)[0], zone) for zone in box.GOAL if view.zone(zone))
        if goal_cards:
            things.append(sc.Row(id="goals", label=self.caption("goals"), cards=goal_cards))
        effects = tuple(self.card(piece, zone) for zone in box.EFFECT for piece in view.zone(zone))
        if effects:
            things.append(sc.Row(id="effects", label=self.caption("effects"), cards=effects))
        pile = view.zone(box.CURIOSITY)
        if pile:
            things.append(sc.Row(id="curiosity", label=self.caption("curiosity"), cards=(self.card(pile[0], "curiosity"),)))
        return things

    @part
    def bet_marks(self) -> list[sc.AnyThing]:
        """What bets are made on, in a city of casinos."""
        if not table.city(self.view).casinos:
            return []
        counted = (("half-stars", marks.HALF_STARS), ("sevens", marks.SEVENS))
        lines = tuple(self.caption(name, n=self.view.count(key)) for name, key in counted)
        return [sc.Notice(id="marks", label=self.caption("marks"), lines=lines)]

    @part
    def ratings(self) -> list[sc.AnyThing]:
        """The ratings of the landmarks."""
        things: list[sc.AnyThing] = []
        for number, track in enumerate(table.city(self.view).tracks):
            marked = self.view.count(marks.RATING[number])
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
    def ledger(self, seat: int, is_focus: bool, is_own: bool) -> sc.Ledger:
        """The score sheet: what was counted, what the route under way brings, or what all segments drawn could bring."""
        view = self.view
        points, more = self.counted(seat, is_own)
        printed = pieces.scored(table.city(view).code)
        lines = [
            pieces.score(self.lang, name, n, m)
            for name, n, m in zip(marks.SCORE_PARTS, points, more, strict=True)
            if n or m or name in printed
        ]
        if self.result is not None and view.count(marks.CAMPAIGN):
            return self.fame(seat, self.result.places[seat])
        in_teams = teams.are_there(view)
        return sc.Ledger(
            id=f"score:{seat}",
            label=self.caption("score"),
            seat=seat,
            lines=tuple(lines),
            total=sum(points),
            more=sum(more),
            note=self.caption("score-so-far") if is_focus and view.count(marks.PHASE) < marks.WALKING else (),
            place=view.count(marks.PLACE[seat]),
            team=teams.team_of(seat) + 1 if in_teams else 0,
            together=self.together(teams.team_of(seat)) if in_teams else 0,
            feats=self.feats(seat),
        )

    def counted(self, seat: int, is_own: bool) -> tuple[list[int], list[int]]:
        """The points of a sheet part by part, as they were counted in the end, or what they come to so far."""
        if self.view.count(marks.PHASE) < marks.COUNTED:
            return self.worth(seat, is_own)
        points = [self.view.count(keys[seat]) for keys in marks.SCORE]
        return points, [0] * len(points)

    def fame(self, seat: int, place: int) -> sc.Ledger:
        """The campaign board at the end: the fame of every city, and the points that brought it."""
        view = self.view
        cities = [CITIES[view.pointed(key)] for key in marks.GAME_CITY]
        points = [
            f"{flat(self.speech.entry(city.code).title)} {figure(view.count(keys[seat]))}"
            for city, keys in zip(cities, marks.GAME_POINTS, strict=True)
        ]
        return sc.Ledger(
            id=f"score:{seat}",
            label=self.caption("fame"),
            seat=seat,
            lines=tuple(
                sc.Score(
                    label=self.speech.entry(city.code).title, points=view.count(keys[seat]), icon=pieces.city_icon(city)
                )
                for city, keys in zip(cities, marks.GAME_FAME, strict=True)
            ),
            total=view.count(marks.FAME[seat]),
            in_points=False,
            note=self.caption("city-points", cities=", ".join(points)),
            place=place,
            feats=self.feats(seat),
        )

    @answer
    def worth(self, seat: int, is_own: bool) -> tuple[list[int], list[int]]:
        """The points of a sheet part by part, and what the turn under way adds to them."""
        view = self.view
        now = self.under_way() if is_own else None
        turn, walk = (now, None) if isinstance(now, Turn) else (None, now)
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
        if not done:
            return ()
        return tuple(self.speech.entry(item.code).title for i, item in enumerate(ACHIEVEMENTS) if done >> i & 1)

    @answer
    def bonuses_left(self, seat: int, is_own: bool) -> list[int]:
        """How many bonuses of each kind can still be used."""
        turn = self.turn() if is_own else None
        if turn is not None:
            return [gained - spent for gained, spent in zip(turn.gained, turn.spent, strict=True)]
        gained, spent = [[self.view.count(keys[seat]) for keys in family] for family in (marks.GAINED, marks.SPENT)]
        return [n - less for n, less in zip(gained, spent, strict=True)]

    @part
    def bonuses(self, seat: int, is_own: bool) -> list[sc.AnyThing]:
        """Bonuses that can still be used, as tokens."""
        out: list[sc.AnyThing] = []
        for bonus, left in enumerate(self.bonuses_left(seat, is_own)):
            if left > 0:
                name = t.BONUSES[bonus]
                label = (f"{VOICES[self.lang].names.bonuses[bonus]} ×{left}",)
                out.append(sc.Token(id=f"bonus:{seat}:{name}", label=label, icon=name, badge=str(left), colour="brass"))
        return out

    @part
    def bets(self, seat: int, is_own: bool) -> list[sc.AnyThing]:
        """The bets of a seat, as far as they may be seen (RT-LV-19)."""
        if not table.city(self.view).casinos:
            return []
        turn = self.turn() if is_own else None
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

    def cards_of(self, seat: int, id: str, zone: str) -> list[sc.AnyThing]:
        """Cards that lie before a player in a row, if there are any."""
        cards = tuple([self.card(piece, f"{id}:{seat}:{i}") for i, piece in enumerate(self.view.zone(zone))])
        return [sc.Row(id=f"{id}:{seat}", label=self.caption(id), cards=cards)] if cards else []

    @part
    def belongings(self, seat: int) -> list[sc.AnyThing]:
        """The cards of a player, madness and fame."""
        view = self.view
        things = self.cards_of(seat, "task", box.TASK[seat])  # or the two to choose from
        hand = view.zone(box.HAND[seat])
        if hand:
            cards = tuple([self.card(piece, f"hand:{seat}:{i}") for i, piece in enumerate(hand)])
            things.append(sc.Hand(id=f"hand:{seat}", label=self.caption("hand"), seat=seat, cards=cards))
        for id, zone in (("call", box.CALL[seat]), ("guide", box.GUIDE[seat])):
            things += self.cards_of(seat, id, zone)
        for id, keys in (("madness", marks.MADNESS), ("fame", marks.FAME)):
            n = view.count(keys[seat])
            if n:
                things.append(sc.Track(id=f"{id}:{seat}", label=self.caption(id), value=n, most=max(n, 15), icon="task"))
        return [*things, *self.cards_of(seat, "laid", box.LAID[seat])]

    def partner(self, seat: int) -> Text:
        """The team of a seat and who else is in it (RT-BASE-64)."""
        if not teams.are_there(self.view):
            return ()
        who = VOICES[self.lang].player(teams.partner_of(seat))
        return self.caption("team-with", n=teams.team_of(seat) + 1, who=who)

    @part
    def board(self, seat: int, is_focus: bool, is_own: bool) -> sc.Board:
        """What lies before a player; somebody else's sheet is small."""
        sheet = () if is_focus else (self.sheet(seat, is_focus=False),)
        return sc.Board(
            id=f"seat:{seat}",
            label=pieces.player(self.lang, seat),
            seat=seat,
            lead=self.view.pointed(marks.LEAD) == seat and self.view.seats > 1,
            note=self.partner(seat),
            icon="tourist",
            colour=SEAT_COLOURS[seat],
            things=(
                *sheet,
                self.ledger(seat, is_focus, is_own),
                *self.bonuses(seat, is_own),
                *self.bets(seat, is_own),
                *self.belongings(seat),
            ),
        )

    @part
    def status(self) -> tuple[Text, ...]:
        """City, round and phase."""
        view = self.view
        n = view.count(marks.ROUND)
        lines = [self.speech.entry(table.city(view).code).title]
        if n:
            is_opening = table.is_opening(view)
            lines.append(self.caption("opening-round", n=n) if is_opening else self.caption("round", n=n, most=table.ROUNDS))
        return (*lines, phase(self.lang, view.count(marks.PHASE)))

    def scene(self) -> sc.Scene:
        """The whole table."""
        own, focus = self.seat, self.focus
        boards = [self.board(seat, seat == focus, seat == own) for seat in range(self.view.seats)]
        things = (self.sheet(focus, is_focus=True), *self.common(), *boards)
        title = (self.speech.game_title(),)
        return sc.Scene(title=title, status=self.status(), things=things, telling=TELLING)


def scene(view: State, seat: int, speech: Speech) -> sc.Scene:
    """The whole table as a seat sees it."""
    return Table(view, seat, speech).scene()


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """The ids on the table that an option touches."""
    value = option.value
    match option.verb:
        case (
            choices.PLAY | choices.LAY | choices.KEEP | choices.CHOOSE_EFFECT | choices.TAKE | choices.OFFER | choices.REMOVE
        ):
            return (f"piece:{box.PIECE_SLUGS[value]}",)
        case choices.RAISE | choices.LOWER | choices.MARK | choices.LANDMARK:
            return (f"rating:{value + 1}",)
        case choices.LOCATION | choices.CROSS_OUT | choices.EMPTY:
            return (f"{_sheet(view, asked)}lot:{LOCATIONS[value]}",)
        case choices.DRAW | choices.ERASE | choices.GO | choices.BAR:
            return (f"{_sheet(view, asked)}street:{ROADS[value]}",)
        case choices.BEGIN | choices.RIDE | choices.VISIT | choices.BLOCK:
            return (f"{_sheet(view, asked)}corner:{CROSSROADS[value]}",)
        case choices.ROLL_AGAIN | choices.IMPROVE:
            return (f"result:{value}",)
        case choices.CHOOSE_PAIR:
            pair = view.zone(box.OPENING)
            return tuple(f"piece:{box.PIECE_SLUGS[pair[i]]}" for i in choices.PAIRS[value])
    return ()


def _sheet(view: State, asked: Asked) -> str:
    """Whose sheet is touched: red events are drawn on a neighbour's (RT-EVT-12)."""
    if asked.kind is not asks.DrawEvent:
        return ""
    sheet = events.sheet_drawn_on(view, events.sheet_of(asked.what.event), asked.seat)
    return "" if sheet == asked.seat else f"{sheet}/"
