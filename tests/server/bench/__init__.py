"""Load tests of the server over real connections on the loopback interface, clients and server on one machine. `make bench-server`.

The server has its default settings, but no limits per person and address.
"""


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)]
