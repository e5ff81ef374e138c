from typing import Any
def say_event(game: Any, event: Any, who: Any) -> str:
    return f"{event.kind} {event.seat} {event.what} {event.amount}"
