"""Route for error reports from the page."""

from typing import Annotated

from fastapi import Request
from pydantic import Field
from starlette.concurrency import run_in_threadpool

from ukiyo.server.api.app_shell import current_shell
from ukiyo.server.api.dependencies import ServicesDep, api_router
from ukiyo.server.api.models import requests
from ukiyo.server.core.rate_limits import client_address
from ukiyo.server.db.page_errors import PageError

router = api_router()


class NewPageError(requests.RequestBody):
    """An uncaught page error."""

    message: Annotated[
        str, Field(max_length=400, description="The browser's error message; the server removes addresses, quoted text and ids")
    ]
    module: Annotated[str, Field(max_length=80, pattern=r"^[A-Za-z0-9_./-]*$", description="Path of the script, without host and query")]
    line: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    version: Annotated[str, Field(max_length=16, pattern="^[0-9a-f]*$", description="The version of the page, or empty")] = ""


@router.post("/errors", status_code=204, response_model=None, summary="Report an uncaught page error")
async def report(body: NewPageError, services: ServicesDep, request: Request) -> None:
    """Stores nothing about you. If there is no version, the server's own version is used."""
    version = body.version or (await run_in_threadpool(current_shell)).version
    await services.page_errors.report(client_address(request.scope.get("client")), PageError(body.message, body.module, body.line, version))
