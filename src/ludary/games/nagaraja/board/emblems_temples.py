"""Emblems of the cards about relics and rooms, by name: parts from the ground up, and engraved lines, in a square of 40 units."""

from ludary.games.nagaraja.board.figures import FIGURES
from ludary.games.nagaraja.board.jade import (
    BARK,
    DUSK,
    EARTH,
    EMBER,
    GOLD,
    INK,
    IVORY,
    JADE,
    LEAF,
    MOON,
    RED,
    SKIN,
    STEEL,
    STONE,
    WHITE,
    WOOD,
    Emblem,
    disc,
    pair,
)
from ludary.games.nagaraja.cards import Symbol

RELICS: dict[str, Emblem] = {
    "keyhole": (
        (
            (GOLD, "M11 2H29L32 7V33L29 38H11L8 33V7Z"),
            (INK, disc(20, 15, 5) + "M18 18H22L25 30H15Z"),
            (IVORY, pair(13, 6, 1.300) + pair(13, 34, 1.300)),
        ),
        "",
    ),
    "mirror": (
        ((BARK, "M17 27H23V39H17Z"), (GOLD, disc(20, 15, 14)), ("#cfeaf2", disc(20, 15, 10.500)), (WHITE, "M13 16L20 7L23 7L14 19Z")),
        "M21 22L27 14",
    ),
    "oil-lamp": (
        (
            (GOLD, "M5 22C12 19 26 19 29 22L38 17L36 25C34 31 28 33 18 33C9 33 5 28 5 22Z"),
            (GOLD, "M13 33H23L27 38H9ZM13 20C13 15 23 15 23 20Z"),
            (EMBER, "M37 16C31 12 35 8 36 2C41 8 41 13 37 16Z"),
            (MOON, "M37 15C35 13 36 11 37 9C39 11 39 13 37 15Z"),
        ),
        "M5 23C0 21 0 31 8 30M11 26H28",
    ),
    "full-moon": (
        ((MOON, disc(20, 20, 17)), ("#d6c47c", disc(14, 14, 3.500) + disc(25, 26, 5) + disc(26, 11, 2.200) + disc(12, 26, 2))),
        "M2 4V8M0 6H4M36 33V37M34 35H38",
    ),
    "old-map": (
        ((IVORY, "M3 8L14 4L26 9L37 5V32L26 36L14 31L3 35Z"), ("#b8d3a0", "M5 14L10 11L13 17L9 21L5 19ZM28 24L33 21L35 27L30 30Z")),
        "M14 4V31M26 9V36M7 28L10 24M13 22L17 24M20 20L22 16M28 11L33 16M33 11L28 16",
    ),
    "spy": (
        (
            (DUSK, "M20 1C32 3 36 18 35 39H5C4 18 8 3 20 1Z"),
            (SKIN, "M20 9C28 9 29 17 28 21C25 26 15 26 12 21C11 17 12 9 20 9Z"),
            (INK, "M11 14H29V20H23L20 18L17 20H11Z"),
            (WHITE, pair(15.500, 16.800, 1.700)),
        ),
        "M12 30L20 26L28 30M20 26V39",
    ),
    "sleight-of-hand": (
        ((GOLD, "M2 33L7 15H16L20 33ZM20 33L24 15H33L38 33Z"), (BARK, "M2 30H20V34H2ZM20 30H38V34H20Z"), (RED, disc(20, 36, 3.500))),
        "M9 10C14 2 26 2 31 10M31 10L26 8M31 10L33 5M6 22H17M24 22H35",
    ),
    "false-bottom": (
        (
            (WOOD, "M4 12H36V29H4Z"),
            (BARK, "M4 13C4 4 36 4 36 13V17H4ZM8 29H32V38H8Z"),
            (GOLD, "M17 13H23V21H17Z"),
            ("#a55be0", "M20 30.500L24 33.500L20 37L16 33.500Z"),
        ),
        "M11 7V29M29 7V29M20 16V18",
    ),
    "night-work": (
        (
            (MOON, "M26 1C36 3 40 14 35 22C30 29 20 28 16 22C24 24 33 14 26 1Z"),
            (WOOD, "M14 14L17 17L8 29L5 26Z"),
            (STEEL, "M5 25L9 29C8 34 6 38 2 39C0 35 1 29 5 25Z"),
        ),
        "M12 13L18 18M5 4V8M3 6H7M15 5H17",
    ),
    "ropes-and-pulleys": (
        ((STEEL, "M18 1H22V8H18Z"), (WOOD, disc(20, 14, 10)), (GOLD, disc(20, 14, 3.500)), (STONE, "M22 28H38V38H22Z")),
        "M10 14V38M30 14V28M26 33H34M20 4V10",
    ),
    "blessing": (
        (
            ("#e58fae", "M20 31Q32 21 38 29Q31 39 20 31ZM20 31Q8 21 2 29Q9 39 20 31Z"),
            ("#f6bfd0", "M20 12Q29 22 20 32Q11 22 20 12Z"),
            (GOLD, disc(20, 25, 2.500)),
        ),
        "M20 2V8M8 6L12 11M32 6L28 11M2 16L8 18M38 16L32 18",
    ),
    "monkeys": (FIGURES[Symbol.CARDS][1][:-1], FIGURES[Symbol.CARDS][2]),
}
ROOMS: dict[str, Emblem] = {
    "turning-wall": (
        ((STONE, "M11 6H29V37H11Z"),),
        "M11 14H29M11 22H29M11 30H29M20 6V14M16 14V22M24 22V30M19 30V37M7 12C1 20 3 30 8 35"
        "M33 32C39 23 37 13 32 8M7 12L2 15M7 12L8 17M33 32L38 29M33 32L32 27",
    ),
    "hidden-lever": (
        ((WOOD, "M17 30L27 9L32 11L23 30Z"), (STONE, "M6 29H34V38H6Z"), (INK, "M13 31H27V34H13Z"), (RED, disc(30.500, 8, 5.500))),
        "M6 22C6 14 10 9 16 7M6 22L3 17M6 22L11 19M29 6L31 5",
    ),
    "tremor": (
        (
            (IVORY, "M8 16H13V33H8ZM27 16H32V33H27Z"),
            (STONE, "M3 16L20 4L37 16ZM4 33H36V38H4Z"),
            (EMBER, "M20 4L17 11L22 16L17 24L22 30L19 38L25 30L20 24L26 16L21 11Z"),
        ),
        "M1 20L4 24L1 28M39 20L36 24L39 28",
    ),
    "keystone": (
        ((STONE, "M3 38V24C3 6 37 6 37 24V38H28V25C28 17 12 17 12 25V38Z"), (GOLD, "M15 9H25L22.500 21H17.500Z")),
        "M4 19L12 23M36 19L28 23M9 13L15 19M31 13L25 19M3 31H12M28 31H37",
    ),
    "rollers": (
        (
            (STONE, "M4 10H32V22H4Z"),
            (WOOD, disc(9, 28, 5.500) + disc(20, 28, 5.500) + disc(31, 28, 5.500)),
            (IVORY, disc(9, 28, 2) + disc(20, 28, 2) + disc(31, 28, 2)),
        ),
        "M2 35H38M4 16H32M18 10V16M34 6H39M36 3L39 6L36 9",
    ),
    "strong-backs": (
        (
            (STONE, "M6 1H34V14H6Z"),
            (SKIN, "M17 15C26 13 32 19 31 28L22 29L17 23L10 29L7 26L14 17ZM22 27H31L33 39H28L26 32L20 39H14Z" + disc(11, 19, 4.500)),
            (RED, "M21 25H31V30H21Z"),
        ),
        "M6 8H34M20 1V8M13 8V14M28 8V14",
    ),
    "earthquake": (
        (
            (EARTH, "M0 24L14 22L18 30L14 39H0ZM40 20L26 23L23 30L27 39H40Z"),
            (EMBER, "M17 25L20 31L17 39H24L21 31L23 25Z"),
            (LEAF, "M0 24L14 22L10 19ZM40 20L26 23L31 17Z"),
        ),
        "M1 10H8L11 2L15 17L19 5L23 15L26 9H39",
    ),
    "shifting-halls": (
        (
            (JADE, "M2 3H18V19H2ZM22 21H38V37H22Z"),
            (IVORY, "M7 19V11H13V19ZM27 37V29H33V37Z"),
            (GOLD, "M22 8H30V4L38 10.500L30 17V13H22ZM18 27H10V23L2 29.500L10 36V32H18Z"),
        ),
        "M2 7H18M22 25H38",
    ),
    "master-builder": (
        ((WOOD, "M15 12H20V39H15Z"), (STEEL, "M7 4H27L30 8V14H7Z"), (GOLD, "M24 38H38V18L33 23V33H24Z")),
        "M11 4V14M28 36V33M31 36V33M35 30H38M35 25H38",
    ),
    "pitfall": (
        (
            (EARTH, "M0 15H10L13 35H27L30 15H40V39H0Z"),
            (INK, "M10 15L13 36H27L30 15Z"),
            (IVORY, "M13.500 36L16 22L18.500 36ZM18 36L20.500 19L22.500 36ZM22 36L25 22L27 36Z"),
            (WOOD, "M5 9L18 14L17 18L4 13ZM35 9L23 15L24 19L36 13Z"),
        ),
        "M20 1V9M17 6L20 9L23 6",
    ),
    "collapse": (
        ((STONE, "M5 4L14 1L17 10L8 13ZM22 7L32 5L34 15L24 17ZM10 18L19 15L22 24L13 27ZM2 30H16V39H2ZM18 29H30V39H18ZM31 32H39V39H31Z"),),
        "M4 16V23M28 21V26M37 4V13M20 2V5M6 34H12M22 34H27",
    ),
    "counterweight": (
        (
            (WOOD, "M18 7H22V34H18Z"),
            (STONE, "M11 33H29V39H11Z"),
            (GOLD, "M1 22H16C16 29 1 29 1 22ZM24 26H39C39 33 24 33 24 26Z" + disc(20, 7, 4)),
            (RED, "M27 19H36V26H27Z"),
        ),
        "M5 6L35 12M8 7L2 22M8 7L15 22M31 12L25 26M31 12L38 26",
    ),
}
