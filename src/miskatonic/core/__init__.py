"""The machine: state that is plain data, one stack, decisions, events, streams. It knows no game."""
