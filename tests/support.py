"""What tests share: the marker that cites rule clauses."""

import pytest

rule = pytest.mark.rule
"""`@rule("KA-4.7", "KA-4.8")`: this test sets up the situation of these clauses and sees the result."""
