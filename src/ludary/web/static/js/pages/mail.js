/** The page behind a link of a mail: it ends mails at once, and begins them at a click. */

import "./site.js";
import {attempt, call} from "../common/api.js";
import {$, byIdIfAny, on} from "../common/dom.js";
import {announce} from "../common/notices.js";

async function follow() {
  await attempt(async () => {
    await call(location.pathname, {}, {tries: 4});
    for (const id of ["mail-before", "mail-after"]) $(id).hidden = !$(id).hidden;
    announce($("mail-done").textContent ?? "");
  });
}

on("mail-yes", "click", follow);
if (byIdIfAny(HTMLElement, "mail-ending")) follow();
