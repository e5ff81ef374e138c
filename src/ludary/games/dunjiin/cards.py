"""Cards: how the kinds of cards are numbered, the same in every edition.

A *card* number stands for all copies that are alike in kind and shields (colour matters only for
which half of the deck they lie in). Monsters come first, strongest first; numbers that an edition
does not use have no copies.
"""

MONSTERS = 40  # card numbers 0 to 39: Monsters
TREASURE = 40  # 40 to 47: Treasure, lowest value first
TREASURES = 8
MAGIC = 48
FAIRY = 49
CARDS = 50
NO_CARD = -1  # an empty place, or a card whose face one does not see
