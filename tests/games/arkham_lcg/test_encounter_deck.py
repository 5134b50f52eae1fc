"""The encounter deck and the discard piles (AH-ENC), drawing an encounter card (AH-PHS-05 to 09)."""

from miskatonic.games.arkham_lcg.cards.terms import GHOUL
from miskatonic.games.arkham_lcg.cards.words import DrawEncounter, DrawEnemyFromDeck, SearchEncounter
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, table


def with_deck(*slugs: str, discard: tuple[str, ...] = (), investigators: tuple[str, ...] = ("roland-banks",)) -> Table:
    """An open house with exactly this encounter deck and this discard pile, top card first."""
    t = table(*investigators).house()
    for card in t.state.zone(box.ENCOUNTER_DECK):
        t.state.put(card, box.REMOVED)
    t.encounters(*slugs)
    for slug in discard:
        t.state.put(box.PIECE_SLUGS.index(slug), box.ENCOUNTER_DISCARD)
    return t


@rule("AH-ENC-01")
def test_an_emptied_encounter_deck_is_rebuilt_at_once_without_the_card_just_drawn() -> None:
    t = with_deck("ancient-evils", discard=("ghoul-minion", "swarm-of-rats")).effect(0, DrawEncounter())
    assert sorted(t.zone(box.ENCOUNTER_DECK)) == ["ghoul-minion", "swarm-of-rats"]
    assert t.zone(box.ENCOUNTER_DISCARD) == ["ancient-evils"]
    assert (t.damage(), t.horror()) == (0, 0), "no penalty"


@rule("AH-ENC-01")
def test_with_both_empty_the_deck_is_rebuilt_when_something_has_been_discarded() -> None:
    t = with_deck("ancient-evils").effect(0, DrawEncounter())
    assert (t.zone(box.ENCOUNTER_DECK), t.zone(box.ENCOUNTER_DISCARD)) == ([], ["ancient-evils"])
    t.effect(0, DrawEncounter())
    assert t.count(box.DOOM[t.state.zone(box.AGENDA)[0]]) == 2, "the same card again"


@rule("AH-ENC-01", "AH-ENC-04")
def test_with_nothing_to_draw_and_nothing_to_shuffle_nothing_happens() -> None:
    t = with_deck().effect(0, DrawEncounter())
    assert t.told(tells.Encounter) == t.told(tells.EncountersReshuffled) == []


@rule("AH-ENC-04")
def test_shuffling_an_empty_discard_pile_into_the_deck_shuffles_nothing() -> None:
    t = with_deck("ancient-evils", "grasping-hands", "ghoul-minion", "swarm-of-rats", "ancient-evils#2")
    t.effect(0, DrawEnemyFromDeck(GHOUL))
    assert t.zone(box.THREAT[0]) == ["ghoul-minion"]
    assert t.zone(box.ENCOUNTER_DECK) == ["swarm-of-rats", "ancient-evils#2"]
    assert t.zone(box.ENCOUNTER_DISCARD) == ["grasping-hands", "ancient-evils"]
    assert t.told(tells.EncountersReshuffled) == []


@rule("AH-ENC-02")
def test_discarded_cards_go_on_top_and_everybody_sees_the_pile_in_its_order() -> None:
    t = with_deck("ancient-evils", investigators=("roland-banks", "daisy-walker")).bag("0", "0")
    t.draws(0, "grasping-hands").until().draws(1, "rotting-remains").until()
    pile = ["rotting-remains", "grasping-hands"]
    assert t.zone(box.ENCOUNTER_DISCARD) == t.sees(0, box.ENCOUNTER_DISCARD) == t.sees(1, box.ENCOUNTER_DISCARD) == pile
    t.hand(1, "emergency-cache", "working-a-hunch").clues("hallway", 1).turn(1)
    t.play("play:emergency-cache@2", "play:working-a-hunch@2")
    assert t.sees(0, box.DISCARD[1]) == ["working-a-hunch@2", "emergency-cache@2"]


@rule("AH-ENC-05")
def test_drawing_changes_nothing_in_the_order_of_the_decks() -> None:
    t = table()
    own, encounters = t.zone(box.DECK[0]), t.zone(box.ENCOUNTER_DECK)
    t.turn().play("draw", "draw").until(asks.Action)
    assert t.zone(box.DECK[0]) == own[2:]
    t.effect(0, DrawEncounter()).until(asks.Action)
    assert t.zone(box.ENCOUNTER_DECK) == encounters[1:]


@rule("AH-ENC-05")
def test_an_effect_that_says_so_puts_cards_back_in_another_order() -> None:
    t = table("agnes-baker").in_play(0, "scrying").encounters("ancient-evils", "crypt-chill", "ghoul-minion")
    rest = t.zone(box.ENCOUNTER_DECK)[3:]
    t.turn().play("use:scrying", "encounter-deck", "pick:ancient-evils", "pick:crypt-chill").until(asks.Action)
    assert t.zone(box.ENCOUNTER_DECK) == ["ghoul-minion", "crypt-chill", "ancient-evils", *rest]


@rule("AH-ENC-07")
def test_every_card_of_the_scenario_is_discarded_to_the_encounter_pile_whoever_had_it() -> None:
    t = table("roland-banks", "daisy-walker").house().threat(1, "dissonant-voices").phase("upkeep")
    assert t.zone(box.ENCOUNTER_DISCARD) == ["dissonant-voices"]
    assert t.zone(box.DISCARD[1]) == []


@rule("AH-ENC-07")
def test_a_search_of_the_encounter_deck_looks_at_its_discard_pile_too() -> None:
    t = with_deck("ghoul-minion", discard=("ravenous-ghoul",)).effect(0, SearchEncounter(GHOUL))
    assert t.options == ["pick:ghoul-minion", "pick:ravenous-ghoul"]


@rule("AH-SEA-01", "AH-SEA-02")
def test_of_copies_in_the_deck_and_in_its_discard_pile_the_searcher_chooses_which_is_drawn() -> None:
    t = with_deck("ghoul-minion", "ghoul-minion#2", discard=("ghoul-minion#3",)).effect(0, SearchEncounter(GHOUL))
    assert t.options == ["pick:ghoul-minion", "pick:ghoul-minion#3"], "those in the deck are one choice"
    t.play("pick:ghoul-minion#3")
    assert sorted(t.zone(box.ENCOUNTER_DECK)) == ["ghoul-minion", "ghoul-minion#2"]
    assert (t.zone(box.ENCOUNTER_DISCARD), t.zone(box.THREAT[0])) == ([], ["ghoul-minion#3"])


# -------------------------------------------------------------------- drawing one


@rule("AH-PHS-05")
def test_the_top_card_of_the_encounter_deck_is_drawn() -> None:
    t = with_deck("ghoul-minion", "swarm-of-rats").effect(0, DrawEncounter())
    assert t.zone(box.THREAT[0]) == ["ghoul-minion"]
    assert t.zone(box.ENCOUNTER_DECK) == ["swarm-of-rats"]


@rule("AH-PHS-07", "AH-PHS-08", "AH-MYT-07")
def test_a_treachery_is_resolved_and_then_discarded() -> None:
    t = with_deck("grasping-hands").hand(0, "manual-dexterity").bag("-2").effect(0, DrawEncounter())
    assert t.question == asks.Commit
    assert t.home("grasping-hands") == box.RESOLVING
    t.play("reveal")
    assert t.damage() == 3, "agility 2 and -2 against 3"
    assert t.home("grasping-hands") == box.ENCOUNTER_DISCARD


@rule("AH-PHS-08")
def test_a_treachery_whose_text_keeps_it_stays_in_play() -> None:
    t = with_deck("dissonant-voices", "obscuring-fog").effect(0, DrawEncounter()).effect(0, DrawEncounter())
    assert t.home("dissonant-voices") == box.THREAT[0]
    assert t.home("obscuring-fog") == box.ATTACHED[box.PLACE_NAMED["hallway"]]


@rule("AH-PHS-08")
def test_an_enemy_spawns_by_its_line_or_engaged_with_the_drawer() -> None:
    t = with_deck("ghoul-minion", "icy-ghoul").effect(0, DrawEncounter()).effect(0, DrawEncounter())
    assert t.home("ghoul-minion") == box.THREAT[0]
    assert t.home("icy-ghoul") == box.AT_PLACE[box.PLACE_NAMED["cellar"]]


@rule("AH-ENC-01")
def test_without_an_enemy_of_the_trait_the_whole_deck_is_discarded_and_made_anew() -> None:
    t = with_deck("ancient-evils", "swarm-of-rats", discard=("grasping-hands",)).effect(0, DrawEnemyFromDeck(GHOUL))
    assert sorted(t.zone(box.ENCOUNTER_DECK)) == ["ancient-evils", "grasping-hands", "swarm-of-rats"]
    assert t.zone(box.ENCOUNTER_DISCARD) == []
