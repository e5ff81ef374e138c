"""Marks of choices: reach, sight, targets, and used things, as spots of the picture."""

from collections import Counter
from xml.etree import ElementTree

from ludary import Match
from ludary.games.zimby_mojo.text.choices import CHOICES
from tests.every_game import positions
from tests.games.zimby_mojo.table import phase, play
from tests.games.zimby_mojo.zimby import Side, at_table, zimby


def touched(match: Match, notation: str) -> dict[str, set[str]]:
    """By kind: tiles as `row,col`, other spots as they are."""
    assert match.actor is not None
    tiles = match.game.thing_names["tile"]
    action = match.game.plain_action(match.game.read_action(notation))
    found = CHOICES.marks(match.game, match.view(match.actor).state, action)
    named = {
        kind: {tiles[int(spot[5:])] if spot.startswith("tile-") else spot for spot in spots}
        for kind, spots in found.items()
    }
    return {str(kind): spots for kind, spots in named.items() if spots}


def test_a_mover_reaches_as_far_as_its_payment_and_not_through_thickets_or_others() -> None:
    match = play(at_table(Side(), Side(), board="3,18:ww 3,19:y"), "creature 3,18")

    assert touched(match, "whole") == {"reach": {"3,17", "3,19"}}
    assert touched(match, "group 1 without")["reach"] == {"3,17", "3,19"}


def test_a_column_of_three_reaches_half_as_far() -> None:
    match = at_table(Side(), Side(), board="5,1:www 5,19:w")

    assert touched(match, "creature 5,1")["reach"] == {"3,1", "4,0", "4,1", "6,1", "6,2", "7,1"}
    assert touched(match, "creature 5,19")["reach"] >= {"1,19", "9,19", "4,20"}


def test_a_step_shows_the_rest_of_its_payment_and_the_tile_that_wounds() -> None:
    match = play(at_table(Side(), Side(), board="3,5:w"), "creature 3,5", "whole")

    assert touched(match, "step west")["harm"] == {"3,4"}
    assert touched(match, "step east") == {
        "from": {"3,5"},
        "reach": {"1,5", "1,6", "1,7", "2,6", "4,6", "5,6", "6,6"},
    }


def test_a_zimby_that_leaves_the_tribal_board_counts_the_tile_beside_it() -> None:
    assert touched(at_table(Side(active=3), Side()), "leave 3") == {"reach": {"0,16", "1,16"}}


def test_a_scroll_shows_all_that_could_be_hit_and_a_channeller_what_it_sees() -> None:
    match = at_table(Side(hand="blow-guns"), Side(), board="6,14:wy 7,11:w 5,14:y")
    assert touched(match, "cast blow-guns")["target"] == {"5,14", "6,14", "7,11", "7,13"}
    assert touched(match, "cast blow-guns")["take"] == {"scroll-4"}

    play(match, "cast blow-guns")

    assert touched(match, "channel 6,14") == {
        "sight": {"6,15", "6,16", "6,17"},
        "target": {"5,14", "6,14", "7,13"},
    }
    assert touched(play(match, "channel 7,11"), "aim 7,13") == {"harm": {"7,13"}}


def test_eating_for_range_shows_what_it_would_bring_into_sight() -> None:
    match = play(
        at_table(Side(hand="blow-guns"), Side(), board="9,3:ww 9,7:y"),
        "cast blow-guns",
        "channel 9,3",
    )

    assert touched(match, "devour_range")["target"] == {"9,3", "9,7"}


def test_vines_show_where_they_may_spread() -> None:
    match = play(
        at_table(Side(hand="entangling-vines"), Side(), board="3,1:w"),
        "cast entangling-vines",
        "channel 3,1",
    )

    assert touched(match, "aim 4,1") == {"target": {"4,1"}, "reach": {"3,1", "5,1", "4,0"}}


def test_a_portal_shows_where_it_can_still_lead() -> None:
    match = play(
        at_table(Side(), Side(), board="3,18:w"), "creature 3,18", "whole", "step west", "pay 0"
    )
    assert phase(match) == "portal"

    assert touched(match, "portal 0") == {"reach": {"17,17", "17,3", "3,3"}}
    assert touched(match, "portal 6") == {"reach": {"3,3"}}
    assert touched(match, "portal 14") == {"reach": {"3,17"}}


def test_a_payment_shows_what_it_uses_up() -> None:
    match = play(at_table(Side(), Side()), "spawn")

    assert touched(match, "pay 0") == {"take": {"mojo-0"}}
    assert touched(match, "pay 1") == {"take": {"zimby-0-1", "mojo-0"}}
    assert touched(match, "pay 3") == {"take": {"zimby-0-1", "zimby-0-2", "zimby-0-3"}}


def test_an_attack_and_a_seal_show_whom_and_where() -> None:
    match = at_table(Side(), Side(), board="6,14:wwy")

    assert touched(match, "seal 2") == {"target": {"6,14"}}
    assert touched(play(match, "creature 6,14"), "attack diagonal") == {
        "from": {"6,14"},
        "harm": {"7,13"},
    }


def test_everything_that_random_choices_touch_is_in_the_picture_once() -> None:
    for match in positions(zimby(round_limit=3), 12, seed=6):
        if match.actor is None:
            continue
        view = match.view(match.actor)
        places = Counter(
            element.get("data-spot")
            for element in ElementTree.fromstring(view._repr_svg_() or "").iter()
        )
        for action in view.legal():
            for kind, spots in CHOICES.marks(
                match.game, view.state, match.game.plain_action(action.id)
            ).items():
                assert all(places[spot] == 1 for spot in spots), (action.notation, kind, spots)
