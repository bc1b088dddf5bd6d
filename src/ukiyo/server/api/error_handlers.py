"""Turns exceptions of the HTTP API into responses: a JSON object with an `error` sentence."""

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Route

from ukiyo.engine.errors import UkiyoError
from ukiyo.play import frames
from ukiyo.server.api.app_shell import router as app_shell_router
from ukiyo.server.api.middleware import known_person, refusal
from ukiyo.server.api.routes import ROUTERS
from ukiyo.server.core.errors import Malformed, NotRouted, status_of
from ukiyo.server.services import Services


def add_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(UkiyoError, handle_refusal)
    app.add_exception_handler(RequestValidationError, handle_invalid_request)
    app.add_exception_handler(HTTPException, handle_http_error)


def error_response(request: Request, error: UkiyoError, frame: frames.Frame | None = None) -> Response:
    request.app.state.refusals.record(request.scope, error)
    return Response(refusal(error, frame), status_of(error), media_type="application/json")


async def handle_refusal(request: Request, error: Exception) -> Response:
    """Responds with the error and, if the request was out of date, the table's current frame."""
    assert isinstance(error, UkiyoError)
    services: Services = request.app.state.services
    live = services.tables.live.get(request.path_params.get("table_id", ""))
    you = known_person(services, request.headers.raw)
    return error_response(request, error, live.frame_after(error, you.id if you else None) if live else None)


async def handle_invalid_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"])
    return error_response(request, Malformed(f"{field}: {first['msg']}"))


async def handle_http_error(request: Request, error: Exception) -> Response:
    """Responds to unknown paths and methods. Responds to OPTIONS for every path, and adds the allowed methods to 405 responses."""
    assert isinstance(error, HTTPException)
    methods = allowed_methods(request) if error.status_code == 405 else []
    if methods and request.method == "OPTIONS":
        return Response(status_code=204, headers={"Allow": ", ".join(methods)})
    known = error.status_code != 405 or methods
    detail, status = (error.detail, error.status_code) if known else ("Not Found", 404)
    response = error_response(request, NotRouted(f"{detail}: {request.method} {request.url.path}", status))
    if methods:
        response.headers["Allow"] = ", ".join(methods)
    return response


def allowed_methods(request: Request) -> list[str]:
    """Returns the methods of a path, or an empty list if the path does not exist. Paths outside the API are files."""
    path = request.url.path
    routers = (*ROUTERS, app_shell_router, request.app.router)
    endpoints = [route for router in routers for route in router.routes if isinstance(route, Route)]
    methods = {method for route in endpoints if route.path_regex.match(path) for method in route.methods or ()}
    if not methods and not path.startswith("/api/"):
        methods = {"GET"}
    if "GET" in methods:
        methods.add("HEAD")
    return sorted({*methods, "OPTIONS"}) if methods else []
