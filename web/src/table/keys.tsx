// The keyboard, for those who play with it. The arrows are left to the board.

import { useSay } from "../i18n";
import { forPage, usePress } from "../parts/press";
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
