from typing import Any
def say_action(game: Any, s: Any, action: Any, who: Any) -> str:
    return action.notation
