// The kiai: held to be shouted, quiet as long as there is nothing to shout for, and it says what is still missing.

import type { Translate } from "../module";
import { HOLD, useHold } from "./hold";
import { type Missing, sayMissing, stepsLearned } from "./kiai";

interface Props {
  /** Both dice are in their boxes. */
  placed: boolean;
  /** Nothing can be sent just now: something is still being shown. */
  busy: boolean;
  missing: Missing | null;
  /** The sheet with what is about to be written. */
  sheet: string;
  shout: () => void;
  t: Translate;
}

/** With techniques in so many steps the button asks for attention. */
const LOUD = 3;

export function KiaiButton({ placed, busy, missing, sheet, shout, t }: Props) {
  const live = placed && missing === null;
  const { holding, armed, handlers } = useHold(live, busy, shout);
  const loud = missing === null && stepsLearned(sheet) >= LOUD;
  return (
    <button
      type="button"
      class="ka-kiai"
      aria-disabled={!live}
      aria-describedby="ka-kiai-note"
      data-loud={loud}
      data-holding={holding}
      style={{ "--hold": `${HOLD}ms` }}
      {...handlers}
      data-test="kiai"
    >
      <span class="unseen">{t("kiai-words")}</span>
      <span lang="ja" class="ka-kanji" aria-hidden="true">
        気合
      </span>
      <span class="ka-kiai-word" aria-hidden="true">
        {t("kiai")}
      </span>
      <span class="unseen" role="status">
        {armed ? t("kiai-again") : ""}
      </span>
    </button>
  );
}

/** Below the button: what is still to be learned, or how to shout. */
export function KiaiNote({ placed, missing, t }: Pick<Props, "placed" | "missing" | "t">) {
  const words = missing ? sayMissing(missing, t) : t(placed ? "kiai-hold" : "kiai-may");
  return (
    <p class="ka-kiai-note" id="ka-kiai-note" data-may={missing === null} data-test="kiai-note">
      {words}
    </p>
  );
}
