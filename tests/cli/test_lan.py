"""A room: ``serve --lan`` prints an address, and whoever is in the network plays by it."""

import re
from pathlib import Path

from tests.client.screens import Terminal
from tests.server.hosting.served import served


def test_what_is_printed_is_enough_to_join_from_any_address_of_the_machine(tmp_path: Path) -> None:
    with served(tmp_path, "--lan", TRAVIESA_LANG="en") as server:
        told = re.search(r"From a terminal: traviesa (terminal --join (http://\S+))", server.said.read_text())
        assert told
        with Terminal(tmp_path / "ana", *told[1].split(), "--name", "Ana", "--players", "Ana,open") as ana:
            ana.wait_for(f"Others come to this table by: {told[2]}/tables/")
            link = ana.wait_for("\n")
            another = f"http://127.0.0.2:{told[2].rpartition(':')[2]}/tables/{link}"
            with Terminal(tmp_path / "luis", "terminal", "--join", another, "--name", "Luis") as luis:
                luis.wait_for("The game begins when")
                ana.wait_for("Luis sits down.")
                luis.type("leave")
                assert luis.status() == 0
            ana.wait_for("Somebody has left their chair.")
