"""The middle of the table: the locations with everybody there, the story, the chaos bag and the skill test under way."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from miskatonic import scene as sc
from miskatonic.core.rules import Rules
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.words import DoomHere
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.chaos import outside
from miskatonic.games.arkham_lcg.rules.engaging import places_in_play
from miskatonic.games.arkham_lcg.rules.figures import health_of
from miskatonic.games.arkham_lcg.rules.people import card_of, in_game, place_of, player_order
from miskatonic.games.arkham_lcg.rules.places import BARRED, clues_at, is_revealed, shroud, ways_from
from miskatonic.games.arkham_lcg.rules.scenario import scenario, side
from miskatonic.games.arkham_lcg.rules.story import clues_asked
from miskatonic.games.arkham_lcg.say.components import reference_code
from miskatonic.games.arkham_lcg.say.reading import CLUE_ICON, DOOM_ICON, VICTORY_ICON, final_numbers
from miskatonic.games.arkham_lcg.scene import looks as look
from miskatonic.games.arkham_lcg.scene.captions import quoted, scenario_name, skill_name
from miskatonic.games.arkham_lcg.scene.cards import Cards
from miskatonic.scene.parts import answer, part
from miskatonic.text.parts import Text, cat, flat

_GROUNDS: Final = (
    (t.trait("woods"), "woods"),
    (t.trait("arkham"), "streets"),
)
"""What is drawn under locations of a trait."""
BAG_ID: Final = "chaos-bag"
ENCOUNTER_DECK_ID: Final = "encounter-deck"
_TESTS: Final = {t.FIGHT: "fighting", t.EVADE: "evading", t.INVESTIGATE: "searching"}


def spread(at: list[int], least: int, most: int) -> list[int]:
    """Coordinates stretched to the room there is; the middle of it where all are the same.

    >>> spread([50, 85, 50], 25, 75), spread([15], 25, 75)
    ([25, 75, 25], [50])
    """
    low, high = min(at, default=0), max(at, default=0)
    return [least + (n - low) * (most - least) // (high - low) if high > low else (least + most) // 2 for n in at]


def lies_where(view: State, place: int) -> int:
    """The place on the map of a location: of one that nobody had looked at, where its unrevealed card lay."""
    where = view.pointed(box.LIES_WHERE[place])
    return place if where < 0 else where


@cache
def doom_on(rules: Rules) -> tuple[str, ...]:
    """The doom on each card that can bear it: agendas, enemies, and cards that put it on themselves."""
    themselves = {address.partition(".")[0] for address, code in rules.codes.items() if isinstance(code.node, DoomHere)}
    cards = [*box.AGENDA_CARD, *box.ENEMY, *[card for card, slug in enumerate(box.PIECE_SLUGS) if slug in themselves]]
    return tuple([box.DOOM[card] for card in dict.fromkeys(cards)])


class Middle(Cards):
    """The middle of the table and the scenario, of one view in one language."""

    __slots__ = ()

    # ---------------------------------------------------------------- the map

    def place_name(self, place: int) -> Text:
        """The name of a location."""
        return self.name(box.PLACE_CARDS[place])

    def unengaged(self, piece: int) -> sc.Token:
        """An enemy engaged with nobody, or a story card nobody controls."""
        view = self.view
        if piece not in box.ENEMY:
            return sc.Token(
                id=look.piece_id(piece),
                label=self.name(piece),
                icon="three-friends",
                colour=look.colour(piece),
                detail=box.SLUG[piece],
            )
        most = health_of(view, piece)
        left = most - view.count(box.DAMAGE[piece])
        tired = box.EXHAUSTED[piece] in view.counts
        label = self.caption("enemy-here", what=self.name(piece), n=left, most=most)
        return sc.Token(
            id=look.piece_id(piece),
            label=cat(label, ", ", self.caption("exhausted")) if tired else label,
            icon=box.ENEMY[piece].icon,
            colour=look.ENEMY_COLOUR,
            shape="square",
            badge=str(left),
            turned=tired,
            detail=box.SLUG[piece],
        )

    def attachment(self, piece: int) -> sc.Token:
        """A card attached to a location."""
        looks = "fog" if piece in box.TREACHERY else "wooden-fence"
        return sc.Token(
            id=look.piece_id(piece),
            label=self.name(piece),
            icon=looks,
            colour=look.TREACHERY_COLOUR if piece in box.TREACHERY else "brown",
            shape="octagon",
            detail=box.SLUG[piece],
        )

    @answer
    def whereabouts(self) -> list[tuple[int, int, int]]:
        """Where each investigator is, by location, seat and card, in player order."""
        view = self.view
        return [(place_of(view, seat), seat, card_of(view, seat)) for seat in player_order(view)]

    def markers(self, place: int, p: str) -> tuple[sc.Token, ...]:
        """Clues, victory points and the chance to investigate; a padlock where nobody may enter."""
        view, slug = self.view, box.LOCATION[box.PLACE_CARDS[place]].slug
        sheet = box.LOCATION[box.PLACE_CARDS[place]]
        if not is_revealed(view, place):
            barred = sc.Token(id=f"barred:{slug}", label=self.caption("barred"), icon="padlock", colour="grey")
            return (barred,) if place in BARRED else ()
        out: list[sc.Token] = []
        clues = clues_at(view, place)
        if clues:
            label = self.caption("clues-here", n=clues)
            out.append(sc.Token(id=f"clues:{slug}", label=label, icon=CLUE_ICON, colour="brass", badge=str(clues)))
        if sheet.victory:
            label = self.caption("victory-here", n=sheet.victory)
            out.append(
                sc.Token(id=f"victory:{slug}", label=label, icon=VICTORY_ICON, colour="green", badge=str(sheet.victory))
            )
        if p:
            out.append(
                sc.Token(
                    id=f"chance:{slug}",
                    label=self.caption("investigating", p=p),
                    icon=CLUE_ICON,
                    colour="white",
                    badge=f"{p}%",
                    shape="square",
                    fleeting=True,
                )
            )
        return tuple(out)

    @part
    def place(self, place: int, x: int, y: int, people: tuple[tuple[int, int], ...], p: str) -> sc.Place:
        """A location with everything on it: people by seat and card, and the chance of one who may investigate it."""
        view = self.view
        known = is_revealed(view, place)
        tokens = [look.figure(self.speech, card, seat) for seat, card in people]
        tokens += [self.unengaged(piece) for piece in view.zone(box.AT_PLACE[place])]
        tokens += [self.attachment(piece) for piece in view.zone(box.ATTACHED[place])]
        return sc.Place(
            id=look.place_id(place),
            label=self.place_name(place),
            x=x,
            y=y,
            number=str(shroud(view, place)) if known else "?",
            colour="brass" if known else "grey",
            pattern="" if known else "stripes",
            tokens=tuple(tokens),
            markers=self.markers(place, p),
        )

    @part
    def layout(self) -> tuple[str, tuple[tuple[int, int, int], ...]]:
        """The ground, and the locations in play with where each is drawn."""
        here = places_in_play(self.view)
        sheets = [box.LOCATION[box.PLACE_CARDS[lies_where(self.view, place)]] for place in here]
        ground = next((ground for trait, ground in _GROUNDS if any(trait in sheet.traits for sheet in sheets)), "boards")
        xs, ys = [sheet.x for sheet in sheets], [sheet.y for sheet in sheets]
        if ground == "boards":  # rooms are found one by one; streets and woods lie where they lie
            xs, ys = spread(xs, 25, 75), spread(ys, 15, 85)
        return ground, tuple(zip(here, xs, ys, strict=True))

    @part
    def paths(self) -> tuple[sc.Path, ...]:
        """The ways between the locations."""
        here = places_in_play(self.view)
        leads = {place: ways_from(self.view, place) for place in here}
        return tuple(
            [
                sc.Path(
                    id=f"path:{box.place_slug(a)}-{box.place_slug(b)}",
                    label=self.caption("path", a=self.place_name(a), b=self.place_name(b)),
                    a=look.place_id(a),
                    b=look.place_id(b),
                )
                for a, b in combinations(here, 2)
                if b in leads[a] or a in leads[b]
            ]
        )

    @part
    def locations(self, searched: int, p: str) -> sc.Map:
        """The locations in play and the ways between them, with the chance of who may investigate one."""
        ground, spots = self.layout()
        there: dict[int, tuple[tuple[int, int], ...]] = {}
        for place, seat, card in self.whereabouts():
            there[place] = (*there.get(place, ()), (seat, card))
        places = tuple(
            [self.place(place, x, y, there.get(place, ()), p if place == searched else "") for place, x, y in spots]
        )
        return sc.Map(id="locations", label=self.caption("map"), places=places, paths=self.paths(), ground=ground)

    @part
    def around(self) -> list[sc.AnyThing]:
        """The cards of enemies engaged with nobody and of story cards nobody controls, with where they are."""
        cards: list[sc.Card] = []
        for place in places_in_play(self.view):
            for piece in self.view.zone(box.AT_PLACE[place]):
                chances = self.chances().get(piece, ())
                if piece in box.ENEMY:
                    cards.append(self.enemy(piece, chances, self.place_name(place)))
                else:
                    cards.append(self.asset(piece, chances, brief=False))
        return [sc.Row(id="around", label=self.caption("around"), cards=tuple(cards), columns=2)] if cards else []

    # ---------------------------------------------------------------- acts and agendas

    def act(self, piece: int) -> sc.Card:
        """The act in force; what its back says is for later."""
        return self.story_card(piece, "act", box.ACT_CARD[piece].stage, "teal", CLUE_ICON)

    def agenda(self, piece: int) -> sc.Card:
        """The agenda in force; what its back says is for later."""
        return self.story_card(piece, "agenda", box.AGENDA_CARD[piece].stage, "purple", DOOM_ICON)

    @part
    def story_card(self, piece: int, key: str, number: int, hue: str, icon: str) -> sc.Card:
        """An act or agenda with its front; a line that only says its number is not said again."""
        which = self.caption(key, n=number)
        printed = look.lines(self.speech, box.SLUG[piece])[:-1]
        return sc.Card(
            id=look.piece_id(piece),
            label=cat(which, ": ", self.name(piece)),
            code=box.SLUG[piece],
            colour=hue,
            icons=(icon,),
            lines=printed[1:] if flat(printed[0]) == flat(which) + "." else printed,
        )

    @answer
    def doom(self) -> int:
        """All doom, looked for only where it can lie: whoever goes through all numbers notices every change."""
        return sum([self.view.count(key) for key in doom_on(self.view.rules)])

    @part
    def story(self) -> sc.Board:
        """How far the scenario is: agenda and act with the doom and the clues that move them on."""
        view = self.view
        things: list[sc.AnyThing] = []
        agenda, act = view.zone(box.AGENDA)[:1], view.zone(box.ACT)[:1]
        if agenda and box.AGENDA_CARD[agenda[0]].doom:
            most = box.AGENDA_CARD[agenda[0]].doom
            doom = min(self.doom(), most)
            things.append(
                sc.Track(id="doom", label=self.caption("doom"), value=doom, most=most, icon=DOOM_ICON, colour="purple")
            )
        needed = clues_asked(view) if act else 0
        if needed:
            held = sum(view.count(box.CLUES[card_of(view, seat)]) for seat in player_order(view))
            label = self.caption("act-clues")
            things.append(
                sc.Track(id="act-clues", label=label, value=min(held, needed), most=needed, icon=CLUE_ICON, colour="teal")
            )
        cards = [*(self.agenda(piece) for piece in agenda), *(self.act(piece) for piece in act)]
        things.append(sc.Row(id="story-cards", label=(), cards=tuple(cards), columns=2))
        return sc.Board(id="story", label=scenario_name(self.lang, scenario(view)), things=tuple(things))

    # ---------------------------------------------------------------- chaos

    @answer
    def for_whom(self) -> int:
        """Whose chaos it is: of the tester, of oneself, or of whoever is left."""
        view = self.view
        if box.TESTER in view.counts:
            return view.pointed(box.TESTER)
        people = player_order(view)
        return self.seat if self.seat in people else people[0] if people else -1

    def token(self, token: int, seat: int, *, out: bool) -> sc.Token:
        """A chaos token; a symbol with what it would add now."""
        now = ""
        if (token in t.SYMBOLS or token == t.ELDER_SIGN) and seat >= 0:
            adds, settled, _ = self.meanings(seat)[token]
            now = "" if settled == box.FAILURE else look.signed(adds)
        return look.chaos_token(self.lang, token, now, out)

    @part
    def chaos(self, seat: int) -> list[sc.AnyThing]:
        """The chaos bag token by token as it is for a seat, and what the symbols mean."""
        view, left = self.view, self.bag()
        content = tuple((self.token(token, seat, out=False), n) for token, n in enumerate(left) if n)
        things: list[sc.AnyThing] = [sc.Bag(id=BAG_ID, label=self.caption("bag"), count=sum(left), content=content)]
        code = reference_code(scenario(view), side(view))
        things.append(sc.Notice(id="reference", label=look.title(self.speech, code), lines=look.lines(self.speech, code)))
        return things

    def revealed(self) -> list[sc.AnyThing]:
        """The tokens of the test that lie outside the bag."""
        view, seat = self.view, self.for_whom()
        out = outside(view)
        content = tuple((self.token(token, seat, out=True), 1) for token in out)
        return [sc.Bag(id="revealed", label=self.caption("revealed"), count=len(out), content=content)] if out else []

    # ---------------------------------------------------------------- a skill test

    @property
    def tester(self) -> int:
        """The seat that takes a test; negative while none is taken."""
        seat = self.view.pointed(box.TESTER)
        return seat if seat >= 0 and in_game(self.view, seat) else -1

    @property
    def is_open(self) -> bool:
        """Whether a test is under way and no token has been revealed."""
        return self.tester >= 0 and box.REVEALED[0] not in self.view.counts

    def tested(self) -> Text:
        """What a test is about; nothing where the card that asks for it lies on the table."""
        view = self.view
        kind = view.count(box.TEST_KIND)
        if kind not in _TESTS:
            return ()
        enemy = view.pointed(box.TEST_TARGET)
        what = self.place_name(place_of(view, self.tester)) if kind == t.INVESTIGATE else self.name(enemy)
        return self.caption(_TESTS[kind], what=what)

    @answer
    def percent_to_pass(self) -> str:
        """The chance to pass the test under way, in percent."""
        return self.chance(self.trial())

    @part
    def stakes(self) -> sc.Notice:
        """Who tests what against what, and the chance to pass."""
        _, n, hard, _ = self.trial()
        skill = skill_name(self.lang, self.view.count(box.TEST_SKILL))
        label = self.caption("test", who=self.person(self.tester), skill=skill, n=n, hard=hard)
        about = [text for text in (self.tested(),) if text]
        if self.is_open:
            now = self.caption("odds", p=self.percent_to_pass())
        else:
            now = self.caption("with-tokens", n=final_numbers(self.view)[0], hard=hard)
        return sc.Notice(id="test", label=label, lines=(*about, now), active=len(about))

    @part
    def brought(self) -> list[sc.AnyThing]:
        """The tokens that were revealed for a test, and the cards that are committed to it."""
        view, things = self.view, self.revealed()
        cards = [
            look.titled(self.speech, piece, look.piece_id(piece), self.person(seat))
            for seat in range(view.seats)
            for piece in view.zone(box.COMMITTED[seat])
        ]
        if cards:
            things.append(sc.Row(id="committed", label=self.caption("committed"), cards=tuple(cards)))
        return things

    @part
    def test(self) -> list[sc.AnyThing]:
        """The skill test under way, with what one's own cards would change."""
        if self.tester < 0:
            return []
        notice = self.stakes()
        more = [
            self.caption("with-card", what=quoted(self.lang, self.name(piece)), p=p)
            for piece, p in self.commitments().items()
        ]
        return [replace(notice, lines=(*notice.lines, *more)) if more else notice, *self.brought()]
