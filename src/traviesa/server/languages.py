"""Which language somebody is answered in: what the request asks for, else what the player chose, else English."""

import re
from typing import Any

from litestar import Request

from traviesa.language import FALLBACK, choose_language, is_known, known_languages


def language_of(request: Request[Any, Any, Any], wanted: str = "") -> str:
    """Choose the language of an answer; what the body wants comes before what the browser asks for."""
    if is_known(wanted):
        return choose_language(wanted)
    return preferred(request.headers.get("accept-language", ""), request.state.get("language", ""))


def preferred(header: str, stored: str = "") -> str:
    """Read ``Accept-Language`` (RFC 9110): the known language of the highest weight, in the order of the header.

    >>> preferred("fr-CH, es-MX;q=0.9, en;q=0.8"), preferred("en;q=0.5, es"), preferred("de"), preferred("", "es")
    ('es', 'es', 'en', 'es')
    """
    home = stored if stored and is_known(stored) else FALLBACK
    weighed = [(weight, tag) for weight, tag in map(_weighed, header.split(",")) if weight is not None]
    refused = {tag for weight, tag in weighed if weight == 0}
    for _, tag in sorted((one for one in weighed if one[0]), key=lambda one: -one[0]):
        if tag == "*":
            return next((one for one in (home, *known_languages()) if one not in refused), home)
        if tag not in refused and is_known(tag):
            return choose_language(tag)
    return home


def _weighed(part: str) -> tuple[float | None, str]:
    """Read one language and its weight; what is no such thing has none."""
    found = re.fullmatch(r"\s*([A-Za-z]{1,8}(?:-[0-9A-Za-z]{1,8})*|\*)\s*(?:;\s*[qQ]=([01](?:\.\d{0,3})?)\s*)?", part)
    if not found:
        return None, ""
    return min(1.0, float(found[2] or 1)), found[1].lower()
