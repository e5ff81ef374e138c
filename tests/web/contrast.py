"""The contrast of words with their background, by WCAG 2: in pictures, and in everything of a page
that opens.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

ON_THE_BOARD, FOLDED_AWAY = ".board > .panel", ".folded details[open] > .panel"
ALOFT = (  # elements that can lie over a panel
    ".over, .lately, .site, .caption, .decide, .floats, .notice, .banner"
)
HIDE = """(which) => {
    const sheet = new CSSStyleSheet();
    if (which) sheet.replaceSync(which + ' { visibility: hidden !important }');
    document.adoptedStyleSheets = [sheet];
}"""
AROUND = """(which) => {
    const boxes = [...document.querySelectorAll(which)].map((node) => node.getBoundingClientRect());
    const [x, y] = ['left', 'top'].map((side) => Math.floor(Math.min(...boxes.map((box) => box[side]))));
    const [right, bottom] = ['right', 'bottom'].map((side) => Math.ceil(Math.max(...boxes.map((box) => box[side]))));
    return boxes.length ? {x: x + scrollX, y: y + scrollY, width: right - x, height: bottom - y} : null;
}"""  # noqa: E501
FAINT = """async ([which, corner, ...shots]) => {
    const pens = await Promise.all(shots.map(async (shot) => {
        const image = new Image();
        image.src = 'data:image/png;base64,' + shot;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
        const pen = canvas.getContext('2d', {willReadFrequently: true});
        pen.drawImage(image, 0, 0);
        return pen;
    }));
    const numbers = (colour) => (colour.match(/[\\d.]+/g) ?? [0, 0, 0]).map(Number);
    const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + .055) / 1.055) ** 2.4);
    const light = ([red, green, blue]) => .2126 * linear(red) + .7152 * linear(green) + .0722 * linear(blue);
    const ratio = (one, other) => (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
    const solid = (node) => (node.matches('svg *') ? Number(getComputedStyle(node).opacity) * solid(node.parentElement) : 1);
    const letters = (text) => {
        const {a, b} = text.getScreenCTM(), {fontSize, fontWeight} = getComputedStyle(text), size = parseFloat(fontSize) * Math.hypot(a, b);
        return {size, large: size >= (fontWeight >= 700 ? 18.6 : 24)};
    };
    const boxes = (text) => { // of a text that lies in many places, each letter's
        if (!text.matches(':has(tspan[x]), [x*=" "]')) return [text.getBoundingClientRect()];
        const matrix = text.getScreenCTM();
        return Array.from({length: text.getNumberOfChars()}, (_, at) => {
            const {x, y, width, height} = text.getExtentOfChar(at), from = new DOMPoint(x, y).matrixTransform(matrix);
            return new DOMRect(from.x, from.y, width * matrix.a, height * matrix.d);
        });
    };
    const faint = (text) => {
        const room = text.closest('.panel').getBoundingClientRect(), {fill, fillOpacity, stroke, paintOrder} = getComputedStyle(text);
        const opacity = fillOpacity * solid(text), ink = numbers(fill), {size, large} = letters(text);
        const edge = stroke !== 'none' && paintOrder.startsWith('stroke') ? numbers(stroke) : null;
        const ratios = boxes(text).flatMap((box) => {
            const [left, top] = [Math.max(box.left, room.left) + scrollX - corner.x, Math.max(box.top, room.top) + scrollY - corner.y];
            const [width, height] = [Math.min(box.right, room.right) + scrollX - corner.x - left,
                Math.min(box.bottom, room.bottom) + scrollY - corner.y - top];
            if (width < 2 || height < 2) return [];
            const [shown, bare] = pens.map((pen) => pen.getImageData(left, top, width, height).data), found = [];
            for (let at = 0; at < bare.length; at += 4) {
                if ([0, 1, 2].every((channel) => shown[at + channel] === bare[at + channel])) continue; // no letter, or it is covered
                const ground = edge ?? bare.slice(at, at + 3);
                found.push(ratio(light(ink.map((part, channel) => part * opacity + ground[channel] * (1 - opacity))), light(ground)));
            }
            return found.length ? [found.sort((one, other) => one - other)[found.length >> 1]] : [];
        });
        const least = Math.min(...ratios), panel = text.closest('.panel').dataset.panel;
        return least < (large ? 3 : 4.5) ? [[panel, text.textContent, least.toFixed(2), size.toFixed(1)]] : [];
    };
    return [...document.querySelectorAll(`:is(${which}) text`)].filter((text) => text.checkVisibility()).flatMap(faint);
}"""  # noqa: E501


def faint(page: Page, which: str) -> list[Any]:
    """Return words of panels with a contrast below 4.5 to 1 (large ones: 3 to 1): panel, words,
    ratio, size.

    What counts is the middle one of the pixels that a text covers; where something else lies over
    it, it is not looked at.
    """
    around: Any = page.evaluate(AROUND, which)
    if not around:
        return []
    shots = []
    for hidden in (ALOFT, f"{ALOFT}, .panel text"):
        page.evaluate(HIDE, hidden)
        shots.append(base64.b64encode(page.screenshot(full_page=True, clip=around)).decode())
    found: list[Any] = page.evaluate(FAINT, [which, around, *shots])
    page.evaluate(HIDE, "")
    return found


FAINT_WORDS = """() => {
    const numbers = (colour) => {
        const found = (colour.match(/[\\d.]+/g) ?? []).map(Number);
        const scale = colour.startsWith('color(') ? 255 : 1;
        return [...found.slice(0, 3).map((part) => part * scale), found.length > 3 ? found[3] : 1];
    };
    const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + .055) / 1.055) ** 2.4);
    const light = ([red, green, blue]) => .2126 * linear(red) + .7152 * linear(green) + .0722 * linear(blue);
    const over = (upper, lower, much = upper[3]) => [0, 1, 2].map((at) => upper[at] * much + lower[at] * (1 - much));
    const chain = (node) => (node ? [node, ...chain(node.parentElement)] : []);
    const paint = (node) => numbers(getComputedStyle(node).backgroundColor);
    const ground = (nodes) => nodes.reduceRight((below, node) => over(paint(node), below), [255, 255, 255]);
    const said = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    const shown = {opacityProperty: true, visibilityProperty: true};
    const seen = (node) => node.checkVisibility(shown) && node.getBoundingClientRect().width > 1;
    return [...document.body.querySelectorAll(':not(svg *, option, script, .visually-hidden, .visually-hidden *)')].filter(
        (node) => said(node) && seen(node) && !node.closest('svg'),
    ).flatMap((node) => {
        const nodes = chain(node), style = getComputedStyle(node), below = ground(nodes);
        const faded = nodes.findIndex((one) => Number(getComputedStyle(one).opacity) < 1);
        const opacity = nodes.reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);
        const behind = faded < 0 ? below : ground(nodes.slice(faded + 1)), ink = over(numbers(style.color), below);
        const [one, other] = [over(ink, behind, opacity), over(below, behind, opacity)].map(light);
        const ratio = (Math.max(one, other) + .05) / (Math.min(one, other) + .05), size = parseFloat(style.fontSize);
        const large = size >= (style.fontWeight >= 700 ? 18.6 : 24);
        const words = node.textContent.trim().slice(0, 40);
        return ratio < (large ? 3 : 4.5) ? [[node.className || node.localName, words, ratio.toFixed(2)]] : [];
    });
}"""  # noqa: E501


def faint_words(page: Page) -> list[Any]:
    """Return the words of a page outside pictures whose contrast is below 4.5 to 1 (large ones: 3
    to 1), dimmed ones included.
    """
    found: list[Any] = page.evaluate(FAINT_WORDS)
    return found


OPEN_ALL = (
    "(open) => document.querySelectorAll('details, dialog').forEach((one) =>"
    " one.toggleAttribute('open', open))"
)
TELL_ALL = """() => {
    for (const id of ['recap', 'banner', 'decide-words', 'typed', 'turn-alert', 'unread', 'past-words', 'past-now']) {
        const node = document.getElementById(`page-${id}`);
        node.hidden = false;
        for (const inner of [node, ...node.querySelectorAll('*')].filter((one) => !one.childElementCount)) inner.textContent ||= 'Words';
    }
    document.getElementById('page-past').classList.add('looking');
}"""  # noqa: E501


def everything_open(page: Page) -> Iterator[str]:
    """Open all that a table can show beside the board, one after another, and yield what is
    open.
    """
    page.evaluate(OPEN_ALL, True)
    yield "folds and dialogs"
    page.evaluate(OPEN_ALL, False)
    for keys, box in {"w": "#page-card", "ii": "#page-card"}.items():
        for key in keys:
            page.keyboard.press(key)
        page.locator(box).wait_for()
        yield f"the card after {keys}"
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    page.locator(".board .spot").first.dispatch_event(
        "click"
    )  # not by a mouse: it opens the menu, also of a single choice
    page.locator("#page-menu").wait_for()
    yield "the menu at a place"
    page.keyboard.press("Escape")
    page.locator("#page-choices .choice").last.hover()
    page.locator("#page-about").wait_for()
    yield "an explanation"
    yield from _shown_by_buttons(page)


def _shown_by_buttons(page: Page) -> Iterator[str]:
    hint = page.locator("#page-hint")
    if hint.is_visible():
        hint.click()
        page.locator(".boxed").wait_for()
        page.evaluate(OPEN_ALL, True)
        yield "a hint"
        page.evaluate(OPEN_ALL, False)
    for tab in ("chat", "rules", "log"):
        page.locator(f"#page-tab-{tab}").dispatch_event("click")
        yield f"the tab {tab}"
    for button in ("box", "resign"):
        page.locator(f"#page-{button}").dispatch_event("click")
        page.locator("dialog[open] :is(table, p)").first.wait_for()
        yield f"the dialog after {button}"
        page.keyboard.press("Escape")
    page.get_by_role("button", name="One step back").click()
    page.locator(".past.looking").wait_for()
    yield "an earlier moment"
    page.keyboard.press("Escape")
    page.evaluate(TELL_ALL)
    yield "what is seldom shown"


def faint_words_in_both_modes(page: Page) -> list[Any]:
    """Return the faint words of a page in light and in dark mode."""
    found: list[Any] = []
    for colours in ("dark", "light"):
        page.emulate_media(color_scheme=colours)
        found += [(colours, *words) for words in faint_words(page)]
    return found
