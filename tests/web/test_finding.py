"""Finding others in the browser: two who look for the same, an invitation, and a cup."""

from playwright.sync_api import expect

from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.test_pages import serious


def test_two_who_look_for_the_same_are_led_to_one_table_and_then_invite_each_other(visit: Visit) -> None:
    aki, ben = visit(name="Aki", size=PHONE), visit(name="Ben", language="fr")
    for person in (aki, ben):
        person.open("#/find")
        person.page.locator(".wish select").nth(2).select_option("steady")
        person.page.locator("#look").click()
        if person is aki:
            expect(person.page.locator(".seeking li")).to_contain_text("2 players")
    for person in (aki, ben):
        person.page.locator(".table-page").wait_for()
    assert aki.page.url.split("#")[1] == ben.page.url.split("#")[1]
    aki.open("#/new")
    aki.page.locator("#set-table").click()
    aki.page.locator(".invite").click()
    aki.page.locator(".cushion select").select_option(label="Ben")
    expect(aki.page.locator(".cushion").nth(1)).to_contain_text("waiting for Ben")
    ben.open("#/")
    expect(ben.page.locator(".invitations")).to_contain_text("Aki")
    ben.page.locator(".invitations .primary").click()
    expect(ben.page.locator(".cushion").nth(1)).to_contain_text("Ben")
    expect(aki.page.locator("#start")).to_be_enabled()


def test_a_cup_is_set_joined_and_begins(visit: Visit) -> None:
    aki, ben = visit(name="Aki"), visit(name="Ben", size=PHONE)
    aki.open("#/cups")
    aki.page.locator("#new-cup").click()
    aki.page.locator(".wish select").nth(5).select_option("2")
    aki.page.locator("#set-cup").click()
    expect(aki.page.locator(".cup-players li")).to_have_count(4)
    ben.open(f"#{aki.page.url.split('#')[1]}")
    ben.page.locator("#join-cup").click()
    expect(aki.page.locator(".cup-players .free")).to_have_count(0)
    aki.page.locator("#start-cup").click()
    for person in (aki, ben):
        expect(person.page.locator(".cup-standings tbody tr")).to_have_count(4)
    assert serious(aki) == []
    ben.page.locator("#to-table").click()
    ben.page.locator(".table-page").wait_for()
