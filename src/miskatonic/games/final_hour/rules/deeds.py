"""What all deeds of investigators share: one that is done up to n times is counted."""

from miskatonic.core.code import Frame


def times_left(f: Frame, n: int) -> int:
    """How often a deed that is done up to n times can still be done."""
    return f.regs.get("left", n)


def once_more(f: Frame, n: int) -> None:
    """Count one of up to n times."""
    f.regs["left"] = f.regs.get("left", n) - 1
