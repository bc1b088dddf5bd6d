"""The HTTP and WebSocket interface: routes, models, middleware, static files and health checks.

It depends on `services`, which provides all other packages of the server. Every error has an HTTP status and a readable message.
"""
