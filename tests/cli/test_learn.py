"""`ludary learn` at a real terminal, and without one."""

from pathlib import Path

from tests.cli.typist import Typist, typist

ASKS = ("q: leave): ", "q: leave: ")


def answer(me: Typist, line: str) -> str:
    """Return the output after a typed line, up to the next question, as one line."""
    return " ".join(me.types(line).sees(*ASKS).split())


def test_whoever_learns_makes_the_moves_and_is_told_about_others(tmp_path: Path) -> None:
    with typist("learn", "koa", folder=tmp_path) as me:
        assert "Step 1 of 14: Four clans tunnel under a mountain" in " ".join(
            me.sees(*ASKS).split()
        )
        assert "Step 2 of 14: Orange starts at its camp." in answer(me, "")
        assert "Seek the Sharman" in answer(me, "sharman")
        assert "Along the edge you soon run out of squares." in answer(me, "dig a9")
        assert "did you mean 'dig'?" in answer(me, "dog b9")
        step = answer(me, "dig b9")
        assert "Ada's Orange finds a cavern" in step
        assert "Step 3 of 14: A cavern: one point" in step
        wrong = answer(me, "sharman")
        assert "Two bones fall" in wrong
        assert "Towards the middle there is more room" in wrong
        assert "Step 2 of 14" in answer(me, "b")
        assert me.types("q").leaves() == 0


def test_a_lesson_leads_to_the_first_game(tmp_path: Path) -> None:
    with typist("learn", "koa", folder=tmp_path) as me:
        me.sees(*ASKS)
        for _ in range(13):
            answer(me, "")
        assert me.types("").leaves() == 0
    assert "Play it with: ludary play koa --seats 2 --bots careless:16" in me.shown
