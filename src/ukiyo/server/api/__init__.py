"""The HTTP and WebSocket interface: routes, models, middleware, static files and health checks.

It depends on `services`, which holds every other package of the server. Every error is a sentence with an HTTP status.
"""
