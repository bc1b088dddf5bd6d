"""The server's services inside the test process, for scenarios that other test modules define."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from tests.battery.tables import SETTINGS, walk
from tests.server.waiting import TIMEOUT, ManualClock
from ukiyo.server.core.identity import Person
from ukiyo.server.core.settings import Settings, normal_url
from ukiyo.server.services import Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.registry import LiveTable

AKI, BEN = Person("aki", "Aki"), Person("ben", "Ben")


def settings(db: str) -> Settings:
    return Settings(db=normal_url(db), secret=b"x" * 32, bot_delay=0.0, takeover_delay=0.0)


def run_scenario(db: str, scenario: Callable[[Services], Awaitable[None]], clock: ManualClock | None = None) -> None:
    """Start the services, run the scenario and stop them."""

    async def play_moves() -> None:
        services = Services(replace(settings(db), bot_timeout=TIMEOUT), clock)  # a busy machine must not look like a failing bot
        services.database.migrate()
        await services.start()
        try:
            await scenario(services)
        finally:
            await services.stop()

    asyncio.run(play_moves())


async def start_table(services: Services, *seats: str, seed: int = 0) -> LiveTable:
    occupants = [seating.new_occupant("human" if seat == "me" else "bot", seat, "iki", AKI) for seat in seats]
    info = seating.new_table("iki", {}, occupants, False, AKI, services.clock.time())
    info = replace(info, seed=seed or info.seed)
    await services.database.run(services.tables.repository.create, info, [])
    return await services.tables.change(info.id, lambda _, row: seating.start(row, AKI, services.clock.time()))


async def play_moves(services: Services, live: LiveTable, moves: int) -> None:
    for _ in range(moves):
        await services.moves.play(live.table.info.id, AKI, live.table.version, live.table.state.legal()[0])


def example_state() -> dict[str, object]:
    return walk(SETTINGS[0], 1, 10)[0].save()


async def finished_table(services: Services) -> LiveTable:
    live = await start_table(services, "me", "me")
    while live.table.info.status == "playing":
        await play_moves(services, live, 1)
    return live
