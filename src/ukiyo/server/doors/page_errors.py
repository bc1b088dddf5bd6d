"""Where the page reports its uncaught errors."""

from fastapi import Request
from starlette.concurrency import run_in_threadpool

from ukiyo.server.asking import TheHouse, door
from ukiyo.server.limiter import address_of
from ukiyo.server.page_errors import PageError
from ukiyo.server.shell import current

page_errors = door()


@page_errors.post("/errors", status_code=204, response_model=None, summary="Report an uncaught error of the page")
async def report(asked: PageError, house: TheHouse, request: Request) -> None:
    """Nothing about you is stored. A page that does not know its version has it from the server."""
    version = asked.version or (await run_in_threadpool(current)).version
    await house.page_errors.report(address_of(request.scope.get("client")), asked, version)
