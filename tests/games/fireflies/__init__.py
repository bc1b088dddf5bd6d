"""Fireflies, a game from outside: it is installed as any other package would be, and nothing in the house knows it."""

from pathlib import Path

INSTALLED = Path(__file__).parent / "installed-packages"
"""A folder as packages are installed into: the package, and beside it the dist-info that names its entry point."""
