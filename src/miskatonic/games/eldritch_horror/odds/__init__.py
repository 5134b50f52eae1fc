"""What can be told of chances in Eldritch Horror, to players and bots alike."""
