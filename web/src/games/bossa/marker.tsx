// The three action markers: round slips of card, turned face down when they are used.

import type { Translate } from "../module";
import { sitting } from "../sitting";
import { type Aiming, MARKERS, type Marker } from "./aim";
import { markerName } from "./words";

const SIGNS: Record<Marker, string> = {
  R: "M28 15.500A10 10 0 1 0 30 22M30 11V16.500H24.500",
  X: "M11 16H28M23.500 11.500 28 16 23.500 20.500M29 25H12M16.500 20.500 12 25 16.500 29.500",
  S: "M20 9.500 32 15.500 20 21.500 8 15.500ZM9 21 20 26.500 31 21M9 26 20 31.500 31 26",
};

export function Coin({ marker, used }: { marker: Marker; used: boolean }) {
  return (
    <span class="bo-coin" data-used={used}>
      <svg class="bo-front" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="19" class="bo-coin-face" />
        <path d={SIGNS[marker]} class="bo-coin-sign" />
      </svg>
      <svg class="bo-back" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="19" class="bo-coin-back" />
        <circle cx="20" cy="20" r="13.500" class="bo-coin-ring" />
      </svg>
    </span>
  );
}

interface Props {
  /** The markers that are left, by their letters. */
  left: string;
  seat: number;
  aiming: Aiming;
  t: Translate;
}

export function Markers({ left, seat, aiming, t }: Props) {
  return (
    <div class="bo-markers" role="group" aria-label={t("markers", { side: sitting(seat) })}>
      {MARKERS.map((marker) => (
        <OneMarker key={marker} marker={marker} left={left} seat={seat} aiming={aiming} t={t} />
      ))}
    </div>
  );
}

function OneMarker({ marker, left, seat, aiming, t }: Props & { marker: Marker }) {
  const used = !left.includes(marker);
  const name = markerName(marker, t);
  const facts = { class: "bo-marker", "data-test": `marker-${marker}`, "data-seat": seat, "data-used": used };
  const inside = (
    <>
      <Coin marker={marker} used={used} />
      <span class="bo-caption" aria-hidden="true">
        {name}
      </span>
    </>
  );
  if (used || aiming.seat !== seat) {
    const words = t(used ? "marker-used" : "marker-left", { marker: name });
    return (
      <span role="img" aria-label={words} title={words} {...facts}>
        {inside}
      </span>
    );
  }
  const does = t(`marker-${marker}-does`);
  return (
    <button
      type="button"
      aria-label={does}
      aria-pressed={aiming.marker === marker}
      title={does}
      onClick={() => aiming.touchMarker(marker)}
      {...facts}
    >
      {inside}
    </button>
  );
}
