"""The gallery's samples as pictures: one screenshot of them all, cut up."""

from base64 import b64decode, b64encode
from typing import Final

import numpy as np
from playwright.sync_api import Page

from tests.page.sight import Picture

SCALE: Final = 2
"""Pixels of the screen for one of the page: that of phones and good desks."""

PIXELS: Final = """async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const bytes = pen.getImageData(0, 0, image.width, image.height).data;
    let text = "";
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    return [image.width, image.height, btoa(text)];
}"""
"""A browser reads its own screenshots: nothing else here need know the format."""

PLACES: Final = """() => {
    const whole = document.querySelector("#samples").getBoundingClientRect();
    return [...document.querySelectorAll("#samples [data-sample]")].map((one) => {
        const box = one.getBoundingClientRect();
        return [one.dataset.sample, box.x - whole.x, box.y - whole.y, box.width, box.height];
    });
}"""


def samples_of(page: Page) -> dict[str, Picture]:
    """Cut the samples out of a gallery that is shown."""
    shot = b64encode(page.locator("#samples").screenshot()).decode()
    columns, rows, data = page.evaluate(PIXELS, shot)
    whole = np.frombuffer(b64decode(data), np.uint8).reshape(rows, columns, 4)[:, :, :3]
    return {
        name: whole[_pixels(y) : _pixels(y + height), _pixels(x) : _pixels(x + width)]
        for name, x, y, width, height in page.evaluate(PLACES)
    }


def paint(page: Page, card: str, other: str) -> None:
    """Give a card the colours of another, and let it keep its drawing."""
    page.evaluate(
        """([card, other]) => {
            const tokens = document.documentElement.style;
            for (const end of ["", "-deep", "-line", "-ink"]) {
                tokens.setProperty(`--card-${card}${end}`, `var(--card-${other}${end})`);
            }
        }""",
        [card, other],
    )


def _pixels(length: float) -> int:
    return round(length * SCALE)
