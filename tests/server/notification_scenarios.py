"""Services with a manual clock and receivers of notifications, for the tests of notifications."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import select

from tests.server.receivers import Browser, Receivers
from tests.server.scenarios import AKI, BEN, settings
from tests.server.waiting import ManualClock
from ukiyo.play.time_control import TIME_CONTROLS
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import (
    DeviceRow,
    NotificationSettingsRow,
    OutboxRow,
    PersonRow,
)
from ukiyo.server.people.people import Preferences
from ukiyo.server.services import Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.notification_requests import short_hash
from ukiyo.server.tables.registry import LiveTable

CHO = Person("cho", "Cho")


KEY = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE"  # an ordinary private key


Scenario = Callable[["NotificationTest"], Awaitable[None]]


class NotificationTest:
    """Services with a clock that the test advances, and notification receivers."""

    def __init__(self, services: Services, clock: ManualClock, receivers: Receivers) -> None:
        self.services = services
        self.clock = clock
        self.receivers = receivers

    async def register(self, person: Person, *options: str, language: str = "en", zone: str = "UTC", **settings: Any) -> None:
        """Register a person with a device, an address and a webhook, and enable some of these channels."""
        await self.services.people.save(person, Preferences(language, zone))
        browser = self.receivers.browser(person.id)
        with self.services.database.session() as session:
            known = session.get(PersonRow, person.id)
            assert known is not None
            known.email = f"{person.id}@example.org"
            hook = f"{self.receivers.url}/hook/{person.id}"
            row = {"digest_hour": None, "immediate": False, "webhook": hook, "webhook_style": "json", **settings}
            session.add(NotificationSettingsRow(person=person.id, enabled=[*options], **row))
            add_device(session, person, f"{self.receivers.url}/push/{person.id}", browser)

    async def advance_and_send(self, seconds: float) -> None:
        """Advance the time, then send due notifications and process the results."""
        self.clock.advance(seconds)
        for _ in range(2):
            await self.services.sender.send_due()
            await self.services.sender.drain()

    def pushes(self) -> list[tuple[str, str]]:
        """Return the pushes since the last call, with their recipients."""
        pushes = [(name, pushed.payload["title"]) for name, pushed in self.receivers.pushed]
        self.receivers.pushed.clear()
        return pushes

    def rows(self) -> list[OutboxRow]:
        with self.services.database.session(reading=True) as session:
            return list(session.scalars(select(OutboxRow).order_by(OutboxRow.id)))

    async def table(self, *people: Person, time_control: str | None = None) -> LiveTable:
        """Start a game and discard the notifications."""
        services, now = self.services, self.clock.time()
        occupants = [seating.new_occupant("human", None, "iki", person) for person in people]
        info = seating.new_table(
            "iki", {}, occupants, False, people[0], now, "novice", TIME_CONTROLS[time_control] if time_control else None
        )
        await services.database.run(services.tables.repository.create, info, [])
        return await services.tables.change(info.id, lambda _, row: seating.start(row, people[0], now, self.clock.steady()))


def add_device(session: Any, person: Person, endpoint: str, browser: Browser) -> None:
    session.add(DeviceRow(id=short_hash(endpoint), person=person.id, endpoint=endpoint, name="", created_at=0.0, **browser.keys()))


def run_scenario(db: str, scenario: Scenario, **changes: object) -> None:
    async def play() -> None:
        clock = ManualClock()
        async with Receivers() as receivers:
            known: dict[str, Any] = {"url": "https://ukiyo.example.org", "email_from": "ukiyo@example.org", "smtp": receivers.smtp}
            services = Services(replace(settings(db), vapid=KEY, allow_private_hosts=True, **{**known, **changes}), clock)
            services.database.migrate()
            try:
                await scenario(NotificationTest(services, clock, receivers))
            finally:
                await services.stop()

    asyncio.run(play())


def other(person: Person) -> Person:
    return BEN if person == AKI else AKI
