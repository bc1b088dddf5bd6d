"""What the server counts, in Prometheus' text form."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One server's figures."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("ukiyo_tables", "Tables in memory", registry=self.registry)
        self.viewers = Gauge("ukiyo_viewers", "Open sockets", registry=self.registry)
        self.entries = Counter("ukiyo_entries", "Entries kept by this process", ["kind"], registry=self.registry)
        self.latency = Histogram("ukiyo_move_seconds", "From asking for a move to its being kept", buckets=BUCKETS, registry=self.registry)
        self.hearing = Histogram(
            "ukiyo_hearing_seconds", "From a move being kept to a viewer's socket taking it", buckets=BUCKETS, registry=self.registry
        )
        self.bot_queue = Gauge("ukiyo_bot_queue", "Bots' moves being thought about or waiting for a worker", registry=self.registry)
        self.bot_failures = Counter("ukiyo_bot_failures", "Thoughts that came to nothing", registry=self.registry)
        self.refused = Counter("ukiyo_refused", "Requests and messages refused", ["status"], registry=self.registry)
        self.cut_off = Counter("ukiyo_cut_off", "Connections cut off", ["why"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
