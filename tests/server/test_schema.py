"""Schemathesis looks for faults in the API by its own description: undocumented answers, answers
that do not fit their schema, server errors, bad data that is let in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from server.house import BOT, ME, House

OPTIONS = [
    *("--checks", "all"),
    *("--phases", "examples,coverage,fuzzing"),
    *("--max-examples", "6"),
    *("--mode", "all"),
    *("--generation-deterministic", "--no-color"),
]


def test_the_api_does_what_its_description_says(house: House, tmp_path: Path) -> None:
    client = house.client("Ann")
    table = house.table(client, ME, BOT)
    cookie = next(cookie.value for cookie in client._cookies)
    # So that it gets past "there is no such table".
    (tmp_path / "schemathesis.toml").write_text(
        f'''[parameters]\n"path.table_id" = "{table.id}"\n"path.game" = "kick-ass"\n"path.clause" = "KA-1.1"\n'''
    )
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{house.url}/schema/openapi.json", *OPTIONS]
    command += ["-H", f"Cookie: hardboiled={cookie}"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=150, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
