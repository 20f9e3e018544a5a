// The keyboard at a table on which one flicks.

import { forPage, usePress } from "../parts/press";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export interface TableKeys {
  /** What keys do now, by their names; a letter is written small. */
  keys: Record<string, (() => void) | null>;
  /** What an arrow does now: to the right and up by so much, and finely with Shift. */
  arrow: ((right: number, up: number, finely: boolean) => void) | null;
  /** What Enter and the space bar do, unless they press a button. */
  enter: (() => void) | null;
}

export function useTableKeys({ keys, arrow, enter }: TableKeys): void {
  usePress((event) => {
    if (!forPage(event) || document.querySelector("dialog[open]")) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const way = ARROWS[name];
    const onButton = event.target instanceof HTMLElement && event.target.closest("button, a, summary");
    const act =
      name === "Enter" || name === " "
        ? !onButton && enter
        : way && arrow
          ? () => arrow(way[0], way[1], event.shiftKey)
          : keys[name];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
