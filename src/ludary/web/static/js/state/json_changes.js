/** Changes between two Snapshots, as `ludary/server/showing/json_changes.py` makes them. */

/**
 * Return a changed copy of a Snapshot, which shares the unchanged parts.
 * @param {any} whole
 * @param {Change[]} changes
 * @returns {any}
 */
export function applyChanges(whole, changes) {
  return changes.reduce((made, change) => within(made, change.at, change), whole);
}

/**
 * @param {any} whole
 * @param {(string | number)[]} at
 * @param {Change} change
 * @returns {any}
 */
function within(whole, [first, ...rest], change) {
  if (first === undefined) return made(whole, change);
  const copy = Array.isArray(whole) ? [...whole] : {...whole};
  copy[first] = within(whole[first], rest, change);
  return copy;
}

/**
 * @param {any} old
 * @param {Change} change
 */
function made(old, {is, by = "", edits, from, to, put}) {
  if (edits) return edited(old, by, edits);
  return put ? [...old.slice(0, from), ...put, ...old.slice(to)] : is;
}

/**
 * @param {string} text
 * @param {string} by
 * @param {[number, number, string | null][]} edits
 */
function edited(text, by, edits) {
  const pieces = text.split(by);
  let at = 0;
  const parts = edits.flatMap(([first, last, words]) => {
    const unchanged = pieces.slice(at, first);
    at = last;
    return words === null ? unchanged : [...unchanged, words];
  });
  return [...parts, ...pieces.slice(at)].join(by);
}
