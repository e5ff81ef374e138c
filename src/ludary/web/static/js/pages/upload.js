/** The page on which a Record is brought. */

import "./site.js";
import {asPlayer, attempt, call, randomWord} from "../common/api.js";
import {$, field, on, byId} from "../common/dom.js";
import {showError} from "../common/notices.js";

const text = byId(HTMLTextAreaElement, "record"), drop = $("drop");

/** @param {File | undefined} file */
async function read(file) {
  if (file) text.value = await file.text();
}

/** Bring what is in the field, and watch it. */
async function bring() {
  const path = `/api/records?key=${randomWord()}`;
  const created = await asPlayer(() => call(path, text.value, {text: true, tries: 3}));
  location.assign(created.url);
}

on("file", "change", () => read(field("file").files?.[0]));
for (const kind of /** @type {const} */ (["dragover", "dragleave", "drop"])) {
  drop.addEventListener(kind, (event) => {
    event.preventDefault();
    drop.classList.toggle("over", kind === "dragover");
    if (kind === "drop") read(event.dataTransfer?.files[0]);
  });
}
on("upload", "submit", (event) => {
  event.preventDefault();
  if (text.value.trim()) attempt(bring, {button: event.submitter});
  else showError("Choose a file, or paste the text of a Record.");
});
