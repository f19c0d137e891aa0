"""What the OpenAPI description says beyond what Litestar finds by itself."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, RequestBody, Schema

from hardboiled.server import learning, protocol


def describe(app: Litestar) -> None:
    """Our messages have no other fields than those named: unknown ones are refused, so say so. A save is read where
    it does not hold up anybody, so what Litestar sees of it is only its bytes."""
    for name, schema in app.openapi_schema.components.schemas.items():
        kind = getattr(protocol, name, None) or getattr(learning, name, None)
        if isinstance(schema, Schema) and isinstance(kind, type) and issubclass(kind, protocol.Message):
            schema.additional_properties = False
    upload = (app.openapi_schema.paths or {})["/api/tables/upload"].post
    assert upload is not None
    save = Schema(type=OpenAPIType.OBJECT, description="A save.")
    upload.request_body = RequestBody(content={"application/json": OpenAPIMediaType(schema=save)}, required=True)
