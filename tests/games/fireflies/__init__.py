"""Fireflies, a game from another package. It is installed like any package, and the project's code does not mention it."""

from pathlib import Path

INSTALLED = Path(__file__).parent / "installed-packages"
"""A folder like site-packages, with the package and its dist-info, which contains the entry point."""
