"""Measures how attacks by one guest on a real server affect another player. Run with `make attack`.

Each attack has its own server process with the default settings and a copy of the same database. The attackers run in one process and use
one address (127.0.0.2). Their time, sockets and bytes are limited. The bystander uses another address (127.0.0.1).
"""
