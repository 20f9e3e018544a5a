// Below the table, where the thumbs are: what to do, fine aim, the film again, the scorecard.

import { Act, FineAim, KeyList } from "../../flick";
import { Icon } from "../../parts/icon";
import type { Translate } from "../module";
import type { Hands } from "./hands";
import { gapTo, tileIn } from "./lie";
import { sayAim } from "./view-words";
import type { View } from "./wire";

interface Props {
  view: View;
  hands: Hands;
  fine: boolean;
  setFine: (on: boolean) => void;
  again: (() => void) | null;
  skip: (() => void) | null;
  openCard: (() => void) | null;
  t: Translate;
}

export function Deck(props: Props) {
  const { view, hands, fine, again, skip, openCard, t } = props;
  const { live, aim, at, straight } = hands;
  const words = live && at && aim ? sayAim(view, at, aim, t) : null;
  return (
    <footer class="fl-deck" data-live={live}>
      {fine && aim && words !== null && straight !== null && (
        <FineAim aim={aim} straight={straight} words={words} choose={hands.setAim} t={t} />
      )}
      <p class="fl-hint" data-test="hint" aria-live="polite">
        {words === null ? hint(view, hands, t) : <output data-test="aim">{words}</output>}
      </p>
      <div class="fl-acts">
        {live && <Aims {...props} />}
        {again && (
          <Act test="slow" act={again}>
            <Icon name="again" />
            {t("slow")}
          </Act>
        )}
        {skip && (
          <Act test="skip" act={skip}>
            <Icon name="last" />
            {t("skip")}
          </Act>
        )}
        {openCard && (
          <Act test="open-card" act={openCard}>
            <Icon name="list" />
            {t("card-open")}
          </Act>
        )}
      </div>
    </footer>
  );
}

/** What is done with the own coin. */
function Aims({ view, hands, fine, setFine, t }: Props) {
  const { aim, placing } = hands;
  const fineNow = fine && aim !== null;
  const turnFine = () => {
    setFine(!fineNow);
    if (fineNow) hands.setAim(null);
    else hands.begin();
  };
  return (
    <>
      {view.awaits === "tee" && (
        <Act test="place" pressed={placing} act={() => hands.setPlacing(!placing)}>
          {t(placing ? "move-done" : "move")}
        </Act>
      )}
      <Act test="fine" pressed={fineNow} act={turnFine}>
        {t("fine")}
      </Act>
      {aim && !aim.hand && (
        <Act test="flick" primary act={hands.flick}>
          {t("flick")}
        </Act>
      )}
    </>
  );
}

function hint(view: View, { live, at, placing }: Hands, t: Translate): string {
  if (!live || !at) return "";
  const tee = view.awaits === "tee" ? tileIn(view, view.tee) : undefined;
  if (tee && gapTo(tee, at.x, at.y) > (view.tee_within ?? 1) + 0.01) return t("hint-far");
  return t(placing ? "hint-placing" : tee ? "hint-tee" : "hint-flick");
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
