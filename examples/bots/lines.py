"""A program as a bot: it is asked by lines of JSON on standard input, and answers by lines on
standard output. See docs/your-own-bot.md.
"""

import json
import random
import sys
from typing import Any


def choose(question: Any) -> Any:
    return random.choice(question["legal"])  # here is room for something better


for line in sys.stdin:  # it ends when its input does
    print(json.dumps({"action": choose(json.loads(line))["action"]}), flush=True)
