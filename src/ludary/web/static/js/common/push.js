/** Push messages to this browser: whether they are possible, asking for them, and ending them. */

import {call} from "./api.js";

/** Install the service worker, or find it. */
export const serviceWorker = () => navigator.serviceWorker.register("/worker.js", {scope: "/"});

/** Tell whether the page is that of an installed app. */
export const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

function isApple() { // iPads say that they are Macs, which have no touch screen
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
}

/** Return why this browser cannot be told of turns, in words; "" if it can. */
export function obstacle() {
  if (!isSecureContext) return "This browser accepts messages only from addresses with https.";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    if (!isApple() || isInstalled()) return "This browser cannot receive messages while the page is closed.";
    return "On an iPhone or iPad, Ludary has to be on the Home Screen first: choose Share, then Add to Home Screen, and open it there. " +
      "A link from this page brings your seats along.";
  }
  if (Notification.permission !== "denied") return "";
  return "This browser blocks messages from this site. Allow notifications for the site in its settings, then come back.";
}

/**
 * Return the bytes of base64url.
 * @param {string} text
 */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * Subscribe this browser with the server's key, and tell the server. Returns the alerts after it; throws words if that is not possible.
 * @param {string} key
 * @returns {Promise<AlertState>}
 */
export async function subscribe(key) {
  const answer = await Notification.requestPermission();
  if (answer !== "granted") throw new Error(obstacle() || "Without your permission no message can be shown.");
  await serviceWorker();
  const {pushManager} = await navigator.serviceWorker.ready, applicationServerKey = bytes(key);
  let found = null;
  try {
    found = await pushManager.subscribe({userVisibleOnly: true, applicationServerKey});
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe(); // one with another server's key
    found = await pushManager.subscribe({userVisibleOnly: true, applicationServerKey}).catch(() => null);
  }
  if (!found) throw new Error("This browser's push service does not answer. Try again later.");
  const {endpoint, keys} = found.toJSON();
  return call("/api/me/alerts/push", {endpoint, p256dh: keys?.p256dh, auth: keys?.auth}, {tries: 3});
}

/**
 * End the messages to this browser. Returns the alerts after it.
 * @returns {Promise<AlertState>}
 */
export async function unsubscribe() {
  const registration = await navigator.serviceWorker?.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return call("/api/me/alerts/push/end", {}, {tries: 3});
}

/**
 * Show on the app's icon at how many tables it is the player's turn, where the system has such icons.
 * @param {number} count
 */
export function showCount(count) {
  if (navigator.setAppBadge) (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
