"""Small PNG files: screenshots in their 256 most significant colours."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Page

COLOURS = 256
PIXELS = """async (shot) => {
    const image = new Image();
    image.src = "data:image/png;base64," + shot;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const bytes = pen.getImageData(0, 0, image.width, image.height).data;
    let text = "";
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    return [image.width, image.height, btoa(text)];
}"""  # noqa: E501
Pixels = npt.NDArray[np.uint8]


def keep(page: Page, path: Path, largest: int) -> None:
    """Write a screenshot of at most so many bytes, with fewer colours if needed."""
    width, height, text = page.evaluate(PIXELS, base64.b64encode(page.screenshot()).decode())
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(height, width, 4)[..., :3]
    for colours in (COLOURS, 128, 64, 32):
        made = png(pixels, colours)
        if len(made) <= largest:
            break
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(made)


def png(pixels: Pixels, colours: int) -> bytes:
    """A picture as PNG with a palette."""
    palette, indexes = reduced(pixels, colours)
    height, width = indexes.shape
    rows = np.concatenate(
        [np.zeros((height, 1), np.uint8), indexes], axis=1
    )  # each row begins with its filter: none
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [
        (b"IHDR", head),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in parts
    )


def reduced(pixels: Pixels, colours: int) -> tuple[Pixels, Pixels]:
    """A palette, and for each pixel its place in there.

    By median cut: the box with the widest spread is halved until there are enough.
    """
    bins = (pixels >> 3).astype(np.int32) @ np.array([1024, 32, 1])  # five bits of each colour
    used, where, counts = np.unique(bins, return_inverse=True, return_counts=True)
    sums = np.stack(
        [np.bincount(where.ravel(), pixels[..., channel].ravel()) for channel in range(3)], axis=1
    )
    means, weights = (
        sums / counts[:, None],
        np.sqrt(counts),
    )  # small things matter more than their pixels
    boxes = [np.arange(len(used))]
    while len(boxes) < min(colours, len(used)):
        at = int(np.argmax([spread(means[box], weights[box]) for box in boxes]))
        boxes[at : at + 1] = halves(boxes[at], means, weights)
    owner = np.zeros(len(used), np.uint8)
    for number, box in enumerate(boxes):
        owner[box] = number
    palette = np.array([np.average(means[box], axis=0, weights=counts[box]) for box in boxes])
    return palette.round().astype(np.uint8), owner[where].reshape(pixels.shape[:2])


def spread(means: npt.NDArray[np.float64], weights: npt.NDArray[np.float64]) -> float:
    """Return the weighted spread of the colours in a box."""
    return float(np.ptp(means, axis=0).max() * np.sqrt(weights.sum())) if len(means) > 1 else 0.0


def halves(
    box: npt.NDArray[np.int64], means: npt.NDArray[np.float64], weights: npt.NDArray[np.float64]
) -> list[npt.NDArray[np.int64]]:
    """Cut a box in two where half of its weight lies on each side, along the colour in which it is
    longest.
    """
    channel = int(np.argmax(np.ptp(means[box], axis=0)))
    ordered = box[np.argsort(means[box, channel], kind="stable")]
    reached = np.cumsum(weights[ordered])
    cut = int(np.clip(np.searchsorted(reached, reached[-1] / 2), 1, len(box) - 1))
    return [ordered[:cut], ordered[cut:]]
