"""Fireflies, a game from another package. It is installed like any package, and no code of this project names it."""

from pathlib import Path

INSTALLED = Path(__file__).parent / "installed-packages"
"""A folder like site-packages: the package and its dist-info with the entry point."""
