"""The commands of the command line, a module each: `add` describes its arguments, `run` does it."""
