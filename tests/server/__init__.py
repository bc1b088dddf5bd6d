"""Server tests. Clients use real sockets on the loopback interface."""
