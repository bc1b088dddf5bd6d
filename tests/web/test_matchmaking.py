"""Matchmaking, invitations and tournaments in the browser."""

from playwright.sync_api import expect

from tests.server.server_process import Guest, ServerProcess
from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.test_pages import serious_violations


def test_matching_seeks_lead_to_one_table_and_to_an_invitation(visit: Visit) -> None:
    aki, ben = visit(name="Aki", size=PHONE), visit(name="Ben", language="fr")
    for person in (aki, ben):
        person.open("#/matchmaking")
        person.page.locator(".form-panel select").nth(2).select_option("steady")
        person.page.locator("#start-seek").click()
        if person is aki:
            expect(person.page.locator(".current-seeks li")).to_contain_text("2 players")
    for person in (aki, ben):
        person.page.locator(".table-page").wait_for()
    assert aki.page.url.split("#")[1] == ben.page.url.split("#")[1]
    aki.open("#/new")
    aki.page.locator("#create-table").click()
    aki.page.locator(".invite").click()
    aki.page.locator(".lobby-seat select").select_option(label="Ben")
    expect(aki.page.locator(".lobby-seat").nth(1)).to_contain_text("waiting for Ben")
    ben.open("#/tables/mine")
    expect(ben.page.locator(".invitations li")).to_have_count(1)
    expect(ben.page.locator(".table-list li")).to_have_count(1)  # the running game, without the invitation
    ben.open("#/")
    expect(ben.page.locator(".invitations")).to_contain_text("Aki")
    ben.page.locator(".invitations .primary").click()
    expect(ben.page.locator(".lobby-seat").nth(1)).to_contain_text("Ben")
    expect(aki.page.locator("#start")).to_be_enabled()


def test_open_tables_are_loaded_in_pages(visit: Visit, server: ServerProcess) -> None:
    hosts = [Guest(server, f"Host {number}") for number in range(7)]
    for host in hosts:
        host.http.headers["Accept-Language"] = "pl"
    tables = [(host, host.set_table("me", "open", listed=True)) for host in hosts for _ in range(3)]
    person = visit()
    person.open("#/matchmaking")
    person.page.locator(".filters select").nth(3).select_option("pl")
    expect(person.page.locator(".table-list li")).to_have_count(20)
    person.page.locator(".more").click()
    expect(person.page.locator(".table-list li")).to_have_count(21)
    expect(person.page.locator(".more")).to_have_count(0)
    for host, table in tables:
        host.post(f"/tables/{table}/leave")


def test_a_tournament_is_created_joined_and_started(visit: Visit) -> None:
    aki, ben = visit(name="Aki"), visit(name="Ben", size=PHONE)
    aki.open("#/tournaments")
    aki.page.locator("#new-tournament").click()
    aki.page.locator(".form-panel select").nth(5).select_option("2")
    aki.page.locator("#create-tournament").click()
    expect(aki.page.locator(".tournament-players li")).to_have_count(4)
    ben.open(f"#{aki.page.url.split('#')[1]}")
    ben.page.locator("#join-tournament").click()
    expect(aki.page.locator(".tournament-players .free")).to_have_count(0)
    aki.page.locator("#start-tournament").click()
    for person in (aki, ben):
        expect(person.page.locator(".tournament-standings tbody tr")).to_have_count(4)
    assert serious_violations(aki) == []
    ben.page.locator("#to-table").click()
    ben.page.locator(".table-page").wait_for()
