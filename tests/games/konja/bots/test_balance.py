"""The figures of the balance table: counts of a game, and shares made from them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks.konja_balance import (
    BOUGHT,
    CARDS,
    CAST,
    COUNTS,
    DRAWN,
    OFFERED,
    PICKED,
    SEATS,
    USED,
    Tally,
    lengths,
    note,
    notice,
    only,
    part,
    play,
    relics,
    share,
    spells,
)
from ludary import Match
from ludary.games.konja.state import Happening
from ludary.games.konja.text.cards import relic_text, spell_text
from ludary.games.konja.text.names import relic_name, spell_name
from ludary.games.konja.verbs import Verb
from ludary.lab.results import wilson
from tests.games.konja.table import Wizard, at_table, konja
from tests.games.konja.table import play as play_on

WON, LOST, DRAWN_GAME = (1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)


def counters() -> Any:
    return np.zeros((SEATS, COUNTS, CARDS), np.int64)


def number(match: Match, kind: str, name: str) -> int:
    return match.game.thing_names[kind].index(name)


def at_market(gold: int, offerings: str) -> Match:
    return play_on(at_table(Wizard(gold=gold), offerings=offerings), "pray merchant")


def of_games(*seats: tuple[float, float], turns: tuple[int, ...] = (), points: tuple[tuple[int, int], ...] = ()) -> Tally:
    """Games with these returns of both seats, of which the first began; no card was touched."""
    games = len(seats)
    gains = np.array(seats, float)
    return Tally(
        gains[:, 0].copy(), gains, np.array(turns or [12] * games, float), np.full(games, 100.0),
        np.array(points or [(21, 18)] * games, float), np.zeros((games, SEATS, COUNTS, CARDS), np.int64),
    )  # fmt: skip


def test_a_purchase_counts_for_the_buyer_and_the_relic() -> None:
    match = at_market(gold=9, offerings="boan totim")
    cards = counters()

    match.step("buy boan", fate=["figa"])
    note(match.state, cards)

    assert cards[0, BOUGHT, number(match, "relic", "boan")] == 1
    assert cards.sum() == 1


def test_a_spell_that_is_cast_counts_for_its_caster() -> None:
    match = at_table(Wizard(magick=9, spells="ya-ya"), dice="1 2 3 5 5")
    cards = counters()

    match.step("cast ya-ya")
    note(match.state, cards)

    assert cards[0, CAST, number(match, "spell", "ya-ya")] == 1
    assert cards.sum() == 1


def test_a_relic_that_is_used_counts_for_its_owner() -> None:
    match = at_table(Wizard(relics="tuska"), Wizard(relics="rattla"), dice="1 2 3 5 5")
    cards = counters()
    s = match.states()[0]
    s.events.count = 1
    s.events.lines[0].kind, s.events.lines[0].seat, s.events.lines[0].what = Happening.USES, 1, number(match, "relic", "rattla")

    note(s, cards)

    assert cards[1, USED, number(match, "relic", "rattla")] == 1
    assert cards.sum() == 1


def test_every_spell_dealt_counts_as_drawn() -> None:
    match = konja().start(seed=1)
    cards = counters()

    note(match.state, cards)

    assert [int(cards[seat, DRAWN].sum()) for seat in range(SEATS)] == [int(own.hand_count) for own in match.state.wizards]
    assert [list(cards[seat, DRAWN][: len(own.hand)]) for seat, own in enumerate(match.state.wizards)] == [
        list(own.hand) for own in match.state.wizards
    ]


@pytest.mark.parametrize(("gold", "offered"), [(9, ["boan", "feddah"]), (2, ["boan"]), (1, [])])
def test_a_relic_is_offered_to_those_who_can_pay_it(gold: int, offered: list[str]) -> None:
    match = at_market(gold, offerings="boan feddah")
    first, cards = int(match.game.actions.first[Verb.BUY]), counters()
    boan = number(match, "relic", "boan")

    notice(match.game.engine.boxes, match.state, first + boan, first, cards)

    assert [name for name in match.game.thing_names["relic"] if cards[0, OFFERED, number(match, "relic", name)]] == offered
    assert cards[0, PICKED, boan] == ("boan" in offered)
    assert cards[0, PICKED].sum() == cards[0, PICKED, boan]


def test_nothing_is_on_offer_outside_the_market() -> None:
    match = at_table(Wizard(gold=9), dice="1 2 3 5 5", offerings="boan")
    cards = counters()

    notice(match.game.engine.boxes, match.state, 0, int(match.game.actions.first[Verb.BUY]), cards)

    assert cards.sum() == 0


@pytest.mark.parametrize(
    ("gains", "percent"),
    [([1, 1, 1, -1], "75.0%"), ([1, -1, 0, 0], "50.0%"), ([0, 0, 0, 1], "62.5%"), ([-1, -1], "0.0%")],
)
def test_a_draw_is_half_a_win(gains: list[int], percent: str) -> None:
    assert share(np.array(gains, float)).split()[0] == percent


def test_a_share_says_where_the_true_one_lies() -> None:
    low, high = wilson(30, 40)

    assert share(np.array([1.0] * 30 + [-1.0] * 10)) == part(30, 40) == f" 75.0%  ({low:.1%} to {high:.1%})"
    assert part(0, 0) == "-"


def test_the_interval_shrinks_with_the_root_of_the_games() -> None:
    few, many = wilson(50, 100), wilson(5000, 10_000)

    assert (few[1] - few[0]) / (many[1] - many[0]) == pytest.approx(10, rel=0.02)


def test_a_card_is_judged_by_those_who_alone_had_it() -> None:
    tally = of_games(WON, WON, LOST, LOST, DRAWN_GAME)
    counts = np.array([[1, 0], [2, 0], [0, 1], [1, 1], [0, 0]])  # both had it in the fourth game, nobody in the fifth

    assert only(tally, counts) == share(np.array([1.0, 1.0, 1.0])) + " of 3"


def test_a_card_that_nobody_alone_had_is_not_judged() -> None:
    assert only(of_games(WON, LOST), np.array([[1, 1], [0, 0]])) == "-"


def test_lengths_and_draws_are_told() -> None:
    tally = of_games(WON, LOST, DRAWN_GAME, WON, turns=(10, 12, 14, 16), points=((21, 18), (16, 22), (21, 21), (24, 15)))

    turns, decisions, points, begins = lengths(tally)

    assert "mean 13.0, median 13, 5-95 % 10 to 16" in turns
    assert "mean 100.0" in decisions
    assert "points of the better 22.0, of the other 17.5; draws 25.0%" in points
    assert begins.split()[-4:] == share(tally.gains).split()


def test_relics_are_told_by_offers_and_uses() -> None:
    game, tally = konja(), of_games(WON, LOST, WON, WON)
    boan = game.thing_names["relic"].index("boan")
    tally.cards[:, 0, OFFERED, boan] = 5
    tally.cards[:2, 0, PICKED, boan] = tally.cards[:2, 0, BOUGHT, boan] = 1
    tally.cards[:, 0, USED, boan] = 3

    line = next(line for line in relics(game, tally) if relic_name(game, boan) in line)

    assert line.split() == ["Boan", "2", "0.50", *part(2, 20).split(), "3.00", *only(tally, tally.cards[:, :, BOUGHT, boan]).split()]


def test_starting_relics_have_uses_but_no_offers() -> None:
    game = konja()

    line = next(line for line in relics(game, of_games(WON)) if line.split()[0] == "FiyeAh")

    assert line.split() == ["FiyeAh", "1", "-", "-", "0.00", "-"]


def test_spells_are_told_by_those_cast_of_those_drawn() -> None:
    game, tally = konja(), of_games(WON, LOST)
    rool = game.thing_names["spell"].index("rool")
    tally.cards[:, 1, DRAWN, rool] = 2
    tally.cards[1, 1, CAST, rool] = 1

    line = next(line for line in spells(game, tally) if spell_name(game, rool) in line)

    assert line.split() == ["Rool", "1", "2.00", *part(1, 4).split(), *share(np.array([1.0])).split(), "of", "1"]


def page_rows(kind: str) -> dict[str, list[str]]:
    """A table of the page on balance: by name, the other columns."""
    page = (Path(__file__).parents[4] / "docs/balance-konja.md").read_text(encoding="utf-8")
    table = page.partition(f"| {kind} | cost |")[2].partition("\n\n")[0].splitlines()[2:]
    rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in table)
    return {name: columns for name, *columns in rows}


def test_the_tables_on_the_page_have_every_card_with_its_cost_and_its_text() -> None:
    """Oodoo is in no friendly set, and was not measured."""
    game = konja()
    box, names = game.box, game.thing_names
    relics = [at for at, name in enumerate(names["relic"]) if not name.startswith("#") and name != "oodoo"]
    spells = [at for at, name in enumerate(names["spell"]) if not name.startswith("#")]

    told = {name: columns[:2] for name, columns in page_rows("relic").items()}
    costs = {at: "-" if box.relics[at].starter else str(box.relics[at].cost) for at in relics}
    assert told == {relic_name(game, at): [costs[at], relic_text(game, at)] for at in relics}
    told = {name: columns[:2] for name, columns in page_rows("spell").items()}
    assert told == {spell_name(game, at): [str(box.spells[at].cost), spell_text(game, at)] for at in spells}


def test_games_are_counted_alike_whenever_they_are_played_again() -> None:
    game = konja(last_points=3)

    once, again, other = (play(game, "uniform", 3, seed) for seed in (5, 5, 6))

    assert once.cards.tolist() == again.cards.tolist()
    assert once.gains.tolist() == again.gains.tolist()
    assert once.decisions.tolist() != other.decisions.tolist()
    assert (once.cards[:, :, CAST] <= once.cards[:, :, DRAWN]).all()
    assert once.cards[:, :, PICKED].tolist() == once.cards[:, :, BOUGHT].tolist()
    assert (once.seats.sum(axis=1) == 0).all()
