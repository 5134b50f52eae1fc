"""Everything Final Hour asks, tells and calls things: names that the languages put into words."""

from enum import StrEnum


class Ask(StrEnum):
    """The kinds of decision."""

    LAY_PRIORITY = "lay-priority"
    SET_ASIDE = "set-aside"
    REVEAL_WHOSE = "reveal-whose"
    LAY_ON = "lay-on"
    MOVE = "move"
    MARCH = "march"
    PLACE = "place"
    STRIKE = "strike"
    DESTROY = "destroy"
    LURE = "lure"
    SHOVE = "shove"
    HERD = "herd"
    DRIVE_TO = "drive-to"
    SEAL = "seal"
    UNSEAL = "unseal"
    REPAIR = "repair"
    HEAL_WHOM = "heal-whom"
    PUSH_OUT = "push-out"
    ACTIVATE_NEXT = "activate-next"
    ACTIVATE_WHICH = "activate-which"
    PEEK_GATE = "peek-gate"
    REDRAW = "redraw"
    ATTEMPT = "attempt"
    KEEP_BACK = "keep-back"
    WHICH_EFFECT = "which-effect"
    WHO_DOES_IT = "who-does-it"
    WHO_IS_NEXT = "who-is-next"
    REACT = "react"
    ORDER = "order-forced"


class Told(StrEnum):
    """The kinds of log entry; the comment says what the numbers are."""

    ROUND = "round"  # number
    LEAD = "lead"  # investigator
    DREW_ACTION = "drew-action"  # investigator, action card (secret)
    LAID = "laid"  # investigator, priority card (secret while face down)
    DREW_PRIORITY = "drew-priority"  # investigator, priority card (secret)
    PRIORITY_SHUFFLED = "priority-shuffled"
    PRIORITY_TURNED_UP = "priority-turned-up"  # the four priority cards, turn by turn
    ACTIONS_SHUFFLED = "actions-shuffled"  # investigator
    RESOLVES = "resolves"  # investigator, action card, side
    DREW_FIVE = "drew-five"  # five priority cards
    SET_ASIDE = "set-aside"  # priority card
    ROW = "row"  # four priority cards
    LAID_ON = "laid-on"  # investigator, action card, priority card
    MOVED = "moved"  # investigator, from, to
    STRUCK = "struck"  # investigator, monster, location
    DESTROYED = "destroyed"  # investigator, monster, location
    LURED = "lured"  # monster, from, to
    SEALED = "sealed"  # path, side
    UNSEALED = "unsealed"  # path
    REPAIRED = "repaired"  # location
    HEALED = "healed"  # investigator, n
    LOST_HEALTH = "lost-health"  # investigator, n
    FOUND_SYMBOL = "found-symbol"  # investigator, location, symbol
    FOUND_KEY = "found-key"  # investigator, location
    GAINED_ITEM = "gained-item"  # investigator, item
    USED_ITEM = "used-item"  # investigator, item
    SPAWNED = "spawned"  # monster, location
    NONE_LEFT = "none-left"  # kind
    POOL_REFILLED = "pool-refilled"
    WALKED = "walked"  # monster, from, to
    TO_RITUAL = "to-ritual"  # monster
    STAYS = "stays"  # monster: may not leave the ritual site
    BROKEN_BY_SEAL = "broken-by-seal"  # monster, path, side of the seal before
    DAMAGED = "damaged"  # location
    NO_ROOM_FOR_DAMAGE = "no-room-for-damage"  # location
    ACTIVATED = "activated"  # monster, location
    ZONE = "zone"  # zone
    PEEKED = "peeked"  # investigator, gate token (secret)
    BURIED = "buried"  # investigator
    LEFT_ON_TOP = "left-on-top"  # investigator
    BURNED = "burned"  # number
    BLIND = "blind"  # investigator, action card
    BLIND_IDLE = "blind-idle"  # investigator, action card
    HIDE_NEXT = "hide-next"
    REDREW = "redrew"  # investigator, number
    RECKONING = "reckoning"  # total
    RECKONING_ROW = "reckoning-row"  # ancient one, row
    GATE = "gate"  # symbol, location, tokens there now
    STACK_EMPTY = "stack-empty"
    READY = "ready"  # investigator
    NOT_YET = "not-yet"  # investigator
    ATTEMPT = "attempt"
    LAID_FOR_RITUAL = "laid-for-ritual"  # investigator, three priority cards
    RITUAL_TOKENS = "ritual-tokens"  # two symbols
    RITUAL_COUNT = "ritual-count"  # count, needed
    WON = "won"
    LOST = "lost"
