"""Uncaught errors are reported to the host with module and line, but without private data."""

from tests.server.server_process import ServerProcess
from tests.server.test_admin import run
from tests.server.waiting import wait_for
from tests.web.conftest import Visit

BROKEN = """// A page that breaks.
setTimeout(() => { throw new TypeError("uncaught at https://ukiyo.example.org/secret"); });
Promise.reject(new RangeError("unhandled"));
Promise.reject("a text, without a place");
export default () => { throw new Error("while drawing"); };
"""


def test_at_most_three_uncaught_errors_per_page_reach_the_host(visit: Visit, server: ServerProcess) -> None:
    person = visit()
    sent: list[object] = []
    person.page.on("request", lambda request: sent.append(request.post_data_json) if request.url.endswith("/api/errors") else None)
    person.page.context.route("**/pages/rules.js", lambda route: route.fulfill(body=BROKEN, content_type="text/javascript"))
    person.open("#/rules/iki")
    kept = {"TypeError: uncaught at (address)": 2, "RangeError: unhandled": 3, "Error: while drawing": 5}
    person.page.wait_for_function("() => document.querySelector('h1')?.innerText")
    wait_for(lambda: {row["message"] for row in run(server, "errors")} >= set(kept), "three reports")
    rows = {row["message"]: row for row in run(server, "errors")}
    assert {message: (rows[message]["module"], rows[message]["line"]) for message in kept} == {
        message: ("/pages/rules.js", line) for message, line in kept.items()
    }
    person.page.evaluate("location.hash = '#/'")
    person.open("#/rules/iki")  # the page fails again in the same document
    person.page.wait_for_selector("h1")
    assert len(sent) == 3
    assert "Aki" not in str(sent)
    person.console_errors.clear()
    person.changed = True
