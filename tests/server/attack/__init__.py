"""Attacks by one guest on a real server over the loopback interface, and their effect on another player. `make attack`.

Each attack has its own server process with the default settings and a copy of the same database. The attackers run in one process and use
one address (127.0.0.2). Their time, sockets and bytes are limited. The bystander uses another address (127.0.0.1).
"""
