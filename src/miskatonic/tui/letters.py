"""Letters as keys: Caps Lock, like a Cyrillic keyboard, changes nothing of what a key does."""


def letters(keys: str) -> str:
    """Keys for a binding, each letter small and large.

    >>> letters("q,й,ctrl+c")
    'q,Q,й,Й,ctrl+c'
    """
    return ",".join(f"{key},{key.upper()}" if len(key) == 1 else key for key in keys.split(","))
