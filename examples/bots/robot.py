"""A bot that plays over the network: `python robot.py http://localhost:8383 dunjiin`."""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, game, token = sys.argv[1], sys.argv[2], ""


def call(path: str, body: Any = None) -> Any:
    sender = {"authorization": f"Bearer {token}"} if token else {}
    headers = {"content-type": "application/json", **sender}
    return urlopen(Request(server + path, body and json.dumps(body).encode(), headers), timeout=600)


def choose(snapshot: Any) -> Any:
    return random.choice(snapshot["decision"]["actions"])  # here is room for something better


token = json.load(call("/api/players", {"name": "Robot"}))["token"]
made = json.load(call("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}))
table, snapshot = f"/api/tables/{made['id']}", {"over": None}
print("Play against me at", made["url"], flush=True)
stream = call(f"{table}/events")
while not snapshot["over"]:
    line = stream.readline()
    if line.startswith(b"data: "):
        snapshot = json.loads(line[6:])
        if snapshot["decision"] and snapshot["decision"]["yours"]:
            try:
                chosen = choose(snapshot)["notation"]
                call(f"{table}/act", {"action": chosen, "version": snapshot["version"]})
            except HTTPError as error:  # the table has moved on; the stream will say how
                print(error.read().decode(), file=sys.stderr)
print(snapshot["over"]["words"])
