"""Cards of the card game as they lie on the table: assets, enemies, treacheries, hands; and the chances printed on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from miskatonic.core.code import Effect, Frame, amount
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.rules import USE_VERB
from miskatonic.core.state import State, word_of
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.words import Boost, Evade, Fight, Investigate
from miskatonic.games.arkham_lcg.odds import tests
from miskatonic.games.arkham_lcg.rules import asks, box, figures
from miskatonic.games.arkham_lcg.rules.chaos import doubles, in_bag
from miskatonic.games.arkham_lcg.rules.figures import health_of, skill_of
from miskatonic.games.arkham_lcg.rules.holding import is_blank
from miskatonic.games.arkham_lcg.rules.people import active, card_of, in_game, place_of
from miskatonic.games.arkham_lcg.rules.places import clues_at, shroud, skill_for
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.skill_test.attempts import foes_for
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.scene import looks
from miskatonic.games.arkham_lcg.scene.captions import caption, person
from miskatonic.scene import Card, Strip
from miskatonic.scene.parts import Onlooker, answer, part
from miskatonic.text.parts import Text, join, percent
from miskatonic.text.phrases import Slot

KINDS: Final = {t.FIGHT: "fight", t.EVADE: "evade"}
_ACTIONS: Final = {box.FIGHT_ENEMY: (t.FIGHT, t.COMBAT), box.EVADE_ENEMY: (t.EVADE, t.AGILITY)}
_TRIES: Final = frozenset([USE_VERB, *[verb.name for verb in (*_ACTIONS, box.PICK)]])
"""Verbs of options that may have a chance."""
TESTING: Final = (asks.Commit, asks.Help)
"""Questions of those who may still change a test by cards."""
Row = str | int
"""A row of a card that tells a chance: that of fighting or evading, or of a power by its number."""
Chances = tuple[tuple[Row, Text], ...]
"""What the rows of a card tell of chances, where they do."""


def base_id(view: State, piece: int) -> str:
    """The id of the card of an enemy or asset: what nobody is engaged with or controls stands on the map too."""
    return looks.piece_id(piece) if view.home.get(piece, "").partition(":")[0] != "at-place" else looks.card_id(piece)


def power_id(id: str, number: int) -> str:
    """The id of the row of a card that says one of its powers."""
    return f"{id}:power-{number + 1}"


@lru_cache(maxsize=1 << 14)
def _percent(bag: tests.Bag, means: tuple[tests.Meaning, ...], skill: int, hard: int, twice: bool) -> str:
    return percent(tests.passing(bag, means, skill, hard, twice))


@lru_cache(maxsize=1 << 12)
def powers(lang: str, piece: int, id: str, chances: Chances) -> tuple[Strip, ...]:
    """What a card always does and its powers, a row each; a power can be touched there."""
    texts, told = looks.rules(lang, piece), dict(chances)
    strips: list[Strip] = []
    for number, text in enumerate(texts, len(POWERS.get(piece, ())) - len(texts)):
        row = power_id(id, number) if number >= 0 else f"{id}:rule{number}"
        strips.append(Strip(id=row, label=text, note=told.get(number, ()) if number >= 0 else ()))
    return tuple(strips)


class Cards(Onlooker):
    """The cards of one view in one language."""

    __slots__ = ()

    # ---------------------------------------------------------------- words

    def caption(self, key: str, **slots: Slot) -> Text:
        """A caption in the language of the table."""
        return caption(self.lang, key, **slots)

    def name(self, piece: int) -> Text:
        """The title of a card."""
        return looks.title(self.speech, box.SLUG[piece])

    def person(self, seat: int) -> Text:
        """The name of a seat's investigator."""
        return person(self.lang, self.view, seat)

    # ---------------------------------------------------------------- chances

    def odds(self, p: str) -> Text:
        """A chance."""
        return self.caption("percent", p=p)

    @answer
    def bag(self) -> tests.Bag:
        """The chaos bag."""
        return tuple(in_bag(self.view))

    @answer
    def meanings(self, seat: int) -> tuple[tests.Meaning, ...]:
        """What each token does for a seat now."""
        return tests.meanings(self.view, seat)

    def chance(self, trial: tests.Trial, more: int = 0) -> str:
        """The chance to pass a test with so much more skill, in per cent."""
        seat, skill, hard, twice = trial
        if box.TOKENLESS[seat] in self.view.counts:
            return percent(tests.sure(skill + more, hard))
        return _percent(self.bag(), self.meanings(seat), skill + more, hard, twice)

    @answer
    def trial(self) -> tests.Trial:
        """The test under way."""
        return tests.under_way(self.view)

    def _plus(self, node: Fight | Evade) -> int:
        frame = Frame(self.view.rules.main, self.seat, len(self.view.stack))
        return amount(self.view, frame, node.plus) if isinstance(node, Fight) else 0

    def _against(self, enemy: int, kind: int, skill: int, plus: int = 0) -> str:
        hard = figures.fight_of(self.view, enemy) if kind == t.FIGHT else figures.evade_of(self.view, enemy)
        twice = kind == t.EVADE and doubles(self.view, enemy)
        return self.chance(tests.Trial(self.seat, skill_of(self.view, self.seat, skill, kind) + plus, hard, twice))

    def search_chance(self, skill: int = t.INTELLECT, easier: int = 0) -> str:
        """The chance to investigate one's own location."""
        view, seat = self.view, self.seat
        hard = max(0, shroud(view, place_of(view, seat)) + easier)
        used = skill_for(place_of(view, seat), skill)
        return self.chance(tests.Trial(seat, skill_of(view, seat, used, t.INVESTIGATE), hard, twice=False))

    @answer
    def investigating(self) -> tuple[int, str] | None:
        """Where this seat may investigate now, and the chance to find a clue in per cent; none where no clue lies."""
        asked = self.asked if active(self.view) == self.seat else None
        if asked is None or box.INVESTIGATE_HERE not in asked.options:
            return None
        here = place_of(self.view, self.seat)
        return (here, self.search_chance()) if clues_at(self.view, here) else None

    @answer
    def chances(self) -> dict[int, Chances]:
        """Card by card, the chances of what this seat may try with it now."""
        asked = self.asked
        found: dict[int, Chances] = {}
        if asked is None:
            return found
        for option in asked.options:
            if option.verb.name in _TRIES:
                piece, row, said = self._chance_of(asked, option)
                if said:
                    found[piece] = (*found.get(piece, ()), (row, said))
        return found

    def _chance_of(self, asked: Asked, option: Option) -> tuple[int, Row, Text]:
        """The card that an option is about, the row of it that tells the chance, and the chance."""
        if is_ability(option):
            piece, number = ability_of(option)
            return piece, number, self._power_chance(asked, POWERS[piece][number].effect)
        if option.verb in _ACTIONS:
            kind, skill = _ACTIONS[option.verb]
            return option.value, KINDS[kind], self.odds(self._against(option.value, kind, skill))
        if option.verb is box.PICK and asked.kind is asks.Enemy:
            node = word_of(self.view, asked)
            if isinstance(node, Fight | Evade) and asked.what.test in KINDS:
                kind = asked.what.test
                return option.value, KINDS[kind], self.odds(self._against(option.value, kind, node.skill, self._plus(node)))
        return option.value, "", ()

    def _power_chance(self, asked: Asked, effect: Effect) -> Text:
        """What using a power means in chances: of its test, or of the test under way once it has helped."""
        if isinstance(effect, Fight | Evade):
            kind = t.FIGHT if isinstance(effect, Fight) else t.EVADE
            foes = foes_for(self.view, self.seat, kind)
            return self.odds(self._against(foes[0], kind, effect.skill, self._plus(effect))) if len(foes) == 1 else ()
        if isinstance(effect, Investigate):
            return self.odds(self.search_chance(effect.skill, effect.shroud))
        if isinstance(effect, Boost) and asked.kind in TESTING and box.TESTER in self.view.counts:
            return self.caption("to", p=self.chance(self.trial(), effect.n))
        return ()

    @answer
    def commitments(self) -> dict[int, str]:
        """The chance to pass with each card that this seat could commit, in per cent."""
        asked = self.asked if box.TESTER in self.view.counts else None
        if asked is None or asked.kind not in TESTING:
            return {}
        cards = [option.value for option in asked.options if option.verb is box.COMMIT]
        trial, skill = self.trial(), self.view.count(box.TEST_SKILL)
        return {card: self.chance(trial, icons_on(card, skill)) for card in cards}

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
    def asset(self, piece: int, chances: Chances, *, brief: bool) -> Card:
        """An asset in play: its uses, damage and horror; with its powers where there is room for them."""
        view, sheet, id = self.view, box.ASSET[piece], base_id(self.view, piece)
        found: list[looks.Measure] = []
        if sheet.uses is not None:
            found.append((*looks.USES[sheet.uses[0]], str(view.count(box.USES_LEFT[piece]))))
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
            strips=(*strips, *(() if brief else powers(self.lang, piece, id, chances))),
            note=self.state(piece),
            turned=self.is_turned(piece),
        )

    @part
    def enemy(self, piece: int, chances: Chances, where: Text = ()) -> Card:
        """An enemy: how hard it is to hit and to evade, with the chance to do so; its health and its attack."""
        view, sheet, id = self.view, box.ENEMY[piece], base_id(self.view, piece)
        most, told = health_of(view, piece), dict(chances)
        hard = {t.FIGHT: figures.fight_of(view, piece), t.EVADE: figures.evade_of(view, piece)}
        strips = [
            looks.counted(
                self.lang,
                f"{id}:{key}",
                ((looks.TEST_ICONS[kind], key, str(hard[kind])),),
                "task",
                told.get(key, ()),
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
            strips=(*strips, *(() if self.is_blank(piece) else powers(self.lang, piece, id, chances))),
            note=join(", ", notes),
            turned=self.is_turned(piece),
        )

    def threat(self, piece: int, chances: Chances) -> Card:
        """A card in a threat area: an enemy, a treachery, or a weakness of another kind."""
        if piece in box.ENEMY:
            return self.enemy(piece, chances)
        return self.asset(piece, chances, brief=False) if piece in box.ASSET else self.burden(piece, chances)

    @part
    def burden(self, piece: int, chances: Chances) -> Card:
        """A treachery in a threat area."""
        id = looks.piece_id(piece)
        found = self.lying(piece)
        strips = [looks.counted(self.lang, f"{id}:has", found)] if found else []
        return Card(
            id=id,
            label=self.name(piece),
            code=box.SLUG[piece],
            colour=looks.colour(piece),
            strips=(*strips, *powers(self.lang, piece, id, chances)),
            note=self.state(piece),
            turned=self.is_turned(piece),
        )

    def _slots(self, seat: int) -> tuple[looks.Measure, ...]:
        """The slots that an investigator's assets take, of those there are (AH-SLT-01)."""
        view = self.view
        cards = [piece for zone in (box.PLAY[seat], box.THREAT[seat]) for piece in view.zone(zone) if piece in box.ASSET]
        taken = [slot for piece in cards for slot in box.ASSET[piece].slots]
        rooms = enumerate(figures.rooms(view, seat, cards))
        return tuple([(*looks.SLOTS[slot], f"{taken.count(slot)}/{room}") for slot, room in rooms])

    @answer
    def standing_of(self, seat: int) -> tuple[tuple[int, ...], tuple[looks.Measure, ...], bool]:
        """An investigator as they are now: their skills, their slots, and whether they have no text here."""
        view = self.view
        skills = tuple([max(0, n) for n in figures.skills_of(view, seat)])
        return skills, self._slots(seat), in_game(view, seat) and is_blank(view, seat)

    @part
    def investigator(self, seat: int, chances: Chances, *, brief: bool) -> Card:
        """The card of an investigator: skills as they are now, ability, elder sign."""
        view = self.view
        piece = card_of(view, seat)
        sheet, id = box.INVESTIGATOR[piece], looks.piece_id(piece)
        skills, slots, is_blanked = self.standing_of(seat)
        label, symbols = looks.skills(self.lang, skills)
        strips = [
            Strip(id=f"{id}:skills", label=label, symbols=symbols),
            looks.counted(self.lang, looks.seat_id("slots", seat), slots),
        ]
        if not brief:
            strips += [
                *powers(self.lang, piece, id, chances),
                Strip(id=f"{id}:elder-sign", label=looks.own_sign(self.lang, piece)),
            ]
        return Card(
            id=id,
            label=self.name(piece),
            code=sheet.slug,
            colour=looks.colour(piece),
            icons=looks.kind_icon(piece),
            strips=tuple(strips),
            note=self.caption("blank") if is_blanked else (),
        )
