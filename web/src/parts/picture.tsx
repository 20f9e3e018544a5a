// The frame of a game's picture on the home page; the card gives it its size.

import type { Children } from "../games/module";

export function Picture({ name, children }: { name?: string; children: Children }) {
  return (
    <svg class={name} viewBox="0 0 360 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}
