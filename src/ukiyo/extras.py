"""Optional dependencies, and the extras that install them."""

from importlib.util import find_spec


def require(extra: str, *packages: str) -> None:
    """Raise `ModuleNotFoundError` if one of the packages is not installed."""
    for package in packages:
        if find_spec(package) is None:
            raise ModuleNotFoundError(f"{package} is not installed: pip install 'ukiyo[{extra}]'", name=package)
