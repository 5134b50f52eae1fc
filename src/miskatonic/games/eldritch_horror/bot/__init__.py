"""What states and options of Eldritch Horror are worth to the greedy player, by sheets and words, not by names of cards."""
