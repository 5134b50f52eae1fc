"""What states of Eldritch Horror are worth."""
