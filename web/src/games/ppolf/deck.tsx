// Below the table, where the thumbs are: what to do, fine aim, the film again, the scorecard.

import { KeyHelp, Sliders } from "../../flick";
import { Icon } from "../../parts/icon";
import type { Translate } from "../module";
import type { Aiming } from "./aim";
import { bearing, gapTo, leftOf, tileIn } from "./lie";
import { FASTEST, SLOWEST } from "./pieces";
import { sayAim } from "./view-words";
import type { View } from "./wire";

interface Props {
  view: View;
  aiming: Aiming;
  fine: boolean;
  setFine: (on: boolean) => void;
  again: (() => void) | null;
  skip: (() => void) | null;
  openCard: (() => void) | null;
  t: Translate;
}

export function Deck({ view, aiming, fine, setFine, again, skip, openCard, t }: Props) {
  const { live, aim, at, placing } = aiming;
  return (
    <footer class="pp-deck" data-live={live}>
      {live && at && fine && <Fine view={view} at={at} aiming={aiming} t={t} />}
      <p class="pp-hint" data-test="hint" aria-live="polite">
        {live && at && aim ? <output data-test="aim">{sayAim(view, at, aim, t)}</output> : hint(view, aiming, t)}
      </p>
      <div class="pp-acts">
        {live && view.awaits === "tee" && (
          <button type="button" aria-pressed={placing} onClick={() => aiming.setPlacing(!placing)} data-test="place">
            {t(placing ? "move-done" : "move")}
          </button>
        )}
        {live && (
          <button
            type="button"
            aria-pressed={fine && aim !== null}
            onClick={() => {
              const on = !(fine && aim);
              setFine(on);
              if (on) aiming.begin();
              else aiming.setAim(null);
            }}
            data-test="fine"
          >
            {t("fine")}
          </button>
        )}
        {live && aim && !aim.hand && (
          <button type="button" class="primary" onClick={aiming.flick} data-test="flick">
            {t("flick")}
          </button>
        )}
        {again && (
          <button type="button" onClick={again} data-test="slow">
            <Icon name="again" />
            {t("slow")}
          </button>
        )}
        {skip && (
          <button type="button" onClick={skip} data-test="skip">
            <Icon name="last" />
            {t("skip")}
          </button>
        )}
        {openCard && (
          <button type="button" onClick={openCard} data-test="open-card">
            <Icon name="list" />
            {t("card-open")}
          </button>
        )}
      </div>
    </footer>
  );
}

function hint(view: View, { live, at, placing }: Aiming, t: Translate): string {
  if (!live || !at) return "";
  const tee = view.awaits === "tee" ? tileIn(view, view.tee) : undefined;
  if (tee && gapTo(tee, at.x, at.y) > (view.tee_within ?? 1) + 0.01) return t("hint-far");
  return t(placing ? "hint-placing" : tee ? "hint-tee" : "hint-flick");
}

/** Sliders for direction and power, for those who do not pull. */
function Fine({ view, at, aiming, t }: { view: View; at: { x: number; y: number }; aiming: Aiming; t: Translate }) {
  const hole = tileIn(view, view.target);
  const { aim } = aiming;
  if (!hole || !aim) return null;
  const straight = bearing(at, hole);
  return (
    <Sliders
      class="pp-fine"
      right={-leftOf(aim.angle, straight)}
      speed={aim.speed}
      slowest={SLOWEST}
      fastest={FASTEST}
      labels={{ direction: t("direction"), power: t("power") }}
      words={{ direction: sayAim(view, at, aim, t), power: t("speed", { n: aim.speed.toFixed(2) }) }}
      choose={(right, speed) => aiming.setAim({ angle: straight - right, speed })}
    />
  );
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

export function KeyList({ live, tees, t }: { live: boolean; tees: boolean; t: Translate }) {
  const keys = KEYS.filter(([key]) => tees || key !== "T").map(([key, words]): [string, string] => [key, t(words)]);
  return <KeyHelp class="pp-keys" keys={keys} label={t("keys")} live={live} />;
}
