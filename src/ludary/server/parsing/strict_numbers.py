"""Numbers in requests: true and false are none."""

from __future__ import annotations

from typing import Any

from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError


def no_truth(given: Any) -> Any:
    if isinstance(given, bool):
        raise PydanticCustomError("truth", "There should be no true or false here")
    return given


NO_TRUTH = BeforeValidator(no_truth)  # of true, 1 would be made
