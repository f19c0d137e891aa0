"""The command line starts without the libraries of the extras."""

import subprocess
import sys


def test_the_labs_commands_import_no_extra_library():
    code = (
        "import sys\n"
        "import hardboiled.cli\n"
        "from hardboiled.lab import analysis, balance, tournament\n"
        "print([name for name in ('polars', 'altair', 'vl_convert', 'distributed', 'ray') if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "[]"
