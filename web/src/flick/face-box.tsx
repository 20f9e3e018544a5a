// A small drawing of a piece from above, for everything that is not the table itself.

import type { Children } from "../games/module";

/** The box around a piece's mark, which is drawn from -12 to 12. */
export function FaceBox({ name, children }: { name: string; children: Children }) {
  return (
    <svg class={name} viewBox="-12 -12 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
