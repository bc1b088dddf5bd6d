"""The HTTP and WebSocket API: routes, models, middleware, static files and health checks.

It depends on `services`, which constructs the other parts of the server, on types from the packages below it, and on `ukiyo.play`. Each
error response has an HTTP status and a readable message.
"""
