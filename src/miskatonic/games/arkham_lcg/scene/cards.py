"""Cards of the card game as they lie on the table: assets, enemies, treacheries, hands; and the chances printed on them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from miskatonic.core.code import Frame, amount
from miskatonic.core.declared import Kind
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.words import Boost, Evade, Fight, Investigate
from miskatonic.games.arkham_lcg.odds.tests import chance, chance_now, chance_with
from miskatonic.games.arkham_lcg.rules import asks, box, figures
from miskatonic.games.arkham_lcg.rules.chaos import doubles
from miskatonic.games.arkham_lcg.rules.figures import health_of, skill_of
from miskatonic.games.arkham_lcg.rules.holding import is_blank
from miskatonic.games.arkham_lcg.rules.people import card_of, in_game, place_of
from miskatonic.games.arkham_lcg.rules.places import clues_at, shroud, skill_for
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.skill_test.attempts import foes_for
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.scene import looks
from miskatonic.games.arkham_lcg.scene.captions import caption, person
from miskatonic.scene import Card, Strip
from miskatonic.scene.parts import Onlooker, answer, part
from miskatonic.text.parts import Part, Text, join, percent

KINDS: Final = {t.FIGHT: "fight", t.EVADE: "evade"}
_ACTIONS: Final = {t.FIGHT: (box.FIGHT_ENEMY, t.COMBAT), t.EVADE: (box.EVADE_ENEMY, t.AGILITY)}


def base_id(view: State, piece: int) -> str:
    """The id of the card of an enemy or asset: what nobody is engaged with or controls stands on the map too."""
    return looks.piece_id(piece) if view.home.get(piece, "").partition(":")[0] != "at-place" else looks.card_id(piece)


def power_id(id: str, number: int) -> str:
    """The id of the row of a card that says one of its powers."""
    return f"{id}:power-{number + 1}"


class Cards(Onlooker):
    """The cards of one view in one language."""

    __slots__ = ()

    # ---------------------------------------------------------------- words

    def caption(self, key: str, **bits: Part | int | Text) -> Text:
        """A caption in the language of the table."""
        return caption(self.lang, key, **bits)

    def name(self, piece: int) -> Text:
        """The title of a card."""
        return looks.title(self.speech, box.SLUG[piece])

    def person(self, seat: int) -> Text:
        """The name of a seat's investigator."""
        return person(self.lang, self.view, seat)

    @answer
    def is_asked(self, *questions: Kind) -> bool:
        """Whether this seat must answer such a question."""
        return self.asked is not None and self.asked.kind in questions

    @answer
    def options(self) -> frozenset[Option]:
        """What this seat may choose now."""
        asked = self.asked
        return frozenset() if asked is None else frozenset(asked.options)

    # ---------------------------------------------------------------- chances

    def odds(self, p: Fraction) -> Text:
        """A chance in per cent."""
        return self.caption("percent", p=percent(p))

    def _plus(self, node: Fight | Evade) -> int:
        frame = Frame(self.view.rules.main, self.seat, len(self.view.stack))
        return amount(self.view, frame, node.plus) if isinstance(node, Fight) else 0

    def _against(self, enemy: int, kind: int, skill: int, plus: int = 0) -> Fraction:
        hard = figures.fight_of(self.view, enemy) if kind == t.FIGHT else figures.evade_of(self.view, enemy)
        twice = kind == t.EVADE and doubles(self.view, enemy)
        return chance(self.view, self.seat, skill_of(self.view, self.seat, skill, kind) + plus, hard, twice=twice)

    @answer
    def foe_chance(self, enemy: int, kind: int) -> Text:
        """The chance to hit or to evade an enemy, for one who may try it now."""
        verb, skill = _ACTIONS[kind]
        if self.is_asked(asks.Action) and verb[enemy] in self.options():
            return self.odds(self._against(enemy, kind, skill))
        if self.is_asked(asks.Enemy) and box.PICK[enemy] in self.options():
            asked = self.asked
            node = reading.word_of(self.view, asked) if asked is not None and asked.what.test == kind else None
            if isinstance(node, Fight | Evade):
                return self.odds(self._against(enemy, kind, node.skill, self._plus(node)))
        return ()

    def search_chance(self, skill: int = t.INTELLECT, easier: int = 0) -> Fraction:
        """The chance to investigate one's own location."""
        view, seat = self.view, self.seat
        hard = max(0, shroud(view, place_of(view, seat)) + easier)
        used = skill_for(place_of(view, seat), skill)
        return chance(view, seat, skill_of(view, seat, used, t.INVESTIGATE), hard)

    @answer
    def investigating(self) -> Fraction | None:
        """The chance to find a clue, for one who may investigate now; none where no clue lies."""
        if not self.is_asked(asks.Action) or box.INVESTIGATE_HERE not in self.options():
            return None
        return self.search_chance() if clues_at(self.view, place_of(self.view, self.seat)) else None

    @answer
    def usable(self) -> frozenset[tuple[int, int]]:
        """The powers that this seat may use now, as card and number."""
        return frozenset(ability_of(option) for option in self.options() if is_ability(option))

    @answer
    def power_chance(self, piece: int, number: int) -> Text:
        """What using a power means in chances: of its test, or of the test under way once it has helped."""
        if (piece, number) not in self.usable():
            return ()
        effect = POWERS[piece][number].effect
        if isinstance(effect, Fight | Evade):
            kind = t.FIGHT if isinstance(effect, Fight) else t.EVADE
            foes = foes_for(self.view, self.seat, kind)
            return self.odds(self._against(foes[0], kind, effect.skill, self._plus(effect))) if len(foes) == 1 else ()
        if isinstance(effect, Investigate):
            return self.odds(self.search_chance(effect.skill, effect.shroud))
        if isinstance(effect, Boost) and self.testing():
            return self.caption("to", p=percent(chance_now(self.view, effect.n)))
        return ()

    @answer
    def testing(self) -> bool:
        """Whether this seat may still change a test by its cards."""
        return self.is_asked(asks.Commit, asks.Help) and box.TESTER in self.view.counts

    @answer
    def commitments(self) -> dict[int, Fraction]:
        """The chance to pass with each card that this seat could commit."""
        asked = self.asked if self.testing() else None
        if asked is None:
            return {}
        cards = [option.value for option in asked.options if option.verb is box.COMMIT]
        return {card: chance_with(self.view, card) for card in cards}

    # ---------------------------------------------------------------- rows of cards

    def lying(self, piece: int) -> list[looks.Measure]:
        """What lies on a card beside damage and horror."""
        counts = self.view.counts
        found = (
            (reading.CLUE_ICON, "clues", counts.get(box.CLUES[piece], 0)),
            (reading.RESOURCE_ICON, "resources", counts.get(box.RESOURCES_ON[piece], 0)),
            (reading.DOOM_ICON, "doom-on", counts.get(box.DOOM[piece], 0)),
        )
        return [(icon, key, str(n)) for icon, key, n in found if n]

    def powers(self, piece: int, id: str) -> list[Strip]:
        """What a card always does and its powers, a row each; a power can be touched there."""
        first = -len(POWERS.get(piece, ()))
        texts = looks.rules(self.lang, piece)
        strips: list[Strip] = []
        for number, text in enumerate(texts, -len(texts) - first):
            row = power_id(id, number) if number >= 0 else f"{id}:rule{number}"
            note = self.power_chance(piece, number) if number >= 0 else ()
            strips.append(Strip(id=row, label=text, note=note))
        return strips

    def is_turned(self, piece: int) -> bool:
        """Whether a card in play is exhausted and lies sideways."""
        return box.EXHAUSTED[piece] in self.view.counts

    def state(self, piece: int) -> Text:
        """What must be known of a card in play beside what is on it."""
        states = (("exhausted", self.is_turned(piece)), ("blank", self.is_blank(piece)))
        return join(", ", [self.caption(key) for key, so in states if so])

    def is_blank(self, piece: int) -> bool:
        """Whether a card has no text until the phase ends."""
        return box.BLANK[piece] in self.view.counts

    # ---------------------------------------------------------------- cards in play

    @part
    def asset(self, piece: int, *, brief: bool) -> Card:
        """An asset in play: its uses, damage and horror; with its powers where there is room for them."""
        view, sheet, id = self.view, box.ASSET[piece], base_id(self.view, piece)
        found: list[looks.Measure] = []
        if sheet.uses is not None:
            found.append((looks.USES_ICONS[sheet.uses[0]], f"uses-{sheet.uses[0]}", str(view.count(box.USES_LEFT[piece]))))
        for (icon, key), most, taken in zip(
            looks.WORTH, (sheet.health, sheet.sanity), (box.DAMAGE, box.HORROR), strict=True
        ):
            if most:
                found.append((icon, key, f"{most - view.count(taken[piece])}/{most}"))
        found += self.lying(piece)
        strips = [looks.counted(self.lang, f"{id}:has", found)] if found else []
        return Card(
            id=id,
            label=self.name(piece),
            code=sheet.slug,
            colour=looks.colour(piece),
            icons=looks.kind_icon(piece),
            strips=(*strips, *(() if brief else self.powers(piece, id))),
            note=self.state(piece),
            turned=self.is_turned(piece),
        )

    @part
    def enemy(self, piece: int, where: Text = ()) -> Card:
        """An enemy: how hard it is to hit and to evade, with the chance to do so; its health and its attack."""
        view, sheet, id = self.view, box.ENEMY[piece], base_id(self.view, piece)
        most = health_of(view, piece)
        hard = {t.FIGHT: figures.fight_of(view, piece), t.EVADE: figures.evade_of(view, piece)}
        strips = [
            looks.counted(
                self.lang,
                f"{id}:{key}",
                ((looks.TEST_ICONS[kind], key, str(hard[kind])),),
                "task",
                self.foe_chance(piece, kind),
            )
            for kind, key in KINDS.items()
        ]
        found: list[looks.Measure] = [(looks.WORTH[0][0], "health", f"{most - view.count(box.DAMAGE[piece])}/{most}")]
        for icon, key, n in (
            (reading.DAMAGE_ICON, "damage", figures.damage_of(view, piece)),
            (reading.HORROR_ICON, "horror", figures.horror_of(view, piece)),
        ):
            if n:
                found.append((icon, key, str(n)))
        strips.append(looks.counted(self.lang, f"{id}:has", [*found, *self.lying(piece)], "danger"))
        words = looks.keywords(self.lang, piece)
        if words and not self.is_blank(piece):
            strips.append(Strip(id=f"{id}:keywords", label=words))
        notes = [note for note in (where, self.state(piece)) if note]
        return Card(
            id=id,
            label=self.name(piece),
            code=sheet.slug,
            colour=looks.colour(piece),
            icons=looks.kind_icon(piece),
            strips=(*strips, *(() if self.is_blank(piece) else self.powers(piece, id))),
            note=join(", ", notes),
            turned=self.is_turned(piece),
        )

    @part
    def threat(self, piece: int) -> Card:
        """A card in a threat area: an enemy, a treachery, or a weakness of another kind."""
        if piece in box.ENEMY:
            return self.enemy(piece)
        if piece in box.ASSET:
            return self.asset(piece, brief=False)
        id = looks.piece_id(piece)
        found = self.lying(piece)
        strips = [looks.counted(self.lang, f"{id}:has", found)] if found else []
        return Card(
            id=id,
            label=self.name(piece),
            code=box.SLUG[piece],
            colour=looks.colour(piece),
            strips=(*strips, *self.powers(piece, id)),
            note=self.state(piece),
            turned=self.is_turned(piece),
        )

    def slots(self, seat: int) -> Strip:
        """The slots that an investigator's assets take, of those there are (AH-SLT-01)."""
        view = self.view
        cards = [piece for zone in (box.PLAY[seat], box.THREAT[seat]) for piece in view.zone(zone) if piece in box.ASSET]
        found: list[looks.Measure] = []
        for slot in range(len(t.SLOTS)):
            taken = sum(box.ASSET[piece].slots.count(slot) for piece in cards)
            room = figures.room(view, seat, slot, cards)
            found.append((looks.SLOT_ICONS[slot], f"slot-{slot}", f"{taken}/{room}"))
        return looks.counted(self.lang, looks.seat_id("slots", seat), found)

    @part
    def investigator(self, seat: int, *, brief: bool) -> Card:
        """The card of an investigator: skills as they are now, ability, elder sign."""
        view = self.view
        piece = card_of(view, seat)
        sheet, id = box.INVESTIGATOR[piece], looks.piece_id(piece)
        label, symbols = looks.skills(
            self.lang, tuple(max(0, skill_of(view, seat, n, t.PLAIN)) for n in range(len(sheet.skills)))
        )
        strips = [Strip(id=f"{id}:skills", label=label, symbols=symbols), self.slots(seat)]
        if not brief:
            strips += [*self.powers(piece, id), Strip(id=f"{id}:elder-sign", label=looks.own_sign(self.lang, piece))]
        return Card(
            id=id,
            label=self.name(piece),
            code=sheet.slug,
            colour=looks.colour(piece),
            icons=looks.kind_icon(piece),
            strips=tuple(strips),
            note=self.caption("blank") if in_game(view, seat) and is_blank(view, seat) else (),
        )

    # ---------------------------------------------------------------- cards out of play

    @part
    def card(self, piece: int) -> Card:
        """A card with all that is printed on it."""
        return Card(
            id=looks.piece_id(piece),
            label=self.name(piece),
            code=box.SLUG[piece],
            colour=looks.colour(piece),
            number=str(box.COST[piece]) if box.COST[piece] >= 0 else "",
            icons=looks.icons(piece),
            lines=looks.lines(self.speech, box.SLUG[piece]),
        )

    @part
    def title(self, piece: int, id: str = "", note: Text = ()) -> Card:
        """A card of which only the title is seen, in a pile or under a test; a closer look shows the rest."""
        return Card(
            id=id or looks.piece_id(piece),
            label=self.name(piece),
            code=box.SLUG[piece],
            colour=looks.colour(piece),
            note=note,
        )

    @answer
    def commitment(self, piece: int) -> Fraction | None:
        """The chance to pass with a card that this seat could commit."""
        return self.commitments().get(piece)

    @part
    def in_hand(self, piece: int) -> Card:
        """A card of one's own hand with what it does: its skill icons and cost, in a test what it adds and the chance."""
        p = self.commitment(piece)
        if p is not None:
            note = self.caption("adds", n=icons_on(piece, self.view.count(box.TEST_SKILL)), p=percent(p))
        else:
            note = self.caption("cost", n=box.COST[piece]) if box.COST[piece] >= 0 else ()
        return Card(
            id=looks.piece_id(piece),
            label=self.name(piece),
            code=box.SLUG[piece],
            colour=looks.colour(piece),
            icons=looks.icons(piece),
            lines=looks.in_hand(self.lang, piece),
            note=note,
        )
