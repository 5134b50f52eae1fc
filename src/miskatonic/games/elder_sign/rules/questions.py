"""Everything Elder Sign asks, tells and calls things: names that the languages put into words."""

from enum import StrEnum


class Ask(StrEnum):
    """The kinds of decision; the comment says what the numbers in `about` are."""

    INVESTIGATOR = "investigator"  # who comes after a devoured one
    MOVE = "move"  # movement step: where to go, or what to use first
    BEFORE_ROLL = "before-roll"  # place; roll, use something, or give up
    AFTER_ROLL = "after-roll"  # place; complete a task, reroll, use something, declare the roll failed, give up
    COVER = "cover"  # task: which dice to put on it
    REROLL = "reroll"  # how many dice at most: pick dice one by one, then roll them
    REMOVE_DIE = "remove-die"  # the die a failed roll costs
    SECURE_DIE = "secure-die"  # after the die was removed: focus, ask somebody for assistance, or go on
    ASSIST = "assist"  # the seat that asks: will you help?
    ASSIST_DIE = "assist-die"  # helper: which die is put on the helper's token
    HELPER_LOSS = "helper-loss"  # sanity or health
    HEAL_WHOM = "heal-whom"  # value, n: which investigator regains it
    HOLD_DIE = "hold-die"  # spell: which die it holds; another one, or enough
    CHANGE_DIE = "change-die"  # which die changes its face
    LOCK_DIE = "lock-die"  # what locks; which die is locked
    PLACE_MONSTER = "place-monster"  # monster: on which monster task, or below which card
    DEFEAT = "defeat"  # which monster is turned face down
    TASK_WITHOUT_DICE = "task-without-dice"  # which task is completed without dice
    ENTRANCE = "entrance"  # the entrance action
    BEFORE_CLOCK = "before-clock"  # the adventure step is over: use something before the clock moves
    PAY_TROPHY = "pay-trophy"  # how many trophies are still due
    LOSE_CARD = "lose-card"  # kind: which card is lost
    ONE_OF = "one-of"  # which of several lists of effects
    PAY_OR_DEVOURED = "pay-or-devoured"
    MIDNIGHT_ORDER = "midnight-order"  # which Midnight effect comes next
    REPLACE_ADVENTURE = "replace-adventure"  # which adventure makes room
    WHICH_EFFECT = "which-effect"
    WHO_DOES_IT = "who-does-it"
    WHO_IS_NEXT = "who-is-next"
    REACT = "react"
    ORDER = "order-forced"


class Told(StrEnum):
    """The kinds of log entry; the comment says what the numbers are. A "place" is 0 to 5 in the museum, 6 to 13 beyond.

    A "seat" is told as the investigator it had at the time; ENTERS, DEVOURED and OUT mean the seat itself.
    """

    ENTERS = "enters"  # seat, investigator
    FIRST_PLAYER = "first-player"  # seat
    TURN = "turn"  # seat
    MOVES = "moves"  # seat, place (or -1 for the entrance), adventure there (or -1)
    STAYS = "stays"  # seat
    ROLLS = "rolls"  # seat, then a pair (die, face) for every die rolled
    REROLLS = "rerolls"  # seat, then a pair (die, face) for every die rolled again
    SPENT_CLUE = "spent-clue"  # seat
    COMPLETES = "completes"  # seat, task, monster on it (or -1), then a pair (die, face) for every die put on it
    COMPLETES_FREE = "completes-free"  # seat, task, monster on it (or -1)
    ROLL_FAILED = "roll-failed"  # seat
    TERROR = "terror"  # seat
    TERROR_IGNORED = "terror-ignored"  # seat
    REMOVED = "removed"  # seat, die, face (or -1)
    FOCUSED = "focused"  # seat, die, face
    ASKED_HELP = "asked-help"  # seat, helper
    HELPED = "helped"  # seat, helper, die, face
    REFUSED_HELP = "refused-help"  # helper
    HELD = "held"  # seat, spell, die, face
    TAKEN_OFF = "taken-off"  # seat, spell, die
    ADDED_DIE = "added-die"  # seat, die
    CHANGED = "changed"  # seat, die, face before, face after
    LOCKED = "locked"  # what locks (a piece), die
    LOCK_WAITS = "lock-waits"  # what locks (a piece), colour
    UNLOCKED = "unlocked"  # die
    RESOLVED = "resolved"  # seat, adventure
    FAILED = "failed"  # seat, adventure
    GAVE_UP = "gave-up"  # seat, adventure
    REWARD = "reward"  # seat, adventure
    PENALTY = "penalty"  # seat, adventure
    PREVENTED = "prevented"  # seat, value, n
    HURT = "hurt"  # seat, value, n
    HEALED = "healed"  # seat, value, n
    LIMIT_FELL = "limit-fell"  # seat, value, the new limit
    GAINED_CLUE = "gained-clue"  # seat, n
    NO_CLUE_LEFT = "no-clue-left"  # seat
    GAINED_CARD = "gained-card"  # seat, card
    DECK_EMPTY = "deck-empty"  # seat, kind
    LOST_CLUE = "lost-clue"  # seat, n
    LOST_CARD = "lost-card"  # seat, card
    USED = "used"  # seat, card
    LEFT = "left"  # seat, card: an ally leaves
    SPENT_TROPHY = "spent-trophy"  # seat, trophy (a card or a monster)
    TOOK_MONSTER = "took-monster"  # seat, monster
    FACE_DOWN = "face-down"  # seat, monster
    SIGNS = "signs"  # change, now, needed
    GATE = "gate"  # Other World, place
    NO_WORLD_LEFT = "no-world-left"
    MONSTER = "monster"  # monster, place, task (or -1 when it lies below the lowest task), card
    NO_MONSTER = "no-monster"
    MONSTER_KEPT_AWAY = "monster-kept-away"  # seat
    DOOM = "doom"  # change, now, length of the track
    NEW_ADVENTURE = "new-adventure"  # adventure, place
    REPLACED = "replaced"  # adventure, place
    WORLD_LEFT = "world-left"  # Other World that leaves the game
    ENTRANCE = "entrance"  # seat, offer
    LOST_AND_FOUND = "lost-and-found"  # seat, face
    SETTLED = "settled"  # seat, Mythos card
    CLOCK = "clock"  # the hour: 3, 6, 9 or 12
    MIDNIGHT = "midnight"
    MIDNIGHT_EFFECT = "midnight-effect"  # card (an adventure, a Mythos card, an ally, an Ancient One)
    MYTHOS = "mythos"  # Mythos card
    DEVOURED = "devoured"  # seat, investigator
    OUT = "out"  # seat
    AWAKENS = "awakens"  # Ancient One
    DICE_GONE = "dice-gone"  # dice
    STRIKES = "strikes"  # seat: the combat task is met
    ATTACKS = "attacks"  # Ancient One
    ABILITY_USED = "ability-used"  # piece, number of the ability
    FORBIDDEN = "forbidden"  # piece
    WON = "won"
    LOST = "lost"
