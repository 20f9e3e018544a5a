// Below the table, where the thumbs are: what to do, fine aim, the film again, the scorecard.

import { Act, AimActs, type DeckProps, FineAim, IconAct, KeyList } from "../../flick";
import { useMedia } from "../../parts/media";
import type { Translate } from "../module";
import type { Hands } from "./hands";
import { gapTo, tileIn } from "./lie";
import { sayAim } from "./view-words";
import type { View } from "./wire";

interface Props extends DeckProps<View, Hands> {
  skip: (() => void) | null;
  /** Others play, and their films run fast. */
  hurries: boolean;
  waits: boolean;
  openCard: (() => void) | null;
}

export function Deck(props: Props) {
  const { view, hands, fine, again, skip, hurries, waits, openCard, t } = props;
  const { live, aim, at, straight } = hands;
  const touch = useMedia("(pointer: coarse)");
  const words = live && at && aim ? sayAim(view, at, aim, t) : null;
  return (
    <footer class="fl-deck" data-live={live}>
      {fine && aim && words !== null && straight !== null && (
        <FineAim aim={aim} straight={straight} words={words} choose={hands.setAim} t={t} />
      )}
      <p class="fl-hint" data-test="hint" aria-live="polite">
        {words === null ? hint(view, hands, touch, t) : <output data-test="aim">{words}</output>}
      </p>
      <div class="fl-acts">
        {live && <Aims {...props} />}
        <IconAct test="slow" icon="again" act={aim ? null : again} words={t("slow")} />
        <IconAct
          test="skip"
          icon="last"
          act={skip}
          words={t(waits ? "skip-turn" : "skip")}
          {...(waits ? { pressed: hurries } : {})}
        />
        <IconAct test="open-card" icon="list" act={openCard} words={t("card-open")} />
      </div>
    </footer>
  );
}

/** What is done with the own coin. */
function Aims({ view, hands, fine, setFine, t }: Props) {
  const { aim, placing } = hands;
  const fineNow = fine && aim !== null;
  return (
    <>
      {view.awaits === "tee" && (
        <Act test="place" pressed={placing} act={() => hands.setPlacing(!placing)}>
          {t(placing ? "move-done" : "move")}
        </Act>
      )}
      <AimActs hands={hands} fine={fineNow} setFine={setFine} flick={hands.flick} words={t("flick")} t={t} />
    </>
  );
}

function hint(view: View, { live, at, placing }: Hands, touch: boolean, t: Translate): string {
  if (!live || !at) return "";
  const tee = view.awaits === "tee" ? tileIn(view, view.tee) : undefined;
  if (tee && gapTo(tee, at.x, at.y) > (view.tee_within ?? 1) + 0.01) return t("hint-far");
  return t(placing ? "hint-placing" : tee ? "hint-tee" : touch ? "hint-flick-touch" : "hint-flick");
}

const KEYS: readonly (readonly [string, string])[] = [
  ["← →", "keys-turn"],
  ["↑ ↓", "keys-power"],
  ["Enter", "keys-flick"],
  ["Esc", "cancel"],
  ["Shift", "keys-finer"],
  ["T", "keys-place"],
  ["V", "keys-eye"],
  ["S", "keys-slow"],
];

export function Keys({ live, tees, t }: { live: boolean; tees: boolean; t: Translate }) {
  return <KeyList keys={KEYS.filter(([key]) => tees || key !== "T")} live={live} t={t} />;
}
