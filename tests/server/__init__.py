"""The server, met as guests meet it: over real sockets on the loopback."""
