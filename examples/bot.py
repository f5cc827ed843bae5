"""A bot of your own, by the public API alone: it sits down at a table and plays what it likes best.

    python examples/bot.py http://127.0.0.1:8080/tables/NAME#INVITATION Calculia

With a token in TRAVIESA_TOKEN it plays as that account, else as a guest. It sees what a player sees, and no more.
"""

import json
import os
import secrets
import sys
from urllib.parse import urlsplit

import httpx

TASTE = ("claim", "pay", "keep", "draw", "build", "tickets", "withdraw", "pass")


def main(link: str, name: str) -> None:
    """Play a whole game."""
    where, token = urlsplit(link), os.environ.get("TRAVIESA_TOKEN")
    headers = {"authorization": f"Bearer {token}"} if token else {"x-traviesa": "1"}
    table = where.path.rsplit("/", 1)[-1]
    with httpx.Client(base_url=f"{where.scheme}://{where.netloc}", headers=headers, timeout=60) as http:
        if not token:
            http.post("/api/guests", json={"name": name}).raise_for_status()
        me = {"names": [name], "invitation": where.fragment}
        http.post(f"/api/tables/{table}/join", json=me).raise_for_status()
        with http.stream("GET", "/api/events", params={"watch": table}) as events:
            for line in events.iter_lines():
                message = json.loads(line[6:]) if line.startswith("data: ") else {}
                if message.get("status") == "over":
                    return
                if message.get("views") and message["mine"][0] in message["views"][0]["due"]:
                    legal = http.get(f"/api/tables/{table}/legal").raise_for_status().json()
                    deed = min(legal["deeds"], key=lambda one: (TASTE.index(one.split()[0]), -len(one)), default=None)
                    if deed:  # a deed sent again with the same id is done once, so it could be tried again
                        play = {"deed": deed, "moment": legal["moment"], "request": secrets.token_hex(8)}
                        http.post(f"/api/tables/{table}/deeds", json=play).raise_for_status()


if __name__ == "__main__":
    main(*sys.argv[1:3])
