"""The middle of the table: adventures and Other Worlds with their tasks, the entrance, in the battle the Ancient One."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic import scene as sc
from miskatonic.core.declared import Kind
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.sheets import Adventure
from miskatonic.games.elder_sign.odds import prospects
from miskatonic.games.elder_sign.odds.trials import Means, means
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.clock import HOURS
from miskatonic.games.elder_sign.rules.entrance import price
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.museum import open_places
from miskatonic.games.elder_sign.rules.people import ancient_one, is_alive
from miskatonic.games.elder_sign.rules.tasks import goals_at, goals_in_reach, open_goals
from miskatonic.games.elder_sign.say import VOICES
from miskatonic.games.elder_sign.say.choices import PLAIN, offered
from miskatonic.games.elder_sign.say.names import sitter
from miskatonic.games.elder_sign.say.reading import DOOM_ICON, MONSTER_ICON, SIGN_ICON
from miskatonic.games.elder_sign.scene import looks, pieces
from miskatonic.games.elder_sign.scene.captions import caption, chance_in_words
from miskatonic.scene.parts import Onlooker, answer, part
from miskatonic.text.parts import Text, capital, percent
from miskatonic.text.phrases import Slot
from miskatonic.text.slavic import NOM

COLUMNS: Final = 3
"""The museum is two rows of three adventures (ES-SET-07)."""
COMBAT_ID: Final = "task:combat"
ENTRANCE_ID: Final = "place:entrance"
LOST_AND_FOUND_ID: Final = "offer:lost-and-found"


def task_id(place: int, task: int) -> str:
    """The id of a task of the card at a place; where no card is it is the combat task."""
    return COMBAT_ID if place == box.ENTRANCE else f"task:{box.place_slug(place)}/{box.task_slug(task)}"


def offer_id(number: int) -> str:
    """The id of a line of the entrance sheet."""
    return f"offer:{OFFERS[number].code}"


class Told(NamedTuple):
    """What a card tells one who might attempt it: beside its text, and before one goes there."""

    note: Text = ()
    outlook: tuple[Text, ...] = ()


NOTHING_TOLD: Final = Told()


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
    def attempted(self) -> int | None:
        """The place of the card that is being attempted, the entrance where the Ancient One is fought; None for neither."""
        view = self.view
        place = view.pointed(box.AT[self.active])
        under_way = view.count(box.STEP) == box.ADVENTURE_STEP and (place != box.ENTRANCE or self.awake)
        return place if under_way else None

    def in_attempt(self) -> bool:
        """Whether a card is being attempted, or the Ancient One is fought."""
        return self.attempted() is not None

    # ---------------------------------------------------------------- words

    def caption(self, key: str, **slots: Slot) -> Text:
        """A caption in the language of the table."""
        return caption(self.lang, key, **slots)

    def name(self, piece: int) -> Text:
        """The title of a piece."""
        return pieces.name(self.speech, piece)

    def person(self, seat: int) -> Text:
        """The name of a seat's investigator."""
        if not is_alive(self.view, seat):
            return self.caption("out", player=sitter(VOICES[self.lang], seat).said(NOM))
        return self.name(self.view.pointed(box.PLAYS[seat]))

    @answer
    def is_asked(self, question: Kind) -> bool:
        """Whether this seat must answer such a question."""
        return self.asked is not None and self.asked.kind == question

    # ---------------------------------------------------------------- figures and dice

    @answer
    def people(self) -> dict[int, tuple[int, ...]]:
        """The seats whose investigators stand at each place, where somebody does."""
        view = self.view
        found: dict[int, tuple[int, ...]] = {}
        for seat in range(view.seats):
            if is_alive(view, seat):
                place = view.pointed(box.AT[seat])
                found[place] = (*found.get(place, ()), seat)
        return found

    def figures(self, seats: tuple[int, ...]) -> tuple[sc.Token, ...]:
        """The investigators of some seats."""
        return tuple([self.figure(seat) for seat in seats])

    def figure(self, seat: int) -> sc.Token:
        """The figure of a seat's investigator."""
        return pieces.figure(self.speech, self.view.pointed(box.PLAYS[seat]), seat)

    def die(self, piece: int, where: Text = (), *, held: bool = False) -> sc.Die:
        """A die as it lies."""
        view = self.view
        return pieces.die(self.speech, piece, view.pointed(box.FACE[piece]), where, held, box.LOCK_OF[piece] in view.counts)

    # ---------------------------------------------------------------- tasks

    @answer
    def open_tasks(self) -> dict[int, Goal]:
        """The tasks of the attempt under way that are not completed."""
        return {goal.number: goal for goal in open_goals(self.view)} if self.in_attempt() else {}

    @answer
    def means(self) -> Means:
        """What one has for an attempt."""
        return means(self.view, self.seat)

    @answer
    def roll_chances(self) -> dict[int, str]:
        """The tasks that the next roll might complete, in percent, for the one who is about to roll."""
        asked = self.asked
        if asked is None or asked.kind is not asks.BeforeRoll or not self.in_attempt() or not self.view.zone(box.POOL):
            return {}
        found = prospects.roll_chances(self.view, self.means(), goals_in_reach(self.view))
        return {number: percent(chance) for number, chance in found.items()}

    def task(
        self, place: int, number: int, label: Text, symbols: tuple[sc.Symbol, ...], monster: int, after: bool, here: bool
    ) -> sc.Strip:
        """A task with what lies on it: a monster or none (-1), dice, and the chance that the next roll completes it."""
        view = self.view
        dice = [piece for piece in view.zone(box.PLACED) if view.pointed(box.PLACED_ON[piece]) == number] if here else []
        down = monster >= 0 and box.FACE_DOWN[monster] in view.counts
        roll = self.roll_chances().get(number) if here else None
        return sc.Strip(
            id=task_id(place, number),
            label=label,
            kind="task",
            symbols=symbols,
            tokens=() if monster < 0 else (pieces.monster_token(self.speech, monster, down),),
            dice=tuple([self.die(piece) for piece in dice]),
            note=() if roll is None else self.caption("roll", p=roll),
            done=(down and not symbols) or (here and bool(symbols) and number not in self.open_tasks()),
            after=after,
        )

    def tasks(self, place: int, card: Adventure, here: bool) -> list[sc.Strip]:
        """The tasks of a card from the top, then the monsters below them."""
        view = self.view
        goals = {goal.number: goal for goal in goals_at(view, place)}
        monsters = view.zone(box.MONSTERS_AT[place])
        on = {view.pointed(box.TASK_OF[m]): m for m in monsters if box.TASK_OF[m] in view.counts}
        strips: list[sc.Strip] = []
        for number, task in enumerate(card.tasks):
            monster = on.get(number, -1)
            if monster < 0:
                label, symbols = looks.task_words(self.lang, task, number), looks.printed_symbols(task)
            else:
                label, symbols = self.with_monster(monster, goals.get(number))
            strips.append(self.task(place, number, label, symbols, monster, card.ordered and number > 0, here))
        for number, monster in enumerate((m for m in monsters if box.TASK_OF[m] not in view.counts), box.TASKS_PRINTED):
            label, symbols = self.with_monster(monster, goals.get(number))
            strips.append(self.task(place, number, label, symbols, monster, card.ordered, here))
        return strips

    def with_monster(self, monster: int, goal: Goal | None) -> tuple[Text, tuple[sc.Symbol, ...]]:
        """A task with a monster on it; nothing is left to do where an item or a spell has turned it face down."""
        if goal is None:
            return self.caption("defeated", who=self.name(monster)), ()
        return looks.goal_words(self.speech, goal), looks.goal_symbols(goal)

    # ---------------------------------------------------------------- cards

    @part
    def card(self, place: int, here: bool, people: tuple[int, ...], told: Told) -> sc.Card:
        """The card that lies open at a place, with those who are there and what it tells; `here` if it is attempted."""
        piece = self.view.zone(box.CARD_AT[place])[0]
        card = box.ADVENTURE[piece]
        return sc.Card(
            id=looks.piece_id(piece),
            label=self.name(piece),
            code=card.code,
            number=str(card.trophy),
            colour="purple" if card.is_world else "brown",
            icons=(looks.TROPHY_ICON,),
            strips=self.strips(place, here),
            note=told.note,
            outlook=told.outlook,
            tokens=self.figures(people),
        )

    @part
    def strips(self, place: int, here: bool) -> tuple[sc.Strip, ...]:
        """The rows of a card: its tasks, and what it does beside them."""
        piece = self.view.zone(box.CARD_AT[place])[0]
        card = box.ADVENTURE[piece]
        return (*self.tasks(place, card, here), *looks.effect_strips(self.speech, card, looks.piece_id(piece)))

    @answer
    def outlooks(self) -> dict[int, prospects.Outlook]:
        """What one would attempt at every card who chooses where to go, or is left to do for one who is about to roll."""
        view, asked = self.view, self.asked
        if asked is not None and asked.kind is asks.Move:
            return prospects.outlooks_at(view, self.means(), open_places(view))
        place = self.attempted()
        if asked is None or asked.kind is not asks.BeforeRoll or place is None or place == box.ENTRANCE:
            return {}
        return {place: prospects.outlook_from_here(view, self.means(), place)}

    @answer
    def told(self) -> dict[int, Told]:
        """What cards tell one who chooses where to go, or is about to roll."""
        outlooks, here = self.outlooks(), self.attempted()
        return {place: self.chance(place, outlook, place == here) for place, outlook in outlooks.items()}

    def chance(self, place: int, outlook: prospects.Outlook, here: bool) -> Told:
        """The chance to survive a card, as soon as it is counted; for one who is not yet there also what failing costs."""
        if outlook.is_quick:
            found: prospects.Prospect | None = outlook.prospect()
        else:
            assert outlook.trial is not None
            survival = self.worked_out(prospects.survival, outlook.trial, outlook.now)
            found = None if survival is None else prospects.Prospect(survival, outlook.left_out)
        if here:
            return NOTHING_TOLD if found is None else Told(chance_in_words(self.lang, "survive", found)[1])
        card = box.ADVENTURE[self.view.zone(box.CARD_AT[place])[0]]
        penalty = tuple(self.speech.entry(card.code).lines[-1:]) if card.penalty else ()
        if found is None:
            return Told((), penalty)
        chance, whole = chance_in_words(self.lang, "chance", found)
        return Told(whole, (chance, *penalty))  # what it leaves out stands on the card

    @answer
    def prices(self) -> tuple[int, ...]:
        """What the offers of the entrance cost oneself, or else who is active."""
        view = self.view
        seat = self.seat if self.seat >= 0 and is_alive(view, self.seat) else self.active
        return tuple([price(view, seat, offer) for offer in OFFERS])

    @part
    def offers(self, prices: tuple[int, ...]) -> tuple[sc.Strip, ...]:
        """What can be had at the entrance, and for how many trophies."""
        lang, voice = self.lang, VOICES[self.lang]
        strips: list[sc.Strip] = []
        for number, (offer, due) in enumerate(zip(OFFERS, prices, strict=True)):
            symbols = (looks.price_symbol(lang, due), *looks.effect_symbols(lang, offer.effects))
            label = voice.finished(capital(offered(voice, number, due)))
            strips.append(sc.Strip(id=offer_id(number), label=label, kind="gain", symbols=symbols))
        label = voice.finished(voice.say(*PLAIN[box.FIND]))
        symbols = looks.lost_and_found_symbols(lang)
        strips.append(sc.Strip(id=LOST_AND_FOUND_ID, label=label, icon="rolling-dices", symbols=symbols))
        return tuple(strips)

    @part
    def entrance(self, people: tuple[int, ...]) -> sc.Card:
        """The entrance sheet, and who is there."""
        return sc.Card(
            id=ENTRANCE_ID,
            label=self.caption("entrance"),
            colour="teal",
            icons=("doorway",),
            strips=self.offers(self.prices()),
            tokens=self.figures(people),
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
            symbols, here = looks.printed_symbols(printed.combat), self.awake and self.in_attempt()
            strips.insert(1, self.task(box.ENTRANCE, 0, words, symbols, -1, after=False, here=here))
        return sc.Card(
            id=id,
            label=self.name(piece) if self.awake else self.caption("sheet"),
            code=printed.code,
            colour="black",
            icons=("ancient-one",),
            strips=tuple(strips),
            tokens=self.figures(self.people().get(box.ENTRANCE, ())) if self.awake else (),
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

    # ---------------------------------------------------------------- all of it

    @part
    def middle(self) -> sc.Board:
        """What one goes to: the museum, or in the battle the Ancient One."""
        view = self.view
        if self.awake:
            return sc.Board(id="ancient-one", label=self.its_name(), main=True, things=self.fate())
        rows: list[sc.Row] = []
        if view.zone(box.ARRIVING):
            cards = tuple([pieces.arriving(self.speech, monster) for monster in view.zone(box.ARRIVING)])
            rows.append(sc.Row(id="arriving", label=self.caption("arriving"), cards=cards, columns=1))
        here, people, told = self.attempted(), self.people(), self.told()
        for id, places in (("adventures", range(box.MUSEUM)), ("worlds", range(box.MUSEUM, box.PLACES))):
            open_there = [place for place in places if view.zone(box.CARD_AT[place])]
            if open_there:
                cards = tuple(
                    [
                        self.card(place, place == here, people.get(place, ()), told.get(place, NOTHING_TOLD))
                        for place in open_there
                    ]
                )
                rows.append(sc.Row(id=id, label=self.caption(id), cards=cards, columns=COLUMNS))
        entrance = self.entrance(people.get(box.ENTRANCE, ()))
        rows.append(sc.Row(id="entrance", label=(), cards=(entrance,), columns=1))
        return sc.Board(id="museum", label=self.caption("museum"), main=True, things=tuple(rows))
