"""The log: a walk stays one line while it goes on, and reads the same when the page is loaded
anew.
"""

from __future__ import annotations

from tests.server.serving import Serving
from tests.web.conftest import Come


def test_a_walk_is_one_line_of_the_log_while_it_goes_on(come: Come, server: Serving) -> None:
    player = server.player()
    table = player.open("me", game="zimby_mojo", name="Ann")
    player.act(table, player.my_turn(table), "entry 1")
    me = come(player.token, reduced_motion="reduce").at(table)
    for action in ("leave 1", "pay 0", "step south", "step west", "step west"):
        player.act(table, player.my_turn(table), action)
        me.sees_all()

    walks = [line for line in me.log.get_by_role("paragraph").all_inner_texts() if "walks" in line]

    assert walks == ["Ann walks from the tribal board to 1,14 with 1 zimby in 4 tiles for 1 mojo."]
    me.page.reload()
    me.sees_all()
