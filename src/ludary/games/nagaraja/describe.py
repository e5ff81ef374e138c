from typing import Any
def describe(game: Any, s: Any, seat: int, who: Any) -> str:
    return f"phase {s.phase}"
