"""The server's foundation: clock, settings, errors, logs, metrics, keys, quotas, rate limits and the supervisor.

From the rest of Ukiyo, it imports only `ukiyo.extras` and the errors of `ukiyo.engine` and `ukiyo.play`. The supervisor restarts
background tasks after a crash.
"""
