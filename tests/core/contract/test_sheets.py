"""Sheets: a row for each event and each verb of a game."""

import dataclasses
from enum import IntEnum
from typing import Annotated, Any

import pytest

import ludary
from ludary.core.contract.actions import ActionSpace, numbers
from ludary.core.contract.beats import BeatKind
from ludary.core.contract.event_sheet import EventSheet, Look, Noun
from ludary.core.contract.verb_sheet import Choice, VerbSheet
from ludary.core.state.events import SPECTATOR_BIT, sees
from ludary.core.state.state import BaseState
from ludary.kit import Spot, events, fate

SHEET = EventSheet()
Seat = Annotated[int, Noun(lambda scene, seat: scene.who[seat], Spot("player", 2))]
Card = Annotated[
    int,
    Noun(
        lambda scene, card: f"the {['ace', 'king'][card]}",
        bare=lambda scene, card: ["ace", "king"][card],
    ),
]


class Table(BaseState):
    fate = fate(1)
    events = events(2, width=4)


@SHEET.row(
    "{seat} plays {card} for {coins:coin}{more}.",
    Look(BeatKind.FLIP, at=("pile", "seat"), faces=["{card:bare}"]),
    Look(BeatKind.LOSE, "{seat} pays", "seat", badge="-{coins}", when=lambda coins: coins > 0),
    more=lambda scene, coins: f", the last of {scene.game}" if coins == 1 else "",
)
def plays(s: Table, seat: Seat, card: Card, coins: int) -> None: ...


@SHEET.row("{seat} sees {card}: nobody else does.")
def sees_card(s: Table, known_to: int, seat: Seat, card: Card) -> None: ...


Hearer = Annotated[
    int, Noun(lambda scene, seat: "", does=lambda scene, seat, verb: f"{scene.who[seat]} {verb}s")
]
Shout = Annotated[int, Noun(lambda scene, shout: "Shoo!", "shout")]


@SHEET.row("{seat:hear} {cries:cry}: {shout}.", Look(at=("shout", "from")))
def hears(s: Table, seat: Hearer, cries: int, shout: Shout) -> None: ...


@pytest.fixture
def table() -> Any:
    return Table.zeros(1)[0]


def test_a_look_takes_a_kind_of_one_spot_and_refuses_one_with_numbers() -> None:
    assert Look(at=Spot("tray")).at == "tray"
    with pytest.raises(ValueError, match="spot cell: 0 numbers were given, and 2 belong to it"):
        Look(at=Spot("cell", 2, 9))


def told(table: Any) -> list[Any]:
    return list(table.events.lines[: table.events.count])


def test_a_call_of_a_row_writes_its_fields_down(table: Any) -> None:
    table.events.lines[0].values[3] = 9  # of an earlier action
    plays(table, coins=3, seat=1, card=0)
    [event] = told(table)
    assert SHEET.rows[event.kind].fields(event) == {"seat": 1, "card": 0, "coins": 3}
    assert event.values.tolist() == [1, 0, 3, 0]
    assert sees(event.known_to, 0) and sees(event.known_to, -1)


def test_a_row_with_an_audience_whispers(table: Any) -> None:
    sees_card(table, 1 << 1 | 1 << SPECTATOR_BIT, 1, 0)
    [event] = told(table)
    assert [seat for seat in (-1, 0, 1) if sees(event.known_to, seat)] == [-1, 1]


def test_events_beyond_the_room_are_counted_only(table: Any) -> None:
    for coins in range(3):
        plays(table, 0, 0, coins)
    assert table.events.count == 3
    assert [event.values[2] for event in table.events.lines] == [0, 1]


@pytest.mark.parametrize(
    ("coins", "sentence"),
    [
        (2, "Ann plays the king for 2 coins."),
        (1, "Ann plays the king for 1 coin, the last of Poker."),
        (0, "Ann plays the king for 0 coins."),
    ],
)
def test_a_sentence_names_its_fields(table: Any, coins: int, sentence: str) -> None:
    plays(table, 0, 1, coins)
    assert SHEET.say("Poker", told(table)[0], ["Ann"]) == sentence


def test_looks_become_beats_with_places_where_they_apply(table: Any) -> None:
    plays(table, 0, 1, 2)
    plays(table, 1, 0, 0)
    beats = SHEET.beats("Poker", told(table), ["Ann", "Ben"])
    assert [(beat.kind, beat.spots, beat.faces, beat.badge) for beat in beats] == [
        (BeatKind.FLIP, ("pile", "player-0"), ("king",), ""),
        (BeatKind.LOSE, ("player-0",), (), "-2"),
        (BeatKind.FLIP, ("pile", "player-1"), ("ace",), ""),
    ]


def test_a_sentence_has_verbs_plurals_and_one_mark_at_its_end(table: Any) -> None:
    hears(table, 0, 2, -1)
    assert SHEET.say("Poker", told(table)[0], ["Ann"]) == "Ann hears 2 cries: Shoo!"


def test_a_field_below_0_names_no_place(table: Any) -> None:
    hears(table, 0, 2, -1)
    assert [beat.spots for beat in SHEET.beats("Poker", told(table), ["Ann"])] == [("from",)]


def test_without_a_caption_the_sentence_is_shown(table: Any) -> None:
    sees_card(table, 1, 0, 1)
    assert [beat.caption for beat in SHEET.beats("Poker", told(table), ["Ann"])] == [
        "Ann sees the king: nobody else does"
    ]


def test_a_state_without_room_for_all_values_of_an_event_is_refused() -> None:
    game = ludary.load("koa")
    with pytest.raises(TypeError, match="koa: an event has 5 values, and its State has room for 4"):
        dataclasses.replace(game, rules=dataclasses.replace(game.rules, State=Table))


WRONG = [
    ({"says": "{seet} wins."}, "event wins: unknown seet; its fields are seat"),
    (
        {"says": "{seat} wins{edge}.", "edge": lambda points: ""},
        "event wins: unknown points; its fields are scene, seat",
    ),
    (
        {"says": "{seat} wins.", "look": Look(badge="{points}")},
        "event wins: unknown points; its fields are seat",
    ),
    (
        {"says": "{seat} wins.", "look": Look(when=lambda points: True)},
        "event wins: unknown points; its fields are scene, seat",
    ),
]


@pytest.mark.parametrize(("given", "message"), WRONG)
def test_a_row_that_names_another_field_is_refused(given: dict[str, Any], message: str) -> None:
    says, look = given.pop("says"), given.pop("look", Look())

    def wins(s: Table, seat: Seat) -> None: ...

    with pytest.raises(TypeError, match=message):
        EventSheet().row(says, look, **given)(wins)


class Verb(IntEnum):
    DIG = 0
    PASS = 1


def test_a_sheet_of_verbs_needs_a_row_for_each_and_the_arguments_it_has() -> None:
    space = ActionSpace({Verb.DIG: (("square", numbers(0, 3)),), Verb.PASS: ()})
    with pytest.raises(TypeError, match="a row for each of dig, pass"):
        VerbSheet(space, {Verb.DIG: Choice("Dig")})
    with pytest.raises(TypeError, match="verb pass: unknown square; use game, s, who"):
        VerbSheet(
            space,
            {Verb.DIG: Choice("Dig {square}"), Verb.PASS: Choice("Pass", now=lambda square: "")},
        )
    with pytest.raises(TypeError, match="verb pass: unknown who; use game, s"):
        VerbSheet(space, {Verb.DIG: Choice("Dig"), Verb.PASS: Choice("Pass", at=lambda who: "")})
    with pytest.raises(
        TypeError, match="verb dig: a spot of the kind deck has 0 numbers, and the verb has 1"
    ):
        VerbSheet(space, {Verb.DIG: Choice("Dig", at=Spot("deck")), Verb.PASS: Choice("Pass")})
    with pytest.raises(TypeError, match="verb dig: unknown square; use game, legal, s, who"):
        VerbSheet(
            space,
            {
                Verb.DIG: Choice("Dig {square}", missing=lambda square: ""),
                Verb.PASS: Choice("Pass"),
            },
        )


def test_a_row_says_what_happens_whoever_does_it() -> None:
    assert [row.kind for row in SHEET.rows[:3]] == [
        "a player plays … for … coins…",
        "a player sees …",
        "a player hears … cries",
    ]
