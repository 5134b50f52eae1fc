"""Every component of the box, a file a deck."""
