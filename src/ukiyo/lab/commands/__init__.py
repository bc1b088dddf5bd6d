"""The lab's command line: `ukiyo sim`, `ukiyo arena` and `ukiyo lab`.

It depends on all other packages of the lab and on the terminal, which prints the results.
Commands check their arguments before they start long work.
"""
