// The oldest browsers that the client is built for: those of spring 2023, and the first Firefox that knows `:has`.
// Tablets and phones of that age are still in families' hands; the README names the same versions.

export const FLOOR = { chrome: "111", firefox: "121", safari: "16.4", safari_ios: "16.4" };

/** The same, as the build spells it. */
export const TARGETS = Object.entries(FLOOR).map(
  ([browser, version]) => `${browser.replace("safari_ios", "ios")}${version}`,
);
