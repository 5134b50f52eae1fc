"""Acts, agendas and doom, and what their backs do (AH-ACT, AH-ADV, AH-MYT)."""

from typing import Final

from miskatonic.core.code import Frame, checks, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.conditions import ActIs
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.rules.clues import choose_payer, group_clues, payer_pays
from miskatonic.games.arkham_lcg.rules.defeat import BY_EFFECT, INVESTIGATOR_FALLS, check_limits, eliminate, suffer
from miskatonic.games.arkham_lcg.rules.ending import end_scenario
from miskatonic.games.arkham_lcg.rules.engaging import engage_at, spawn, spawn_together, tell_of_spawned
from miskatonic.games.arkham_lcg.rules.entering import put_into_play as put_asset_into_play
from miskatonic.games.arkham_lcg.rules.leaving import discard, remove
from miskatonic.games.arkham_lcg.rules.people import enemies_at, is_shut_out, lead, player_order, seats_at
from miskatonic.games.arkham_lcg.rules.places import put_into_play, reveal

DOOM_PREFIX: Final = "doom:"

# -------------------------------------------------------------------- doom and agendas


def doom_in_play(s: State) -> int:
    """All doom, on the agenda and elsewhere (AH-MYT-05)."""
    return sum([n for key, n in s.counts.items() if key.startswith(DOOM_PREFIX)])


def add_doom(s: State, card: int, n: int, rule: str = "AH-MYT-05") -> None:
    """Doom is put on a card; wherever it lies, it counts (AH-MYT-05)."""
    s.add(box.DOOM[card], n)
    s.note(tells.Doom, card, s.count(box.DOOM[card]), rule=rule)


def current_agenda(s: State) -> int:
    """The agenda in force."""
    return s.zone(box.AGENDA)[0]


def check_doom(s: State) -> None:
    """With enough doom in play the agenda advances (AH-MYT-02, AH-PHS-03)."""
    due = box.AGENDA_CARD[current_agenda(s)].doom if s.zone(box.AGENDA) else 0
    if due and doom_in_play(s) >= due:
        s.push(AGENDA_ADVANCES, lead(s))


def flip_agenda(s: State, f: Frame) -> None:
    """All doom in play is removed and the back is followed (AH-MYT-03, AH-ADV-03, AH-ADV-04)."""
    agenda = current_agenda(s)
    f.regs["card"] = agenda
    s.note(tells.Agenda, agenda, rule="AH-ADV-04")
    for key in [key for key in s.counts if key.startswith(DOOM_PREFIX)]:
        del s.counts[key]
    frame = s.push(s.rules.codes[f"{box.SLUG[agenda]}.back"], lead(s))
    frame.regs["piece"] = agenda


def next_agenda(s: State, f: Frame) -> None:
    """The next one is in force and the old one leaves the game (AH-ADV-05)."""
    remove(s, f.regs["card"])
    if s.zone(box.AGENDA_DECK):
        s.put(s.zone(box.AGENDA_DECK)[0], box.AGENDA)
        s.note(tells.NewAgenda, current_agenda(s), rule="AH-ADV-05")
        check_limits(s)


AGENDA_ADVANCES: Final = procedure("agenda advances", flip_agenda, next_agenda)


def doom_on_agenda(s: State, f: Frame, node: w.DoomOnAgenda) -> None:
    """Doom on the agenda; it advances at once only if the effect says it can (AH-ADV-08)."""
    add_doom(s, current_agenda(s), node.n, "AH-ADV-08")
    if node.advances:
        check_doom(s)


runs(w.DoomOnAgenda, doom_on_agenda)
runs(w.DoomHere, lambda s, f, node: add_doom(s, s.shared(f).regs["piece"], node.n))


def doom_per_enemy(s: State, f: Frame, node: w.DoomPerEnemy) -> None:
    """For each enemy with the trait there, engaged or not."""
    n = _doomed(s, node)
    if n:
        add_doom(s, current_agenda(s), n, "AH-ADV-08")


def _doomed(s: State, node: w.DoomPerEnemy) -> int:
    return sum(node.trait in box.TRAITS_OF[e] for place in node.locations for e in enemies_at(s, box.PLACE_NAMED[place]))


runs(w.DoomPerEnemy, doom_per_enemy, can=lambda s, f, node: _doomed(s, node) > 0)

# -------------------------------------------------------------------- acts


def current_act(s: State) -> int:
    """The act in force."""
    return s.zone(box.ACT)[0]


def clues_needed(s: State) -> int:
    """The clues the act asks for (AH-MOD-03); 0 when none would do."""
    return box.ACT_CARD[current_act(s)].clues * s.count(box.STARTED) if s.zone(box.ACT) else 0


DRAWING_COSTS: Final = {
    card: power.cost.group_clues for card, act in box.ACT_CARD.items() for power in act.powers if power.cost.group_clues
}
"""Acts with a power that the group pays clues for each time: so many for each investigator."""


def clues_asked(s: State) -> int:
    """The clues the group has a use for now: those of the act, or those of a power of it."""
    if clues_needed(s) or not s.zone(box.ACT):
        return clues_needed(s)
    act = current_act(s)
    due = box.ACT_CARD[act].placed * s.count(box.STARTED) - s.count(box.CLUES[act])
    return max(0, due) + (DRAWING_COSTS.get(act, 0) * s.count(box.STARTED) if s.zone(box.CULTIST_DECK) else 0)


OBJECTIVES: Final = frozenset(
    card for card, act in box.ACT_CARD.items() if any(power.when is When.ROUND_ENDS for power in act.powers)
)
"""Acts that say themselves how they advance."""


def may_pay_act(s: State) -> bool:
    """Whether the group could spend the clues now; an objective replaces the usual way (AH-ACT-01 to AH-ACT-03)."""
    needed = clues_needed(s)
    if not needed or current_act(s) in OBJECTIVES:
        return False
    return group_clues(s, payers(s)) >= needed


def payers(s: State) -> tuple[int, ...]:
    """Whose clues may be spent: everybody's but of those whom a card with peril shuts out (AH-ADV-01, AH-PRK-03)."""
    return tuple([seat for seat in player_order(s) if not is_shut_out(s, seat)])


def pay_act(s: State, seats: tuple[int, ...]) -> None:
    """These investigators pay together, and the act advances."""
    f = s.push(PAYING_ACT, lead(s))
    f.lists["seats"] = seats
    f.regs["due"] = clues_needed(s)


def paid_act(s: State, f: Frame) -> None:
    """The act advances once it is paid for."""
    s.push(ACT_ADVANCES, lead(s))


PAYING_ACT: Final = procedure("paying for the act", choose_payer, payer_pays, paid_act)


def flip_act(s: State, f: Frame) -> None:
    """The back is followed (AH-ACT-04, AH-ADV-04)."""
    act = current_act(s)
    f.regs["card"] = act
    s.note(tells.Act, act, rule="AH-ACT-04")
    frame = s.push(s.rules.codes[f"{box.SLUG[act]}.back"], lead(s))
    frame.regs["piece"] = act


def next_act(s: State, f: Frame) -> None:
    """The next one is in force and the old one leaves the game (AH-ADV-05)."""
    remove(s, f.regs["card"])
    if s.zone(box.ACT_DECK):
        s.put(s.zone(box.ACT_DECK)[0], box.ACT)
        s.note(tells.NewAct, current_act(s), rule="AH-ADV-05")
        check_limits(s)


ACT_ADVANCES: Final = procedure("act advances", flip_act, next_act)
runs(w.AdvanceAct, lambda s, f, node: (s.push(ACT_ADVANCES, lead(s)), None)[1])


def pay_at(s: State, f: Frame, node: w.PayAct) -> None:
    """Those at the location pay together."""
    pay_act(s, tuple(seats_at(s, box.PLACE_NAMED[node.location])))


def can_pay_at(s: State, f: Frame, node: w.PayAct) -> bool:
    """Only their clues count."""
    return group_clues(s, tuple(seats_at(s, box.PLACE_NAMED[node.location]))) >= clues_needed(s)


runs(w.PayAct, pay_at, can=can_pay_at)

# -------------------------------------------------------------------- what acts and agendas do


def relocate(s: State, f: Frame, node: w.Relocate) -> None:
    """What was set aside is put into play and everybody is placed in its hub; enemies at the first place are discarded."""
    first, hub = box.PLACE_NAMED[node.first], box.PLACE_NAMED[node.hub]
    for card in s.zone(box.ASIDE):
        if card in box.PLACE_OF:
            put_into_play(s, box.PLACE_OF[card])
    for enemy in enemies_at(s, first):
        discard(s, enemy)
    for card in s.zone(box.ATTACHED[first]):
        discard(s, card)
    for seat in player_order(s):
        s.point(box.AT[seat], hub)
        s.note(tells.Moved, seat, hub, rule="AH-LOR-03")
    reveal(s, hub)
    s.note(tells.LocationGone, first, rule="AH-INP-04")
    remove(s, box.PLACE_CARDS[first], told=False)
    engage_at(s, hub)


runs(w.Relocate, relocate)


def put_location(s: State, f: Frame, node: w.PutLocation) -> None:
    """Unless it is in play already."""
    put_into_play(s, box.PLACE_NAMED[node.location])


def discard_enemies(s: State, f: Frame, node: w.DiscardEnemiesAt) -> None:
    """None of them is defeated."""
    for enemy in enemies_at(s, box.PLACE_NAMED[node.location]):
        discard(s, enemy)


def spawn_escaped(s: State, f: Frame, node: w.SpawnEscaped) -> None:
    """All whom the campaign log lists, wherever they would spawn otherwise (AH-PRY-07)."""
    escaped = [enemy for enemy in box.ENEMY if box.ESCAPED[enemy] in s.counts]
    f.lists["enemies"] = tuple(escaped)
    spawn_together(s, escaped, lead(s), box.PLACE_NAMED[node.location])


def escaped_are_back(s: State, f: Frame, node: w.SpawnEscaped) -> None:
    """They engage when all of them are there (AH-EFF-02)."""
    tell_of_spawned(s, [enemy for enemy in f.lists["enemies"] if s.home[enemy] in box.ENEMIES_IN_PLAY], lead(s))


def becomes_story(s: State, f: Frame, node: w.BecomesStory) -> None:
    """No act is left, and the card follows the agenda that is advancing."""
    for card in (*s.zone(box.ACT), *s.zone(box.ACT_DECK)):
        remove(s, card, told=False)
    for card in s.zone(box.ASIDE):
        if box.SLUG[card] == node.card:
            s.put(card, box.AGENDA_DECK, first=True)


runs(w.PutLocation, put_location)
runs(w.DiscardEnemiesAt, discard_enemies)
runs(w.SpawnEscaped, spawn_escaped, escaped_are_back)
runs(w.BecomesStory, becomes_story)
checks(ActIs, lambda s, f, node: bool(s.zone(box.ACT)) and box.ACT_CARD[current_act(s)].stage == node.stage)


def clue_on_this(s: State, f: Frame, node: w.ClueOnThis) -> None:
    """With enough clues on it the act advances (AH-ACT-04)."""
    act = s.shared(f).regs["piece"]
    s.add(box.CLUES[act], 1)
    s.note(tells.CluesPut, act, 1, rule="AH-ACT-01")
    if act in s.zone(box.ACT) and s.count(box.CLUES[act]) >= box.ACT_CARD[act].placed * s.count(box.STARTED):
        s.push(ACT_ADVANCES, lead(s))


def refill(s: State, f: Frame, node: w.RefillClues) -> None:
    """Up to the number for all who started the scenario (AH-MOD-03)."""
    card = s.shared(f).regs["piece"]
    n = _missing(s, f, node)
    s.add(box.CLUES[card], n)
    s.note(tells.CluesPut, card, n, rule="AH-MOD-03")


def _missing(s: State, f: Frame, node: w.RefillClues) -> int:
    return node.n * s.count(box.STARTED) - s.count(box.CLUES[s.shared(f).regs["piece"]])


runs(w.ClueOnThis, clue_on_this)
runs(w.RefillClues, refill, can=lambda s, f, node: _missing(s, f, node) > 0)


def sacrifice(s: State, f: Frame, node: w.Sacrifice) -> None:
    """The card leaves the game, and the scenario ends; if an attack has felled it meanwhile nothing happens (AH-EFF-03)."""
    for card in s.zone(box.PLAY[f.who]):
        if box.SLUG[card] == node.card:
            remove(s, card)
            end_scenario(s, node.resolution)


runs(w.Sacrifice, sacrifice)


def put_aside_card(s: State, f: Frame, node: w.PutAsideCardAt) -> None:
    """A story asset lies uncontrolled at the location; an enemy spawns there (AH-PRY-07)."""
    place = box.PLACE_NAMED[node.location]
    for piece in s.zone(box.ASIDE):
        if box.SLUG[piece] == node.card:
            if piece in box.ASSET:
                _give_way(s, piece)
                s.put(piece, box.AT_PLACE[place])
                s.note(tells.Spawned, piece, place, rule="AH-INP-01")
            else:
                spawn(s, piece, lead(s), place)


def _give_way(s: State, coming: int) -> None:
    """A unique card of the scenario makes the players' card of its title leave play (AH-UNI-02)."""
    for zone in box.PLAY if box.ASSET[coming].unique else ():
        for card in s.zone(zone):
            if box.TITLE[card] == box.TITLE[coming]:
                discard(s, card)


runs(w.PutAsideCardAt, put_aside_card)
runs(w.TakeControl, lambda s, f, node: put_asset_into_play(s, f.who, s.shared(f).regs["piece"]))
runs(w.Resolution, lambda s, f, node: end_scenario(s, node.number))


def resolution_by_act(s: State, f: Frame, node: w.ResolutionByAct) -> None:
    """Early it is a resolution; late everybody still there is about to be defeated (AH-ABL-05)."""
    if box.ACT_CARD[current_act(s)].stage <= node.act:
        end_scenario(s, node.number)
        f.end()
        return
    for seat in player_order(s):
        s.happen(INVESTIGATOR_FALLS, seat)


def all_are_defeated(s: State, f: Frame, node: w.ResolutionByAct) -> None:
    """Each with a physical trauma, whatever they can bear."""
    for seat in player_order(s):
        s.note(tells.Defeated, seat, BY_EFFECT, rule="AH-DFT-02")
        suffer(s, seat, 0, 1)
        eliminate(s, seat, box.DEFEATED)


runs(w.ResolutionByAct, resolution_by_act, all_are_defeated)


def resign(s: State, f: Frame, node: w.Resign) -> None:
    """Out of the game, but not defeated (AH-PRK-02)."""
    s.note(tells.Resigned, f.who, rule="AH-PRK-02")
    eliminate(s, f.who, box.RESIGNED)


runs(w.Resign, resign)


def mental_trauma(s: State, f: Frame, node: w.MentalTrauma) -> None:
    """Only if a clue is left on the card."""
    if s.count(box.CLUES[s.shared(f).regs["piece"]]):
        suffer(s, f.who, 1, 1)


def less_experience(s: State, f: Frame, node: w.LessExperience) -> None:
    """Only if too few resources lie on the card."""
    if s.count(box.RESOURCES_ON[s.shared(f).regs["piece"]]) < node.unless:
        s.add(box.EXPERIENCE_LOST[f.who], node.n)


runs(w.MentalTrauma, mental_trauma)
runs(w.LessExperience, less_experience)
