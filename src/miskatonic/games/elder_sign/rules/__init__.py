"""The rules of Elder Sign: what there is and what is said first, then the chapters of the rulebook in their order.

- box, decks, asks, tells: the pieces and where they lie, what is asked, what is told
- people, passives: who plays whom and whose turn it is, what always holds
- setup, turns: set-up, the turn with its steps, the game
- tasks, covers: order of tasks, symbols, which dice meet them
- pool: rolling, adding dice, changing faces
- adventure: completing tasks, failed rolls, focus and assistance
- health, terror: losing sanity and health, terror effects
- outcome, gains: resolved and failed adventures, rewards and penalties
- museum, entrance, trophies: open cards and Other Worlds, the entrance, what is paid there
- clock: the clock step, midnight, Mythos cards
- locks, clues: locked dice, rerolls
- powers, spells: items, spells, allies and abilities, when they are used and what they cost
- devoured: who goes and who comes
- doom, monsters: the doom track, Elder Signs, the awakening; monsters
- explain: which rule forbids what
"""
