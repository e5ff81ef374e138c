"""Kinds of events."""

from enum import IntEnum


class Happening(IntEnum):
    """Kinds of events. `seat` is who: a seat, NOWHERE for nobody, or below it the *figure* of a creature, its kind and its tribes or thugs.

    What else is told stands behind. Tiles are where a creature stood or stands.
    """

    ENTRY = 0  # what: entry point
    ROUND = 1  # amount: number
    FIRST = 2  # first mover; amount: what the die showed in a tie, or 0
    TURN = 3
    REFRESH = 4
    DRAWS = 5  # what: card, or NOWHERE for those who do not see it
    SHUFFLES = 6  # amount: cards
    DISCARDS = 7  # what: card
    KING_MOVES = 8  # what: from; amount: to
    KING_STAYS = 9  # what: tile that he did not enter
    REVEALS = 10  # what: ritual; amount: ritual tile (0 to 3)
    RITE = 11  # seat: caster, NOWHERE for the King; what: ritual
    RITE_ROLL = 12  # what: ritual; amount: X
    RITE_PLACE = 13  # what: ritual; amount: quadrant or portal
    MOVES = 14  # seat: who moves it, or the figure of who goes by itself; what: from; amount: to
    LEAVES = 15  # the tribal board on foot; what: tile; amount: zimbies
    COMES_HOME = 16  # what: tile left; amount: zimbies
    SPLITS = 17  # what: tile; amount: zimbies
    ASKS_TO_JOIN = 18  # what: from; amount: tile of the column asked
    JOINS = 19  # what: tile
    ALLOWS = 20  # what: tile
    REFUSES = 21  # what: tile
    PAYS = 22  # what: zimbies depleted for it; amount: mojo
    SPAWNS = 23
    EATS = 24  # on the tribal board; what: 0 for mojo, 1 for a card
    DEVOURS = 25  # what: tile; amount: zimbies
    RAISES = 26  # what: tile
    ATTACKS = 27  # seat: figure; what: figure of the defender; amount: its tile
    ROLLS = 28  # attacker, then defender; seat: figure; what: tile; amount: 100 * die + total
    EVEN = 29  # equal combat rolls; what: tile; amount: the other tile
    WOUNDS = 30  # seat: figure; what: tile; amount: wounds about to be delivered
    SHRUGS = 31  # seat: figure; what: tile; amount: wounds that killed nothing
    DIES = 32  # seat: tribe, or figure of a thug; what: tile; amount: Kind
    LOCKS = 33  # what: tile; amount: the other tile
    CLAIMS = 34  # seat: figure; what: from; amount: tile
    EXPELS = 35  # seat: tribe, or figure of thugs or a zombie; what: tile; amount: tokens
    DISMISSES = 36
    DEPLETES = 37  # seat: figure; what: tile
    GIVES_UP = 38  # what: Toll; amount: how many
    CROWDED = 39  # zimbies sent to the Far Shore from a full tribal board; amount: how many
    CASTS = 40  # what: card; amount: tile of the channeller, or NOWHERE
    AIMS = 41  # seat: figure of the creature aimed at, or who aims at a tile; what: card; amount: tile
    AIMS_SHAMAN = 42  # what: card; amount: seat
    AIMS_SCROLL = 43  # what: card; amount: the card aimed at
    CANCELS = 44  # what: card cancelled
    FIZZLES = 45  # what: card
    NUMBER = 46  # what: card; amount: what its dice and numbers come to
    IMMUNE = 47  # Crown; what: 0 witchery, 1 obstacle; amount: die
    NOT_IMMUNE = 48
    GROWS = 49  # what: tile; amount: obstacle (Effect.DEADLY, ENTANGLE, DARKEN)
    CLEARED = 50  # what: tile
    BONUS = 51  # seat: figure; what: tile; amount: brutality
    PREVENTS = 52  # seat: figure; what: tile; amount: wounds
    PUSHED = 53  # seat: figure; what: from; amount: to
    SWAPS = 54  # each of the two; seat: figure; what: from; amount: to
    LOOSENS = 55  # seat: figure; what: tile
    WAKES = 56  # amount: zimbies
    BREEDS = 57  # amount: zimbies
    STEALS = 58  # from seat `amount`; what: card, or NOWHERE
    DIGS = 59  # what: card
    CHANTS = 60  # what: card; amount: target (seat)
    CHANT_ENDS = 61  # what: card
    RATTLED = 62  # what: card; amount: die
    CROWN_DROPS = 63  # seat: who let it go by will, or NOWHERE; what: tile
    CROWN_BOUNCES = 64  # what: tile
    CROWN_TAKEN = 65  # seat: tribe, or figure of thugs; what: tile
    ASKS_SEAL = 66  # what: shrine; amount: partner (seat)
    OPENS_SEAL = 67  # what: shrine; amount: ward
    RULES_OUT = 68  # what: portals, as bits
    RELOCATES = 69  # what: from; amount: to
    ENTERS = 70  # by a portal from the tribal board, or (seat: figure) a thug; what: tile; amount: tokens
    MARCHES = 71  # seat: figure; what: tile; amount: dice
    HOLDS = 72  # seat: figure; what: tile
    SHAMBLES = 73  # seat: figure; what: tile; amount: die
    STAYS = 74  # zombie; seat: figure; what: tile
    KING_DIES = 75  # what: tile
    NEW_KING = 76
    MIST = 77  # amount: how far beyond the sanctum
    WITHERS = 78  # the King's obstacles; amount: 1 B side up, 2 gone
    KEEPS = 79  # Winnowing; what: card, or NOWHERE
    MILLS = 80  # what: card
    ENDS = 81  # what: Ending; seat: winner, or NOWHERE
    TOTALS = 82  # combat rolls that a scroll has changed; seat: figure; what: tile; amount: 100 * its total + the other's
