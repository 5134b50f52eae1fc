"""The middle of the table: adventures and Other Worlds with their tasks, the entrance, in the battle the Ancient One."""

from __future__ import annotations

from typing import Final

from miskatonic import scene as sc
from miskatonic.core.declared import Kind
from miskatonic.core.options import Asked
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.sheets import Adventure
from miskatonic.games.elder_sign.odds import prospects
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.clock import HOURS
from miskatonic.games.elder_sign.rules.entrance import price
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.people import ancient_one, is_alive
from miskatonic.games.elder_sign.rules.tasks import goals_at, goals_in_reach, open_goals
from miskatonic.games.elder_sign.say import VOICES
from miskatonic.games.elder_sign.say.names import sitter
from miskatonic.games.elder_sign.say.reading import DOOM_ICON, MONSTER_ICON, SIGN_ICON
from miskatonic.games.elder_sign.scene import looks
from miskatonic.games.elder_sign.scene.captions import caption
from miskatonic.scene.parts import Onlooker, answer, part
from miskatonic.text.parts import Part, Text, cat, join, percent
from miskatonic.text.slavic import NOM

COLUMNS: Final = 3
"""The museum is two rows of three adventures (ES-SET-07)."""
COMBAT_ID: Final = "task:combat"
ENTRANCE_ID: Final = "place:entrance"
LOST_AND_FOUND_ID: Final = "offer:lost-and-found"


def person_id(investigator: int) -> str:
    """The id of an investigator's figure."""
    return f"person:{box.INVESTIGATOR[investigator].code}"


def task_id(place: int, task: int) -> str:
    """The id of a task of the card at a place; where no card is it is the combat task."""
    return COMBAT_ID if place == box.ENTRANCE else f"task:{box.place_slug(place)}/{box.task_slug(task)}"


def offer_id(number: int) -> str:
    """The id of a line of the entrance sheet."""
    return f"offer:{OFFERS[number].code}"


class Museum(Onlooker):
    """The middle of the table, of one view in one language."""

    __slots__ = ()

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.view.count(box.ACTIVE)

    @property
    def awake(self) -> bool:
        """Whether the Ancient One has awakened."""
        return self.view.count(box.AWAKE) > 0

    @answer
    def in_attempt(self) -> bool:
        """Whether a card is being attempted, or the Ancient One is fought."""
        view = self.view
        return view.count(box.STEP) == box.ADVENTURE_STEP and (self.awake or box.AT[self.active] in view.counts)

    @answer
    def is_attempted(self, place: int) -> bool:
        """Whether the card at a place is being attempted."""
        return self.in_attempt() and self.view.pointed(box.AT[self.active]) == place

    # ---------------------------------------------------------------- words

    def caption(self, key: str, **bits: Part | int | Text) -> Text:
        """A caption in the language of the table."""
        return caption(self.speech.lang, key, **bits)

    def name(self, piece: int) -> Text:
        """The title of a piece."""
        return self.speech.entry(looks.code_of(piece)).title

    def person(self, seat: int) -> Text:
        """The name of a seat's investigator."""
        if not is_alive(self.view, seat):
            return self.caption("out", player=sitter(VOICES[self.speech.lang], seat).said(NOM))
        return self.name(self.view.pointed(box.PLAYS[seat]))

    @answer
    def is_asked(self, question: Kind) -> bool:
        """Whether this seat must answer such a question."""
        return self.asked is not None and self.asked.kind == question

    def prospect(self, key: str, outlook: prospects.Outlook) -> tuple[Text, Text]:
        """A chance to survive, and what it leaves out; nothing as long as it is being counted."""
        if outlook.trial is None or outlook.is_quick:
            found = outlook.prospect()
        else:
            chance = self.worked_out(prospects.survival, outlook.trial, outlook.now)
            if chance is None:
                return (), ()
            found = prospects.Prospect(chance, outlook.left_out)
        at_least = found.at_least and percent(found.probability, down=True) != "0"
        p: Text = (f"{percent(found.probability, down=at_least)}\u00a0%",)
        said = self.caption(key, p=self.caption("at-least", p=p) if at_least else p)
        if found.is_exact:
            return said, self.caption("exact") if key == "survive" else ()
        missing = [self.caption(f"without-{what}") for what in found.left_out]
        return said, self.caption("without", what=join(", ", missing))

    # ---------------------------------------------------------------- figures and dice

    @answer
    def people_at(self, place: int) -> list[int]:
        """The seats whose investigators stand at a place."""
        view = self.view
        return [seat for seat in range(view.seats) if is_alive(view, seat) and view.pointed(box.AT[seat]) == place]

    def figures(self, place: int) -> tuple[sc.Token, ...]:
        """The investigators who stand at a place."""
        return tuple(self.figure(seat) for seat in self.people_at(place))

    @part
    def figure(self, seat: int) -> sc.Token:
        """The figure of a seat's investigator."""
        piece = self.view.pointed(box.PLAYS[seat])
        code = box.INVESTIGATOR[piece].code
        return sc.Token(
            id=person_id(piece),
            label=self.name(piece),
            icon=looks.PERSON_ICONS[code],
            colour=looks.SEAT_COLOURS[seat],
            shape="figure",
            detail=code,
        )

    def die(self, piece: int, where: Text = (), *, held: bool = False) -> sc.Die:
        """A die as it lies."""
        view = self.view
        return looks.made_die(
            self.speech, piece, view.pointed(box.FACE[piece]), where, held, box.LOCK_OF[piece] in view.counts
        )

    # ---------------------------------------------------------------- tasks

    @answer
    def open_tasks(self) -> dict[int, Goal]:
        """The tasks of the attempt under way that are not completed."""
        return {goal.number: goal for goal in open_goals(self.view)} if self.in_attempt() else {}

    @answer
    def in_reach(self) -> tuple[int, ...]:
        """The tasks that the next roll might complete, for the one who is about to roll."""
        rolls = self.in_attempt() and self.is_asked(asks.BeforeRoll) and self.view.zone(box.POOL)
        return tuple(goal.number for goal in goals_in_reach(self.view)) if rolls else ()

    def task(
        self, place: int, number: int, label: Text, symbols: tuple[sc.Symbol, ...], monster: int, after: bool
    ) -> sc.Strip:
        """A task with what lies on it: a monster or none (-1), dice, and the chance that the next roll completes it."""
        view = self.view
        here = self.is_attempted(place)
        dice = [piece for piece in view.zone(box.PLACED) if here and view.pointed(box.PLACED_ON[piece]) == number]
        down = monster >= 0 and box.FACE_DOWN[monster] in view.counts
        note: Text = ()
        if here and number in self.in_reach():
            note = self.caption("roll", p=percent(prospects.roll_chance(view, self.seat, self.open_tasks()[number])))
        return sc.Strip(
            id=task_id(place, number),
            label=label,
            kind="task",
            symbols=symbols,
            tokens=() if monster < 0 else (looks.monster_token(self.speech, monster, down),),
            dice=tuple(self.die(piece) for piece in dice),
            note=note,
            done=(down and not symbols) or (here and bool(symbols) and number not in self.open_tasks()),
            after=after,
        )

    def tasks(self, place: int, card: Adventure) -> list[sc.Strip]:
        """The tasks of a card from the top, then the monsters below them."""
        view = self.view
        goals = {goal.number: goal for goal in goals_at(view, place)}
        monsters = view.zone(box.MONSTERS_AT[place])
        on = {view.pointed(box.TASK_OF[m]): m for m in monsters if box.TASK_OF[m] in view.counts}
        strips: list[sc.Strip] = []
        for number, task in enumerate(card.tasks):
            monster = on.get(number, -1)
            if monster < 0:
                label, symbols = looks.task_words(self.speech.lang, task, number), looks.printed_symbols(task)
            else:
                label, symbols = self.with_monster(monster, goals.get(number))
            strips.append(self.task(place, number, label, symbols, monster, card.ordered and number > 0))
        for number, monster in enumerate((m for m in monsters if box.TASK_OF[m] not in view.counts), box.TASKS_PRINTED):
            label, symbols = self.with_monster(monster, goals.get(number))
            strips.append(self.task(place, number, label, symbols, monster, card.ordered))
        return strips

    def with_monster(self, monster: int, goal: Goal | None) -> tuple[Text, tuple[sc.Symbol, ...]]:
        """A task with a monster on it; nothing is left to do where an item or a spell has turned it face down."""
        if goal is None:
            return self.caption("defeated", who=self.name(monster)), ()
        return looks.goal_words(self.speech, goal), looks.goal_symbols(goal)

    # ---------------------------------------------------------------- cards

    @part
    def card(self, place: int) -> sc.Card:
        """The card that lies open at a place, with everything on it."""
        piece = self.view.zone(box.CARD_AT[place])[0]
        card = box.ADVENTURE[piece]
        id = looks.piece_id(piece)
        return sc.Card(
            id=id,
            label=self.name(piece),
            code=card.code,
            number=str(card.trophy),
            colour="purple" if card.is_world else "brown",
            icons=(looks.TROPHY_ICON,),
            strips=(*self.tasks(place, card), *looks.effect_strips(self.speech, card, id)),
            note=cat(*self.chance(place)),
            outlook=self.outlook(place, card),
            tokens=self.figures(place),
        )

    @answer
    def chance(self, place: int) -> tuple[Text, Text]:
        """The chance to survive a card, and what it leaves out: for one who chooses where to go, or is about to roll."""
        if self.is_asked(asks.Move):
            return self.prospect("chance", prospects.outlook_at(self.view, self.seat, place))
        if self.is_asked(asks.BeforeRoll) and self.is_attempted(place):
            return self.prospect("survive", prospects.outlook_from_here(self.view, self.seat, place))
        return (), ()

    def outlook(self, place: int, card: Adventure) -> tuple[Text, ...]:
        """For one who is choosing where to go: the chance there, and what failing costs."""
        if not self.is_asked(asks.Move):
            return ()
        chance, _ = self.chance(place)  # what it leaves out stands on the card
        penalty = self.speech.entry(card.code).lines[-1:] if card.penalty else ()
        return tuple([text for text in (chance, *penalty) if text])

    @answer
    def customer(self) -> int:
        """For whom the prices at the entrance are told: oneself, else who is active."""
        return self.seat if self.seat >= 0 and is_alive(self.view, self.seat) else self.active

    @part
    def offers(self) -> tuple[sc.Strip, ...]:
        """What can be had at the entrance, and for how many trophies."""
        view = self.view
        lang = self.speech.lang
        seat = self.customer()
        asked = Asked(seat, seat, asks.Entrance, (), "", (), False)
        strips: list[sc.Strip] = []
        for number, offer in enumerate(OFFERS):
            symbols = (looks.price_symbol(lang, price(view, seat, offer)), *looks.effect_symbols(lang, offer.effects))
            label = self.speech.label(view, asked, box.OFFER[number])
            strips.append(sc.Strip(id=offer_id(number), label=label, kind="gain", symbols=symbols))
        label = self.speech.label(view, asked, box.FIND)
        symbols = looks.lost_and_found_symbols(lang)
        strips.append(sc.Strip(id=LOST_AND_FOUND_ID, label=label, icon="rolling-dices", symbols=symbols))
        return tuple(strips)

    @part
    def entrance(self) -> sc.Card:
        """The entrance sheet."""
        return sc.Card(
            id=ENTRANCE_ID,
            label=self.caption("entrance"),
            colour="teal",
            icons=("doorway",),
            strips=self.offers(),
            tokens=self.figures(box.ENTRANCE),
        )

    @part
    def sheet(self) -> sc.Card:
        """The card of the Ancient One; in the battle everybody stands before it (ES-AWK-05)."""
        piece = self.view.zone(box.OPPONENT)[0]
        printed = box.ANCIENT_ONE_CARD[piece]
        id = looks.piece_id(piece)
        strips = list(looks.sheet_strips(self.speech, printed, id))
        if printed.combat is not None:
            words = self.speech.entry(printed.code).lines[-len(strips) - 1 :][1]  # it comes after the property
            strips.insert(1, self.task(box.ENTRANCE, 0, words, looks.printed_symbols(printed.combat), -1, after=False))
        return sc.Card(
            id=id,
            label=self.name(piece) if self.awake else self.caption("sheet"),
            code=printed.code,
            colour="black",
            icons=("ancient-one",),
            strips=tuple(strips),
            tokens=self.figures(box.ENTRANCE) if self.awake else (),
        )

    def its_name(self) -> Text:
        """The name of the Ancient One."""
        return self.speech.entry(ancient_one(self.view).code).title

    def fate(self) -> tuple[sc.AnyThing, ...]:
        """Clock, doom track and Elder Signs, and the card of the Ancient One."""
        view = self.view
        printed = ancient_one(view)
        return (
            sc.Clock(id="clock", label=self.caption("clock"), value=HOURS[view.count(box.CLOCK)] % 12),
            sc.Track(
                id="doom",
                label=self.caption("doom"),
                value=view.count(box.DOOM),
                most=printed.doom,
                icon=DOOM_ICON,
                colour="red",
                marks=printed.monster_at,
                mark=MONSTER_ICON,
            ),
            sc.Track(
                id="signs",
                label=self.caption("signs"),
                value=min(view.count(box.SIGNS), printed.signs),
                most=printed.signs,
                icon=SIGN_ICON,
                colour="teal",
            ),
            sc.Row(id="sheet", label=(), cards=(self.sheet(),), columns=1),
        )

    def arriving(self, monster: int) -> sc.Card:
        """A monster that is being placed."""
        token = box.MONSTER[monster]
        lines = tuple(self.speech.entry(token.code).lines)
        return sc.Card(id=looks.piece_id(monster), label=self.name(monster), code=token.code, colour="red", lines=lines)

    # ---------------------------------------------------------------- all of it

    @part
    def middle(self) -> sc.Board:
        """What one goes to: the museum, or in the battle the Ancient One."""
        view = self.view
        if self.awake:
            return sc.Board(id="ancient-one", label=self.its_name(), main=True, things=self.fate())
        rows: list[sc.Row] = []
        if view.zone(box.ARRIVING):
            cards = tuple(self.arriving(monster) for monster in view.zone(box.ARRIVING))
            rows.append(sc.Row(id="arriving", label=self.caption("arriving"), cards=cards, columns=1))
        for id, places in (("adventures", range(box.MUSEUM)), ("worlds", range(box.MUSEUM, box.PLACES))):
            cards = tuple(self.card(place) for place in places if view.zone(box.CARD_AT[place]))
            if cards:
                rows.append(sc.Row(id=id, label=self.caption(id), cards=cards, columns=COLUMNS))
        rows.append(sc.Row(id="entrance", label=(), cards=(self.entrance(),), columns=1))
        return sc.Board(id="museum", label=self.caption("museum"), main=True, things=tuple(rows))
