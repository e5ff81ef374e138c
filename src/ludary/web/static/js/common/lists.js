/** Lists in groups. */

/**
 * Group things in a Map, by the value of `by`.
 * @template T, K
 * @param {Iterable<T>} list
 * @param {(one: T) => K} by
 * @returns {Map<K, T[]>}
 */
export function groupBy(list, by) {
  const found = new Map();
  for (const one of list) found.set(by(one), [...(found.get(by(one)) || []), one]);
  return found;
}
