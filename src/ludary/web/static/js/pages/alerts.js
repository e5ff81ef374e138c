/** How the player is told of turns, on the page with the player's devices. */

import {attempt, call} from "../common/api.js";
import {$, byIdIfAny, field, on} from "../common/dom.js";
import {announce} from "../common/notices.js";
import {obstacle, subscribe, unsubscribe} from "../common/push.js";

const USUAL = {begins: "22:00", ends: "08:00"}; // quiet hours that are offered first

/** @type {AlertState | null} */
let alerts = null;

/** @param {AlertState} found */
function show(found) {
  alerts = found;
  showPush(found);
  field("everywhere").checked = found.everywhere;
  showQuiet(found.quiet);
  showMail(found);
}

/** @param {AlertState} found */
function showPush({here, browsers}) {
  const why = obstacle(), others = browsers - Number(here);
  $("push").textContent = here ? "Do not tell me in this browser" : "Tell me in this browser";
  $("push").hidden = Boolean(why) && !here;
  const elsewhere = others ? `${others === 1 ? "One other browser is" : `${others} other browsers are`} told.` : "";
  $("push-words").textContent = [why, elsewhere].filter(Boolean).join(" ");
}

/** @param {QuietHours | null} quiet */
function showQuiet(quiet) {
  field("quiet-on").checked = Boolean(quiet);
  $("quiet-hours").hidden = !quiet;
  field("quiet-begins").value = quiet?.begins ?? USUAL.begins;
  field("quiet-ends").value = quiet?.ends ?? USUAL.ends;
  $("quiet-zone").textContent = quiet ? `Times of ${quiet.zone.replaceAll("_", " ")}.` : "";
}

/** @param {AlertState} found */
function showMail({mails, mail}) {
  $("mail-part").hidden = !mails && !mail;
  $("mail-form").hidden = Boolean(mail?.confirmed);
  $("mail-end").hidden = !mail;
  $("mail-send").textContent = mail ? "Send it again" : "Send me emails";
  if (mail && document.activeElement !== field("mail")) field("mail").value = mail.address;
  const asked = "An email is on its way. Emails about turns begin once you open the link in it. If none comes, check the address.";
  $("mail-words").textContent = !mail ? "" : mail.confirmed ? `Emails go to ${mail.address}.` : asked;
}

/**
 * Do something, and show the alerts after it.
 * @param {() => Promise<AlertState>} action
 * @param {string} [done]
 */
async function change(action, done = "") {
  $("alerts-wrong").hidden = true;
  try {
    await attempt(async () => {
      show(await action());
      announce(done);
    }, {place: $("alerts-wrong")});
  } catch (error) {
    $("push-words").textContent = /** @type {Error} */ (error).message; // of the browser, which refuses
    announce(/** @type {Error} */ (error).message);
  }
}

async function save() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hours = {begins: field("quiet-begins").value, ends: field("quiet-ends").value, zone};
  const quiet = field("quiet-on").checked && hours.begins && hours.ends ? hours : null;
  await change(() => call("/api/me/alerts", {everywhere: field("everywhere").checked, quiet}, {tries: 3}), "Saved.");
}

const pushed = () => change(() => (alerts?.here ? unsubscribe() : subscribe(alerts?.key ?? "")));

/** @param {string} address */
const mailed = (address) => change(() => call("/api/me/alerts/mail", {address}, {tries: 1}));

if (byIdIfAny(HTMLElement, "alerts")) change(() => call("/api/me/alerts", undefined, {tries: 3}));
on("push", "click", pushed);
on("everywhere", "change", save);
on("quiet-on", "change", save);
on("quiet-begins", "change", save);
on("quiet-ends", "change", save);
on("mail-form", "submit", (event) => {
  event.preventDefault();
  mailed(field("mail").value.trim());
});
on("mail-end", "click", () => mailed(""));
