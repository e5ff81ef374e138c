/** Numbers, lists and times in words. */

/**
 * @param {number} number
 * @param {string} one
 * @param {string} [many]
 */
export const plural = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** @param {string[]} words */
export const listWords = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);

/**
 * Return a sentence without its full stop.
 * @param {string} words
 */
export const withoutStop = (words) => words.replace(/\.$/, "");

/** @param {string} words */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Return the words of a search.
 * @param {string} words
 */
export const searchWords = (words) => words.toLowerCase().trim().split(/\s+/).filter(Boolean);

/**
 * Return a time as clocks show it: `4:05`, `2 h 10 min`, `2 days 5 h`.
 * @param {number} ms
 */
export function clockWords(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return `${plural(days, "day")} ${hours} h`;
  if (hours) return `${hours} h ${minutes} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Return a time relative to now: `3 minutes ago`.
 * @param {number} ms
 */
export function ago(ms) {
  const minutes = Math.floor((Date.now() - ms) / 60000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${plural(minutes, "minute")} ago`;
  if (minutes < 1440) return `${plural(Math.floor(minutes / 60), "hour")} ago`;
  return `${plural(Math.floor(minutes / 1440), "day")} ago`;
}
