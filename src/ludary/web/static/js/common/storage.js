/** Storage of this browser for its user. Where it is forbidden, nothing breaks. */

export const storage = {
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
   */
  set(key, value) {
    try {
      localStorage.setItem(`ludary.${key}`, String(value));
    } catch {
      /* a private window */
    }
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
