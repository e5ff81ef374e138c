/** The parts of a page that shows single positions: board, choices, cards, keys, and words that point at the board. */

import {Callout} from "./callout.js";
import {PositionTable} from "./position_table.js";
import {Board} from "../board/board.js";
import {addHatches} from "../board/marks.js";
import {Director} from "../beats/director.js";
import {showCard} from "../choices/card.js";
import {renderChoices} from "../choices/choices.js";
import {fitChoices} from "../choices/fitting.js";
import {hideTooltip, unmarkTouched} from "../choices/choice_tooltip.js";
import {freshenMenu, listenToMenu, openNext} from "../choices/menu.js";
import {readTerms} from "../choices/terms.js";
import {$, byId, el, on} from "../common/dom.js";
import {announce} from "../common/notices.js";
import {renderAtHand} from "../table/at_hand.js";
import {listenToBoard, listenToChoices, placesOf} from "../table/board_input.js";
import {measurePanel} from "../table/decision.js";
import {BOARD_KEYS, handleKey} from "../table/keys.js";
import {foldChoices, unfoldSheet} from "../table/phone_sheet.js";

/** @import {PositionHead} from "./position_table.js" */

/** A board with the choices of one seat, which a page answers itself. */
export class PositionPage {
  /**
   * @param {PositionHead} head
   * @param {Position} first
   * @param {number} number - of the first position
   * @param {{path: string, rules: Rule[], choose: (action: Action) => Promise<unknown>, walk: (by: number) => void}} how - `path`: where
   *   positions are asked for; `choose` answers a choice; `walk` goes to the next position, or to the one before
   */
  constructor(head, first, number, {path, rules, choose, walk}) {
    const board = new Board($("board"));
    this.table = new PositionTable(head, first, {rules, board, path}, number);
    this.table.choose = choose;
    this.callout = new Callout(board, $("coach"));
    this.point = ""; // what the words are about
    this.table.director = this.director = new Director(board, {settle: () => this.settle(), names: (seat) => this.table.nameOf(seat)});
    this.table.redraw = () => this.render();
    addHatches();
    readTerms(rules, showCard);
    this.places = placesOf(this.table);
    byId(HTMLDetailsElement, "words").open = !first.board; // a game without a picture is told
    listenToChoices(this.table);
    listenToBoard(this.table);
    listenToMenu(this.table);
    document.addEventListener("keydown", (event) => handleKey(this.table, event, {keys: BOARD_KEYS, walk: (_, by) => walk(by)}));
    on("reply", "click", (event) => { if (event.target instanceof Element && event.target.matches(".close")) this.reply([]); });
  }

  /**
   * Show a position: at once, or after the scenes that led to it.
   * @param {Position} position
   * @param {number} number
   * @param {{point: string, scenes?: Step[]}} how
   */
  show(position, number, {point, scenes = []}) {
    this.director.skip();
    this.callout.point("");
    this.table.place(position, number);
    this.point = point;
    this.reply([]);
    this.render();
    $("text").textContent = position.text;
    if (scenes.some(({beats}) => beats.length)) this.director.play({steps: scenes, board: position.board});
    else this.settle();
  }

  /** Show the present board, once all beats have been played. */
  settle() {
    const {table} = this;
    table.board.show(table.snapshot.board);
    foldChoices(table); // on a phone, by whether they lie on this board
    measurePanel();
    this.callout.point(this.point);
    fitChoices(); // beside the words, unless these stand on the board
    this.places.changed();
    openNext(table);
  }

  /** Draw the choices. */
  render() {
    const {table} = this, actions = table.choices;
    table.board.mark(new Set(actions.map((action) => action.spot).filter(Boolean)));
    $("decide").classList.toggle("turn", actions.length > 0);
    renderChoices(table);
    fitChoices();
    renderAtHand(table);
    freshenMenu(table);
    hideTooltip();
    unmarkTouched(table);
    measurePanel();
  }

  /**
   * Answer a choice below all choices, so that none of them moves; nothing takes the answer away.
   * @param {string[]} lines
   * @param {string} [choice] - in words
   */
  reply(lines, choice = "") {
    const box = $("reply");
    box.hidden = !lines.length;
    box.replaceChildren(el("p", {}, el("strong", {}, `${choice}: `), lines.join(" ")));
    if (lines.length) {
      unfoldSheet(false); // on a phone, so that the board is seen again
      announce(`${choice}: ${lines.join(" ")}`);
    }
    measurePanel();
  }
}
