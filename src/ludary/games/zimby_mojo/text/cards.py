"""The texts of scrolls and of the King's rituals, made from the same numbers that the rules go
by.
"""

from functools import lru_cache

from ludary.games.zimby_mojo.box import Box, Ritual, Scroll
from ludary.games.zimby_mojo.cards import (
    ANY_CREATURE,
    CONJURING,
    Effect,
    RitualKind,
    ScrollType,
    Target,
)
from ludary.games.zimby_mojo.text.names import TYPE_NAMES, scroll_name
from ludary.kit import Game

SENTENCES = {
    Effect.BRUTALITY: (
        "{target} has {signed} brutality in one combat roll, on the stack or its next one of this"
        " turn"
    ),
    Effect.WOUND: "{target} suffers {wounds}",
    Effect.PREVENT: "{target} is spared up to {wounds} that it is about to suffer from one source",
    Effect.MAP: "{target} moves {tiles} at once, for no mojo",
    Effect.DEADLY: "deadly vines grow on a tile{spread}",
    Effect.ENTANGLE: "entangling vines grow on a tile{spread}",
    Effect.DARKEN: "darkness falls on a tile{spread}",
    Effect.CLEAR: "conjured obstacles vanish from a tile{spread}",
    Effect.BUNGLE: "{target} drops its item, which bounces to a random neighbour, {times}",
    Effect.PUSH: "{target} is pushed {tiles} straight away from the channeller",
    Effect.PULL: "{target} is pulled {tiles} straight towards the channeller",
    Effect.SWITCH: "the channeller's column and {target} swap tiles",
    Effect.NAP: "{target} is depleted until the next refresh",
    Effect.LOOSEN: "all combat locks of {target} end",
    Effect.NIX: "the effect of {target} is cancelled",
    Effect.WAKE: "{zimbies} of {target} become active on the tribal board",
    Effect.DRAW: "{target} draws {scrolls}",
    Effect.BREED: (
        "up to {zimbies} of {target} return from the Far Shore to the tribal board, depleted"
    ),
    Effect.STEAL: "the caster takes {random_scrolls} from the hand of {target}",
    Effect.FORGET: "{target} discards {random_scrolls}",
    Effect.LEECH: (
        "{target} depletes {number} active mojo tokens or zimbies of the tribal board, by own"
        " choice"
    ),
    Effect.REDIRECT: "{target} gets another target of the caster's choice",
    Effect.HUSH: "{target} ends, on the stack or in play; its chanter is depleted",
    Effect.DIG: "{target} takes {scrolls} of choice from the discard pile into the hand",
    Effect.DRUMS: "columns that {target} controls attack with {signed} brutality",
    Effect.HIDES: "columns with a zimby of {target} defend with {signed} brutality",
    Effect.FEET: "{target} moves {more_tiles} for each payment{least}",
    Effect.LITTERS: "a zimby that {target} spawns costs {number} mojo",
    Effect.GREED: "scrolls cost {target} {number} mojo more",
    Effect.RATTLES: "a witchery aimed at a column with a zimby of {target} fails on a d6 of {upto}",
}
BRIEFLY = {  # short forms on a scroll itself, where there is little room
    Effect.BRUTALITY: "{signed} brutality in one roll",
    Effect.WOUND: "{wounds}",
    Effect.PREVENT: "spares {wounds}",
    Effect.MAP: "walk {tiles} free",
    Effect.DEADLY: "deadly vines{more}",
    Effect.ENTANGLE: "snares a tile{more}",
    Effect.DARKEN: "darkness on a tile",
    Effect.CLEAR: "clears a tile",
    Effect.BUNGLE: "the Crown bounces away",
    Effect.PUSH: "push it {tiles}",
    Effect.PULL: "pull it {tiles}",
    Effect.SWITCH: "swap tiles with it",
    Effect.NAP: "it sleeps this round",
    Effect.LOOSEN: "out of combat at once",
    Effect.NIX: "cancels any scroll",
    Effect.WAKE: "wakes {zimbies}",
    Effect.DRAW: "draw {scrolls}",
    Effect.BREED: "{zimbies} return home",
    Effect.STEAL: "steal {scrolls}",
    Effect.FORGET: "discards {scrolls}",
    Effect.LEECH: "drains {number} mojo",
    Effect.REDIRECT: "turns a witchery",
    Effect.HUSH: "ends an incantation",
    Effect.DIG: "take {number} of the discards",
    Effect.DRUMS: "{signed} brutality to attack",
    Effect.HIDES: "{signed} brutality to defend",
    Effect.FEET: "{more_tiles} a payment",
    Effect.LITTERS: "zimbies cost {number} mojo",
    Effect.GREED: "scrolls cost {number} more",
    Effect.RATTLES: "magic fails on {upto}",
}
DOUBLED = {
    Effect.BRUTALITY: "change",
    Effect.WOUND: "wounds",
    Effect.PREVENT: "wounds prevented",
    Effect.MAP: "tiles",
    Effect.BUNGLE: "bounces",
    Effect.PUSH: "tiles",
    Effect.PULL: "tiles",
}
RITUALS = {
    RitualKind.BLOOD: (
        "mist lies over the sanctum and {tiles} around it, past the wards, for the turn: 1 wound to"
        " each creature in it"
    ),
    RitualKind.DISCORD: (
        "in a random quadrant every column of two or more zimbies expels all but one of them, a"
        " random one"
    ),
    RitualKind.EXHAUSTION: "every shaman depletes {tokens}",
    RitualKind.MADNESS: "every player discards {random_scrolls}",
    RitualKind.HUNGER: (
        "every shaman sends {zimbies} from the tribal board to the Far Shore, for nothing"
    ),
    RitualKind.WINNOWING: (
        "every player takes {random_scrolls} from the player at the left, keeps one and discards"
        " the rest; who is alone discards a random scroll or the top one of the library"
    ),
    RitualKind.PORTALS: "every creature within {tiles} of a random portal is expelled",
    RitualKind.TERROR: (
        "all zimbies in a random quadrant are depleted; depleted columns defend with brutality 0"
    ),
}
COLUMNS = {
    Target.ZIMBIES: "a zimby column",
    Target.THUGS: "a thug column",
    Target.KING: "the King",
    Target.ZOMBIE: "a zombie",
}
EFFECTS = {
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
    named = [words for target, words in (COLUMNS | EFFECTS).items() if targets & target]
    return " or ".join([", ".join(named[:-1]), named[-1]] if named[1:] else named)


def _spread(row: Scroll) -> str:
    if not row.spread_dice:
        return ""
    return f" and {row.spread_dice}d{row.spread_sides} random neighbours"


def _doubling(row: Scroll) -> str:
    """Say what eating zimbies does for the scroll."""
    effect = Effect(row.effect)
    if not row.doubles:
        return ""
    if effect not in CONJURING:
        return f" Each zimby eaten for it can double the {DOUBLED[effect]}."
    if row.spread_dice:
        return " Each zimby eaten for it can double the neighbours."
    return " Each zimby eaten for it can add a random neighbour."


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


@lru_cache(1024)
def brief(game: Game[Box], kind: int) -> str:
    """Say in a few words what a scroll does."""
    row = game.box.kinds[kind]
    more = f" and {row.spread_dice}d{row.spread_sides} more" if row.spread_dice else ""
    return BRIEFLY[Effect(row.effect)].format(more=more, **_signed(row), **_words(row))


@lru_cache(1024)
def scroll_text(game: Game[Box], kind: int) -> str:
    """Say what a scroll does."""
    row = game.box.kinds[kind]
    effect = Effect(row.effect)
    words = SENTENCES[effect].format(
        target=_target(row) if not effect_on_tile(row) else "",
        spread=_spread(row),
        least=", but at least 1" if row.amount < 0 else "",
        **_signed(row),
        **_words(row),
    )
    if effect == Effect.BRUTALITY and row.amount < 0:
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
