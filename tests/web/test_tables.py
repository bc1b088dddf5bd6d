"""Several people at one table: invitations by link, a shared device, spectators and undo."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import TIMEOUT, Visitor
from tests.web.conftest import Visit

NAMES = ["Aki", "Bunta", "Chiyo", "Daigo"]
PAUSE = 20  # ms between checks


def play_together(people: list[Visitor], rng: random.Random, moves: int) -> None:
    """Let each player choose in turn until the game is over."""
    for _ in range(moves):
        player = wait_for_player(people)
        if player is None:
            return
        player.choose_at_random(rng)
    wait_for_player(people)  # the last choice has arrived


def wait_for_player(people: list[Visitor]) -> Visitor | None:
    """Wait for a player's turn. Return None if the game is over."""
    for _ in range(TIMEOUT // PAUSE):
        for person in people:
            if int(person.page.locator(".table-page").get_attribute("data-candidates") or 0) > 0:
                return person
        if people[0].over:
            return None
        people[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("it is no one's turn, and the game is not over")


@pytest.mark.parametrize(
    ("game", "count"), [("hokusai", 3), *[pytest.param(*twin, marks=pytest.mark.repeats) for twin in (("iki", 2), ("hokusai", 4))]]
)
def test_several_browsers_play_at_one_table(visit: Visit, game: str, count: int) -> None:
    """The other players join with the host's link, and all players see the same moves."""
    host, *friends = [visit(name=name) for name in NAMES[:count]]
    table = host.create_table(game, "me", *["open"] * (count - 1))
    expect(host.page.locator("#start")).to_be_disabled()
    for friend in friends:
        friend.open_table(table)
        friend.page.locator("#join").click()
        expect(friend.page.get_by_text("you", exact=True)).to_be_visible()
    host.screenshot(f"{game}-waiting")
    host.page.locator("#start").click()
    for person in [host, *friends]:
        person.page.locator(".table-page.playing").wait_for()
    play_together([host, *friends], random.Random(3), 4 * count)
    versions = {person.page.locator(".table-page").get_attribute("data-version") for person in [host, *friends]}
    latest = max(versions, key=lambda version: int(version or 0))
    for person in [host, *friends]:
        expect(person.page.locator(".table-page")).to_have_attribute("data-version", str(latest))
        person.assert_no_errors()


def test_two_players_share_one_device(visit: Visit) -> None:
    """With two seats on one device, the page shows the name of the player to move."""
    person = visit()
    person.create_table("iki", "me", "me")
    rng = random.Random(4)
    seats = set()
    for _ in range(12):
        person.wait_for_turn()
        seats.add(person.page.locator(".panel").get_attribute("class"))
        person.choose_at_random(rng)
    assert len(seats) == 2
    person.assert_no_errors()


def test_a_move_can_be_undone(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "novice")
    person.wait_for_turn()
    version = person.page.locator(".table-page").get_attribute("data-version")
    before = person.page.locator(".choices").inner_text()
    person.page.locator(".choices [data-action]").first.click()
    person.page.locator("#undo").click()
    expect(person.page.locator(".choices")).to_have_text(before, use_inner_text=True)
    assert person.page.locator(".table-page").get_attribute("data-version") != version  # an undo is an event, too
    assert "takes back a move" in person.page.locator(".log li").last.inner_text()


def test_a_whole_turn_can_be_undone(visit: Visit) -> None:
    """Tests the button and the key. After a single move, only undoing the move is offered."""
    person = visit()
    person.create_table("iki", "me", "me")
    page, choices, first = person.page, person.page.locator(".choices"), ".choices [data-action]"
    person.wait_for_turn()
    question, before = page.locator(".panel h2").inner_text(), choices.inner_text()
    for by_key in (False, True):
        person.click_on(first)
        expect(page.locator(".panel h2")).not_to_have_text(question)
        expect(page.locator("#undo")).to_be_visible()
        assert page.locator("#undo-turn").count() == 0
        person.click_on(first)
        expect(page.locator("#undo-turn")).to_be_visible()
        if by_key:
            page.keyboard.press("Shift+U")
        else:
            page.locator("#undo-turn").click()
        expect(choices).to_have_text(before, use_inner_text=True)
        expect(page.locator("#undo")).to_have_count(0)


def test_moves_can_require_confirmation(visit: Visit) -> None:
    """With this setting, pointing at a choice shows a preview, and the player confirms the move."""
    person = visit()
    person.create_table("iki", "me", "novice")
    person.page.locator(".preferences summary").click()
    person.page.get_by_label("Confirm each move").check()
    person.page.locator(".preferences summary").click()
    person.wait_for_turn()
    page = person.page.locator(".table-page")
    version = page.get_attribute("data-version")
    person.page.locator(".board [data-selectable]").first.click()
    expect(person.page.locator(".choices .primary")).to_be_visible()
    assert page.get_attribute("data-version") == version
    person.page.locator(".choices .primary").click()
    expect(page).not_to_have_attribute("data-version", str(version))


def test_a_spectator_follows_a_table(visit: Visit) -> None:
    person, spectator = visit(), visit(name="Nobody")
    table = person.create_table("hokusai", "me", "novice")
    spectator.open_table(table)
    person.play_choices(random.Random(6), 8)
    person.wait_for_turn()  # the novice has finished its turn
    latest = person.page.locator(".table-page").get_attribute("data-version")
    expect(spectator.page.locator(".table-page")).to_have_attribute("data-version", str(latest))
    assert spectator.page.locator("[data-selectable], [data-action]").count() == 0
    assert "You are watching" in spectator.page.locator(".panel").inner_text()
    spectator.assert_no_errors()


def test_the_title_announces_the_players_turn(visit: Visit) -> None:
    person = visit()
    person.create_table("iki", "me", "novice")
    person.wait_for_turn()
    expect(person.page).to_have_title(re.compile("Your turn"))


def test_a_long_list_of_tables_has_pages_and_a_search(visit: Visit) -> None:
    person = visit()
    person.open()
    person.request("POST", "/me", name="Aki")
    for number in range(22):
        game = "hokusai" if number % 11 == 0 else "iki"
        person.request("POST", "/tables", game=game, seats=[{"kind": "human"}, {"kind": "open"}], takeover_bot="artisan")
    person.open("#/tables/mine")
    lines = person.page.locator(".table-row")
    expect(lines).to_have_count(20)
    person.screenshot("tables-long")
    person.page.get_by_role("button", name="Show older tables").click()
    expect(lines).to_have_count(22)
    expect(person.page.get_by_role("button", name="Show older tables")).to_have_count(0)
    person.page.get_by_role("searchbox").fill("hoku")
    expect(lines).to_have_count(2)
    person.page.get_by_role("searchbox").fill("nobody")
    expect(person.page.get_by_text("No tables found.")).to_be_visible()
    person.assert_no_errors()

    person.open("#/")
    person.page.get_by_role("link", name="All your tables").click()
    expect(lines).to_have_count(20)
    lines.first.click()
    person.page.locator(".lobby summary").click()
    expect(person.page.get_by_text("If a player is away, a bot takes over: Artisan.")).to_be_visible()
    device = person.page.locator(".lobby .other-device")
    device.get_by_label("The link works only once").check()
    device.get_by_role("button").click()
    expect(device.locator(".link")).to_have_value(re.compile("#seat="))
    person.screenshot("waiting-room-link")
    person.open("#/new")
    person.page.locator(".more-options summary").click()
    person.page.locator("#takeover-bot").select_option("novice")
    person.page.locator("#create-table").click()
    person.page.locator(".lobby summary").click()
    expect(person.page.get_by_text("If a player is away, a bot takes over: Novice.")).to_be_visible()
    person.assert_no_errors()


def test_clocks_are_shown_and_paused_by_agreement(visit: Visit) -> None:
    """Clocks are selected for a new table, visible to all players, and paused when all players agree. One person has both seats."""
    person = visit()
    person.open("#/new/iki")
    page = person.page
    page.locator("#time-control").select_option("live")
    page.locator("#minutes").select_option("45")
    with page.expect_request("**/api/tables") as sent:
        page.locator("#create-table").click()
    assert (sent.value.post_data_json or {})["time_control"] == {"bank_seconds": 2700, "increment_seconds": 20, "cap_seconds": 2700}
    expect(page.locator(".lobby")).to_contain_text("45:00 and gets 0:20 back")
    person.open("#/new/iki")
    page.locator("#time-control").select_option("steady")
    page.locator("#create-table").click()
    expect(page.locator(".lobby")).to_contain_text("2 d and gets 12 h back")
    table = page.url.rpartition("/")[2]
    expect(page.get_by_text("The game starts automatically when all seats are taken.")).to_be_visible()
    person.request("POST", f"/tables/{table}/join")
    left = page.locator(".scoreboard .time-left")
    expect(left).to_have_count(2)
    expect(page.locator(".time-left.running")).to_have_count(1)
    expect(page.locator(".time-left.running")).to_have_text("1 d 23 h")
    page.locator("#pause").click()
    expect(page.locator(".time-left.running")).to_have_count(0)
    expect(page.locator("#pause")).to_have_text("Resume the clocks")
    person.assert_no_errors()
