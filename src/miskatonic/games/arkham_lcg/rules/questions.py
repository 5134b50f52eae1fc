"""Everything the card game asks, tells and calls things: names that the languages put into words."""

from enum import StrEnum
from typing import Final

SPENDING: Final = "AH-INV-26"
"""The rule by which an entry tells of resources spent; by others they are lost."""


class Ask(StrEnum):
    """The kinds of decision; the comment says what the numbers in `about` are."""

    MULLIGAN = "mulligan"  # cards set aside so far: set aside another, or draw as many anew
    TURN = "turn"  # lead: who takes a turn now
    ACTION = "action"  # actions left: an action, something free, or the end of the turn
    WINDOW = "window"  # something free, or pass
    COMMIT = "commit"  # tester: commit a card, use something, or reveal the token
    HELP = "help"  # tester: commit one card to somebody's test, or not
    SUBSTITUTE = "substitute"  # skill: intellect in its stead?
    ENEMY = "enemy"  # kind of test (FIGHT, EVADE) or PLAIN: which enemy
    ASSIGN_DAMAGE = "assign-damage"  # points left: where the next point goes
    ASSIGN_HORROR = "assign-horror"  # points left: where the next point goes
    ATTACK_ORDER = "attack-order"  # which enemy attacks next
    ENGAGES = "engages"  # enemy: whom it engages
    HUNTS = "hunts"  # enemy: where it goes
    HAND_LIMIT = "hand-limit"  # cards over the limit: which card is discarded
    DISCARD_CARD = "discard-card"  # which card of the hand is discarded as a cost
    DISCARD_ORDER = "discard-order"  # of cards discarded together, which one lies on top
    KEEP_CARD = "keep-card"  # which card of the hand is kept
    DISCARD_ASSET = "discard-asset"  # which asset is discarded
    MAKE_ROOM = "make-room"  # asset coming, slot: which asset is discarded for it
    SEARCH = "search"  # which card is found
    LOOK_WHERE = "look-where"  # whose deck
    LOOK_ORDER = "look-order"  # which card goes back on top first
    RETURN_CARD = "return-card"  # which card returns from the discard pile
    SOMEBODY = "somebody"  # which investigator here
    BLAST_WHERE = "blast-where"  # which location
    MOVE_WHERE = "move-where"  # which location, or stay
    DISENGAGE = "disengage"  # from all other enemies?
    PAY_CLUES = "pay-clues"  # clues still to be paid: who pays the next one
    RESULT_ORDER = "result-order"  # which result of the test is applied next
    FALLS_FIRST = "falls-first"  # of investigators and enemies defeated together, who is first
    TRAUMA = "trauma"  # which trauma, when both would come
    LEAD = "lead"  # who leads now
    EARNS = "earns"  # card: who may take it into the deck
    WHICH_EFFECT = "which-effect"  # one of several effects of a card
    WHO_IS_NEXT = "who-is-next"  # enemy: whom a massive one attacks next
    REACT = "react"
    ORDER = "order-forced"


class Told(StrEnum):
    """The kinds of log entry; the comment says what the numbers are. A "place" is the number of a location."""

    ROUND = "round"  # number
    PHASE = "phase"  # phase
    LEADS = "leads"  # seat
    PLAYS = "plays"  # seat, investigator
    MULLIGAN = "mulligan"  # seat, how many
    TURN = "turn"  # seat
    TURN_ENDED = "turn-ended"  # seat
    DREW = "drew"  # seat, card (secret)
    RESHUFFLED = "reshuffled"  # seat
    NO_CARDS = "no-cards"  # seat: neither deck nor discard pile
    RESOURCES = "resources"  # seat, change, now
    ACTIONS = "actions"  # seat, change, now
    MOVED = "moved"  # seat, place
    REVEALED = "revealed"  # place, clues
    LOCATION = "location"  # place enters play
    LOCATION_GONE = "location-gone"  # place
    CLUES = "clues"  # seat, place, n
    CLUES_REPLACED = "clues-replaced"  # seat, card, n
    CLUES_SPENT = "clues-spent"  # seat, n
    CLUES_DROPPED = "clues-dropped"  # seat, place, n
    PLAYED = "played"  # seat, card
    IN_PLAY = "in-play"  # seat, card
    DISCARDED = "discarded"  # card
    DISCARDED_FROM_HAND = "discarded-from-hand"  # seat, card
    UNDER_DECK = "under-deck"  # seat, card: not to the discard pile but under the deck
    REMOVED = "removed"  # card: out of the game
    EXHAUSTED = "exhausted"  # card
    USES = "uses"  # card, left
    TEST = "test"  # seat, skill, difficulty, kind, enemy (or -1)
    COMMITTED = "committed"  # seat, card
    TOKEN = "token"  # seat, token
    TOKEN_CANCELLED = "token-cancelled"  # seat, token
    BOOSTED = "boosted"  # seat, n
    SUCCEEDED = "succeeded"  # seat, skill value, difficulty, by
    FAILED = "failed"  # seat, skill value, difficulty, by
    DAMAGE = "damage"  # card, n
    HORROR = "horror"  # card, n
    HEALED_DAMAGE = "healed-damage"  # card, n
    HEALED_HORROR = "healed-horror"  # card, n
    DEFEATED_ASSET = "defeated-asset"  # card
    DEFEATED = "defeated"  # seat, cause (0 damage, 1 horror, 2 an effect)
    RESIGNED = "resigned"  # seat
    TRAUMA = "trauma"  # seat, 0 physical or 1 mental, n
    ENCOUNTER = "encounter"  # seat, card
    ENCOUNTERS_RESHUFFLED = "encounters-reshuffled"
    SPAWNED = "spawned"  # enemy, place
    NO_SPAWN = "no-spawn"  # enemy
    ENGAGED = "engaged"  # enemy, seat
    DISENGAGED = "disengaged"  # enemy, place
    EVADED = "evaded"  # seat, enemy
    ATTACKS = "attacks"  # enemy, seat
    NO_ATTACK = "no-attack"  # enemy, seat: it cannot
    ENEMY_MOVED = "enemy-moved"  # enemy, place
    ENEMY_DEFEATED = "enemy-defeated"  # enemy, seat (or -1)
    ATTACHED = "attached"  # card, place
    THREAT = "threat"  # card, seat
    DOOM = "doom"  # card, now
    AGENDA = "agenda"  # agenda: it advances
    NEW_AGENDA = "new-agenda"  # agenda
    ACT = "act"  # act: it advances
    NEW_ACT = "new-act"  # act
    VICTORY = "victory"  # card
    HAND_SEARCHED = "searched"  # seat, card (secret)
    LOOKED = "looked"  # seat, whose deck (or -1 for the encounter deck)
    RETURNED = "returned"  # seat, card
    EXPERIENCE = "experience"  # seat, n
    KILLED = "killed"  # seat
    EARNED = "earned"  # seat (or -1 for an investigator who is yet to come), card
    RECORDED = "recorded"  # what the campaign log remembers
    RESOLUTION = "resolution"  # number (0 for none)
    ABILITY_USED = "ability-used"  # piece, number of the ability
    FORBIDDEN = "forbidden"  # piece
    WON = "won"
    LOST = "lost"
