"""A bot that plays over the network: `python robot.py http://localhost:8383 dunjiin`."""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, game, token = sys.argv[1], sys.argv[2], ""


def call(path: str, body: Any = None) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    return urlopen(Request(server + path, body and json.dumps(body).encode(), headers), timeout=600)


def choose(look: Any) -> Any:
    return random.choice(look["decision"]["actions"])  # here is room for something better


token = json.load(call("/api/players", {"name": "Robot"}))["token"]
made = json.load(call("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}))
table, look = f"/api/tables/{made['id']}", {"over": None}
print("Play against me at", made["url"], flush=True)
stream = call(f"{table}/events")
while not look["over"]:
    line = stream.readline()
    if line.startswith(b"data: "):
        look = json.loads(line[6:])
        if look["decision"] and look["decision"]["yours"]:
            try:
                call(f"{table}/act", {"action": choose(look)["notation"], "version": look["version"]})
            except HTTPError as error:  # the table has moved on; the stream will say how
                print(error.read().decode(), file=sys.stderr)
print(look["over"]["words"])
