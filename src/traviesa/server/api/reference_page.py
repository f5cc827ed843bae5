"""The page of ``/api/docs``: every address in plain HTML, made here, with no script and nothing from other hosts."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin, YamlRenderPlugin

METHODS: Final = ("get", "post", "put", "patch", "delete")
Document = Mapping[str, Any]


class ReferencePage(OpenAPIRenderPlugin):
    """Renders the OpenAPI document as a page to read."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        """Write the page."""
        return "\n".join(_page(openapi_schema)).encode()


def reference() -> list[OpenAPIRenderPlugin]:
    """Give the forms in which the contract is shown: a page, JSON and YAML."""
    return [ReferencePage(), JsonRenderPlugin(path="/openapi.json"), YamlRenderPlugin(path="/openapi.yaml")]


def _page(document: Document) -> Iterator[str]:
    title = escape(document["info"]["title"])
    yield f'<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>{title} API</title></head>\n<body>'
    yield f"<h1>{title} API</h1>"
    yield '<p>The contract for programs: <a href="/api/docs/openapi.json">openapi.json</a>,'
    yield '<a href="/api/docs/openapi.yaml">openapi.yaml</a>.</p>'
    for path, item in sorted(document["paths"].items()):
        for method in METHODS:
            if method in item:
                yield from _address(path, method, item[method])
    yield "<h2>Messages</h2>"
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        yield from _message(name, schema)
    yield "</body>\n</html>"


def _address(path: str, method: str, one: Document) -> Iterator[str]:
    yield f"<h2>{escape(one.get('summary') or '')}</h2>"
    yield f"<p><code>{method.upper()} {escape(path)}</code></p>"
    if one.get("description"):
        yield f"<p>{escape(one['description'])}</p>"
    for parameter in one.get("parameters", ()):
        said = f"{_kind(parameter.get('schema', {}))}{', required' if parameter.get('required') else ''}"
        yield f"<p>{escape(parameter['in'])} <code>{escape(parameter['name'])}</code>: {said}</p>"
    if "requestBody" in one:
        yield f"<p>Body: {_content(one['requestBody'])}</p>"
    for status, answer in one.get("responses", {}).items():
        yield f"<p>{escape(str(status))}: {_content(answer) or escape(answer.get('description', ''))}</p>"


def _content(part: Document) -> str:
    return ", ".join(_kind(one.get("schema", {})) for one in part.get("content", {}).values())


def _message(name: str, schema: Document) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}">{escape(schema.get("title") or name)}</h3>'
    if schema.get("description"):
        yield f"<p>{escape(schema['description'])}</p>"
    required = schema.get("required", ())
    for field, kind in schema.get("properties", {}).items():
        yield f"<p><code>{escape(field)}</code>: {_kind(kind)}{', required' if field in required else ''}</p>"


def _kind(schema: Document) -> str:
    """Say what a value is; a message is a link to where it is described."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    for together in ("oneOf", "anyOf", "allOf"):
        if together in schema:
            return " or ".join(_kind(one) for one in schema[together])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "anything")
    name = " or ".join(map(str, kind)) if isinstance(kind, list) else str(kind)
    return f"{escape(name)} of {_kind(schema['items'])}" if "items" in schema else escape(name)
