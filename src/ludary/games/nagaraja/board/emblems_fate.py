"""Emblems of the cards about fate sticks and cards, by name: parts from the ground up, and engraved lines, in a square of 40 units."""

from ludary.games.nagaraja.board.jade import (
    BARK,
    DUSK,
    EARTH,
    EMBER,
    GOLD,
    INK,
    IVORY,
    LEAF,
    PALE,
    RED,
    SKIN,
    STONE,
    WATER,
    WHITE,
    WOOD,
    Emblem,
    both,
    disc,
    pair,
)

STICKS: dict[str, Emblem] = {
    "steady-hand": (
        ((WOOD, "M33 1L39 7L7 39L1 33Z"), (SKIN, "M9 17C12 11 19 9 24 11C31 13 33 22 30 28C27 34 19 36 14 32C8 28 7 22 9 17Z")),
        "M15 12L21 20M20 10L26 18M11 16L16 23M29 20C24 19 19 23 18 29M31 6L34 9M6 31L9 34",
    ),
    "river-wind": (
        ((WATER, "M1 29Q8 23 15 29T29 29T39 28V38H1Z"),),
        "M3 9H24C30 9 30 2 25 3M3 15H31C38 15 37 23 31 21M3 21H18M5 34Q10 31 15 34T27 34",
    ),
    "drum-beat": (
        (
            (RED, "M7 15H33V32C33 38 7 38 7 32Z"),
            (IVORY, "M7 15C7 9 33 9 33 15C33 21 7 21 7 15Z"),
            (WOOD, disc(24, 11, 2.5) + disc(14, 9, 2.5)),
        ),
        "M7 20L13 34L20 21L27 34L33 20M25 10L35 2M13 8L5 2",
    ),
    "eagle-feather": (
        (
            (IVORY, "M33 2C20 4 10 16 8 31L14 28L15 31L21 25L25 26L27 19L32 18C35 12 35 7 33 2Z"),
            (BARK, "M33 2C27 3 22 6 18 10L28 12L32 18C35 12 35 7 33 2Z"),
        ),
        "M29 7L5 38M20 17L15 18M17 21L12 23",
    ),
    "loose-ground": (
        (
            (EARTH, "M1 14H16L19 23L14 30L17 39H1ZM39 14H24L26 22L22 29L25 39H39Z"),
            (STONE, "M17 4L22 2L24 7L19 9ZM20 26L24 29L20 32ZM28 5L31 4L32 8L28 8Z"),
            (LEAF, "M1 14Q8 9 16 14ZM24 14Q32 9 39 14Z"),
        ),
        "M6 22H10M31 24H35M7 31H11",
    ),
    "sudden-gust": (
        ((PALE, "M6 18C2 12 9 7 14 10C16 3 28 3 28 11C36 9 37 20 30 20H10C7 20 6 19 6 18Z"), (INK, disc(14, 14, 1.3) + disc(21, 14, 1.3))),
        "M16 17.500H20M9 25H30C37 25 36 34 30 32M4 30H20C26 30 25 38 20 36",
    ),
    "rattle": (
        (
            (BARK, "M17 21H23V39H17Z"),
            ("#e08a3a", "M20 2C30 2 32 11 27 17C25 20 23 21 23 23H17C17 21 15 20 13 17C8 11 10 2 20 2Z"),
            (GOLD, "M10.500 9H29.500L29 13H11Z"),
        ),
        "M3 5L7 8M2 12H7M37 5L33 8M38 12H33M5 19L9 17M35 19L31 17",
    ),
    "snapped-twig": (
        (
            (WOOD, "M3 30L16 17L21 22L8 35ZM37 9L25 21L20 16L32 4Z"),
            (LEAF, "M9 22C4 19 4 13 9 11C13 15 13 19 9 22ZM33 15C38 16 38 22 34 24C31 21 31 18 33 15Z"),
        ),
        "M16 17L22 14M21 22L24 18M18 20L20 18M8 31L12 27M28 12L31 9M9 21V13",
    ),
    "quick-fingers": (
        (
            (GOLD, disc(31, 9, 6.5)),
            (
                SKIN,
                ""
                "M5 22L15 13C18 11 21 14 19 17L16 20L27 15C30 14 32 18 29 20"
                "L22 23L30 21C33 21 33 26 30 26L22 28L28 29C30 30 29 33 27 33L15 36C8 36 4 30 5 22Z",
            ),
        ),
        "M2 10H9M3 5H14M1 15H6M29 6V12",
    ),
    "dry-rot": (
        (
            (WOOD, "M4 17H36V37H4Z"),
            (INK, disc(12, 28, 3) + disc(27, 31, 4) + disc(21, 23, 1.8)),
            (IVORY, "M15 17V10H19V17ZM26 17V12H29V17Z"),
            (RED, "M10 11C10 3 24 3 24 11ZM23 13C23 8 33 8 33 13Z"),
        ),
        "M4 21H16M24 22H36M6 34H20M31 27H36M14 8H15M19 7H20",
    ),
    "flood": (
        (
            (IVORY, "M11 18H29V32H11Z"),
            (RED, "M7 20L20 7L33 20Z"),
            (INK, "M18 23H23V30H18Z"),
            (WATER, "M0 28Q7 22 13 28T26 28T40 27V39H0Z"),
        ),
        "M4 34Q9 31 14 34T25 34T36 34M4 6V12M11 3V8M33 5V11",
    ),
    "termites": (
        (
            (IVORY, "M20 23C28 23 28 38 20 39C12 38 12 23 20 23Z"),
            (WOOD, disc(20, 19, 5)),
            (RED, disc(20, 10, 5.500)),
            (INK, pair(18, 9, 1)),
        ),
        "M15 18L5 13M15 20L4 23M16 23L7 31M25 18L35 13M25 20L36 23M24 23L33 31M18 5L14 1M22 5L26 1M14 29H26M14 34H26",
    ),
}
CARDS: dict[str, Emblem] = {
    "pickpocket": (
        (
            (BARK, "M12 15C5 24 6 38 20 38C34 38 35 24 28 15Z"),
            (WOOD, "M11 7L16 10L20 6L24 10L29 7L28 16H12Z"),
            (GOLD, disc(20, 27, 6)),
            (RED, "M11 14H29V17H11Z"),
        ),
        "M20 24V30M27 16L32 20",
    ),
    "bad-omen": (
        (
            (DUSK, "M5 15C7 5 18 3 22 11C31 13 37 23 39 35L31 31L28 37L22 31C12 31 8 23 10 17Z"),
            (GOLD, "M9 12L0 15L9 17Z"),
            (EMBER, disc(13, 11.500, 2.200)),
        ),
        "M20 31L19 38M24 31L25 38M16 38H21M23 38H28M19 17C24 19 28 24 30 30",
    ),
    "scattered-notes": (
        (
            (IVORY, "M2 9L15 4L20 18L7 23ZM22 3L37 8L32 23L18 17Z"),
            (WHITE, "M9 23L24 19L28 34L13 38Z"),
            (IVORY, "M29 27L38 25L39 35L31 37Z"),
        ),
        "M6 11L14 8M7 15L16 12M25 8L33 11M24 12L31 15M13 26L22 24M14 30L23 28M15 34L20 33",
    ),
    "mosquitoes": (
        (
            ("#dfeef2", "M18 17C8 3 0 8 2 16C6 22 14 21 18 19ZM22 17C32 3 40 8 38 16C34 22 26 21 22 19Z"),
            ("#6f5a4a", "M17 14H23L22 34L20 39L18 34Z" + disc(20, 12, 4.500)),
            (RED, pair(18.500, 11, 1.500)),
        ),
        "M20 8V1M17 22L8 27V33M18 26L11 34V38M23 22L32 27V33M22 26L29 34V38M17 20H23M18 26H22",
    ),
    "good-guides": (
        (
            (SKIN, "M10 22H30C30 34 26 39 20 39C14 39 10 34 10 22Z"),
            ("#d9c48c", "M6 20C6 2 34 2 34 20ZM1 19H39L35 25H5Z"),
            (INK, pair(15.500, 27.500, 1.600) + "M13 33C16 30 24 30 27 33C23 35 17 35 13 33Z"),
            (RED, "M6.500 16H33.500L34 20H6Z"),
        ),
        "M20 5V15",
    ),
    "supplies": (
        (
            (WOOD, "M5 15H35V38H5Z"),
            (BARK, "M3 11H37V17H3Z"),
            (LEAF, "M9 11C9 4 15 3 16 11Z"),
            (RED, disc(22, 7, 4.500)),
            (GOLD, "M28 11L30 2L33 3L32 11Z"),
        ),
        "M5 23H35M5 30H35M12 17V38M28 17V38M22 3V1",
    ),
    "campfire": (
        (
            (BARK, "M5 31L33 38L35 34L7 27ZM35 31L7 38L5 34L33 27Z"),
            (EMBER, "M21 1C32 12 32 19 29 26C26 31 14 31 11 26C8 19 15 16 15 8C18 10 19 12 19 16C22 12 22 7 21 1Z"),
            (GOLD, "M20 14C26 20 26 25 23 29H17C14 25 18 21 20 14Z"),
        ),
        "",
    ),
    "letter-from-home": (
        (
            (IVORY, "M3 9H37V33H3Z"),
            (WHITE, "M3 9H37L20 24Z"),
            (RED, disc(20, 23, 5)),
            (IVORY, "M20 26L17 22.500C17 20.500 19.500 20.500 20 22C20.500 20.500 23 20.500 23 22.500Z"),
        ),
        "M3 33L15 20M37 33L25 20",
    ),
    "lost-and-found": (
        (
            (BARK, "M24 27L28 23L39 34L35 38Z"),
            (GOLD, disc(16, 16, 14)),
            ("#cfeaf2", disc(16, 16, 10.500)),
            (GOLD, disc(12, 16, 3.500) + "M15 15H24V20H22V17.500H20V20H18V17.500H15Z"),
        ),
        "M9 11Q12 7 17 7",
    ),
    "second-thought": (
        ((WHITE, "M8 8C12 1 30 0 34 8C41 12 37 25 29 24C24 29 12 28 10 23C1 22 1 10 8 8Z" + disc(12, 32, 3.500) + disc(6, 37, 2)),),
        "M14 9L9 13L14 17M9 13H25C31 13 31 20 25 20H17",
    ),
    "diary": (
        ((IVORY, "M9 6H35V38H9Z"), (RED, "M6 3H29C32 3 33 5 33 7V35H9C7 35 6 33 6 31Z"), (GOLD, "M26 15H37V22H26ZM15 8H26V13H15Z")),
        "M11 3V35M28 18.500H30M16 26H27M16 30H27",
    ),
    "old-friend": (
        (
            (BARK, both("M11 9C3 6 0 17 4 27C9 26 12 17 11 9Z")),
            (WOOD, "M10 10C14 4 26 4 30 10C34 20 30 35 20 38C10 35 6 20 10 10Z"),
            (IVORY, "M20 19C28 21 27 34 20 35C13 34 12 21 20 19Z"),
            (INK, "M16 22H24L20 27Z" + pair(14.500, 16, 2)),
            (RED, "M18 31H22V36C22 39 18 39 18 36Z"),
        ),
        "M20 27V31M16 30Q20 33 24 30",
    ),
}
