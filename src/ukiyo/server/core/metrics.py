"""What the server counts, in Prometheus' text form."""

import math

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ukiyo.server.core.clock import Clock

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FRESH = 1.0  # seconds in which the text is not written anew


class Metrics:
    """One server's figures."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.registry = CollectorRegistry()
        self.tables = Gauge("ukiyo_tables", "Tables in memory", registry=self.registry)
        self.subscribers = Gauge("ukiyo_subscribers", "Open sockets", registry=self.registry)
        self.events = Counter("ukiyo_events", "Events committed by this process", ["kind"], registry=self.registry)
        self.latency = Histogram("ukiyo_move_seconds", "From asking for a move to its being kept", buckets=BUCKETS, registry=self.registry)
        self.hearing = Histogram(
            "ukiyo_hearing_seconds", "From a move being kept to a viewer's socket taking it", buckets=BUCKETS, registry=self.registry
        )
        self.bot_queue = Gauge("ukiyo_bot_queue", "Bots' moves being thought about or waiting for a worker", registry=self.registry)
        self.bot_failures = Counter("ukiyo_bot_failures", "Thoughts that came to nothing", registry=self.registry)
        self.refused = Counter("ukiyo_refused", "Requests and messages refused", ["status"], registry=self.registry)
        self.notifications = Counter(
            "ukiyo_notifications", "Pushes, mails and webhook calls", ["channel", "result"], registry=self.registry
        )
        self.task_restarts = Counter("ukiyo_task_restarts", "Restarts of a background task", ["task"], registry=self.registry)
        self.task_up = Gauge("ukiyo_task_up", "Whether a background task works: 1 or 0", ["task"], registry=self.registry)
        self.page_errors = Counter(
            "ukiyo_page_errors", "Uncaught errors that pages reported; dropped: too many at once", ["result"], registry=self.registry
        )
        self.cut_off = Counter("ukiyo_cut_off", "Connections cut off", ["why"], registry=self.registry)

        self.written, self.written_at = b"", -math.inf

    def text(self) -> bytes:
        """All figures, as they stood within the last second."""
        now = self.clock.monotonic()
        if now - self.written_at >= FRESH:
            self.written, self.written_at = generate_latest(self.registry), now
        return self.written
