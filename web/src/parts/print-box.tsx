// A framed part of a printed page.

import type { Children } from "../games/module";

export function PrintBox({ title, children }: { title: string; children: Children }) {
  return (
    <section class="print-box">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
