"""Chat: channels, moderation, blocks, reports, quotas, private notes and durability."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import new_database
from tests.server.scenarios import settings
from tests.server.server_process import Guest, Json, ServerProcess, play_to_the_end
from tests.server.waiting import ManualClock
from ukiyo.play.errors import Conflict, Refused
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.identity import Person
from ukiyo.server.core.quotas import CHAT_PER_MINUTE
from ukiyo.server.services import Services
from ukiyo.server.tables import chat, seating
from ukiyo.server.tables.chat_messages import MAX_PER_PERSON, MAX_TEXT, PAGE_SIZE, checked_text
from ukiyo.server.tables.notes import checked_notes
from ukiyo.server.tables.registry import LiveTable, Subscriber


def table_for_two(aki: Guest, ben: Guest, chat_mode: str = "on") -> str:
    seats = [{"kind": "human"}, {"kind": "open"}]
    table = str(aki.post("/tables", game="iki", seats=seats, chat=chat_mode)["id"])
    ben.post(f"/tables/{table}/join")
    return table


def send_message(guest: Guest, table: str, text: str) -> int:
    number = guest.post(f"/tables/{table}/chat", text=text)["number"]
    assert isinstance(number, int)
    return number


def read_chat(guest: Guest, table: str) -> list[str]:
    """The contents of all messages that a guest can read over HTTP."""
    messages = guest.get(f"/tables/{table}/chat")["messages"]
    assert isinstance(messages, list)
    return [message["text"] or message["sticker"] for message in messages]


def test_players_and_spectators_have_separate_channels_until_the_end(server: ServerProcess) -> None:
    """Searches all WebSocket messages that a player and a spectator receive during a game."""
    aki, ben, cho = Guest(server, "Aki"), Guest(server, "Ben"), Guest(server, "Cho")
    table = table_for_two(aki, ben)
    aki.post(f"/tables/{table}/start")

    async def scenario() -> dict[str, list[str]]:
        received: dict[str, list[str]] = {"player": [], "spectator": []}
        missing = {"player": {"spectators' secret"}, "spectator": {"spectators' secret", '"status":"over"'}}

        async def listen(name: str, guest: Guest) -> None:
            async with guest.watching(table, since=0, chat=True) as socket:
                async for text in socket:
                    received[name].append(str(text))
                    missing[name] = {expected for expected in missing[name] if expected not in str(text)}
                    if not missing[name]:
                        return

        listening = [asyncio.create_task(listen("player", aki)), asyncio.create_task(listen("spectator", cho))]
        await asyncio.to_thread(send_message, aki, table, "players' secret")
        await asyncio.to_thread(send_message, cho, table, "spectators' secret")
        players = [asyncio.create_task(play_to_the_end(guest, table, random.Random(5))) for guest in (aki, ben)]
        frames = [frame for player in players for frame in await player]
        assert not any("secret" in frame for frame in frames)
        await asyncio.gather(*listening)
        return received

    received = asyncio.run(scenario())
    assert any("players' secret" in text for text in received["player"])
    assert any("spectators' secret" in text for text in received["spectator"])
    assert not any("players' secret" in text for text in received["spectator"])
    over = next(place for place, text in enumerate(received["player"]) if '"status":"over"' in text)
    assert not any("spectators' secret" in text for text in received["player"][: over + 1])
    assert read_chat(aki, table) == ["players' secret", "spectators' secret"]
    assert read_chat(cho, table) == ["spectators' secret"]


def test_the_host_chooses_the_chat_mode(server: ServerProcess, aki: Guest, ben: Guest) -> None:
    silent, stickers = table_for_two(aki, ben, chat_mode="off"), table_for_two(aki, ben, chat_mode="stickers")
    assert "turned off the chat" in str(aki.post(f"/tables/{silent}/chat", 403, text="hello")["error"])
    assert "only stickers" in str(aki.post(f"/tables/{stickers}/chat", 403, text="hello")["error"])
    aki.post(f"/tables/{stickers}/chat", sticker="luck")
    aki.post(f"/tables/{stickers}/chat", 422, sticker="kitsune")
    aki.post(f"/tables/{stickers}/chat", 400)
    assert read_chat(ben, stickers) == ["luck"]
    deal = str(aki.post("/daily/iki")["id"])
    aki.post(f"/tables/{deal}/chat", 403, sticker="luck")
    assert aki.frame(deal)["table"]["chat"] == "off"  # type: ignore[index]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("  one\n\ttwo\x00\x1b[31m ", "one two[31m"),
        ("\u202eevil\u2066 twin\u200b", "evil twin"),
        ("<b>bold</b> & {nobody}", "<b>bold</b> & {nobody}"),
        ("Zażółć gęślą jaźń 🎐", "Zażółć gęślą jaźń 🎐"),
        ("z" + "\u0335" * 40, None),
        ("\u3164\u2800", None),
        (" \n ", None),
        ("x" * (MAX_TEXT + 1), None),
    ],
)
def test_a_message_is_one_line_of_visible_text(text: str, expected: str | None) -> None:
    if expected is not None:
        assert checked_text(text) == expected
    else:
        with pytest.raises(Refused, match="visible characters"):
            checked_text(text)


def test_normalizing_a_text_with_many_combining_marks_is_fast() -> None:
    """Python sorts combining marks with insertion sort. 8000 marks on one letter blocked the event loop for 0.1 s."""
    for marks in ("\u0301\u0323", "\u0f73", "\u0345\u0300\u0334"):
        assert len(checked_notes("a" + marks * 2600 + "b")) < 30
        with pytest.raises(Refused, match="visible characters"):
            checked_text("a" + marks * 400)
    assert checked_notes("Tie\u0302\u0301ng Vie\u0323\u0302t\n\u0915\u094d\u0937\u093f") == "Tiếng Việt\nक्षि"


def test_deleting_muting_and_blocking(server: ServerProcess) -> None:
    aki, ben, cho = Guest(server, "Aki"), Guest(server, "Ben"), Guest(server, "Cho")
    table = table_for_two(aki, ben)
    first, second = send_message(ben, table, "one"), send_message(ben, table, "two")
    assert "Only the host" in ben.http.delete(f"{server.api}/tables/{table}/chat/{first}").json()["error"]
    aki.delete(f"/tables/{table}/chat/{first}")
    assert read_chat(aki, table) == read_chat(ben, table) == ["two"]
    watched = send_message(cho, table, "from outside")
    aki.delete(f"/tables/{table}/chat/{watched}", 404)  # the host plays and can't read the spectators' channel
    aki.post(f"/tables/{table}/chat/{first}/report", 404)

    aki.post(f"/tables/{table}/block", kind="mute", seat=1)
    assert (read_chat(aki, table), read_chat(ben, table)) == ([], ["two"])
    another = table_for_two(aki, ben)
    aki.post(f"/tables/{table}/block", 404, kind="block", message=second)  # Aki can no longer read the message
    aki.post(f"/tables/{another}/block", kind="block", seat=1)
    third = aki.set_table("me", "open")
    assert "not open to you" in str(ben.post(f"/tables/{third}/join", 403)["error"])
    cho.post(f"/tables/{third}/join")
    blocked = aki.http.get(f"{server.api}/me/blocks").json()
    assert [(entry["name"], entry["kind"]) for entry in blocked] == [("Ben", "block")]
    aki.delete(f"/me/blocks/{blocked[0]['id']}")
    cho.delete(f"/me/blocks/{blocked[0]['id']}", 404)
    assert read_chat(aki, table) == ["two"]
    aki.post(f"/tables/{table}/block", 400, seat=0)


def test_a_rematch_leaves_the_seat_of_a_blocker_open(server: ServerProcess) -> None:
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    table = table_for_two(aki, ben)
    aki.post(f"/tables/{table}/start")

    async def play() -> None:
        await asyncio.gather(*(play_to_the_end(guest, table, random.Random(3)) for guest in (aki, ben)))

    asyncio.run(play())
    aki.post(f"/tables/{table}/block", seat=1)
    rematch = str(ben.post(f"/tables/{table}/rematch")["id"])
    seats = ben.frame(rematch)["table"]["seats"]  # type: ignore[index]
    assert [seat["kind"] for seat in seats] == ["open", "human"]


def test_notes_are_private_and_shared_between_devices(server: ServerProcess) -> None:
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    table = table_for_two(aki, ben)
    url = f"{server.api}/tables/{table}/notes"
    assert aki.get(f"/tables/{table}/notes") == {"text": "", "version": 0}
    assert aki.http.put(url, json={"text": "fire in 3\nrice!\x07", "version": 0}).json() == {"text": "fire in 3\nrice!", "version": 1}
    assert "another device" in aki.http.put(url, json={"text": "older", "version": 0}).json()["error"]
    assert ben.get(f"/tables/{table}/notes") == {"text": "", "version": 0}
    assert aki.http.put(url, json={"text": "x" * 4001, "version": 1}).status_code == 400
    cho = Guest(server, "Cho")
    assert "Only the players" in str(cho.get(f"/tables/{table}/notes", 403)["error"])
    everything = json.dumps([ben.frame(table), cho.frame(table), ben.get(f"/tables/{table}/chat")])
    assert "rice!" not in everything


def test_a_killed_server_loses_no_messagess(open_server: Callable[..., ServerProcess]) -> None:
    server = open_server()
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    table = table_for_two(aki, ben)
    for number in range(1, 8):
        send_message(aki, table, f"line {number}")
        if number % 3 == 0:
            server.kill()
            server.open()
    server.kill()
    server.open()
    assert read_chat(ben, table) == [f"line {number}" for number in range(1, 8)]


AKI, BEN = Person("aki", "Aki"), Person("ben", "Ben")


async def create_table(services: Services, *people: Person) -> LiveTable:
    occupants = [seating.new_occupant("human", None, "iki", person) for person in people]
    info = seating.new_table("iki", {}, occupants, False, people[0], services.clock.time())
    await services.database.run(services.tables.repository.create, info, [])
    return await services.tables.open(info.id)


def test_floods_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()

    async def scenario() -> None:
        services = Services(settings(f"sqlite:///{tmp_path}/ukiyo.db"), clock)
        services.database.migrate()
        live = await create_table(services, AKI, BEN)
        for number in range(MAX_PER_PERSON):
            if number % CHAT_PER_MINUTE.per_person == 0:
                clock.advance(600)
            await services.chat.post(live, AKI, "here", f"line {number}", None)
            if number == CHAT_PER_MINUTE.per_person - 1:
                with pytest.raises(TooManyRequests, match=r"20 messages in the last minute\. Try again in 60 s"):
                    await services.chat.post(live, AKI, "here", "too much", None)
        clock.advance(600)
        with pytest.raises(Conflict, match="table's chat is full"):
            await services.chat.post(live, AKI, "here", "one more", None)
        await services.chat.post(live, BEN, "here", "still possible", None)
        monkeypatch.setattr(chat, "MAX_PER_ADDRESS", 3)
        *others, last = (Person(name.lower(), name) for name in ("Cho", "Dai", "Emi", "Fumi"))  # many people at one address
        for other in others:
            await services.chat.post(live, other, "there", "hello", None)
        with pytest.raises(Conflict, match="limit of 3 messages"):
            await services.chat.post(live, last, "there", "one more", None)
        await services.chat.post(live, last, "elsewhere", "still possible", None)
        page = await services.chat.page(live, "ben", 0, None)
        assert (len(page["messages"]), page["has_earlier"]) == (PAGE_SIZE, True)
        before = await services.chat.page(live, "ben", 0, page["messages"][0]["number"])
        assert before["messages"][-1]["number"] == page["messages"][0]["number"] - 1
        await services.stop()

    asyncio.run(scenario())


def test_two_processes_share_the_chat(postgres: str) -> None:
    db = new_database(postgres)

    async def scenario() -> None:
        first, second = Services(settings(db)), Services(settings(db))
        first.database.migrate()
        await first.start()
        await second.start()
        table = await create_table(first, AKI, BEN)
        other_table = await second.tables.open(table.table.info.id)
        ben, queue = Subscriber("ben", 0, 0), asyncio.Queue[Json]()

        async def take(text: str) -> None:
            await queue.put(json.loads(text))

        async def next_update() -> Json:
            while (message := await queue.get())["type"] != "chat":
                pass
            return message

        second.subscribers.connect(other_table, ben)
        watching = asyncio.create_task(second.subscribers.send_updates(other_table, ben, take))
        assert (await next_update())["messages"] == []
        posts = [
            (services, live, person) for services, live, person in ((first, table, AKI), (second, other_table, BEN)) for _ in range(10)
        ]
        await asyncio.gather(
            *(services.chat.post(live, person, "here", f"line {n}", None) for n, (services, live, person) in enumerate(posts))
        )
        numbers = list[int]()
        while len(numbers) < len(posts):
            messages = (await next_update())["messages"]
            assert isinstance(messages, list)
            numbers += [message["number"] for message in messages]
        assert numbers == list(range(1, len(posts) + 1))
        await first.database.run(first.blocks.block, "ben", AKI, "mute")
        first.chat.blocks_changed("ben")
        update = await next_update()
        assert update["reset"]
        assert {message["name"] for message in update["messages"]} == {"Ben"}  # type: ignore[attr-defined]
        watching.cancel()
        await first.stop()
        await second.stop()

    asyncio.run(scenario())
