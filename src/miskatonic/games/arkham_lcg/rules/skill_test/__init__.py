"""The skill test, step by step (AH-STT)."""
