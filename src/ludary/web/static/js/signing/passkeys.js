/** The list of passkeys, adding and removing them, and signing in by one. */

import {attempt, call} from "../common/api.js";
import {$, byIdIfAny, el, field, fill, on} from "../common/dom.js";
import {announce, confirmed, notice} from "../common/notices.js";
import {addPasskey, hasPasskeys, prove, signInByPasskey} from "../common/webauthn.js";
import {ago} from "../common/words.js";
import {goOnAs} from "./signing.js";

const REMOVES = "Nobody can sign in with it any more. Sessions that it began stay open: end them below. Delete it on your device, too.";

const WAITS = "The passkey works from tomorrow on. Until then your other devices can cancel it, in case it was not you.";

/** @param {Passkey} passkey */
const times = ({since, used, waits}) => (waits
  ? `works from ${new Date(since).toLocaleString()} on`
  : `added ${ago(since)}, ${used === null ? "not used yet" : `used ${ago(used)}`}`);

/** @type {Passkey[]} */
let kept = [];

/** Ask for one of the working passkeys, if any; return the proof that it answered. */
export const proofIfAny = async () => (kept.some(({waits}) => !waits) ? prove() : "");

/** @param {Passkey} passkey */
function line(passkey) {
  const spoken = `Remove the passkey ${passkey.name}, ${times(passkey)}`;
  const words = el("div", {}, el("strong", {}, passkey.name), el("span", {class: "why"}, times(passkey)));
  const remove = {type: "button", "data-key": passkey.id, "aria-label": spoken, onclick: () => removeOne(passkey)};
  return el("li", {}, words, el("button", remove, "Remove"));
}

/** @param {PasskeyList} found */
function show({passkeys}) {
  kept = passkeys;
  fill($("passkey-list"), passkeys, () => passkeys.map(line), $("passkeys-title"));
}

/** @param {Passkey} passkey */
async function removeOne({id, name, waits}) {
  if (!(await confirmed(`Remove the passkey ${name}?`, REMOVES, "Remove it"))) return;
  await attempt(async () => {
    show(await call(`/api/me/passkeys/${id}/remove`, {proof: waits ? "" : await prove()}, {tries: 3}));
    announce(`The passkey ${name} is removed.`);
  });
}

async function add() {
  await attempt(async () => {
    const before = kept, name = field("passkey-name").value;
    show(await addPasskey(name, await proofIfAny()));
    field("passkey-name").value = "";
    const waits = kept.some((one) => one.waits && !before.some(({id}) => id === one.id));
    notice(waits ? WAITS : "The passkey is saved. On another device, choose “Sign in with a passkey”.");
  }, {button: $("passkey-add")});
}

async function signIn() {
  await attempt(async () => goOnAs(await signInByPasskey()), {button: $("passkey-sign-in")});
}

/** Make the parts of the page work that it has. */
export function passkeyParts() {
  const signs = byIdIfAny(HTMLElement, "passkey-sign-in"), list = byIdIfAny(HTMLElement, "passkey-list");
  if (!signs || !hasPasskeys()) {
    byIdIfAny(HTMLElement, "no-passkeys")?.removeAttribute("hidden");
    byIdIfAny(HTMLElement, "passkey-doors")?.setAttribute("hidden", "");
    return;
  }
  if (list) attempt(async () => show(await call("/api/me/passkeys", undefined, {tries: 3})));
  on("passkey-add", "click", add);
  on("passkey-sign-in", "click", signIn);
}
