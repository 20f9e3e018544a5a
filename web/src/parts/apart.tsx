import type { Children } from "../games/module";

/** A page with one thing to say. */
export function Apart({ children }: { children: Children }) {
  return <main class="apart">{children}</main>;
}
