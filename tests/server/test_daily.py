"""The daily deal is the same for everyone. One attempt counts, and players can't see other attempts before finishing their own."""

from datetime import date, timedelta

import pytest

from tests.server.scenarios import AKI, BEN, run_scenario
from tests.server.test_bot_driver import advancing
from tests.server.waiting import ManualClock, until
from ukiyo import bots, games
from ukiyo.play.errors import Conflict, Forbidden, NotFound
from ukiyo.play.kinds import OVER
from ukiyo.play.table_info import scores_of
from ukiyo.server.community.daily import SOLO_WEEKDAY, deal_of
from ukiyo.server.core.identity import Person
from ukiyo.server.services import Services
from ukiyo.server.tables.registry import LiveTable

SECRET = b"nobody knows it"
DAY = date(2026, 11, 16)
A_DAY = 24 * 3600


@pytest.mark.parametrize("name", games.NAMES)
def test_the_deal_stays_the_same_for_a_day(name: str) -> None:
    game = games.game(name)
    deals = [deal_of(game, DAY + timedelta(days), SECRET) for days in range(28)]
    assert deals[0] == deal_of(game, DAY, SECRET)
    assert len({deal.seed for deal in deals}) == len(deals)
    assert deals[0].seed != deal_of(game, DAY, b"another server").seed
    assert all(deal.bot not in bots.DEFAULT_SECONDS for deal in deals), "bots with a time limit would play differently for each player"
    alone = {date.fromisoformat(deal.day).weekday() for deal in deals if not deal.opponents}
    assert alone == ({SOLO_WEEKDAY} if 1 in game.seats else set())
    for deal in deals:
        game.new(len(deal.opponents) + 1, 0, **deal.options)
        assert 0 <= deal.seat <= len(deal.opponents)


async def open_deal(services: Services, person: Person) -> LiveTable:
    return await services.tables.open(await services.daily.start(games.game("iki"), person))


async def end_game(services: Services, live: LiveTable, points: int, at: float | None = None) -> None:
    """End the game as if it had been played to the end."""
    scores = [{**score, "total": points} for score in scores_of(live.table.state)]

    def over(_: object, row: object) -> None:
        row.status, row.scores, row.ended_at = OVER, scores, at  # type: ignore[attr-defined]

    await services.tables.change(live.table.info.id, over)


def test_one_attempt_counts_and_results_appear_after_its_end(db: str) -> None:
    iki, clock = games.game("iki"), ManualClock()

    async def scenario(services: Services) -> None:
        deals, today = services.daily, services.daily.today()
        aki, ben = await open_deal(services, AKI), await open_deal(services, BEN)
        assert await open_deal(services, AKI) is aki, "a second attempt returns the first one"
        assert aki is not ben
        assert aki.table.state.save() == ben.table.state.save()
        names = [[occupant.name for occupant in live.table.info.occupants if occupant.bot] for live in (aki, ben)]
        assert names[0] == names[1]

        with pytest.raises(Conflict, match="coach is not available"):
            aki.table.check_coach_allowed()
        with pytest.raises(Forbidden, match="before you have finished your own"):
            await deals.admit(aki.table, BEN)
        with pytest.raises(NotFound, match="not available yet"):
            deals.day(str(today + timedelta(1)))

        await end_game(services, aki, 70)
        assert (await deals.describe_with_results(iki, today, BEN))["results"] is None
        assert [result["name"] for result in (await deals.describe_with_results(iki, today, AKI))["results"] or []] == ["Aki"]
        await deals.admit(ben.table, AKI)
        aki.table.check_coach_allowed()
        await end_game(services, ben, 80)
        deal_info = await deals.describe_with_results(iki, today, BEN)
        assert [(result["name"], result["yours"]) for result in deal_info["results"] or []] == [("Ben", True), ("Aki", False)]
        assert deal_info["attempts"] == 2

        clock.now += A_DAY
        await deals.admit(aki.table, None)
        assert len((await deals.describe_with_results(iki, today, None))["results"] or []) == 2
        tomorrow = await open_deal(services, AKI)
        assert tomorrow is not aki
        assert tomorrow.table.info.seed != aki.table.info.seed
        assert (await deals.describe_with_results(iki, deals.today(), AKI))["status"] == "playing"

    run_scenario(db, scenario, clock)


def test_bots_reply_to_the_same_moves_in_the_same_way(tmp_path: object) -> None:
    clock = ManualClock()  # both play the same day's deal

    async def scenario(services: Services) -> None:
        played = []
        for person in (AKI, BEN):
            live = await open_deal(services, person)
            table = live.table
            for _ in range(8):
                my_turn = advancing(clock, 0.0, lambda table=table, person=person: table.person_to_move() == person.id)  # type: ignore[misc]
                await until(my_turn, "the bots' moves")
                await services.moves.play(table.info.id, person, table.version, table.state.legal()[-1])
            played.append([event.action for event in table.recent])
        assert played[0][: len(played[1])] == played[1][: len(played[0])]

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_deals_that_started_before_key_derivation_stay_the_same(db: str) -> None:
    """Aki plays the deal, the server is upgraded, and Ben gets the same deal. The next day's deal uses the new key."""
    iki, clock = games.game("iki"), ManualClock()

    async def scenario(services: Services) -> None:
        deals, today, secret = services.daily, services.daily.today(), services.settings.secret
        old = deal_of(iki, today, secret)
        derived, deals.key = deals.key, secret
        aki = await open_deal(services, AKI)
        deals.key = derived
        ben = await open_deal(services, BEN)
        assert aki.table.info.seed == ben.table.info.seed == old.seed
        assert (await deals.describe(iki, today, BEN))["options"] == old.options
        for live, points in ((aki, 40), (ben, 50)):
            await end_game(services, live, points)
        clock.advance(A_DAY)
        results = (await deals.describe_with_results(iki, today, BEN))["results"]
        assert results is not None
        assert [result["name"] for result in results] == ["Ben", "Aki"]
        tomorrow = await open_deal(services, AKI)
        assert tomorrow.table.info.seed == deal_of(iki, deals.today(), derived).seed

    run_scenario(db, scenario, clock)
