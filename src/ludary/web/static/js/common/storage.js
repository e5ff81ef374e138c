/** Storage of this browser for its user. Where it is forbidden, nothing breaks. */

export const storage = {
  /** @type {(key: string) => void} - told of what the user has changed */
  changed: () => {},

  /**
   * @param {string} key
   * @param {string} [otherwise]
   */
  get(key, otherwise = "") {
    try {
      return localStorage.getItem(`ludary.${key}`) ?? otherwise;
    } catch {
      return otherwise;
    }
  },

  /**
   * @param {string} key
   * @param {string | number} value
   * @param {boolean} [tell] - whether the user has changed it here
   */
  set(key, value, tell = true) {
    try {
      if (localStorage.getItem(`ludary.${key}`) === String(value)) return;
      localStorage.setItem(`ludary.${key}`, String(value));
    } catch {
      return; // a private window
    }
    if (tell) storage.changed(key);
  },

  /** @param {string} key */
  drop(key) {
    try {
      localStorage.removeItem(`ludary.${key}`);
    } catch {
      /* nothing was kept */
    }
  },
};

/** Return the names of all that is stored. */
export function storedNames() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith("ludary.")).map((key) => key.slice("ludary.".length));
  } catch {
    return [];
  }
}
