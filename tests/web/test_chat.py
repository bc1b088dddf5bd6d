"""Chat in the browser: messages, stickers, unread counts and notes. Typing must not trigger shortcuts, and markup is shown as text."""

from playwright.sync_api import expect

from tests.server.server_process import Guest, ServerProcess
from tests.web.browsing import PHONE
from tests.web.conftest import Visit

MARKUP = "<img src=x onerror=alert(1)> <b>bold</b> { $n } &amp;"


def test_players_chat_at_the_table(visit: Visit, server: ServerProcess) -> None:
    aki, ben = visit(name="Aki"), Guest(server, "Ben")
    table = aki.create_table("iki", "me", "open")
    page = aki.page
    page.get_by_text("Settings of this table").click()
    expect(page.get_by_text("Chat: text and stickers.")).to_be_visible()
    ben.post(f"/tables/{table}/join")
    ben.post(f"/tables/{table}/chat", text=MARKUP)
    line = page.locator(".chat-message").first
    expect(line.locator(".text")).to_have_text(MARKUP)  # chat works before the start
    assert page.locator(".chat-message :is(img, b b)").count() == 0
    aki.request("POST", f"/tables/{table}/start")

    ben.post(f"/tables/{table}/chat", sticker="luck")
    expect(page.locator("#tab-chat .unread")).to_have_text("1")
    page.keyboard.press("t")
    expect(page.locator(".unread")).to_have_count(0)
    expect(page.locator(".sent-sticker")).to_have_text("Sticker: Good luck")
    field = page.get_by_placeholder("Write a message")
    expect(field).to_be_focused()
    before = page.locator(".table-page").get_attribute("data-version")
    field.press_sequentially("123 up?")
    field.press("Enter")
    expect(page.locator(".chat-message.yours .text")).to_have_text("123 up?")
    assert page.locator(".table-page").get_attribute("data-version") == before  # typing in the chat triggered no shortcut
    page.get_by_role("button", name="Thank you").click()
    expect(page.locator(".chat-message.yours .sent-sticker")).to_have_text("Sticker: Thank you")

    line.locator("summary").click()
    line.get_by_role("button", name="Mute Ben").click()
    expect(page.locator(".chat-message:not(.yours)")).to_have_count(0)
    page.get_by_text("Muted and blocked").click()
    page.get_by_role("button", name="Allow again").click()
    expect(page.locator(".chat-message:not(.yours)")).to_have_count(2)
    expect(page.get_by_text("Muted and blocked")).to_have_count(0)  # the list is hidden when it is empty
    line.locator("summary").click()
    line.get_by_role("button", name="Delete this message").click()
    expect(page.locator(".chat-message:not(.yours)")).to_have_count(1)

    page.locator("#tab-notes").click()
    page.get_by_label("Your notes").fill("rice before the fire")
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_label("Your notes").press("Escape")
    expect(page.locator("#tab-log")).to_be_focused()
    page.reload()
    page.locator("#tab-notes").click()
    expect(page.get_by_label("Your notes")).to_have_value("rice before the fire")
    aki.assert_no_errors()


def test_spectators_chat_with_spectators(visit: Visit, server: ServerProcess) -> None:
    """On a phone, the chat does not cover the board."""
    ben, cho = Guest(server, "Ben"), visit(name="Cho", size=PHONE)
    table = ben.set_table("me", "me")
    ben.post(f"/tables/{table}/start")
    ben.post(f"/tables/{table}/chat", text="among us players")
    cho.open()
    cho.open_table(table)
    page = cho.page
    page.locator("#tab-chat").click()
    expect(page.get_by_text("Players can read it when the game is over")).to_be_visible()
    page.get_by_role("button", name="Oh!").click()
    expect(page.locator(".chat-message.yours")).to_have_count(1)
    assert "among us" not in page.content()
    board, chat = page.locator(".board").bounding_box(), page.locator(".log-and-chat").bounding_box()
    assert board
    assert chat
    assert board["y"] + board["height"] <= chat["y"] + 1
    cho.assert_no_errors()


def test_a_table_without_chat_shows_no_chat(visit: Visit) -> None:
    aki = visit()
    aki.open("#/new/iki")
    page = aki.page
    page.locator(".more-options summary").click()
    page.locator("#table-chat").select_option("off")
    page.locator("#create-table").click()
    expect(page.locator(".lobby")).to_contain_text("Chat is off.")
    expect(page.locator("#tab-notes")).to_be_visible()
    expect(page.locator("#tab-chat")).to_have_count(0)
