"""The player aid: the Pyramid of Summoning, the prices of the Rain Ancestor, and what scores."""

from collections.abc import Iterator

from ludary.games.konja.box import Box
from ludary.games.konja.pieces import CLOUDS, FACES
from ludary.games.konja.text.names import IN_ORDER, count
from ludary.kit import Game


def aid(game: Game[Box]) -> Iterator[str]:
    """Return the player aid in sentences."""
    yield f"Pyramid of Summoning: {'; '.join(pyramid(game))}."
    yield f"Rain Ancestor: {'; '.join(rain(game))}."
    yield what_scores(game)


def pyramid(game: Game[Box]) -> Iterator[str]:
    """Tell what each combination of dice brings."""
    box = game.box
    least = f"a die of {box.single_from} or more" if box.single_from < FACES else f"a {FACES}"
    yield f"{least} gives {box.single_power} Power"
    yield f"two equal dice give {box.pair_magick} Magick"
    yield f"{box.run_dice} or more dice in sequence give {box.run_gold} Gold for each die"
    for pile in range(CLOUDS):
        yield f"{box.alike[pile]} equal dice summon a cloud of {count(box.points[pile], 'point')}"


def rain(game: Game[Box]) -> Iterator[str]:
    """Tell the price of each cloud, and of upgrading one."""
    box = game.box
    for pile in range(CLOUDS):
        bought = f"a cloud of {count(box.points[pile], 'point')} for {box.price[pile]} Gold"
        yield f"{bought}, upgraded to {box.better[pile]} for {box.upgrade[pile]}"


def wins_ties(game: Game[Box]) -> str:
    """Say who wins with equal points; nothing if both share the win."""
    return f"; ties go to the player who {IN_ORDER[game.box.ties]}" if game.box.ties else ""


def what_scores(game: Game[Box]) -> str:
    """Say what scores, and what ends the game."""
    return (
        f"Only clouds score. A turn that ends with {count(game.box.last_points, 'point')} or more"
        " begins the last round. Once both players have had the same number of turns, the most"
        f" points win{wins_ties(game)}."
    )
