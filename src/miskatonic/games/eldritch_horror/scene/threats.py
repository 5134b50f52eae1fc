"""The Ancient One and what comes from it: doom, omen, mysteries, Mythos cards in play, and the piles."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic import scene as sc
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.people import ancient_one
from miskatonic.games.eldritch_horror.say.mentions import thing
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.scene import looks
from miskatonic.games.eldritch_horror.scene.board import Board as Spaces
from miskatonic.games.eldritch_horror.scene.looks import omen_id, piece_id, title
from miskatonic.scene.parts import answer, part
from miskatonic.text.parts import Text, cat

CLOSED_PILES: Final = {
    "mythos-deck": (("Mythos deck", "Колода Мифа", "Колода міту"), looks.MYTHOS_ICON),
    "gate-stack": (("Gate stack", "Стопка врат", "Стос воріт"), looks.GATE_ICON),
    "clue-pool": (("Clue pool", "Запас улик", "Запас доказів"), looks.CLUE_ICON),
    "cup": (("Monster cup", "Чаша монстров", "Чаша монстрів"), looks.MONSTER_ICON),
}

# -------------------------------------------------------------------- what few figures make, the same at all tables


@cache
def in_short(v: Voice, doom: int, omen: int, gates: int) -> tuple[Text, ...]:
    """Doom, omen and Gates in a few words."""
    return (
        cat(title(v.names.DOOM), f": {doom}"),
        title(v.names.OMENS[t.OMEN_TRACK[omen]]),
        v.say("Gates: {n}", "Врата: {n}", "Ворота: {n}", n=gates),
    )


@cache
def omen_space(v: Voice, at: int, gates: int, eldritch: int, *, here: bool) -> sc.Card:
    """A space of the Omen track: the token on it, how many open Gates match it, Eldritch tokens on the green one."""
    colour = t.OMEN_TRACK[at]
    tokens: list[sc.Token] = []
    if here:
        tokens.append(sc.Token(id="omen-token", label=title(v.names.OMEN), icon="omen", colour="brass", shape="octagon"))
    if eldritch and colour == t.GREEN:
        noun = v.names.ELDRITCH_TOKEN
        tokens.append(looks.marker("eldritch:omen", noun, looks.ELDRITCH_ICON, "purple", str(eldritch)))
    return sc.Card(
        id=omen_id(at),
        label=title(v.names.OMENS[colour]),
        colour=looks.OMEN_COLOURS[colour],
        icons=(looks.OMEN_ICONS[colour],),
        note=v.say("gates: {n}", "врата: {n}", "ворота: {n}", n=gates) if gates else (),
        tokens=tuple(tokens),
    )


@cache
def closed_pile(v: Voice, id: str, n: int) -> sc.Deck:
    """A pile in which so many lie; what they are nobody knows."""
    names, icon = CLOSED_PILES[id]
    return sc.Deck(id=id, label=(v.pick(*names),), count=n, back=icon)


# -------------------------------------------------------------------- what lies on the table


class Threats(Spaces):
    """What threatens the world, and how far it has come."""

    __slots__ = ()

    @part
    def threats(self) -> list[sc.AnyThing]:
        """All of it, with the cards that lie beside."""
        return [*self.encounter(), self.ancient_one(), *self.mythos(), self.reserve(), *self.piles()]

    @part
    def ancient_one(self) -> sc.Board:
        """The doom that is left, the mystery to be read at once, the Omen track and the sheet."""
        view, names = self.view, self.v.names
        sheet = view.zone(box.OPPONENT)[0]
        doom = sc.Track(
            id="doom",
            label=title(names.DOOM),
            value=view.count(box.DOOM),
            most=max(ancient_one(view).doom, view.count(box.DOOM)),
            icon="death-skull",
            colour="red",
        )
        card = sc.Card(
            id=piece_id(sheet),
            label=looks.name(self.v, sheet),
            code=box.CODE[sheet],
            colour="black",
            icons=(looks.ANCIENT_ICON,),
            lines=looks.lines(self.here, sheet),
            note=self.awake(sheet) if box.AWAKE in view.counts else (),
            tokens=self.lying_on(sheet),
        )
        return sc.Board(
            id="ancient-one",
            label=looks.name(self.v, sheet),
            things=(doom, self.mysteries(), self.omens(), sc.Row(id="sheet", label=(), cards=(card,), columns=1)),
        )

    def awake(self, sheet: int) -> Text:
        """That it has awoken."""
        return self.v.say("awake", "{it~пробудился}", "{it~пробудився}", it=thing(self.v, sheet))

    @part
    def omens(self) -> sc.Row:
        """The Omen track, round as it is."""
        view = self.view
        gates = [box.GATE[gate].omen for gate in view.zone(box.GATES_OPEN)]
        token, eldritch = view.count(box.OMEN), view.count(box.ON_GREEN)
        cards = [
            omen_space(self.v, at, gates.count(colour), eldritch, here=at == token) for at, colour in enumerate(t.OMEN_TRACK)
        ]
        return sc.Row(
            id="omen",
            label=title(self.v.names.OMEN),
            cards=tuple(cards),
            columns=4,
            ring=True,
        )

    @part
    def mysteries(self) -> sc.Row:
        """The mystery to solve with how far it has come, and those that are solved."""
        view, v = self.view, self.v
        active = [
            self.card(card, note=self.progress(card), tokens=self.lying_on(card)) for card in view.zone(box.ACTIVE_MYSTERY)
        ]
        solved = [
            self.card(card, brief=True, note=v.say("solved", "раскрыта", "розгадано")) for card in view.zone(box.SOLVED)
        ]
        label = v.say(
            "Mysteries solved: {n} of {most}",
            "Раскрыто тайн: {n} из {most}",
            "Розгадано таємниць: {n} з {most}",
            n=len(solved),
            most=ancient_one(view).mysteries,
        )
        return sc.Row(id="mysteries", label=label, cards=(*active, *solved), columns=1)

    def progress(self, card: int) -> Text:
        """How much of what a mystery needs is there."""
        needs = box.MYSTERY[card].solved
        match needs:
            case w.AtLeast(of, n):
                have, most = self.measured(card, of), self.measured(card, n)
            case w.IsBeaten(name):
                foe = box.MONSTERS_CALLED[name][0]
                have, most = self.view.count(box.HURT[foe]), self.measured(foe, box.MONSTER[foe].toughness)
            case _:
                return ()
        return self.v.say("{n} of {most}", "{n} из {most}", "{n} з {most}", n=have, most=most)

    @part
    def lying_on(self, card: int) -> tuple[sc.Token, ...]:
        """Tokens, Clues, Monsters and Gates on a card."""
        view, names = self.view, self.v.names
        nouns = (names.ELDRITCH_TOKEN, names.HEALTH_TOKEN, names.SANITY_TOKEN)
        icons = (looks.ELDRITCH_ICON, *looks.VALUE_ICONS)
        colours = ("purple", *looks.VALUE_COLOURS)
        found = [
            looks.marker(f"{token}:{box.PIECE_SLUGS[card]}", nouns[kind], icons[kind], colours[kind], str(view.count(key)))
            for kind, token in enumerate(t.TOKENS)
            if (key := box.TOKENS_ON[kind][card]) in view.counts
        ]
        for piece in view.zone(box.KEPT_ON[card]):
            if piece in box.CLUE:
                found.append(looks.clue(self.v, piece))
            elif piece in box.MONSTER:
                found.append(self.monster(piece))
            else:
                found.append(looks.gate(self.v, piece))
        return tuple(found)

    @part
    def mythos(self) -> list[sc.AnyThing]:
        """The Mythos card being resolved, and those that stay in play."""
        view = self.view
        shown = (*view.zone(box.MYTHOS_OPEN), *view.zone(box.ONGOING))
        if not shown:
            return []
        cards = tuple([self.card(card, tokens=self.lying_on(card)) for card in shown])
        return [sc.Row(id="mythos", label=self.v.say("Mythos", "Миф", "Міт"), cards=cards, columns=1)]

    @part
    def encounter(self) -> list[sc.AnyThing]:
        """The cards of the encounter under way, and a Monster that ambushes."""
        view = self.view
        drawn = self.cards(view.zone(box.DRAWN))
        foes = [self.monster(piece) for piece in view.zone(box.AMBUSHER)]
        row = sc.Row(id="encounter", label=title(self.v.names.ENCOUNTER), cards=drawn, columns=1)
        return [*([row] if drawn else []), *foes]

    @part
    def reserve(self) -> sc.Row:
        """The cards to acquire, each with its value."""
        cards = self.cards(self.view.zone(box.RESERVE))
        return sc.Row(id="reserve", label=title(self.v.names.RESERVE), cards=cards, columns=2)

    @part
    def piles(self) -> list[sc.AnyThing]:
        """How many lie in each pile, what lies on top where that is seen, and what was discarded."""
        return [*self.closed_piles(), *[self.open_deck(kind) for kind in (t.SPELL, t.CONDITION)], *self.discards()]

    @part
    def open_deck(self, kind: int) -> sc.Deck:
        """The face-up deck of Spells or of Conditions with its top card (EH-INF-02)."""
        v, deck = self.v, self.view.zone(box.DECK_OF[kind])
        if kind == t.SPELL:
            id, label = "spell-deck", v.say("Spell deck", "Колода заклинаний", "Колода заклинань")
        else:
            id, label = "condition-deck", v.say("Condition deck", "Колода состояний", "Колода станів")
        top = looks.face(v, deck[0], brief=True) if deck and deck[0] >= 0 else None
        return sc.Deck(id=id, label=label, count=len(deck), back=looks.KIND_ICONS[kind], top=top)

    @part
    def discards(self) -> list[sc.AnyThing]:
        """The discard piles (EH-INF-06)."""
        v = self.v
        discards = (
            ("asset-discard", v.say("Discarded assets", "Сброс активов", "Скид активів"), t.ASSET),
            ("artifact-discard", v.say("Discarded artifacts", "Сброс артефактов", "Скид артефактів"), t.ARTIFACT),
        )
        found: list[sc.AnyThing] = []
        for id, label, kind in discards:
            found += self.discarded(id, label, box.DISCARD_OF[kind], looks.KIND_ICONS[kind])
        label = v.say("Discarded Mythos cards", "Сброс карт Мифа", "Скид карт міту")
        return found + self.discarded("mythos-discard", label, box.MYTHOS_DISCARD, looks.MYTHOS_ICON)

    def discarded(self, id: str, label: Text, zone: str, icon: str) -> list[sc.AnyThing]:
        """A discard pile that anybody may look through, the last card first; nothing while it is empty."""
        cards = self.cards(reversed(self.view.zone(zone)))
        return [sc.Deck(id=id, label=label, count=len(cards), back=icon, content=cards)] if cards else []

    @part
    def closed_piles(self) -> list[sc.Deck]:
        """The piles of which nobody knows what they are."""
        mythos = sum([self.left(zone) for stage in box.MYTHOS_STAGE for zone in stage])
        left = (mythos, self.gates_left(), self.left(box.CLUE_POOL), self.left(box.CUP))
        return [closed_pile(self.v, id, n) for id, n in zip(CLOSED_PILES, left, strict=True)]

    @answer
    def gates_left(self) -> int:
        """How many lie in the Gate stack, some of which somebody may know."""
        return self.left(box.GATE_STACK)

    def left(self, zone: str) -> int:
        """How many lie in a zone."""
        return len(self.view.zone(zone))
