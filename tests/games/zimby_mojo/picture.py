"""The moment of the game that the pages show, drawn for whoever decides then."""

from ludary import Match
from tests.games.zimby_mojo.zimby import Side, at_table
from tests.golden.moments import PLAYERS


def moment() -> Match:
    """The King is dead, and Ben runs home with his Crown; Ann may answer the scroll that helps
    him.
    """
    sides = (
        Side(active=3, depleted=1, tokens=2, hand="nix bungle blow-guns energy", entry=1),
        Side(active=3, depleted=2, tokens=2, hand="big-bits-o-map nix", entry=3),
        Side(active=4, tokens=3, hand="entangling-vines rummage", entry=6),
        Side(active=2, depleted=3, tokens=1, hand="fire-belch war-drums", entry=7),
    )
    match = at_table(
        *sides,
        turn=1,
        king="",
        burden=1,
        crown="9,15@y",
        thugs="1,14 13,13 19,5 7,8",
        open_wards="north east",
        open_shrines="1 2",
        board="9,15:y 9,17:w 12,13:gg 14,16:yy 9,11:wwr 3,3:r 10,12:rrr 16,1:zombie-g 5,11:Gg",
        chants="g>g:thick-hides",
        growth="9,18:entangling 11,15:deadly 11,16:deadly 13,11:dark-b",
    )
    match.players = PLAYERS
    for action in (
        "cast big-bits-o-map",
        "channel 9,15",
        "aim 9,15",
        "pay 1",
        "pass",
        "pass",
        "pass",
    ):
        match.step(action)
    return match
