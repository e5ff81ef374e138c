"""Answers to errors: JSON for programs and a page for people, without internal details."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from ludary.core.arguments import briefly
from ludary.server.errors import Refused
from ludary.server.http import pages
from ludary.server.http.auth import answer
from ludary.server.http.models.common import TABLE_ID
from ludary.server.resources.addresses import ClientNetwork
from ludary.server.store.faults import NoDatabase, is_fault, reason

CODES = {404: "not_found", 405: "method", 413: "too_large"}
NAME = re.compile(r"\w{1,60}")
NO_PLACES = ("body", "query", "path", "bool", "int", "float", "str")
WORDS = {
    404: "There is no such page.",
    405: "This address takes other methods: see the header `Allow`.",
}


def error_answer(request: Request, error: Refused) -> Response:
    """Return the answer to a refused request: JSON for the API and programs, else a page."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return answer({"error": error.words, "code": error.code, **error.more}, error.status)
    return pages.error_page(error)


async def refused(request: Request, error: Refused) -> Response:
    app = request.app.state.app
    app.security.refused(
        app.digests.of(ClientNetwork.of_client(request.client)), error.status, error.code
    )
    return error_answer(request, error)


async def no_database(request: Request, error: SQLAlchemyError) -> Response:
    """Answer that the database does not answer; raise any other error again."""
    if not is_fault(error):
        raise error
    return error_answer(request, NoDatabase(reason(error)))


async def invalid(request: Request, error: RequestValidationError) -> Response:
    """Answer with what is wrong in the request; 404 if its path is."""
    wrong_path = [one for one in error.errors() if one["loc"][0] == "path"]
    errors = wrong_path or error.errors()
    status, code = (404, "not_found") if wrong_path else (400, "invalid")
    return error_answer(
        request, Refused("; ".join(validation_words(one) for one in errors[:5]), code, status)
    )


async def other_error(request: Request, error: HTTPException) -> Response:
    """Answer a refusal of the framework, such as an unknown page or a wrong method."""
    words = WORDS.get(error.status_code, str(error.detail))
    response = error_answer(
        request, Refused(words, CODES.get(error.status_code, "http"), error.status_code)
    )
    response.headers.update(error.headers or {})
    return response


HANDLERS: dict[int | type[Exception], Callable[[Request, Any], Coroutine[Any, Any, Response]]] = {
    Refused: refused,
    SQLAlchemyError: no_database,
    RequestValidationError: invalid,
    HTTPException: other_error,
}


def validation_words(error: Any) -> str:
    """Return words such as `seats.0.kind: Input should be 'me' or 'bot' (it is 'x')`; for a
    mistyped link, "There is no table".
    """
    if error.get("ctx", {}).get("pattern") == TABLE_ID:
        return (
            f"There is no table {briefly(error['input'])}: the name of one has 16 letters, digits,"
            " - or _, and is the end of its link."
        )
    if error["type"] == "json_invalid":
        return (
            f"The body should be JSON: {error['ctx']['error']}, at letter {error['loc'][-1] + 1}."
        )
    where = ".".join(str(step) for step in error["loc"] if is_place(step))
    value = repr(error.get("input"))
    excerpt = (
        f" (it is {value[:60]}{'…' if len(value) > 60 else ''})"
        if error["type"] != "missing"
        else ""
    )
    words = error["msg"].replace("items after validation", "characters")
    return f"{where or 'body'}: {words}{excerpt}"


def is_place(step: str | int) -> bool:
    """Tell whether a part of an error's location is a name or an index; others are types that
    pydantic tried.
    """
    return isinstance(step, int) or (NAME.fullmatch(step) is not None and step not in NO_PLACES)
