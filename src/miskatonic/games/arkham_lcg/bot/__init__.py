"""What states and options of the card game are worth to a greedy player."""
