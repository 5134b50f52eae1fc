"""The rules of Eldritch Horror: what there is and what is said first, then the chapters of the rulebook in their order.

- box, decks, asks, tells: the pieces and where they lie, what is asked, what is told
- people, places, amounts, circumstances, those, choosing: whom, where, how much, when and which thing a text means
- setup, rounds: set-up, the three phases, the end of the Mythos Phase
- actions, trading, acquiring: the Action Phase
- encounters, complex_encounters, fallen: the Encounter Phase
- skill_tests, dice, rerolls: tests
- combat, fights: combat encounters and ambushes
- monsters, spawning, monster_moves, moving: what comes onto the board and moves there
- gates, clues, omen, doom: tokens and tracks, the awakening
- mythos, reckoning, rumors, mysteries: the Mythos Phase and what it leaves in play
- gaining, improving, discarding, double_sided: possessions, Conditions and Spells
- health, delayed, defeat, cutting: what befalls investigators, and what ends with them
- powers: when sheets and cards can be used
- score, explain: points after a win, which rule forbids what
"""
