// A kiai over the whole board: short, and gone with a tap.

import type { Translate } from "../module";
import type { Shout } from "./motion";
import type { View } from "./wire";
import { whoIs } from "./words";

const KANJI: Record<Shout["kind"], string> = {
  kiai: "気合",
  time: "時間",
  end: "止め",
  last: "最後",
};
const WORDS: Record<Shout["kind"], string> = {
  kiai: "splash",
  time: "splash-time",
  end: "splash-end",
  last: "splash-last",
};

/** Rays from the middle, each as long as the next is short. */
const RAYS = Array.from({ length: 28 }, (_, at) => {
  const angle = (at / 28) * Math.PI * 2;
  const [near, far] = [at % 2 ? 46 : 52, at % 3 ? 96 : 120];
  const point = (radius: number, turn = 0) =>
    `${(Math.cos(angle + turn) * radius).toFixed(1)} ${(Math.sin(angle + turn) * radius).toFixed(1)}`;
  return `M${point(near)}L${point(far, -0.05)} ${point(far, 0.05)}Z`;
}).join("");

export function Splash({ shout, view, hush, t }: { shout: Shout; view: View; hush: () => void; t: Translate }) {
  return (
    <div class="ka-splash" data-kind={shout.kind} data-test="splash" onClick={hush}>
      <svg viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={RAYS} />
      </svg>
      <p class="ka-splash-words" aria-hidden="true">
        <b lang="ja">{KANJI[shout.kind]}</b>
        <span>{t(WORDS[shout.kind])}</span>
        {shout.caller !== null && <i>{whoIs(shout.caller, view, t)}</i>}
      </p>
    </div>
  );
}
