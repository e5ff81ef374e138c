"""Numbers in requests: booleans are refused."""

from __future__ import annotations

from typing import Any

from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError


def refuse_booleans(value: Any) -> Any:
    if isinstance(value, bool):
        raise PydanticCustomError("truth", "Booleans are not numbers here")
    return value


NO_BOOLEANS = BeforeValidator(refuse_booleans)  # of true, 1 would be made
