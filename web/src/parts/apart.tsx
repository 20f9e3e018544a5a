import type { Children } from "../games/module";
import { useSay } from "../i18n";

/** A page with one thing to say. */
export function Apart({ children }: { children: Children }) {
  const { say } = useSay();
  return (
    <main class="apart">
      <h1 class="apart-name">
        <a href="/">{say("name")}</a>
      </h1>
      {children}
    </main>
  );
}
