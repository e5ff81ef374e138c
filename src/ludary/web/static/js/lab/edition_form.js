/** The form of an edition: fields with their ranges, marks of what is changed, and what is wrong beside the field. */

import {el} from "../common/dom.js";
import {searchWords} from "../common/words.js";

/** A value of an edition, and how it is shown. */
class EditionInput {
  /**
   * @param {EditionField} field
   * @param {string} owner - the entry that it belongs to
   * @param {() => void} changed
   */
  constructor(field, owner, changed) {
    this.field = field;
    this.changed = changed;
    this.words = `${owner} ${field.label} ${field.path}`.toLowerCase();
    const id = `page-value-${field.path.replaceAll(".", "-")}`;
    this.input = control(field, id);
    this.input.addEventListener("input", () => { this.show(); changed(); });
    this.back = el("button", {type: "button", class: "lab-back", hidden: true, "aria-label": `${field.label}: back to ${field.value}`,
      onclick: () => { this.set(field.value); this.input.focus(); changed(); }}, `was ${field.value || "empty"}`);
    this.wrong = el("span", {class: "lab-wrong", id: `${id}-wrong`, hidden: true});
    const range = field.least == null || field.most == null ? "" : `${field.least} to ${field.most}`;
    const label = el("label", {for: id}, el("span", {}, field.label), range && el("span", {class: "range"}, ` ${range}`));
    const parts = field.kind === "switch" ? [el("div", {class: "lab-check"}, this.input, label)] : [label, this.input];
    this.node = el("div", {class: "lab-field", title: field.about || null}, ...parts, this.back, this.wrong);
    this.show();
  }

  get value() {
    if (this.input instanceof HTMLInputElement && this.input.type === "checkbox") return this.input.checked ? "yes" : "no";
    return this.input.value.trim();
  }

  /** @param {string} value */
  set(value) {
    if (this.input instanceof HTMLInputElement && this.input.type === "checkbox") this.input.checked = value === "yes";
    else this.input.value = value;
    this.show();
  }

  get isChanged() {
    return this.value !== this.field.value || this.isUnreadable;
  }

  /** Whether somebody has typed something that is no number at all. */
  get isUnreadable() {
    return this.input.validity.badInput;
  }

  /** What should be different, in words; "" if all is well. */
  get fault() {
    const {kind, least, most, pattern} = this.field, number = Number(this.value);
    if (kind === "number") {
      const fits = !this.isUnreadable && /^-?\d{1,9}$/.test(this.value) && number >= (least ?? -Infinity) && number <= (most ?? Infinity);
      if (fits) return "";
      return least == null || most == null ? "Should be a whole number." : `Should be a whole number from ${least} to ${most}.`;
    }
    const form = new RegExp(pattern);
    if (kind !== "text" || form.test(this.value)) return "";
    return `Should ${form.test("2d6") ? "be dice such as 2d6" : `have the form ${pattern}`}${form.test("") ? ", or nothing" : ""}.`;
  }

  /** The value as the server takes it. */
  get sent() {
    const {kind, values} = this.field;
    if (kind === "number") return Number(this.value);
    return kind === "switch" && !values.length ? this.value === "yes" : this.value;
  }

  /** Show whether it is changed, and what is wrong. */
  show() {
    const fault = this.fault;
    this.node.classList.toggle("changed", this.isChanged);
    this.back.hidden = !this.isChanged;
    this.wrong.textContent = fault;
    this.wrong.hidden = !fault;
    this.input.setAttribute("aria-invalid", String(Boolean(fault)));
    if (fault) this.input.setAttribute("aria-describedby", this.wrong.id);
    else this.input.removeAttribute("aria-describedby");
  }
}

/**
 * @param {EditionField} field
 * @param {string} id
 */
function control({kind, value, values, least, most}, id) {
  if (kind === "choice") return el("select", {id}, ...values.map((one) => el("option", {selected: one === value}, one)));
  if (kind === "switch") return el("input", {id, type: "checkbox", checked: value === "yes"});
  if (kind === "text") return el("input", {id, value, autocomplete: "off", spellcheck: "false"});
  return el("input", {id, type: "number", value, min: least, max: most, step: 1, inputmode: (least ?? -1) < 0 ? "text" : "numeric"});
}

/** The whole form. */
export class EditionForm {
  /**
   * @param {EditionGroup[]} groups
   * @param {() => void} changed
   */
  constructor(groups, changed) {
    /** @type {EditionInput[]} */
    this.inputs = [];
    this.rows = groups.flatMap((group) => group.rows.map((row) => this.row(group, row, changed)));
    this.groups = groups.map((group) => el(
      "details", {class: `lab-group ${group.key === "numbers" ? "lab-numbers" : ""}`, open: group.key === "numbers"},
      el("summary", {}, el("h2", {}, group.title), el("span", {class: "tag"}, String(count(group)))),
      el("div", {class: "lab-rows"}, ...this.rows.filter((row) => row.group === group).map((row) => row.node)),
    ));
  }

  /**
   * @param {EditionGroup} group
   * @param {EditionRow} row
   * @param {() => void} changed
   */
  row(group, row, changed) {
    const inputs = row.fields.map((field) => new EditionInput(field, `${group.title} ${row.name}`, changed));
    this.inputs.push(...inputs);
    const about = row.about && el("p", {class: "why"}, row.about), wrong = el("p", {class: "lab-wrong", tabindex: -1, hidden: true});
    const fields = el("div", {class: "lab-fields"}, inputs.map((one) => one.node));
    const node = el("fieldset", {}, el("legend", {}, row.name || group.title), fields, wrong, about);
    return {group, row, node, inputs, wrong};
  }

  get changed() {
    return this.inputs.filter((one) => one.isChanged);
  }

  /** The first field with something wrong. */
  get faulty() {
    return this.inputs.find((one) => one.fault);
  }

  /** The changes, by path, as the server takes them. */
  get changes() {
    return Object.fromEntries(this.changed.map((one) => [one.field.path, one.sent]));
  }

  /** The changes as they are written, to be restored. */
  get written() {
    return Object.fromEntries(this.changed.map((one) => [one.field.path, one.value]));
  }

  /** @param {Record<string, string>} written */
  restore(written) {
    for (const one of this.inputs) one.set(written[one.field.path] ?? one.field.value);
  }

  /**
   * Show the fields with these words, or those that are changed; return how many there are.
   * @param {string} search
   * @param {boolean} only
   */
  filter(search, only) {
    const words = searchWords(search);
    let shown = 0;
    for (const row of this.rows) {
      for (const one of row.inputs) {
        one.node.hidden = (only && !one.isChanged) || !words.every((word) => one.words.includes(word));
        shown += Number(!one.node.hidden);
      }
      row.node.hidden = row.inputs.every((one) => one.node.hidden);
    }
    for (const group of this.groups) {
      const any = [...group.querySelectorAll("fieldset")].some((node) => !node.hidden);
      group.hidden = !any;
      if (any && (words.length || only)) group.open = true;
    }
    return shown;
  }

  /**
   * Say beside the entry that words of the server name what is wrong; tell whether they name one. "" is nothing wrong.
   * @param {string} words
   */
  blame(words) {
    const named = words ? this.rows.find(({row}) => words.includes(`(${row.name})`)) : undefined;
    for (const one of this.rows) {
      one.wrong.textContent = one === named ? words : "";
      one.wrong.hidden = one !== named;
    }
    if (named) this.open(named.node);
    named?.wrong.focus();
    return Boolean(named);
  }

  /**
   * Show everything again, and unfold the group of an element.
   * @param {HTMLElement} node
   */
  open(node) {
    this.filter("", false);
    node.closest("details")?.setAttribute("open", "");
  }

  /**
   * Bring a field into view, and move the focus there.
   * @param {EditionInput} one
   */
  goTo(one) {
    this.open(one.node);
    one.input.focus();
  }
}

/** @param {EditionGroup} group */
const count = ({key, rows}) => (key === "numbers" ? rows.flatMap((row) => row.fields).length : rows.length);
