"""Choices and happenings of Zimby Mojo in words."""

import pytest

from ludary import Match
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.events import EVENTS
from ludary.games.zimby_mojo.text.names import TRIBE_NAMES
from tests.every_game import positions
from tests.games.zimby_mojo.table import act, phase, play
from tests.games.zimby_mojo.zimby import Side, at_table, zimby


def words(match: Match) -> dict[str, str]:
    """List the words of each choice of the one who decides."""
    return {action.notation: str(action) for action in match.legal()}


TURN = [  # choice, its words
    ("spawn", "Spawn a zimby for 3 mojo; it arrives depleted"),
    ("leave 2", "Leave the tribal board with 2 zimbies: 4 tiles for 1 mojo"),
    ("leave 3", "Leave the tribal board with 3 zimbies: 2 tiles for 1 mojo"),
    ("portal_in 3", "Enter by a random portal with 3 zimbies from home, for 1 mojo"),
    ("creature 6,14", "Choose 2 white and 1 yellow zimbies at the north-east shrine (6,14)"),
    (
        "cast energy",
        (
            "Cast Energy (ritual) for 2 mojo: 1 + 1d3 zimbies of a shaman become active on the"
            " tribal board."
        ),
    ),
    ("eat_card", "Eat a zimby at home for a scroll"),
    ("seal 2", "Open the seal together with Seat 2, for 1 mojo each"),
]


@pytest.mark.parametrize(("choice", "said"), TURN)
def test_a_choice_of_a_turn_says_what_it_costs(choice: str, said: str) -> None:
    match = at_table(Side(depleted=1, hand="energy"), Side(), board="6,14:wwy")

    assert words(match)[choice] == said


def test_leaving_onto_the_column_of_others_says_who_is_asked() -> None:
    said = {
        column: words(at_table(Side(), Side(), Side(), board=f"0,16:{column}"))["leave 1"]
        for column in ("y", "yg", "wy")
    }

    assert said["y"].endswith(" for 1 mojo, to join 1 yellow zimby, if its shaman agrees")
    assert said["yg"].endswith(", if all its shamans agree")
    assert said["wy"].endswith("zimbies")


def test_a_choice_says_when_its_price_ends_an_incantation() -> None:
    chanting = Side(active=1, tokens=1, hand="energy rummage", depleted=1)
    said = words(at_table(chanting, Side(), chants="w>y:heavy-feet"))

    assert said["cast energy"].startswith(
        "Cast Energy (ritual) for 2 mojo, which ends 1 of your incantations: "
    )
    assert said["cast rummage"].startswith("Cast Rummage (ritual) for 1 mojo: ")
    assert said["eat_mojo"].endswith(
        " (lost at the end of the turn), which ends 1 of your incantations"
    )


def test_spawning_onto_a_full_tribal_board_says_that_one_has_to_go() -> None:
    assert words(at_table(Side(active=8), Side()))["spawn"].endswith(
        "it arrives depleted; your tribal board is full, so one zimby must go"
    )


def test_targets_of_a_scroll_come_before_meals_for_it() -> None:
    match = play(
        at_table(Side(hand="lil-bits-o-map"), Side(), board="1,13:www"), "cast lil-bits-o-map"
    )

    assert list(dict.fromkeys(action.name for action in match.legal())) == [
        "aim",
        "devour_range",
        "devour_effect",
    ]


def test_prices_are_those_that_incantations_make() -> None:
    match = at_table(
        Side(hand="nix energy", depleted=1),
        Side(),
        Side(),
        chants="w>w:big-litters y>w:hex-o-greed y>w:quick-feet",
    )

    assert words(match)["spawn"] == "Spawn a zimby for 2 mojo; it arrives depleted"
    assert words(match)["cast energy"].startswith("Cast Energy (ritual) for 3 mojo")
    assert words(match)["leave 1"].endswith(": 5 tiles for 1 mojo")


def test_an_attack_says_whom_it_meets_with_what_brutality() -> None:
    match = play(
        at_table(Side(), Side(), board="6,14:wwy 7,12:ww", chants="w>w:war-drums"), "creature 6,14"
    )

    assert words(match)["attack diagonal"] == "Attack thug 1 at 7,13: brutality 4 against 3"
    assert words(match)["whole"] == "Move 2 white and 1 yellow zimbies: 2 tiles for 1 mojo"
    assert (
        words(match)["group 2 without"]
        == "Move 2 of your zimbies out of the column: 4 tiles for 1 mojo"
    )


def test_the_crown_weighs_on_who_takes_it_along() -> None:
    match = play(
        at_table(Side(), Side(), board="13,19:www", king="", crown="13,19@w", burden=1),
        "creature 13,19",
    )

    assert words(match)["whole"] == "Move 3 white zimbies with the Crown: 1 tile for 2 mojo"
    assert (
        words(match)["group 1 with"]
        == "Move 1 of your zimbies out of the column with the Crown: 1 tile for 1 mojo"
    )
    assert (
        words(match)["group 1 without"]
        == "Move 1 of your zimbies out of the column: 4 tiles for 1 mojo"
    )


def test_a_step_says_where_it_leads_what_is_there_and_what_it_costs() -> None:
    match = play(at_table(Side(), Side(), board="3,5:w 2,6:y"), "creature 3,5", "whole")
    assert words(match)["step west"] == "Step west to 3,4 (into blood vines), for 1 mojo (4 tiles)"

    play(match, "step east", "pay 0")

    assert words(match)["step north"] == "Step north to 2,6 (to join 1 yellow zimby)"
    assert words(match)["halt"] == "Stop here"


def test_home_with_the_crown_is_called_a_victory() -> None:
    match = play(
        at_table(Side(entry=1), Side(), board="0,16:w", king="", crown="0,16@w"),
        "creature 0,16",
        "whole",
    )

    assert words(match)["home"].startswith(
        "Step home onto the tribal board with the Crown, and win"
    )


def test_out_of_darkness_no_direction_is_named() -> None:
    match = play(
        at_table(Side(), Side(), board="9,3:w", growth="9,3:dark"), "creature 9,3", "whole"
    )

    assert [said for choice, said in words(match).items() if choice.startswith("step")] == [
        "Step out of the darkness on a random side, for 1 mojo (4 tiles)"
    ]


def test_a_player_who_may_answer_reads_the_top_of_the_stack() -> None:
    match = at_table(Side(hand="blow-guns blow-guns"), Side(hand="nix"), board="6,14:w 9,3:w 9,7:y")
    play(match, "cast blow-guns")
    assert (
        words(match)["channel 6,14"]
        == "Channel Blow Guns through 1 white zimby at the north-east shrine (6,14)"
    )
    play(match, "channel 6,14")
    assert words(match)["aim 7,13"] == "Aim Blow Guns at thug 1 at 7,13"
    play(match, "aim 7,13", "pay 0", "cast blow-guns", "channel 6,14", "aim 6,14", "pay 0")
    assert match.actor == 1
    assert (
        words(match)["pass"]
        == "Let it resolve: Blow Guns of Seat 1 through 1 white zimby (6,14), aimed at that column"
    )

    play(match, "cast nix")

    assert [said for choice, said in words(match).items() if choice.startswith("aim_effect")] == [
        "Aim Nix at Blow Guns of Seat 1 through 1 white zimby (6,14), aimed at thug 1 (7,13)",
        "Aim Nix at Blow Guns of Seat 1 through 1 white zimby (6,14), aimed at that column",
    ]


def test_combat_rolls_show_totals_and_dice() -> None:
    match = play(
        at_table(Side(hand="blow-guns"), Side(), board="6,14:w"),
        "creature 6,14",
        ("attack diagonal", 4, 5),
    )

    assert (
        words(match)["pass"]
        == "Let it resolve: Combat: 1 white zimby (6,14): 5 (die 4) against thug 1 (7,13): 8"
        " (die 5)"
    )


def test_eating_says_what_it_brings() -> None:
    match = play(
        at_table(Side(hand="blow-guns"), Side(), board="6,14:www"),
        "creature 6,14",
        "attack diagonal",
    )
    assert phase(match) == "devour"
    assert words(match) == {
        "devour 0": "Eat nobody",
        "devour 1": "Eat a tribesman: +4 brutality for this roll",
        "devour 2": "Eat 2 tribesmen: +8 brutality for this roll",
    }

    match = play(
        at_table(Side(hand="blow-guns"), Side(), board="6,14:www"),
        "cast blow-guns",
        "channel 6,14",
        "devour_effect",
    )

    assert words(match)["devour_effect"] == "Eat a tribesman for twice the effect: ×4"
    assert words(match)["devour_range"] == "Eat a tribesman for twice the range: 6 tiles"


def test_a_ritual_of_the_crown_says_what_it_does() -> None:
    match = at_table(
        Side(active=8), Side(), board="9,10:w", king="", crown="9,10@w", rituals="discord - - -"
    )
    play(match, "creature 9,10", "whole", "step east", "pay 0")

    assert words(match)["agree"].startswith(
        "Cast the Ritual of Discord for 4 mojo: In a random quadrant"
    )
    assert words(match)["refuse"] == "Cast no ritual"


def test_a_player_asked_to_let_a_column_join_reads_whose_it_is() -> None:
    match = play(
        at_table(Side(), Side(), board="6,14:y 6,15:w"),
        "creature 6,15",
        "whole",
        "step west",
        "pay 0",
    )

    assert words(match) == {
        "agree": "Let 1 white zimby join 1 yellow zimby at the north-east shrine (6,14)",
        "refuse": "Let nobody join",
    }


def test_influence_on_a_portal_names_what_is_ruled_out() -> None:
    match = play(
        at_table(Side(), Side(), board="3,18:w"), "creature 3,18", "whole", "step west", "pay 0"
    )

    assert words(match)["portal 0"] == "Leave it to chance where the portal leads"
    assert words(match)["portal 6"] == "Rule out the south-east and south-west portals for 2 mojo"
    assert words(match)["portal 14"] == "Hold the portal shut for 3 mojo, and stay"


def test_events_are_told_with_names_colours_and_places() -> None:
    match = at_table(Side(hand="blow-guns"), Side(), board="6,14:w 5,14:y")
    act(play(match, "cast blow-guns", "channel 6,14", "aim 5,14"), "pay 0")
    told = [match.game.event_words(event) for event in match.history]

    for sentence in (
        "Seat 1 casts Blow Guns through the north-east shrine (6,14).",
        "Blow Guns is aimed at Seat 2 at 5,14.",
        "Seat 1 pays 1 mojo.",
        "Seat 2 faces 1 wound at 5,14.",
        "A zimby of Seat 2 dies at 5,14.",
    ):
        assert sentence in told, told


def test_every_event_has_a_sentence_for_whatever_it_tells() -> None:
    game = zimby()
    event = game.State.zeros(1)[0].events.lines[0]
    for row in EVENTS.rows:
        for number in range(4):
            event.kind = row.number
            for place, field in enumerate(row.nouns):
                event.values[place] = Effect.DARKEN if field == "effect" else number
            said = game.event_words(event)
            assert not said[0].islower(), said
            assert said.endswith((".", "!")), said
            assert "{" not in said, said


def test_every_action_has_words_without_a_position() -> None:
    game = zimby()

    assert all(str(game.action(action)) for action in range(game.actions.count))


def test_every_choice_and_happening_of_random_games_has_words() -> None:
    for match in positions(zimby(round_limit=4), 24, seed=3):
        said = [*(str(action) for action in match.legal()), *(match.view(0).events)]
        assert all(
            sentence and "{" not in sentence and "#" not in sentence and "None" not in sentence
            for sentence in said
        )


def test_tribes_have_eight_names() -> None:
    assert len(set(TRIBE_NAMES)) == 8
