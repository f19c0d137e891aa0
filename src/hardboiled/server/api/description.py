"""What the OpenAPI description says beyond what Litestar finds by itself."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi.spec import Schema

from hardboiled.server import protocol


def describe(app: Litestar) -> None:
    """Our messages have no other fields than those named: unknown ones are refused, so say so."""
    for name, schema in app.openapi_schema.components.schemas.items():
        kind = getattr(protocol, name, None)
        if isinstance(schema, Schema) and isinstance(kind, type) and issubclass(kind, protocol.Message):
            schema.additional_properties = False
