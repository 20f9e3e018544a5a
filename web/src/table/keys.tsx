// The keyboard, for those who play with it. The arrows are left to the board.

import { useEffect, useRef } from "preact/hooks";
import { useSay } from "../i18n";
import { Sheet } from "../parts/sheet";
import type { Act } from "./bar";

const KEYS: Record<string, Act> = {
  ",": "back",
  ".": "on",
  l: "live",
  u: "undo",
  r: "rules",
  m: "menu",
  b: "words",
  "?": "keys",
};

/** Whether a key press is meant for the page and not for a field or a shortcut of the browser. */
export function forPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Hears every key press, always with what was drawn last. */
export function usePress(press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}

export function useKeys(act: Record<Act, (() => void) | null>, listening: boolean): void {
  usePress((event) => {
    const name = KEYS[event.key];
    if (!listening || !name || !forPage(event)) return;
    event.preventDefault();
    act[name]?.();
  });
}

const LIST: [string, string][] = [
  ["Tab", "keys-tab"],
  ["← ↑ ↓ →", "keys-arrows"],
  ["Enter", "keys-enter"],
  [",", "bar-back"],
  [".", "bar-on"],
  ["L", "word-live"],
  ["U", "bar-undo"],
  ["R", "rules"],
  ["B", "words"],
  ["M", "menu"],
  ["Esc", "close"],
  ["?", "keys"],
];

export function Keys({ close, list = LIST }: { close: () => void; list?: [string, string][] }) {
  const { say } = useSay();
  return (
    <Sheet title={say("keys")} close={close} test="keys">
      <dl class="keys">
        {list.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
