/** Lists in groups. */

/**
 * Group things in a Map, by the value of `by`.
 * @template T, K
 * @param {Iterable<T>} list
 * @param {(one: T) => K} by
 * @returns {Map<K, T[]>}
 */
export function groupBy(list, by) {
  const groups = new Map();
  for (const one of list) groups.set(by(one), [...(groups.get(by(one)) || []), one]);
  return groups;
}
