"""What states and options of Elder Sign are worth to a greedy player."""
