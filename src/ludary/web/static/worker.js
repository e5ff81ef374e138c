/** The service worker: it shows alerts of turns, and says "no connection" where a page cannot be fetched. It keeps no page and no data. */

const worker = /** @type {any} */ (self); // types of workers and of pages exclude each other

/**
 * Show whose turn it is; an alert of the same table is replaced. A message that cannot be read is shown, too: browsers ask for that.
 * @param {{title?: string, table?: string, count?: number}} told
 */
async function tell({title, table, count}) {
  const words = title ? `Your turn: ${title}` : "It is your turn";
  const look = {icon: APP.icon, badge: APP.badge, tag: table || "turn", renotify: true, data: table ? `/t/${table}` : "/"};
  await worker.registration.showNotification(words, look);
  if (count && navigator.setAppBadge) await navigator.setAppBadge(count);
}

/**
 * Show the page at a path: in the window that has it, or in a new one.
 * @param {string} path
 */
async function open(path) {
  const windows = await worker.clients.matchAll({type: "window", includeUncontrolled: true});
  const there = windows.find((/** @type {{url: string}} */ one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

function noConnection() {
  const headers = {"content-type": "text/html; charset=utf-8", "content-security-policy": APP.policy, "cache-control": "no-store"};
  return new Response(APP.page, {status: 503, headers});
}

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("push", (/** @type {any} */ event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    /* nothing that this server sent */
  }
  event.waitUntil(tell(told));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  if (navigator.clearAppBadge) navigator.clearAppBadge(); // the lobby counts anew
  event.waitUntil(open(event.notification.data));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(noConnection));
});
