"""Gaining Assets, Artifacts, Spells, Conditions and improvements (EH-GAI, EH-CND, EH-SPL-03, EH-SKL)."""

from typing import Final

from miskatonic.core.code import Frame, amount, runs
from miskatonic.core.events import Event
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.rules import asks, box, decks, happens, tells
from miskatonic.games.eldritch_horror.rules.amounts import owned
from miskatonic.games.eldritch_horror.rules.delayed import is_bargain
from miskatonic.games.eldritch_horror.rules.monsters import nothing
from miskatonic.games.eldritch_horror.rules.people import has_passive, is_alive, passives, person
from miskatonic.games.eldritch_horror.rules.reckoning import leave_out
from miskatonic.words.control import DONE

# -------------------------------------------------------------------- a card comes to somebody


def take(s: State, seat: int, card: int, rule: str, from_deck: bool = True) -> None:
    """A card is gained: it lies face up beside the sheet, and what it says about that is resolved (EH-POS-01)."""
    kind = box.KIND_OF[card]
    s.put(card, box.CONDITIONS_OF[seat] if kind == t.CONDITION else box.OWNED[seat])
    s.note(tells.Gained, person(s, seat), card, rule=rule)
    if kind == t.CONDITION:
        decks.show_top(s, t.CONDITION)
        leave_out(s, card)
        if t.COMMON not in box.TRAITS_OF[card] and box.SET_OUT in s.counts:
            s.happen(GAINED_CONDITION, seat, card)
        return
    if kind in box.DISCARD_OF:
        decks.renew_deck(s, kind)
    code = s.rules.codes.get(f"{box.CODE[card]}.gained")
    if code is None and from_deck:
        code = s.rules.codes.get(f"{box.CODE[card]}.gained-from-deck")
    if code is not None:
        s.push(code, seat).regs["piece"] = card


GAINED_CONDITION: Final = Event(Moment.GAINED_CONDITION.name, nothing, happens.GainedCondition)


def available(s: State, seat: int, kind: int, name: str = "", trait: int | None = None) -> list[int]:
    """Cards of a kind in deck, discard pile or reserve that somebody could gain; no second Spell or Condition of a name."""
    has = {box.CODE[card] for card in owned(s, seat, kind)} if kind in (t.SPELL, t.CONDITION) else set()
    zones = [box.DECK_OF[kind], *([box.DISCARD_OF[kind]] if kind in box.DISCARD_OF else [])]
    return [
        card
        for zone in zones
        for card in s.zones.get(zone, ())
        if (not name or box.CODE[card] == name)
        and (trait is None or trait in box.TRAITS_OF[card])
        and box.CODE[card] not in has
    ]


# -------------------------------------------------------------------- Artifacts and Spells


def gain_artifact(s: State, f: Frame, node: w.GainArtifact) -> None:
    """The top card, or the first that fits (EH-GAI-01, EH-GAI-03, EH-GAI-05)."""
    if not is_alive(s, f.who):
        return
    if node.trait is None and not node.name:
        card = decks.top_card(s, t.ARTIFACT)
        rule = "EH-GAI-01"
    else:
        card = decks.search(s, t.ARTIFACT, available(s, f.who, t.ARTIFACT, node.name, node.trait))
        rule = "EH-GAI-05" if node.name else "EH-GAI-03"
    if card < 0:
        s.note(tells.NotFound, person(s, f.who), t.ARTIFACT, rule="EH-GAI-07")
        return
    take(s, f.who, card, rule, from_deck=s.home[card] == box.DECK_OF[t.ARTIFACT])
    if rule != "EH-GAI-01":
        decks.shuffle_after_search(s, t.ARTIFACT)


runs(
    w.GainArtifact,
    gain_artifact,
    can=lambda s, f, node: bool(available(s, f.who, t.ARTIFACT, node.name, node.trait)),
)


def gain_spells(s: State, f: Frame, node: w.GainSpell) -> None:
    """Random ones from the bottom, passing over those one has; or the first that fits (EH-GAI-01 to EH-GAI-05)."""
    for _ in range(node.n):
        card = decks.search(s, t.SPELL, available(s, f.who, t.SPELL, node.name, node.trait)) if is_alive(s, f.who) else -1
        if card < 0:
            s.note(tells.NotFound, person(s, f.who), t.SPELL, rule="EH-GAI-07")
            return
        passed_over = s.zones[box.DECK_OF[t.SPELL]][-1] != card
        take(s, f.who, card, "EH-GAI-04" if node.trait is not None else "EH-GAI-05" if node.name else "EH-GAI-02")
        if passed_over:
            decks.shuffle_double_sided(s, t.SPELL)


runs(w.GainSpell, gain_spells, can=lambda s, f, node: bool(available(s, f.who, t.SPELL, node.name, node.trait)))

# -------------------------------------------------------------------- Conditions


def replaced(s: State, seat: int, name: str) -> int:
    """A Condition that the gain of another one changes instead: turned over or discarded; -1 if none is (EH-CND-01)."""
    for card, passive in passives(s, seat):
        if isinstance(passive, w.FlipsWhenGainedAgain) and box.CODE[card] == name:
            return card
        if isinstance(passive, w.GivesWay) and passive.to == name:
            return card
    return -1


def can_gain_condition(s: State, seat: int, name: str, trait: int | None) -> bool:
    """Whether a Condition could be gained, so that gaining it can be a price (EH-CND-01)."""
    if not is_alive(s, seat):
        return False
    return bool(available(s, seat, t.CONDITION, name, trait)) or bool(name and replaced(s, seat, name) >= 0)


def gain_condition(s: State, f: Frame, node: w.GainCondition) -> None:
    """Of a name, or a random one of a trait, that one does not have (EH-GAI-02, EH-GAI-04, EH-GAI-05, EH-CND-01)."""
    if is_alive(s, f.who):
        bear(s, f, f.who, node.name, node.trait)


def bear(s: State, f: Frame, seat: int, name: str, trait: int | None = None) -> None:
    """Somebody gains a Condition, unless what they have changes that."""
    if name == t.DETAINED and has_passive(s, seat, w.NeverDetained) and not is_bargain(s, f):
        s.note(tells.NotDetained, person(s, seat), rule="EH-INV-24")
        return
    other = replaced(s, seat, name) if name else -1
    if other >= 0:
        if box.CODE[other] == name:
            frame = s.push(s.rules.codes["turn over"], seat)
            frame.regs["piece"] = other
        else:
            s.note(tells.GaveWay, person(s, seat), other, rule="EH-CND-01")
            decks.discard_card(s, other)
        return
    card = decks.search(s, t.CONDITION, available(s, seat, t.CONDITION, name, trait))
    if card < 0:
        s.note(tells.NotFound, person(s, seat), t.CONDITION, rule="EH-GAI-07")
        return
    shuffled = s.zones[box.DECK_OF[t.CONDITION]][-1] != card
    take(s, seat, card, "EH-GAI-05" if name else "EH-GAI-04")
    if shuffled:
        decks.shuffle_double_sided(s, t.CONDITION)


runs(
    w.GainCondition,
    gain_condition,
    can=lambda s, f, node: can_gain_condition(s, f.who, node.name, node.trait),
)

# -------------------------------------------------------------------- Assets


def fitting(s: State, f: Frame, node: w.GainAsset) -> list[int]:
    """Assets of reserve (and discard pile) that could be chosen (EH-GAI-08)."""
    found = list(s.zones.get(box.RESERVE, ()))
    if node.source == w.RESERVE_OR_DISCARD:
        found.extend(s.zones.get(box.DISCARD_OF[t.ASSET], ()))
    if node.traits:
        found = [card for card in found if any(trait in box.TRAITS_OF[card] for trait in node.traits)]
    most = None
    if node.most_value is not None:
        most = amount(s, f, node.most_value)
    elif node.total_value is not None:
        most = amount(s, f, node.total_value) - f.regs.get("taken", 0)
    return found if most is None else [card for card in found if box.ASSET_CARD[card].value <= most]


def from_deck(s: State, f: Frame, node: w.GainAsset) -> None:
    """A random one, one of a trait, or one of a name, which may lie in the reserve (EH-GAI-01, -03, -05, -06)."""
    f.regs["taken"] = 0
    if not is_alive(s, f.who):
        f.end()
        return
    if node.source != w.DECK:
        return
    f.end()
    if node.name:
        for card in s.zones.get(box.RESERVE, ()):
            if box.CODE[card] == node.name:
                gain_asset(s, f, card, "EH-GAI-06", from_deck=False)
                return
    fits = [
        card
        for card in available(s, f.who, t.ASSET, node.name)
        if not node.traits or any(trait in box.TRAITS_OF[card] for trait in node.traits)
    ]
    searched = bool(node.name or node.traits)
    card = decks.search(s, t.ASSET, fits) if searched else decks.top_card(s, t.ASSET)
    if card < 0:
        s.note(tells.NotFound, person(s, f.who), t.ASSET, rule="EH-GAI-07")
        return
    gain_asset(s, f, card, "EH-GAI-05" if node.name else "EH-GAI-03" if searched else "EH-GAI-01")
    if searched:
        decks.shuffle_after_search(s, t.ASSET)


def gain_asset(s: State, f: Frame, card: int, rule: str, from_deck: bool = True) -> None:
    """An Asset is gained; the effect remembers it and its value."""
    regs = s.shared(f).regs
    regs["asset"] = card
    regs["value"] = box.ASSET_CARD[card].value
    take(s, f.who, card, rule, from_deck)


def ask_which_asset(s: State, f: Frame, node: w.GainAsset) -> None:
    """Which one; of several for a total, one after another."""
    options: list[Option] = box.PICK.each(fitting(s, f, node))
    if options and node.total_value is not None:
        options.append(DONE)
    s.ask(f, f.who, asks.WhichAsset, options)


def gain_chosen(s: State, f: Frame, node: w.GainAsset) -> None:
    """That one (EH-GAI-08)."""
    if f.answer is None or f.answer is DONE:
        return
    f.regs["taken"] += box.ASSET_CARD[f.value].value
    if node.total_value is not None:
        f.goto(ask_which_asset)
    gain_asset(s, f, f.value, "EH-GAI-08", from_deck=False)


def can_gain_asset(s: State, f: Frame, node: w.GainAsset) -> bool:
    """Whether there is one that fits."""
    if node.source != w.DECK:
        return bool(fitting(s, f, node))
    return True


runs(w.GainAsset, from_deck, ask_which_asset, gain_chosen, can=can_gain_asset)


def discard_that(s: State, f: Frame, node: w.DiscardThat) -> None:
    """The Asset just gained is lost again."""
    card = s.shared(f).regs.get("asset", -1)
    if card >= 0 and s.home.get(card) == box.OWNED[f.who]:
        s.note(tells.Discarded, person(s, f.who), card, rule="EH-DIS-03")
        decks.discard_card(s, card)


runs(w.DiscardThat, discard_that)
