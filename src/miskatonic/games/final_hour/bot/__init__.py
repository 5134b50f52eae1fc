"""What states and options of Final Hour are worth to a greedy player."""
