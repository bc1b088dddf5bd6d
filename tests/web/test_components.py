"""The component gallery, and checks against a printed copy."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Visit
from ukiyo import games
from ukiyo.engine.correction import ComponentValue, changed
from ukiyo.locales import languages


def test_every_card_is_drawn_and_can_be_searched(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open("#/components/iki")
    figures = page.locator(".gallery .iki-figure")
    expect(figures).to_have_count(60)
    page.locator("[data-facet=season]").select_option("winter")
    expect(figures).to_have_count(14)
    page.locator("[data-facet=kind]").select_option("building")
    expect(page.locator(".gallery")).to_have_count(0)
    page.locator("[data-facet=season]").select_option("")
    expect(page.locator(".gallery .iki-card.building")).to_have_count(10)
    farmhouse = page.locator(".gallery li").first
    expect(farmhouse.locator(".reconstructed-fields")).to_have_text("reconstructed: Cost")
    assert "≈" not in page.locator(".gallery .drawn").first.inner_text()
    person.open("#/components/hokusai")
    page.locator("[data-facet=expansion]").select_option("journey")
    expect(page.locator(".component-section")).to_have_count(1)
    person.assert_no_errors()


def test_components_are_verified_card_by_card(visit: Visit) -> None:
    """Correct one value and confirm another. The downloaded file contains both."""
    person = visit()
    page = person.page
    person.open("#/components/iki")
    page.get_by_role("link", name="Check your copy").click()
    page.locator("#skip").click()  # the blocking tiles
    page.locator("[data-field=cost]").fill("5")
    expect(page.locator(".verify-components .iki-card .iki-price")).to_have_text("5", use_inner_text=True)
    expect(page.locator(".changed")).to_have_text("2 → 5")
    page.locator("#confirm-values").click()
    page.locator("#confirm-values").click()
    expect(page.locator(".outcome h3")).to_have_text("Corrected: 1, confirmed: 1")
    with page.expect_download() as download:
        page.locator("#download-file").click()
    corrected_game = games.game("iki", Path(download.value.path()))
    assert changed(games.game("iki").file.tables, corrected_game.file.tables) == [
        (ComponentValue("character", "book-lender", "cost", 2), 5)
    ]
    person.screenshot("box-iki")
    page.locator(".outcome li button").click()
    expect(page.locator(".outcome li")).to_have_count(0)
    page.locator("#open-file").set_input_files({"name": "notes.toml", "mimeType": "text/plain", "buffer": b"[[recipe]]\nrice = 2\n"})
    expect(page.locator(".outcome [role=alert]")).to_contain_text("isn’t a valid components file")
    page.locator("#open-file").set_input_files(download.value.path())  # the file contains the removed correction
    expect(page.locator(".outcome li")).to_have_count(1)
    page.reload()  # the progress is stored
    expect(page.locator(".outcome li")).to_have_count(1)
    for language in languages()[1:]:
        person.select_language(language)
        person.assert_no_errors()
    page.locator(".outcome button.small").click()
    expect(page.locator(".outcome li")).to_have_count(0)

    page.evaluate("localStorage.removeItem('ukiyo-box-iki')")
    person.records_errors = False  # the browser logs every refused request
    page.evaluate("localStorage.setItem('ukiyo-box-iki', JSON.stringify({ 'character/book-lender/cost': 99 }))")
    page.reload()
    person.select_language("en")
    page.locator("#download-file").click()
    expect(page.locator(".outcome [role=alert]")).to_contain_text("cost must be a whole number from 0 to 30, not 99")


def test_a_table_shows_that_it_uses_corrected_components(visit: Visit) -> None:
    """Checks the table before the start, the list of tables, the cards and the gallery."""
    person = visit()
    page = person.page
    person.open("#/components/iki/check")
    page.evaluate("localStorage.setItem('ukiyo-box-iki', JSON.stringify({ 'character/monk/cost': 9, 'character/book-lender/cost': 2 }))")
    page.reload()
    page.locator("#play-with-corrections").click()
    expect(page.locator("#with-corrections")).to_be_checked()
    page.locator("#create-table").click()
    expect(page.locator(".lobby .chips")).to_have_text("✓ One corrected value")
    table = page.url.rsplit("/", 1)[1]
    assert person.request("GET", f"/tables/{table}")["table"]["correction_count"] == 1  # type: ignore[index]
    page.locator(".table-header .corrected").click()
    page.locator("input[type=search]").fill("Monk")
    expect(page.locator(".gallery .iki-price")).to_contain_text("9")
    expect(page.locator(".notice")).to_contain_text("values from a printed copy")
    page.locator(".notice a").click()
    page.locator("#join").click()
    page.locator("#start").click()
    page.locator(".table-page.playing .board > *").first.wait_for()
    person.open("#/tables/mine")
    expect(page.locator(".table-row .corrected").first).to_have_text("✓ One corrected value")
    person.assert_no_errors()
