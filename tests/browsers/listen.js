// Runs before the client and keeps whatever it complains of, also over the next page; WebKit's driver does not tell it.
// A game has no business to warn its players in the console, so warnings count as well.
(() => {
  const keep = (words) => {
    const all = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
    sessionStorage.setItem("complaints", JSON.stringify([...all, String(words).slice(0, 500)]));
  };
  for (const level of ["error", "warn"]) {
    const first = console[level];
    console[level] = (...words) => {
      keep(`console.${level}: ${words.map((word) => word?.stack ?? word).join(" ")}`);
      first.apply(console, words);
    };
  }
  addEventListener("unhandledrejection", (event) => keep(`unhandled: ${event.reason?.stack ?? event.reason}`));
  addEventListener("securitypolicyviolation", (event) => keep(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  const failed = ({ message, target }) => {
    // Firefox says so of a module that is there already; one that can't be had fails where it is imported.
    if (target.rel === "modulepreload") return;
    keep(message ? `error: ${message}` : `not loaded: ${target.outerHTML}`);
  };
  addEventListener("error", failed, true);
})();
