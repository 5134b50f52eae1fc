"""What can be told of points to come, to players and bots alike."""
