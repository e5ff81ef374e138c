"""The bot of docs/bot.md plays whole games over the network."""

import subprocess
import sys
from pathlib import Path

from tests.server.serving import serving

ROBOT = Path(__file__).parents[2] / "examples" / "bots" / "robot.py"


def test_a_friend_plays_the_robot(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        robot = subprocess.Popen(
            [sys.executable, str(ROBOT), server.url, "dunjiin"], stdout=subprocess.PIPE, text=True
        )
        assert robot.stdout is not None
        greeting = robot.stdout.readline()
        assert greeting.startswith(f"Play against me at {server.url}/t/")
        table, me = greeting.strip().rpartition("/")[2], server.player()
        me.post(f"/api/tables/{table}/join", name="Ann")
        while (snapshot := me.my_turn(table))["status"] == "playing":
            me.act(table, snapshot)
        words, _ = robot.communicate()
        assert words.strip() == snapshot["over"]["words"]
        assert robot.returncode == 0


def test_the_robot_is_as_short_as_its_page_says() -> None:
    code = [line for line in ROBOT.read_text().splitlines()[2:] if line.strip()]
    assert len(code) <= 30
