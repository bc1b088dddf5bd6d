"""The commands of the lab: `ukiyo sim`, `ukiyo arena` and `ukiyo lab`.

This package depends on the other packages of the lab, and on the terminal to print results.
Commands validate their arguments before they start long computations.
"""
