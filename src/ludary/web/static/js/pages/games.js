/** The page of one's own games: times and dates as the reader's clock has them. */

import "./site.js";
import {every} from "../common/dom.js";
import {ago} from "../common/words.js";

const format = new Intl.DateTimeFormat(undefined, {dateStyle: "medium", timeStyle: "short"});

for (const node of every(HTMLTimeElement, "time[data-ms]")) node.textContent = ago(Number(node.dataset.ms));
for (const node of every(HTMLTimeElement, "time[data-date]")) {
  const date = new Date(Number(node.dataset.date));
  node.dateTime = date.toISOString();
  node.textContent = format.format(date);
}
