// The tools at the bottom, where a thumb reaches them.

import { useSay } from "../i18n";
import { Icon, type IconName } from "../parts/icon";

export type Act = "back" | "on" | "live" | "undo" | "moves" | "rules" | "menu" | "words" | "keys";

const NARROW: Act[] = ["back", "on", "moves", "undo", "rules", "menu"];
const WIDE: Act[] = ["back", "on", "undo", "rules", "menu"];
const ICONS: Partial<Record<Act, IconName>> = {
  back: "back",
  on: "on",
  moves: "list",
  undo: "undo",
  rules: "book",
  menu: "more",
};

export function Bar({ act, wide }: { act: Record<Act, (() => void) | null>; wide: boolean }) {
  const { say } = useSay();
  return (
    <nav class="bar" aria-label={say("bar")}>
      {(wide ? WIDE : NARROW).map((name) => (
        <button
          key={name}
          type="button"
          class="tool"
          disabled={act[name] === null}
          onClick={() => act[name]?.()}
          data-test={`do-${name}`}
        >
          <Icon name={ICONS[name] ?? "more"} />
          <span>{say(`bar-${name as "back" | "on" | "moves" | "undo" | "rules" | "menu"}`)}</span>
        </button>
      ))}
    </nav>
  );
}
