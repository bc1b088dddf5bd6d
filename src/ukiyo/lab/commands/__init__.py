"""The lab commands: `ukiyo sim`, `ukiyo arena` and `ukiyo lab`.

This package depends on the other lab packages, and on the terminal for printing results. Commands validate their arguments before they
start long computations.
"""
