"""Words at the table: who hears what, the broom, blocks, reports, notes to oneself; and that nothing said is lost."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import new_database
from tests.server.served import Guest, Json, Served, play_to_the_end
from tests.server.test_house import settings
from tests.server.waiting import StillClock
from ukiyo.play.errors import Conflict, Refused
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.identity import Person
from ukiyo.server.core.quotas import AT_ONCE
from ukiyo.server.services import Services
from ukiyo.server.tables import chat, seating
from ukiyo.server.tables.chat_messages import LONGEST, MOST_EACH, SHOWN, checked_text
from ukiyo.server.tables.notes import checked_notes
from ukiyo.server.tables.registry import LiveTable, Subscriber


def table_for_two(aki: Guest, ben: Guest, words: str = "on") -> str:
    seats = [{"kind": "human"}, {"kind": "open"}]
    table = str(aki.post("/tables", game="iki", seats=seats, words=words)["id"])
    ben.post(f"/tables/{table}/join")
    return table


def say(guest: Guest, table: str, text: str) -> int:
    number = guest.post(f"/tables/{table}/words", text=text)["number"]
    assert isinstance(number, int)
    return number


def heard(guest: Guest, table: str) -> list[str]:
    """What somebody can read at a table, over HTTP."""
    lines = guest.get(f"/tables/{table}/words")["lines"]
    assert isinstance(lines, list)
    return [line["text"] or line["seal"] for line in lines]


def test_players_and_watchers_do_not_hear_each_other_until_the_end(served: Served) -> None:
    """Every message of whole games is searched: on the sockets of a player and of somebody who watches."""
    aki, ben, cho = Guest(served, "Aki"), Guest(served, "Ben"), Guest(served, "Cho")
    table = table_for_two(aki, ben)
    aki.post(f"/tables/{table}/start")

    async def scene() -> dict[str, list[str]]:
        heard: dict[str, list[str]] = {"player": [], "watcher": []}
        last = {"player": {"watchers' secret"}, "watcher": {"watchers' secret", '"status":"over"'}}

        async def listen(who: str, guest: Guest) -> None:
            async with guest.watching(table, since=0, words=True) as socket:
                async for text in socket:
                    heard[who].append(str(text))
                    last[who] = {waited for waited in last[who] if waited not in str(text)}
                    if not last[who]:
                        return

        listening = [asyncio.create_task(listen("player", aki)), asyncio.create_task(listen("watcher", cho))]
        await asyncio.to_thread(say, aki, table, "players' secret")
        await asyncio.to_thread(say, cho, table, "watchers' secret")
        players = [asyncio.create_task(play_to_the_end(guest, table, random.Random(5))) for guest in (aki, ben)]
        frames = [frame for player in players for frame in await player]
        assert not any("secret" in frame for frame in frames)
        await asyncio.gather(*listening)
        return heard

    told = asyncio.run(scene())
    assert any("players' secret" in text for text in told["player"])
    assert any("watchers' secret" in text for text in told["watcher"])
    assert not any("players' secret" in text for text in told["watcher"])
    over = next(place for place, text in enumerate(told["player"]) if '"status":"over"' in text)
    assert not any("watchers' secret" in text for text in told["player"][: over + 1])
    assert heard(aki, table) == ["players' secret", "watchers' secret"]
    assert heard(cho, table) == ["watchers' secret"]


def test_what_is_said_is_chosen_when_the_table_is_set(served: Served, aki: Guest, ben: Guest) -> None:
    quiet, sealed = table_for_two(aki, ben, words="off"), table_for_two(aki, ben, words="seals")
    assert "nobody talks" in str(aki.post(f"/tables/{quiet}/words", 403, text="hello")["error"])
    assert "seals only" in str(aki.post(f"/tables/{sealed}/words", 403, text="hello")["error"])
    aki.post(f"/tables/{sealed}/words", seal="luck")
    aki.post(f"/tables/{sealed}/words", 422, seal="kitsune")
    aki.post(f"/tables/{sealed}/words", 400)
    assert heard(ben, sealed) == ["luck"]
    deal = str(aki.post("/deals/iki")["id"])
    aki.post(f"/tables/{deal}/words", 403, seal="luck")
    assert aki.frame(deal)["table"]["words"] == "off"  # type: ignore[index]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  one\n\ttwo\x00\x1b[31m ", "one two[31m"),
        ("\u202eevil\u2066 twin\u200b", "evil twin"),
        ("<b>bold</b> & {nobody}", "<b>bold</b> & {nobody}"),
        ("Zażółć gęślą jaźń 🎐", "Zażółć gęślą jaźń 🎐"),
        ("z" + "\u0335" * 40, None),
        ("\u3164\u2800", None),
        (" \n ", None),
        ("x" * (LONGEST + 1), None),
    ],
)
def test_a_line_is_plain_text_that_can_be_seen(text: str, kept: str | None) -> None:
    if kept is not None:
        assert checked_text(text) == kept
    else:
        with pytest.raises(Refused, match="can be seen"):
            checked_text(text)


def test_no_text_takes_long_to_be_put_in_order() -> None:
    """Python sorts the marks of a letter by insertion: 8,000 of them stopped everybody for a tenth of a second."""
    for marks in ("\u0301\u0323", "\u0f73", "\u0345\u0300\u0334"):
        assert len(checked_notes("a" + marks * 2600 + "b")) < 30
        with pytest.raises(Refused, match="can be seen"):
            checked_text("a" + marks * 400)
    assert checked_notes("Tie\u0302\u0301ng Vie\u0323\u0302t\n\u0915\u094d\u0937\u093f") == "Tiếng Việt\nक्षि"


def test_the_broom_the_mute_and_the_block(served: Served) -> None:
    aki, ben, cho = Guest(served, "Aki"), Guest(served, "Ben"), Guest(served, "Cho")
    table = table_for_two(aki, ben)
    first, second = say(ben, table, "one"), say(ben, table, "two")
    assert "only whoever set" in str(ben.post(f"/tables/{table}/words/{first}/sweep", 403)["error"])
    aki.post(f"/tables/{table}/words/{first}/sweep")
    assert heard(aki, table) == heard(ben, table) == ["two"]
    watched = say(cho, table, "from outside")
    aki.post(f"/tables/{table}/words/{watched}/sweep", 404)  # what she cannot read she cannot sweep
    aki.post(f"/tables/{table}/words/{first}/report", 404)

    aki.post(f"/tables/{table}/block", how="mute", seat=1)
    assert (heard(aki, table), heard(ben, table)) == ([], ["two"])
    another = table_for_two(aki, ben)
    aki.post(f"/tables/{table}/block", 404, how="block", line=second)  # she does not hear it any more
    aki.post(f"/tables/{another}/block", how="block", seat=1)
    third = aki.set_table("me", "open")
    assert "not opened it to you" in str(ben.post(f"/tables/{third}/join", 403)["error"])
    cho.post(f"/tables/{third}/join")
    blocked = aki.http.get(f"{served.api}/me/blocks").json()
    assert [(one["name"], one["how"]) for one in blocked] == [("Ben", "block")]
    assert aki.http.delete(f"{served.api}/me/blocks/{blocked[0]['id']}").status_code == 204
    assert cho.http.delete(f"{served.api}/me/blocks/{blocked[0]['id']}").status_code == 404
    assert heard(aki, table) == ["two"]
    aki.post(f"/tables/{table}/block", 400, seat=0)


def test_whoever_is_blocked_does_not_seat_the_other_in_a_rematch(served: Served) -> None:
    aki, ben = Guest(served, "Aki"), Guest(served, "Ben")
    table = table_for_two(aki, ben)
    aki.post(f"/tables/{table}/start")

    async def play() -> None:
        await asyncio.gather(*(play_to_the_end(guest, table, random.Random(3)) for guest in (aki, ben)))

    asyncio.run(play())
    aki.post(f"/tables/{table}/block", seat=1)
    again = str(ben.post(f"/tables/{table}/rematch")["id"])
    seats = ben.frame(again)["table"]["seats"]  # type: ignore[index]
    assert [seat["kind"] for seat in seats] == ["open", "human"]


def test_notes_are_for_oneself_on_all_devices(served: Served) -> None:
    aki, ben = Guest(served, "Aki"), Guest(served, "Ben")
    table = table_for_two(aki, ben)
    url = f"{served.api}/tables/{table}/notes"
    assert aki.get(f"/tables/{table}/notes") == {"text": "", "version": 0}
    assert aki.http.put(url, json={"text": "fire in 3\nrice!\x07", "version": 0}).json() == {"text": "fire in 3\nrice!", "version": 1}
    assert "another device" in aki.http.put(url, json={"text": "older", "version": 0}).json()["error"]
    assert ben.get(f"/tables/{table}/notes") == {"text": "", "version": 0}
    assert aki.http.put(url, json={"text": "x" * 4001, "version": 1}).status_code == 400
    cho = Guest(served, "Cho")
    assert "those who play" in str(cho.get(f"/tables/{table}/notes", 403)["error"])
    everything = json.dumps([ben.frame(table), cho.frame(table), ben.get(f"/tables/{table}/words")])
    assert "rice!" not in everything


def test_a_killed_server_has_lost_no_word(open_server: Callable[..., Served]) -> None:
    served = open_server()
    aki, ben = Guest(served, "Aki"), Guest(served, "Ben")
    table = table_for_two(aki, ben)
    for number in range(1, 8):
        say(aki, table, f"line {number}")
        if number % 3 == 0:
            served.kill()
            served.open()
    served.kill()
    served.open()
    assert heard(ben, table) == [f"line {number}" for number in range(1, 8)]


AKI, BEN = Person("aki", "Aki"), Person("ben", "Ben")


async def set_table(services: Services, *people: Person) -> LiveTable:
    occupants = [seating.new_occupant("human", None, "iki", person) for person in people]
    info = seating.new_table("iki", {}, occupants, False, people[0], services.clock.time())
    await services.database.run(services.tables.repository.create, info, [])
    return await services.tables.open(info.id)


def test_floods_are_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = StillClock()

    async def scene() -> None:
        services = Services(settings(f"sqlite:///{tmp_path}/ukiyo.db"), clock)
        services.database.migrate()
        live = await set_table(services, AKI, BEN)
        for number in range(MOST_EACH):
            if number % AT_ONCE.most == 0:
                clock.advance(600)
            await services.words.say(live, AKI, "here", f"line {number}", None)
            if number == AT_ONCE.most - 1:
                with pytest.raises(TooManyRequests, match=r"20 lines within the minute: another can be said in 60 s"):
                    await services.words.say(live, AKI, "here", "too much", None)
        clock.advance(600)
        with pytest.raises(Conflict, match="enough has been said"):
            await services.words.say(live, AKI, "here", "one more", None)
        await services.words.say(live, BEN, "here", "still possible", None)
        monkeypatch.setattr(chat, "MOST_THERE", 3)
        *others, watcher = (Person(name.lower(), name) for name in ("Cho", "Dai", "Emi", "Fumi"))  # names are free
        for other in others:
            await services.words.say(live, other, "there", "a line to those who watch", None)
        with pytest.raises(Conflict, match="enough was said from your address to those who watch here: 3 lines"):
            await services.words.say(live, watcher, "there", "one more", None)
        await services.words.say(live, watcher, "elsewhere", "still possible", None)
        page = await services.words.page(live, "ben", 0, None)
        assert (len(page["lines"]), page["earlier"]) == (SHOWN, True)
        before = await services.words.page(live, "ben", 0, page["lines"][0]["number"])
        assert before["lines"][-1]["number"] == page["lines"][0]["number"] - 1
        await services.stop()

    asyncio.run(scene())


def test_two_processes_hear_each_other(postgres: str) -> None:
    db = new_database(postgres)

    async def scene() -> None:
        one, two = Services(settings(db)), Services(settings(db))
        one.database.migrate()
        await one.start()
        await two.start()
        here = await set_table(one, AKI, BEN)
        there = await two.tables.open(here.table.info.id)
        ben, sent = Subscriber("ben", 0, 0), asyncio.Queue[Json]()

        async def take(text: str) -> None:
            await sent.put(json.loads(text))

        async def next_words() -> Json:
            while (message := await sent.get())["type"] != "words":
                pass
            return message

        two.subscribers.connect(there, ben)
        watching = asyncio.create_task(two.subscribers.send_updates(there, ben, take))
        assert (await next_words())["lines"] == []
        says = [(services, live, who) for services, live, who in ((one, here, AKI), (two, there, BEN)) for _ in range(10)]
        await asyncio.gather(*(services.words.say(live, who, "here", f"line {n}", None) for n, (services, live, who) in enumerate(says)))
        numbers = list[int]()
        while len(numbers) < len(says):
            lines = (await next_words())["lines"]
            assert isinstance(lines, list)
            numbers += [line["number"] for line in lines]
        assert numbers == list(range(1, len(says) + 1))
        await one.database.run(one.blocks.shut, "ben", AKI, "mute")
        one.words.changed("ben")
        whole = await next_words()
        assert whole["whole"]
        assert {line["name"] for line in whole["lines"]} == {"Ben"}  # type: ignore[attr-defined]
        watching.cancel()
        await one.stop()
        await two.stop()

    asyncio.run(scene())
