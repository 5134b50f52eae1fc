"""What lies on the table of the card game, as a seat sees it: locations, investigators, story, chaos bag, piles."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from miskatonic import scene as sc
from miskatonic.core.declared import name_of, names_of
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import NOTHING, Asked, Option
from miskatonic.core.state import State
from miskatonic.core.zones import member_of
from miskatonic.games.arkham_lcg.cards.terms import ELDER_SIGN, EVADE, FIGHT
from miskatonic.games.arkham_lcg.rules import asks, box, figures, people, tells
from miskatonic.games.arkham_lcg.rules.actions import tome_actions
from miskatonic.games.arkham_lcg.say.reading import (
    ACTION_ICON,
    CLUE_ICON,
    HEALTH_ICON,
    RESOURCE_ICON,
    SANITY_ICON,
)
from miskatonic.games.arkham_lcg.scene import captions, looks
from miskatonic.games.arkham_lcg.scene.campaign import Between
from miskatonic.games.arkham_lcg.scene.cards import KINDS, base_id, power_id
from miskatonic.games.arkham_lcg.scene.middle import BAG_ID, ENCOUNTER_DECK_ID
from miskatonic.scene.parts import part
from miskatonic.text.parts import Text
from miskatonic.text.speech import Speech
from miskatonic.words.control import CHOOSE

_ON_CARDS: Final = (box.PICK, box.COMMIT, box.PLAY_CARD, box.PUT_ON)
_BETWEEN: Final = (box.UPGRADE, box.BUY, box.REPLACE, box.TAKE, box.LEAVE, box.NEW_INVESTIGATOR)
_ON_ENEMIES: Final = {box.FIGHT_ENEMY: FIGHT, box.EVADE_ENEMY: EVADE, box.ENGAGE_ENEMY: -1}
_ABOUT_CARDS: Final = frozenset((*_ON_CARDS, *_ON_ENEMIES))
TELLING: Final = sc.Telling(
    headings=names_of(tells.ScenarioBegins, tells.Round, tells.Phase, tells.Act, tells.Agenda),
    endings=names_of(tells.Resolution),
    foremost=names_of(
        tells.Resolution, tells.Killed, tells.Insane, tells.Defeated, tells.Resigned, tells.Experience, tells.Earned,
        tells.Act, tells.Agenda, tells.Succeeded, tells.Failed, tells.Clues, tells.EnemyDefeated, tells.DefeatedAsset,
        tells.Encounter, tells.Spawned, tells.Attacks, tells.Damage, tells.Horror, tells.Trauma, tells.Doom,
        tells.Token, tells.Drew,
    ),
    passing=(
        *names_of(
            tells.Turn, tells.TurnEnded, tells.Drew, tells.Token, tells.Test, tells.Exhausted, tells.Readied, tells.Uses,
            tells.Mulligan, tells.Actions, tells.Reshuffled, tells.Looked, tells.Removed,
        ),
        f"{name_of(tells.Resources)} {tells.SPENDING}",
        f"{name_of(tells.Resources)} AH-PHS-26",
    ),
    settling=names_of(tells.InPlay),
    coming=names_of(tells.Played, tells.Encounter, tells.Committed, tells.EnemyDefeated, tells.DefeatedAsset),
    going=names_of(tells.Discarded),
)  # fmt: skip
"""What one wants to know first: how it ended, how the test went, what came and whom it hurt. What lies open, or comes every
round, is in passing: the price of a card, the resource and the card of the upkeep phase."""


_DRAWN: Final = frozenset(
    (box.ACT, box.AGENDA, box.RESOLVING, box.LOCATIONS_OPEN, box.UNREVEALED, *box.AT_PLACE, *box.ATTACHED)
)
_BEFORE: Final = member_of(box.PLAY, box.THREAT, box.PLAYED_BY)


def is_drawn(view: State, seat: int, zone: str) -> bool:
    """Whether a seat's table shows the cards of a zone where they lie."""
    if zone in _DRAWN:
        return True
    if zone in box.COMMITTED:
        return box.TESTER in view.counts
    if zone in _BEFORE:
        return people.in_game(view, _BEFORE[zone])
    if seat < 0:
        return False
    return zone in (box.SEARCHED[seat], box.ASIDE_HAND[seat]) or (zone == box.HAND[seat] and people.in_game(view, seat))


def cards_in(asked: Asked) -> list[int]:
    """The cards that the options of a question are about."""
    found = [option.value for option in asked.options if option.verb in _ABOUT_CARDS]
    found += [ability_of(option)[0] for option in asked.options if is_ability(option)]
    return list(dict.fromkeys(found))


class Table(Between):
    """The whole table of one view in one language."""

    __slots__ = ()

    # ---------------------------------------------------------------- the investigators

    @part
    def hand(self, seat: int, own: bool) -> sc.Hand:
        """A hand: open to its owner, counted for the others."""
        pieces = self.view.zone(box.HAND[seat])
        if not own and max(pieces, default=-1) < 0:
            return looks.unseen_hand(self.lang, seat, len(pieces))
        chances = self.commitments() if own else {}
        skill = self.view.count(box.TEST_SKILL) if chances else 0
        cards = [
            looks.held(self.speech, piece, skill, chances.get(piece, "")) if piece >= 0 else looks.unseen(self.lang, seat, i)
            for i, piece in enumerate(pieces)
        ]
        return sc.Hand(id=looks.seat_id("hand", seat), label=self.caption("hand"), seat=seat, cards=tuple(cards))

    def pile(self, id: str, zone: str, back: str) -> sc.Deck:
        """A pile; one that lies open shows its top card and can be looked through."""
        return looks.pile(self.speech, id, self.view.zone(zone), back)

    def deck(self, id: str, zone: str, back: str) -> sc.Deck:
        """A face-down pile."""
        return looks.deck(self.lang, id, len(self.view.zone(zone)), back)

    @part
    def board(self, seat: int, own: bool, turn: bool) -> sc.Board:
        """A seat's area: health, sanity, actions, resources, clues, threat area, play area, hand, piles."""
        area = self.area(seat, turn)
        if not people.in_game(self.view, seat):
            return area
        things = (
            *self.supplies(seat, turn),
            *self.laid(seat, own),
            self.hand(seat, own),
            *self.own_piles(seat),
        )
        return replace(area, things=things)

    @part
    def own_piles(self, seat: int) -> tuple[sc.Deck, sc.Deck]:
        """A seat's deck and discard pile."""
        return (
            self.deck(looks.seat_id("deck", seat), box.DECK[seat], "card-pickup"),
            self.pile(looks.seat_id("discard", seat), box.DISCARD[seat], "card-discard"),
        )

    @part
    def area(self, seat: int, turn: bool) -> sc.Board:
        """A seat's area before anything lies in it; that of one who is out stays empty but for a word about it."""
        view, card = self.view, people.card_of(self.view, seat)
        id, name = looks.seat_id("board", seat), self.name(card)
        if not people.in_game(view, seat):
            out = sc.Notice(id=looks.seat_id("out", seat), label=captions.left(self.lang, view.count(box.OUT[seat])))
            return sc.Board(id=id, label=name, seat=seat, things=(out,))
        return sc.Board(
            id=id,
            label=name,
            seat=seat,
            lead=view.seats > 1 and people.lead(view) == seat,
            note=self.place_name(people.place_of(view, seat)),
            icon=box.INVESTIGATOR[card].icon,
            colour=looks.SEAT_COLOURS[seat],
            turn=turn,
            held=len([piece for piece in view.zone(box.PLAY[seat]) if piece in box.ASSET]),
        )

    @part
    def supplies(self, seat: int, turn: bool) -> tuple[sc.AnyThing, ...]:
        """What an investigator has: health and sanity, actions, resources, clues."""
        view = self.view
        things: list[sc.AnyThing] = [*self.vitals(seat)]
        if turn:
            left = view.count(box.ACTIONS[seat])
            things.append(
                looks.track(self.lang, "actions", seat, left, max(left, figures.ACTIONS_PER_TURN), ACTION_ICON, "brass")
            )
            tomes = tome_actions(view, seat)
            if tomes:
                things.append(looks.track(self.lang, "tome-actions", seat, tomes, tomes, ACTION_ICON, "orange"))
        things.append(looks.pool(self.lang, "resources", seat, view.count(box.RESOURCES[seat]), RESOURCE_ICON))
        things.append(looks.pool(self.lang, "clues", seat, view.count(box.CLUES[people.card_of(view, seat)]), CLUE_ICON))
        return tuple(things)

    @part
    def laid(self, seat: int, own: bool) -> tuple[sc.AnyThing, ...]:
        """The cards before an investigator; with all that is printed on them where they are one's own.

        Chances stand where powers are printed, and on threats: before others without any, nothing hangs on them.
        """
        view, threatening = self.view, self.view.zone(box.THREAT[seat])
        chances = self.chances() if own or threatening else {}
        things: list[sc.AnyThing] = []
        threats = tuple([self.threat(piece, chances.get(piece, ())) for piece in threatening])
        if threats:
            label = self.caption("threat")
            things.append(sc.Row(id=looks.seat_id("threat", seat), label=label, cards=threats, columns=2, front=True))
        printed = chances if own else {}
        person = self.investigator(seat, printed.get(people.card_of(view, seat), ()), brief=not own)
        things.append(sc.Row(id=looks.seat_id("investigator", seat), label=(), cards=(person,), columns=1))
        assets = [piece for piece in view.zone(box.PLAY[seat]) if piece in box.ASSET]
        if assets:
            played = tuple([self.asset(piece, printed.get(piece, ()), brief=not own) for piece in assets])
            label = self.caption("play")
            things.append(sc.Row(id=looks.seat_id("play", seat), label=label, cards=played, columns=2, front=True))
        return tuple(things)

    @part
    def vitals(self, seat: int) -> tuple[sc.Track, sc.Track]:
        """Health and sanity."""
        view, card = self.view, people.card_of(self.view, seat)
        health, sanity = figures.limits(view, seat)
        return (
            looks.track(self.lang, "health", seat, health - view.count(box.DAMAGE[card]), health, HEALTH_ICON, "red"),
            looks.track(self.lang, "sanity", seat, sanity - view.count(box.HORROR[card]), sanity, SANITY_ICON, "blue"),
        )

    def boards(self) -> list[sc.AnyThing]:
        """Everybody's area, one's own first."""
        own, active = self.seat, people.active(self.view)
        return [self.board(seat, seat == own, seat == active) for seat in self.own_first]

    # ---------------------------------------------------------------- cards for a moment, and piles

    def momentary(self) -> list[sc.AnyThing]:
        """Cards that lie open only now: being resolved, looked at, set aside, or to choose from where they lie hidden."""
        view, seat, asked = self.view, self.seat, self.asked
        groups = [("resolving", view.zone(box.RESOLVING))]
        if seat >= 0:
            groups += [("searched", view.zone(box.SEARCHED[seat])), ("set-aside", view.zone(box.ASIDE_HAND[seat]))]
        if asked is not None:
            hidden = [piece for piece in cards_in(asked) if not is_drawn(view, seat, view.home.get(piece, ""))]
            groups.append(("offered", tuple(hidden)))
        rows = [(key, tuple([piece for piece in pieces if piece >= 0])) for key, pieces in groups if pieces]
        return [self.row(key, pieces) for key, pieces in rows if pieces]

    @part
    def row(self, key: str, pieces: tuple[int, ...]) -> sc.Row:
        """Cards side by side with all that is printed on them."""
        cards = tuple([looks.printed(self.speech, piece) for piece in pieces])
        return sc.Row(id=key, label=self.caption(key), cards=cards, columns=2)

    def piles(self) -> tuple[sc.Deck, ...]:
        """The encounter deck, its discard pile and the victory display."""
        return (
            self.deck(ENCOUNTER_DECK_ID, box.ENCOUNTER_DECK, "monster"),
            self.pile("encounter-discard", box.ENCOUNTER_DISCARD, "monster"),
            self.pile("victory", box.VICTORY, "trophy"),
        )

    # ---------------------------------------------------------------- everything

    @part
    def standing(self) -> tuple[Text, ...]:
        """The chance of a test under way and the round; while the game is on, the phase and whose turn it is."""
        view = self.view
        lines = [self.caption("odds-short", p=self.percent_to_pass())] if self.is_open else []
        lines += [self.caption("round", n=view.count(box.ROUND))] if view.count(box.ROUND) else []
        if self.result is None:
            lines.append(self.caption("between") if self.is_between else captions.phase(self.lang, view.count(box.PHASE)))
            if people.active(view) >= 0:
                lines.append(self.caption("turn", who=self.person(people.active(view))))
        return tuple(lines)

    @part
    def ending(self) -> Text:
        """How the game ended."""
        return self.speech.result(self.whole_view)

    def status(self) -> tuple[Text, ...]:
        """How the game stands, and who decides; or how it ended."""
        if self.result is not None:
            return (*self.standing(), self.ending())
        if self.asked is not None:
            return (*self.standing(), self.caption("yours"))
        others = self.questions
        return (*self.standing(), self.caption("decides", who=self.person(others[0].seat))) if others else self.standing()

    @part
    def for_all(self, seat: int) -> tuple[sc.AnyThing, ...]:
        """What seldom changes: the story, the chaos bag as it is for a seat, piles and the log of a campaign."""
        return (self.story(), *self.chaos(seat), *self.piles(), *self.campaign_log())

    def things(self) -> tuple[sc.AnyThing, ...]:
        """All that lies on the table, in the order in which it is read."""
        if self.is_between:
            return (
                *self.deck_and_offers(),
                *self.newcomers(),
                *self.momentary(),
                *(self.preparing(seat) for seat in self.own_first),
                *self.campaign_log(),
            )
        return (
            self.locations(*(self.investigating() or (NOTHING, ""))),
            *self.test(),
            *self.momentary(),
            *self.around(),
            *self.boards(),
            *self.for_all(self.for_whom()),
        )


def scene(view: State, seat: int, speech: Speech) -> sc.Scene:
    """The whole table."""
    table = Table(view, seat, speech)
    return sc.Scene(title=(speech.game_title(),), status=table.status(), things=table.things(), telling=TELLING)


# -------------------------------------------------------------------- what options touch


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """The ids on the table that an option touches; those it is about come first."""
    verb, value = option.verb, option.value
    if is_ability(option):
        return _power(view, asked, *ability_of(option))
    if verb in _ON_ENEMIES:
        return _enemy(view, value, _ON_ENEMIES[verb])
    if verb is box.PICK and asked.kind == asks.Enemy:
        return _enemy(view, value, asked.what.test)
    if verb in _ON_CARDS:
        return _card(view, value)
    if verb in _BETWEEN:
        return (looks.piece_id(value),)
    if verb in (box.MOVE_TO, box.TO_PLACE):
        return (looks.place_id(value),)
    if verb is box.SEAT:
        return _seat(view, asked, value)
    if verb is box.RESULT:
        number, kind = divmod(value, 4)
        if kind == box.MAIN:
            return ()
        return (
            (looks.piece_id(number),)
            if kind == box.CARD
            else (looks.token_id(ELDER_SIGN if kind == box.SIGN else number, out=True),)
        )
    if verb is box.TRAUMA:
        return (looks.seat_id(("health", "sanity")[value], asked.seat),) if people.in_game(view, asked.seat) else ()
    if verb is CHOOSE:
        return _source(view, asked)
    return _plain(view, asked, option)


def _plain(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """What options without a value touch; those that are not here are words only."""
    seat = asked.seat
    if option in (box.INVESTIGATE_HERE, box.STAY):
        return (looks.place_id(people.place_of(view, seat)),)
    if option is box.DRAW_CARD:
        return (looks.seat_id("deck", seat),)
    if option is box.TAKE_RESOURCE:
        return (looks.seat_id("resources", seat),)
    if option is box.ADVANCE:
        return (looks.piece_id(view.zone(box.ACT)[0]),)
    if option is box.REVEAL:
        return (BAG_ID,)
    return (ENCOUNTER_DECK_ID,) if option is box.ENCOUNTERS_TOP else ()


def _card(view: State, piece: int) -> tuple[str, ...]:
    """A card wherever it lies; one that stands on the map is there too."""
    if piece in box.PLACE_OF:
        return (looks.place_id(box.PLACE_OF[piece]),)
    base = base_id(view, piece)
    return (base,) if base == looks.piece_id(piece) else (looks.piece_id(piece), looks.card_id(piece))


def _enemy(view: State, piece: int, kind: int) -> tuple[str, ...]:
    """An enemy, and the row of its card that says how hard this is."""
    row = (f"{base_id(view, piece)}:{KINDS[kind]}",) if kind in KINDS else ()
    return (*_card(view, piece), *row)


def _power(view: State, asked: Asked, piece: int, number: int) -> tuple[str, ...]:
    """A card, and the row that says its power where its owner has it open."""
    mine = people.holder(view, piece) == asked.seat if piece in view.home else False
    base = base_id(view, piece)
    told = (mine and people.in_game(view, asked.seat)) or base != looks.piece_id(piece) or piece in box.ENEMY
    row = (power_id(base, number),) if told and is_drawn(view, asked.seat, view.home.get(piece, "")) else ()
    return (*_card(view, piece), *row)


def _seat(view: State, asked: Asked, seat: int) -> tuple[str, ...]:
    """An investigator: the figure and the board; where clues or a deck are meant, those first."""
    first = {asks.PayClues: "clues", asks.LookWhere: "deck"}.get(asked.kind)
    ids = [looks.seat_id(first, seat)] if first and people.in_game(view, seat) else []
    if people.in_game(view, seat) and people.place_of(view, seat) >= 0:
        ids.append(looks.person_id(people.card_of(view, seat)))
    return (*ids, looks.seat_id("board", seat))


@cache
def _called(name: str) -> tuple[int, ...]:
    """The pieces that a name in a source can mean: the very one, and then those that are alike."""
    alike = [piece for piece, slug in enumerate(box.SLUG) if name in (slug, box.PIECE_SLUGS[piece])]
    return tuple(sorted(alike, key=lambda piece: box.PIECE_SLUGS[piece] != name))


def _source(view: State, asked: Asked) -> tuple[str, ...]:
    """The card whose text asks, if it lies on the table: that very piece, or one that is alike."""
    name = asked.source.partition(".")[0]
    found = [piece for piece in _called(name) if is_drawn(view, asked.seat, view.home.get(piece, ""))]
    return _card(view, found[0]) if found else ()
