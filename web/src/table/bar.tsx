// The tools at the bottom, where a thumb reaches them. One that can't be used now says why.

import { useEffect, useId, useState } from "preact/hooks";
import { useSay } from "../i18n";
import { Icon, type IconName } from "../parts/icon";

export type Act = "back" | "on" | "live" | "undo" | "moves" | "rules" | "menu" | "words" | "keys";
type Shown = "back" | "on" | "moves" | "undo" | "rules" | "menu";

const NARROW: Shown[] = ["back", "on", "moves", "undo", "rules", "menu"];
const WIDE: Shown[] = ["back", "on", "undo", "rules", "menu"];
const ICONS: Record<Shown, IconName> = {
  back: "back",
  on: "on",
  moves: "list",
  undo: "undo",
  rules: "book",
  menu: "more",
};
/** How long a reason stands there after a tap, in milliseconds. */
const READING = 4000;

interface Props {
  act: Record<Act, (() => void) | null>;
  wide: boolean;
  /** Why a tool can't be used; an empty string where it is not offered at all. */
  why: Partial<Record<Act, string | undefined>>;
}

export function Bar({ act, wide, why }: Props) {
  const { say } = useSay();
  return (
    <nav class="bar" aria-label={say("bar")}>
      {(wide ? WIDE : NARROW)
        .filter((name) => why[name] !== "")
        .map((name) => (
          <Tool key={name} name={name} act={act[name]} why={act[name] ? undefined : why[name]} />
        ))}
    </nav>
  );
}

/** A tool; where there is a reason against it, it can be pressed all the same, and says the reason. */
function Tool({ name, act, why }: { name: Shown; act: (() => void) | null; why: string | undefined }) {
  const { say } = useSay();
  const reason = useId();
  const [told, setTold] = useTold(why);
  return (
    <span class="tool-box">
      <button
        type="button"
        class="tool"
        disabled={act === null && !why}
        aria-disabled={act === null && why ? true : undefined}
        aria-describedby={why ? reason : undefined}
        onClick={() => (act ? act() : setTold(true))}
        onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && setTold(false)}
        data-test={`do-${name}`}
      >
        <Icon name={ICONS[name]} />
        <span>{say(`bar-${name}`)}</span>
      </button>
      {why && (
        <span class="tool-why" id={reason} role="tooltip" data-told={told} data-test={`why-${name}`}>
          {why}
        </span>
      )}
      {why && (
        <span class="unseen" role="status">
          {told ? why : ""}
        </span>
      )}
    </span>
  );
}

/** Whether a reason was asked for by a tap, for as long as one needs to read it. */
function useTold(why: string | undefined): [boolean, (told: boolean) => void] {
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(false), READING);
    return () => clearTimeout(timer);
  }, [told]);
  useEffect(() => setTold(false), [why]);
  return [told, setTold];
}
