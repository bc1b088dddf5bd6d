"""JSON for clients, encoded by orjson, which is several times faster than the standard library."""

import orjson


def to_json(value: object) -> str:
    """Returns compact JSON. Keys must be strings, and integers must fit into 64 bits."""
    return orjson.dumps(value).decode()
