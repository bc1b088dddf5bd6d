"""One guest against everybody: attacks on a real server over the loopback, and what somebody felt who only wanted to play. `make attack`.

Every attack meets a server process of its own, with the settings a host gets by default and a copy of the same store. The attackers run in
one process, come from one address (127.0.0.2), and are bounded in time, sockets and bytes. The bystander comes from another (127.0.0.1).
"""
