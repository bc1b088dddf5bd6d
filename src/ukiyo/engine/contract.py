"""Checks that a class defines the methods its base class requires."""


def missing_methods(kind: type, base: type, required: list[str]) -> list[str]:
    """Return the required methods that a class does not override."""
    return [name for name in required if getattr(kind, name) is getattr(base, name)]


def require_methods(kind: type, base: type, required: list[str]) -> None:
    """Raise `TypeError` if a class lacks required methods."""
    missing = missing_methods(kind, base, required)
    if missing:
        raise TypeError(f"{kind.__name__} must define {', '.join(f'{name}()' for name in missing)}, as every {base.__name__} does.")
