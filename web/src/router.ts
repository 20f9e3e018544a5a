// Addresses and pages.

import { value } from "./keep/value";

export type Route =
  | { page: "home" }
  | { page: "table"; match: string }
  | { page: "replay"; match: string | null }
  | { page: "print"; game: string }
  | { page: "learn"; game: string }
  | { page: "nowhere" };

export function routeOf(path: string): Route {
  const [, first = "", second = "", ...rest] = path.replace(/\/+$/, "").split("/");
  const name = decode(second);
  if (rest.length > 0 || name === null) return { page: "nowhere" };
  if (first === "" && !name) return { page: "home" };
  if (first === "play" && name) return { page: "table", match: name };
  if (first === "replay") return { page: "replay", match: name || null };
  if (first === "learn" && name) return { page: "learn", game: name };
  if (first === "print" && name) return { page: "print", game: name };
  return { page: "nowhere" };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

export const route = value<Route>(routeOf(location.pathname));

const follow = () => {
  route.set(routeOf(location.pathname));
};

export function go(path: string, how: "push" | "replace" = "push"): void {
  const keepInstant = new URLSearchParams(location.search).get("instant") === "1" && !path.includes("instant=");
  const address = keepInstant ? `${path}${path.includes("?") ? "&" : "?"}instant=1` : path;
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  follow();
  scrollTo(0, 0);
}

/** Follows links inside the page without loading it anew. */
export function followLinks(): void {
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
