// The keyboard at the table.

import { useTableKeys } from "../../flick";
import type { Eyes } from "./eye";
import type { Hands } from "./hands";
import { ownerOf } from "./pieces";
import type { View } from "./wire";

interface Props {
  view: View;
  hands: Hands;
  eyes: Eyes;
  again: (() => void) | null;
  score: () => void;
  /** Does what alone can be done: puts the pole back, or gives the turn up. */
  forced: (() => void) | null;
}

/** To the right by so much, higher by so much, and nearer. */
const WALKS: Record<string, [number, number, number]> = {
  q: [-0.35, 0, 1],
  e: [0.35, 0, 1],
  PageUp: [0, 0.15, 1],
  PageDown: [0, -0.15, 1],
  "+": [0, 0, 1.25],
  "=": [0, 0, 1.25],
  "-": [0, 0, 0.8],
};

export function useKeys({ view, hands, eyes, again, score, forced }: Props): void {
  const { live, doing, aim } = hands;
  const walks = Object.entries(WALKS).map(([key, walk]) => [key, () => eyes.walk(...walk)] as const);
  const own = live ? view.discs.filter(({ name }) => ownerOf(name) === view.actor) : [];
  const discs = own.map(({ name }) => [name.slice(-1), () => hands.choose(name)] as const);
  useTableKeys({
    keys: {
      ...Object.fromEntries([...walks, ...discs]),
      v: eyes.next,
      a: again,
      s: live && view.awaits === "flick" ? score : null,
      Escape: live ? hands.cancel : null,
    },
    arrow: live && doing ? hands.arrow : null,
    enter: live ? (forced ?? (aim || doing === "place" ? hands.act : hands.begin)) : null,
  });
}
