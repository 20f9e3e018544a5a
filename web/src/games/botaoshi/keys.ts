// The keyboard at the table.

import { forPage, usePress } from "../../table/keys";
import type { Aiming } from "./aim";
import type { Eyes } from "./eye";
import { ownerOf } from "./pieces";
import type { View } from "./wire";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface Wishes {
  view: View;
  live: boolean;
  aiming: Aiming;
  eyes: Eyes;
  again: (() => void) | null;
  score: () => void;
  /** Does what alone can be done: puts the pole back, or gives the turn up. */
  forced: (() => void) | null;
}

export function useTableKeys({ view, live, aiming, eyes, again, score, forced }: Wishes): void {
  usePress((event) => {
    if (!forPage(event) || document.querySelector("dialog[open]")) return;
    const pressed = event.target instanceof HTMLElement && event.target.closest("button, a, summary");
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const does = (act: () => void) => {
      event.preventDefault();
      act();
    };
    if (key === "v") return does(eyes.next);
    if (key === "a" && again) return does(again);
    const walk = WALKS[key];
    if (walk) return does(() => eyes.walk(...walk));
    if (!live) return;
    if ((key === "Enter" || key === " ") && !pressed) {
      if (forced) return does(forced);
      return does(aiming.aim || aiming.doing === "place" ? aiming.act : () => aiming.begin());
    }
    if (key === "s" && view.awaits === "flick") return does(score);
    if (key === "Escape") return does(aiming.cancel);
    if (/^[1-3]$/.test(key)) {
      const name = view.discs.find((disc) => disc.name.endsWith(key) && ownerOf(disc.name) === view.actor)?.name;
      if (name) return does(() => aiming.choose(name));
    }
    const arrow = ARROWS[key];
    if (!arrow || !aiming.doing) return;
    const { doing, aim } = aiming;
    if (doing === "place" || (doing === "enter" && !aim))
      return does(() => aiming.shift(...arrow, event.shiftKey ? 2 : 20));
    does(() => {
      const from = aiming.begin();
      if (!from) return;
      const [turn, harder] = event.shiftKey ? [0.2, 0.01] : [2, 0.1];
      aiming.setAim({ angle: from.angle - arrow[0] * turn, speed: from.speed + arrow[1] * harder });
    });
  });
}

const WALKS: Record<string, [number, number, number]> = {
  q: [-0.35, 0, 1],
  e: [0.35, 0, 1],
  PageUp: [0, 0.15, 1],
  PageDown: [0, -0.15, 1],
  "+": [0, 0, 1.25],
  "=": [0, 0, 1.25],
  "-": [0, 0, 0.8],
};
