"""What a browser is told at the addresses that are handed on: what runs here, and how to join."""

from html import escape
from typing import Any

from litestar import MediaType, Request, get

from traviesa.language import speak
from traviesa.server.languages import language_of


@get(["/", "/reset", "/tables/{table:str}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def welcome(request: Request[Any, Any, Any]) -> str:
    """Say in the reader's language how to come to a table; what stands behind # in a link only the reader has."""
    language = language_of(request)
    say = speak(language)
    here = str(request.base_url).rstrip("/")
    lines = [say("welcome-what"), say("welcome-join"), f"traviesa terminal --join {here}", say("welcome-link")]
    lines.append(say("welcome-reset"))
    told = "\n".join(f"<p>{escape(line)}</p>" for line in lines)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Traviesa</title>'
    body = f"<h1>Traviesa</h1>\n{told}"
    return f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'
