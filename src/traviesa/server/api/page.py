"""The page in the browser: what it is made of, and its first file at every address that is a place in it."""

import re
from collections.abc import Mapping
from html import escape
from typing import Any, Final

from litestar import MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from traviesa.language import speak
from traviesa.server.languages import language_of
from traviesa.server.page import FORMS, File, Page

POLICY: Final = "; ".join(
    [
        *("default-src 'self'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'"),
        *("img-src 'self' data: blob:", "object-src 'none'", "base-uri 'none'", "form-action 'self'"),
        "frame-ancestors 'none'",
    ]
)
"""What the page may do: run and show what comes from here. No script stands in it; where a wagon lies is a style."""
ELSEWHERE: Final = re.compile(r"/(api|page|health|ready|metrics)(/|$)")
"""Where no place of the page is."""
OF_ITSELF: Final = re.compile(r"/?(reset|tables/[^/]+)?/?")
"""Addresses that are handed on: whoever asks for them, program or browser, is told what is there."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
FORM: Final = re.compile(r"\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.\d*)?)\s*)?")


@route("/page/{name:path}", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Give a file of the page."""
    found = _page(request).file(request.path_params["name"].lstrip("/"))
    if found is None:
        raise NotFoundException
    return _sent(request, found, FOR_EVER if found.is_named_by_content else ASK_AGAIN, "accept-encoding")


@route(["/", "/{place:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def place(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Give the page at any place in it: which one it is, the page reads from the address itself."""
    where = request.path_params.get("place", "")
    wanted = OF_ITSELF.fullmatch(where) or "text/html" in request.headers.get("accept", "")
    if not wanted or ELSEWHERE.match(where):
        raise NotFoundException
    language = language_of(request)
    found = _page(request).first(language)
    if found is None:
        return Response(_words(request, language).encode(), media_type=MediaType.HTML)
    return _sent(request, found, ASK_AGAIN, "accept-encoding, accept-language", {"content-language": language})


def _page(request: Request[Any, Any, Any]) -> Page:
    page: Page = request.app.state.page
    return page


def _sent(
    request: Request[Any, Any, Any], file: File, keep: str, varies: str, more: Mapping[str, str] | None = None
) -> Response[bytes]:
    """Send a file in the best form that the browser takes, or say that it has it already."""
    form = form_for(request.headers.get("accept-encoding", ""), file.forms)
    tag = f'"{file.tag}-{form}"'
    headers = {"cache-control": keep, "etag": tag, "vary": varies, **(more or {})}
    if not file.is_named_by_content:  # what is asked for by a page is held to the page's own policy
        headers["content-security-policy"] = POLICY
    if file.name == "worker.js":
        headers["service-worker-allowed"] = "/"
    if tag in re.findall(r'"[^"]*"', request.headers.get("if-none-match", "")):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=file.type)
    if form != "identity":
        headers["content-encoding"] = form
    return Response(file.forms[form], status_code=HTTP_200_OK, headers=headers, media_type=file.type)


def form_for(accepted: str, forms: Mapping[str, bytes]) -> str:
    """Choose how a file is sent by what ``Accept-Encoding`` (RFC 9110) takes, the smallest form first.

    >>> forms = {"br": b"1", "gzip": b"22", "identity": b"333"}
    >>> [form_for(one, forms) for one in ("gzip, br", "gzip;q=1, br;q=0", "*", "", "zstd")]
    ['br', 'gzip', 'br', 'identity', 'identity']
    """
    read = filter(None, map(FORM.fullmatch, accepted.lower().split(",")))
    weights = {one[1]: float(one[2] or 1) for one in read}
    return next((form for form in FORMS if form in forms and weights.get(form, weights.get("*", 0)) > 0), "identity")


def _words(request: Request[Any, Any, Any], language: str) -> str:
    """Say in the reader's language how to come to a table where the page has not been built."""
    say = speak(language)
    here = str(request.base_url).rstrip("/")
    lines = [say("welcome-what"), say("welcome-join"), f"traviesa terminal --join {here}", say("welcome-link")]
    lines.append(say("welcome-reset"))
    told = "\n".join(f"<p>{escape(line)}</p>" for line in lines)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Traviesa</title>'
    body = f"<h1>Traviesa</h1>\n{told}"
    return f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'
