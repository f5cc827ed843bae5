"""Write ``web/src/api/messages.ts`` from the server's OpenAPI document; ``--check`` says whether it is up to date."""

import sys
from pathlib import Path
from typing import Any

import msgspec

import page

WRITTEN = page.WEB / "src" / "api" / "messages.ts"


def main() -> int:
    """Write the types, or compare them; answer 1 where they differ."""
    page.fetch_node()
    page.install()
    made = page.run("build/messages.ts", given=msgspec.json.encode(schemas()).decode())
    if "--check" not in sys.argv[1:]:
        WRITTEN.write_text(made, "utf-8")
    elif not WRITTEN.exists() or WRITTEN.read_text("utf-8") != made:
        print(f"{WRITTEN.relative_to(page.ROOT)} is not what the server sends any more: make messages", file=sys.stderr)
        return 1
    return 0


def schemas() -> dict[str, Any]:
    """Describe every message as the server does."""
    from traviesa.server.app import make_app
    from traviesa.server.settings import Settings

    document = make_app(Settings(data=Path(page.ROOT / "build" / "nowhere"))).openapi_schema.to_schema()
    found: dict[str, Any] = document["components"]["schemas"]
    return found


if __name__ == "__main__":
    sys.exit(main())
