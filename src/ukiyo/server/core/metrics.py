"""The server's metrics, in the Prometheus text format."""

import math

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ukiyo.server.core.clock import Clock

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
CACHE_SECONDS = 1.0


class Metrics:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.registry = CollectorRegistry()
        self.tables = Gauge("ukiyo_tables", "Tables in memory", registry=self.registry)
        self.subscribers = Gauge("ukiyo_subscribers", "Open WebSocket connections", registry=self.registry)
        self.events = Counter("ukiyo_events", "Events committed by this process", ["kind"], registry=self.registry)
        self.move_latency = Histogram(
            "ukiyo_move_seconds", "Time from the request for a move to its commit", buckets=BUCKETS, registry=self.registry
        )
        self.broadcast_latency = Histogram(
            "ukiyo_broadcast_seconds",
            "Time from the commit of a move to its transmission",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.bot_queue = Gauge("ukiyo_bot_queue", "Running and queued worker requests", registry=self.registry)
        self.bot_failures = Counter("ukiyo_bot_failures", "Worker tasks that failed", registry=self.registry)
        self.refused = Counter("ukiyo_refused", "Refused requests and messages", ["status"], registry=self.registry)
        self.notifications = Counter(
            "ukiyo_notifications", "Push messages, emails and webhook calls", ["channel", "result"], registry=self.registry
        )
        self.task_restarts = Counter("ukiyo_task_restarts", "Restarts of a background task", ["task"], registry=self.registry)
        self.task_up = Gauge("ukiyo_task_up", "Whether a background task is running: 1 or 0", ["task"], registry=self.registry)
        self.page_errors = Counter(
            "ukiyo_page_errors", "Uncaught errors reported by browsers; excess reports are dropped", ["result"], registry=self.registry
        )
        self.cut_off = Counter("ukiyo_cut_off", "Connections aborted by the server", ["reason"], registry=self.registry)
        self.cached_text, self.cached_at = b"", -math.inf

    def text(self) -> bytes:
        """Returns all metrics, at most one second old."""
        now = self.clock.monotonic()
        if now - self.cached_at >= CACHE_SECONDS:
            self.cached_text, self.cached_at = generate_latest(self.registry), now
        return self.cached_text
