/** The places of a board: their cards, by touch, mouse and keys, and walking over them by keys. */

import {Cards, thingAt, titleOf} from "./card.js";
import {announce} from "../common/notices.js";
import {closeOnPressBeside, closePopover, openPopover} from "./popover.js";
import {Walker} from "./walking.js";

/** @import {Board} from "../board/board.js" */

const STAYS = 300; // ms that one stays on a place before the game is asked what it is

/**
 * Connect the cards of a board and walking over it.
 * @param {Board} board
 * @param {object} how
 * @param {(spot: string) => string} how.path - where it is asked what lies there, as the board is shown now
 * @param {() => string} how.moment - for what the answers hold
 * @param {() => void} how.leave - what Escape does for who walks
 * @param {(spot: string) => string[]} [how.can] - what can be done at a spot, or cannot, in words
 * @param {(spot: string) => boolean} [how.choose] - do what can be done at a spot; false if that is nothing
 * @param {(target: EventTarget | null) => boolean} [how.kept] - whether a press there leaves open what is open
 */
export function listenToPlaces(board, {path, moment, leave, can = () => [], choose = () => false, kept = () => false}) {
  const cards = new Cards(board.box, path, {moment, choices: can});
  let timer = 0;
  const walker = new Walker(board, {
    words: (spot, later) => {
      const words = (/** @type {string} */ name) => `${name}: ${can(spot).join("; ") || "nothing to choose"}`, name = nameOf(board, spot);
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const answer = await cards.ask(spot);
        if (!answer?.title || answer.title === name || spot !== walker.spot || !walker.isHere) return;
        later?.(words(answer.title));
        announce(answer.title);
      }, STAYS);
      return words(name);
    },
    choose: (spot) => choose(spot) || cards.show(board.at(spot)[0], true),
    tell: (node) => cards.show(node, true),
    leave,
  });
  closeOnPressBeside(kept);
  return {
    tell: (/** @type {EventTarget | null} */ target) => {
      const thing = thingAt(target);
      if (thing) cards.show(thing, true, false);
    },
    walk: (/** @type {string} */ spot) => {
      if (spot) walker.to(board.at(spot)[0]);
      walker.enter();
    },
    changed: () => {
      walker.renew();
      if (cards.about && !cards.about.isConnected) closePopover();
    },
  };
}

/**
 * Close the open popover on Escape; true if one was open.
 * @param {KeyboardEvent} event
 */
export function closeOnEscape(event) {
  if (event.key !== "Escape" || !openPopover()) return false;
  closePopover();
  return true;
}

/**
 * @param {Board} board
 * @param {string} spot
 */
function nameOf(board, spot) {
  const node = board.at(spot)[0];
  return (node && titleOf(node)) || spot.replaceAll(/[-_\/]/g, " ");
}
