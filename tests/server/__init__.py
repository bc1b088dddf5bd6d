"""Tests of the server as clients use it: over real sockets on the loopback interface."""
