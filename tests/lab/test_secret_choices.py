"""Planted faults about secrets that are chosen, not drawn: each is found by the promise that it
breaks.

Four games whose players hide something: a card laid face down (Veil), a coin, ships, sealed bids.
"""

from pathlib import Path
from subprocess import Popen

import pytest

from tests.lab import test_checking
from tests.lab.test_checking import in_fork

GAMES = Path(__file__).parent / "secret_games"
MORE = """
@rule
def lowest(s: State) -> int:
    kind = 0
    while s.deck[kind] == 0:
        kind += 1
    s.deck[kind] -= 1
    return kind


@rule
def any_kind(s: State) -> int:
    kind = roll(s, KINDS) - 1
    while s.deck[kind] == 0:
        kind = (kind + 1) % KINDS
    s.deck[kind] -= 1
    return kind

"""


def more(row: str) -> dict[str, str]:
    """The change by which an event tells one thing more."""
    return {f"def {row}(s: State, seat: int": f"def {row}(s: State, seat: int, more: int"}


# The game, the fault, texts and their faulty replacements, words of the promise that is broken
FAULTS: list[tuple[str, str, dict[str, str], str]] = [
    (
        "veil",
        "conceal forgets a slot",
        {
            "            for slot in range(SLOTS):\n                kind = s.veils": (
                "            for slot in range(1, SLOTS):\n                kind = s.veils"
            )
        },
        "nobody sees",
    ),
    (
        "veil",
        "spectators see veils",
        {"and not known and": "and not known and seat >= 0 and"},
        "nobody sees",
    ),
    (
        "veil",
        "veil told to all",
        {**more("veils"), "veils(s, seat)": "veils(s, seat, kind)"},
        "nobody is told",
    ),
    (
        "veil",
        "peek told to all",
        {"s.veils[owner, slot], 1 << seat)": "s.veils[owner, slot], -1)"},
        "nobody is told",
    ),
    (
        "veil",
        "peek told to the wrong seat",
        {"s.veils[owner, slot], 1 << seat)": "s.veils[owner, slot], 1 << (seat + 1) % s.seats)"},
        "nobody sees",
    ),
    (
        "veil",
        "failed peek shows",
        {
            "    if face > 2:\n        s.knows[owner, slot] |= 1 << seat\n": (
                "    s.knows[owner, slot] |= 1 << seat\n    if face > 2:\n"
            )
        },
        "nobody sees",
    ),
    (
        "veil",
        "peek forgotten by View",
        {"known = seat >= 0 and": "known = False and seat >= 0 and"},
        "nobody is told",
    ),
    (
        "veil",
        "choice in a field",
        {"veils(s, seat)": "s.last = kind\n    veils(s, seat)"},
        "nobody sees",
    ),
    ("veil", "choice in points", {"s.points[seat] += 1": "s.points[seat] += kind"}, "nobody sees"),
    (
        "veil",
        "choice in a counter",
        {
            "veils(s, seat)": "s.turns += kind % 2\n    veils(s, seat)",
            "s.turns == TURNS": "s.turns >= TURNS",
        },
        "nobody sees",
    ),
    (
        "veil",
        "choice in whose turn",
        {
            "s.actor = (seat + 1) % s.seats": (
                "s.actor = (seat + 1 + (s.veils[seat, 0] == 2)) % s.seats"
            )
        },
        "nobody sees",
    ),
    (
        "veil",
        "imagine the lowest",
        {"1 + draw(s, s.deck, cards_in(s.deck))\n        if": "1 + lowest(s)\n        if"},
        "imagined worlds are as likely",
    ),
    ("veil", "hands forgotten", {"            hide_hand(s, owner)\n": ""}, "shown the same"),
    (
        "veil",
        "draws told to all",
        {"drawn(s, seat, kind, 1 << seat)": "drawn(s, seat, kind, -1)"},
        "nobody is told",
    ),
    (
        "veil",
        "drawn card told with the draw",
        {**more("draws"), "draws(s, seat)": "draws(s, seat, kind)"},
        "nobody is told",
    ),
    (
        "veil",
        "dealt card told to all",
        {
            "dealt(s, seat, kind, 1 << seat)": (
                "dealt(s, seat, kind, 1 << seat)\n            reveals(s, seat, 0, kind)"
            )
        },
        "nobody is told",
    ),
    ("veil", "all see after a peek", {"|= 1 << seat\n": "|= (1 << s.seats) - 1\n"}, "nobody sees"),
    (
        "veil",
        "legal depends on a secret",
        {
            "if owner != s.actor and s.veils[owner, slot] != NOTHING": (
                "if owner != s.actor and s.veils[owner, slot] != NOTHING and s.veils[owner, slot]"
                " != 3"
            ),
        },
        "an actor can",
    ),
    (
        "veil",
        "last draw in a field",
        {"draws(s, seat)": "s.last = kind\n        draws(s, seat)"},
        "nobody sees",
    ),
    (
        "veil",
        "hands not put back",
        {"        s.deck[kind] += s.hands[owner, kind]\n": ""},
        "nobody sees",
    ),
    (
        "veil",
        "veils not put back",
        {"                    s.deck[kind - 1] += 1\n": ""},
        "nobody sees",
    ),
    (
        "veil",
        "imagine by kinds",
        {
            "s.hands[owner, draw(s, s.deck, cards_in(s.deck))] += 1": (
                "s.hands[owner, any_kind(s)] += 1"
            )
        },
        "imagined worlds are as likely",
    ),
    (
        "veil",
        "hands open after the end",
        {
            "            hide_hand(s, owner)\n": (
                "            if s.actor != NOBODY:\n                hide_hand(s, owner)\n"
            )
        },
        "nobody sees",
    ),
    (
        "veil",
        "leak with four seats",
        {"and not known and": "and not known and not (s.seats == 4 and slot == 1) and"},
        "nobody sees",
    ),
    (
        "veil",
        "event by a secret draw",
        {**more("draws"), "draws(s, seat)": "draws(s, seat, int(kind == 0))"},
        "nobody is told",
    ),
    (
        "coin",
        "conceal without effect",
        {"        s.side = UNKNOWN": "        s.side = s.side"},
        "nobody sees",
    ),
    (
        "coin",
        "no conceal, nothing told, declared",
        {
            "        s.side = UNKNOWN": "        s.side = s.side",
            "    hid(s, s.actor, side, 1 << s.actor)\n": "",
        },
        "nobody sees",
    ),
    (
        "coin",
        "told to all",
        {**more("hides"), "hides(s, s.actor)": "hides(s, s.actor, side)"},
        "nobody sees",
    ),
    (
        "coin",
        "told and shown to all",
        {
            **more("hides"),
            "hides(s, s.actor)": "hides(s, s.actor, side)",
            "        s.side = UNKNOWN": "        s.side = s.side",
        },
        "nobody sees",
    ),
    (
        "coin",
        "parity told to all",
        {**more("hides"), "hides(s, s.actor)": "hides(s, s.actor, side % 2)"},
        "nobody sees",
    ),
    (
        "coin",
        "imagines the lowest",
        {"1 + below(s.fate, SIDES)": "1"},
        "imagined worlds are as likely",
    ),
    (
        "coin",
        "never imagines the last",
        {"1 + below(s.fate, SIDES)": "1 + below(s.fate, SIDES - 1)"},
        "imagined worlds are as likely",
    ),
    (
        "coin",
        "spectators see it",
        {"if s.hidden and seat": "if s.hidden and seat >= 0 and seat"},
        "nobody sees",
    ),
    (
        "coin",
        "parity in points",
        {"s.hidden = 1": "s.hidden = 1 + side % 2", "if s.hidden else": "if s.hidden > 0 else"},
        "nobody sees",
    ),
    (
        "coin",
        "hider forgets",
        {"if s.hidden and seat != 1 - s.actor": "if s.hidden"},
        "nobody is told",
    ),
    (
        "coin",
        "legal by the secret",
        {"    return SIDES\n": "    return SIDES - (s.side == 1)\n"},
        "an actor can",
    ),
    (
        "ships",
        "conceal shows squares over 3",
        {"and s.ships[owner] != 0:": "and s.ships[owner] != 0 and s.ships[owner] < 5:"},
        "nobody sees",
    ),
    (
        "ships",
        "lay told to all",
        {**more("lays"), "lays(s, seat)": "lays(s, seat, s.ships[seat])"},
        "nobody is told",
    ),
    (
        "ships",
        "row of the ship told",
        {**more("lays"), "lays(s, seat)": "lays(s, seat, s.ships[seat] // 4)"},
        "nobody is told",
    ),
    (
        "ships",
        "a miss tells the distance",
        {
            **more("misses"),
            "misses(s, target)": "misses(s, target, abs(s.ships[target] - 1 - square))",
        },
        "nobody is told",
    ),
    (
        "ships",
        "the last seat's ship lies open",
        {"if owner != seat and s.sunk": "if owner != seat and owner < 2 and s.sunk"},
        "nobody sees",
    ),
    (
        "ships",
        "imagine ignores nothing but the first square",
        {"square = below(s.fate, SQUARES)": "square = 0"},
        "imagined worlds are as likely",
    ),
    (
        "ships",
        "sunk by a forgotten mark",
        {
            "        s.ships[seat] = ARGS[action, 0] + 1\n": (
                "        s.ships[seat] = ARGS[action, 0] + 1\n        s.shot[seat] |= 1 << 6 +"
                " ARGS[action, 0] % 2\n"
            )
        },
        "nobody sees",
    ),
    (
        "ships",
        "who begins to shoot",
        {
            "    s.actor = (seat + 1) % s.seats\n": (
                "    s.actor = (seat + 1) % s.seats\n    if s.turns == s.seats and s.ships[0] >"
                " 3:\n        s.actor = 1\n"
            )
        },
        "nobody sees",
    ),
    (
        "bids",
        "bids shown to the next",
        {
            "if other != seat and s.bids[other] != 0": (
                "if other != seat and other != seat - 1 and s.bids[other] != 0"
            )
        },
        "nobody sees",
    ),
    (
        "bids",
        "sum of bids in points",
        {
            "    bid(s, seat, action, 1 << seat)\n": (
                "    bid(s, seat, action, 1 << seat)\n    s.rounds += 100 * action\n"
            ),
            "s.rounds += 1\n": "s.rounds = s.rounds % 100 + 1\n",
        },
        "nobody sees",
    ),
    (
        "bids",
        "whispered to all",
        {"bid(s, seat, action, 1 << seat)": "bid(s, seat, action, 15)"},
        "nobody is told",
    ),
    (
        "bids",
        "whispered to the left",
        {"bid(s, seat, action, 1 << seat)": "bid(s, seat, action, 1 << (seat + 1) % s.seats)"},
        "nobody is told",
    ),
    (
        "bids",
        "imagines no zero",
        {"1 + below(s.fate, MOST + 1)": "2 + below(s.fate, MOST)"},
        "imagined worlds are as likely",
    ),
]
OFTEN = ("imagined", "an actor")  # promises that few positions show to be broken

forks = test_checking.forks


def planted(folder: Path, game: str, changes: dict[str, str]) -> Path:
    text = (GAMES / f"{game}.py").read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "worse.py"
    path.write_text(text.replace("\n@rule\ndef check", f"{MORE}@rule\ndef check"), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("game", "fault", "changes", "promise"), FAULTS, ids=[f"{one[0]}: {one[1]}" for one in FAULTS]
)
def test_a_fault_about_a_secret_is_found(
    forks: Popen[str], tmp_path: Path, game: str, fault: str, changes: dict[str, str], promise: str
) -> None:
    tries = "60" if promise.startswith(OFTEN) else "20"
    code, why = in_fork(forks, planted(tmp_path, game, changes), promise, tries)
    assert code == 0, why
    assert why.strip(), fault


@pytest.mark.parametrize("game", ["veil", "coin", "ships", "bids"])
@pytest.mark.parametrize(
    "promise", ["nobody sees", "nobody is told", "imagined worlds are as likely", "no game passes"]
)
def test_a_game_that_keeps_its_secrets_raises_no_alarm(
    forks: Popen[str], tmp_path: Path, game: str, promise: str
) -> None:
    code, why = in_fork(forks, planted(tmp_path, game, {}), promise, "20")
    assert (code, why.strip()) == (0, "")
