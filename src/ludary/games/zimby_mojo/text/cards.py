"""The texts of scrolls and of the King's rituals, made from the same numbers that the rules go
by.
"""

from functools import lru_cache

from ludary.games.zimby_mojo.box import Box, Ritual, Scroll
from ludary.games.zimby_mojo.cards import ANY_CREATURE, RitualKind, ScrollType, Target
from ludary.games.zimby_mojo.effects import EFFECTS, Effect
from ludary.games.zimby_mojo.text.names import TYPE_NAMES, scroll_name
from ludary.kit import Game

RITUALS = {
    RitualKind.BLOOD: (
        "mist covers the sanctum and {tiles} around it, past the wards, this turn: 1 wound to each"
        " creature in it"
    ),
    RitualKind.DISCORD: (
        "in a random quadrant, each column of two or more zimbies expels all but one, at random"
    ),
    RitualKind.EXHAUSTION: "each shaman depletes {tokens}",
    RitualKind.MADNESS: "each player discards {random_scrolls}",
    RitualKind.HUNGER: (
        "each shaman sends {zimbies} from the tribal board to the Far Shore and gains nothing"
    ),
    RitualKind.WINNOWING: (
        "each player takes {random_scrolls} from the player on their left, keeps one and discards"
        " the rest; a lone player discards a random scroll or the top one of the library"
    ),
    RitualKind.PORTALS: "each creature within {tiles} of a random portal is expelled",
    RitualKind.TERROR: (
        "all zimbies in a random quadrant are depleted; depleted columns defend with brutality 0"
    ),
}
TARGETS = {
    Target.ZIMBIES: "a zimby column",
    Target.THUGS: "a thug column",
    Target.KING: "the King",
    Target.ZOMBIE: "a zombie",
    Target.WITCHERY: "a witchery",
    Target.RITUAL: "a ritual",
    Target.INCANTATION: "an incantation",
}


def amount_words(row: Scroll | Ritual) -> str:
    """A number with its dice: 2, 1d3, 1 + 1d3."""
    dice = f"{row.dice}d{row.sides}" if row.dice else ""
    amount = abs(row.amount)
    return f"{amount} + {dice}" if amount and dice else dice or str(amount)


def counted(row: Scroll | Ritual, thing: str, plural: str = "") -> str:
    """The number with what it counts: 1 tile, 1 + 1d3 tiles."""
    return f"{amount_words(row)} {thing if amount_words(row) == '1' else plural or thing + 's'}"


def _words(row: Scroll | Ritual) -> dict[str, str]:
    """The numbers of a scroll or ritual in all forms that the sentences use."""
    times = {"1": "once", "2": "twice"}.get(amount_words(row), f"{amount_words(row)} times")
    return {
        "number": amount_words(row),
        "wounds": counted(row, "wound"),
        "tiles": counted(row, "tile"),
        "zimbies": counted(row, "zimby", "zimbies"),
        "scrolls": counted(row, "scroll"),
        "random_scrolls": counted(row, "random scroll"),
        "tokens": counted(row, "mojo token"),
        "times": times,
    }


def _signed(row: Scroll) -> dict[str, str]:
    """The number as a change, and as the highest of a die."""
    return {
        "signed": f"{'-' if row.amount < 0 else '+'}{amount_words(row)}",
        "more_tiles": f"{counted(row, 'tile')} {'less' if row.amount < 0 else 'more'}",
        "upto": {"1": "1", "2": "1 or 2"}.get(amount_words(row), f"1 to {amount_words(row)}"),
    }


def _target(row: Scroll) -> str:
    """Name the target of a scroll: a zimby column or a zombie."""
    targets = row.targets
    if targets == ANY_CREATURE:
        return "a creature"
    if targets & Target.SHAMAN:
        return "a shaman"
    named = [words for target, words in TARGETS.items() if targets & target]
    return " or ".join([", ".join(named[:-1]), named[-1]] if named[1:] else named)


def _spread(row: Scroll) -> str:
    if not row.spread_dice:
        return ""
    return f" and {row.spread_dice}d{row.spread_sides} random neighbours"


def _doubling(row: Scroll) -> str:
    """Say what eating zimbies does for the scroll."""
    if not row.doubles:
        return ""
    if effect_on_tile(row) and not row.spread_dice:
        return " Each zimby eaten for it can add a random neighbour."
    return f" Each zimby eaten for it can double the {EFFECTS[row.effect].doubled}."


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


@lru_cache(1024)
def brief(game: Game[Box], kind: int) -> str:
    """Say in a few words what a scroll does."""
    row = game.box.kinds[kind]
    more = f" and {row.spread_dice}d{row.spread_sides} more" if row.spread_dice else ""
    return EFFECTS[row.effect].brief.format(more=more, **_signed(row), **_words(row))


@lru_cache(1024)
def scroll_text(game: Game[Box], kind: int) -> str:
    """Say what a scroll does."""
    row = game.box.kinds[kind]
    words = EFFECTS[row.effect].text.format(
        target=_target(row) if not effect_on_tile(row) else "",
        spread=_spread(row),
        least=", but at least 1" if row.amount < 0 else "",
        **_signed(row),
        **_words(row),
    )
    if row.effect == Effect.BRUTALITY and row.amount < 0:
        words += ", but not less than 0"
    lasting = "As long as its chanter stays active, " if row.type == ScrollType.INCANTATION else ""
    return (f"{lasting}{words}." if lasting else _sentence(words)) + _doubling(row)


def effect_on_tile(row: Scroll) -> bool:
    """Tell whether a scroll is aimed at a tile."""
    return bool(row.targets & Target.TILE)


def scroll_title(game: Game[Box], kind: int) -> str:
    """A scroll with its type and cost: Energy (ritual, 2 mojo)."""
    row = game.box.kinds[kind]
    return (
        f"{scroll_name(game, kind)} ({TYPE_NAMES[row.type]}, {row.cost}"
        f" mojo{', red dot' if row.red else ''})"
    )


def scroll_line(game: Game[Box], kind: int) -> str:
    """A scroll with everything that is on it."""
    return f"{scroll_title(game, kind)}: {scroll_text(game, kind)}"


@lru_cache(64)
def ritual_text(game: Game[Box], ritual: int) -> str:
    """Say what a ritual of the King does."""
    return _sentence(RITUALS[RitualKind(ritual)].format(**_words(game.box.rituals[ritual])))
