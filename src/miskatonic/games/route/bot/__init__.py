"""What states and options are worth."""
