// Where a replay stands, and how it runs.

import { useEffect, useState } from "preact/hooks";

export const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1400;

export interface Playback {
  /** How many steps have been made. */
  at: number;
  /** The last change went on by one: worth animating. */
  forward: boolean;
  playing: boolean;
  speed: number;
  /** The board has come to rest. */
  rested: boolean;
  to: (at: number) => void;
  by: (steps: number) => void;
  toggle: () => void;
  setSpeed: (speed: number) => void;
  rest: () => void;
}

/** `lasts` tells which steps have a film of their own, which is seen to its end. */
export function usePlayback(length: number, linkable: boolean, lasts: (at: number) => boolean): Playback {
  const [now, setNow] = useState(() => ({ at: firstStep(length), forward: false }));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [restedAt, setRestedAt] = useState(-1);

  const move = (target: number) => {
    const at = Math.min(length, Math.max(0, target));
    setNow((before) => (before.at === at ? before : { at, forward: at === before.at + 1 }));
  };
  useStepInAddress(linkable, now.at);
  const filmed = now.forward && lasts(now.at);
  useEffect(() => {
    if (!playing) return;
    if (now.at >= length) return setPlaying(false);
    if (filmed && restedAt !== now.at) return;
    const timer = setTimeout(() => move(now.at + 1), (filmed ? PACE / 2 : PACE) / speed);
    return () => clearTimeout(timer);
  }, [playing, now.at, speed, filmed && restedAt]);

  const to = (at: number) => {
    setPlaying(false);
    move(at);
  };
  return {
    ...now,
    playing,
    speed,
    rested: restedAt === now.at,
    to,
    by: (steps) => to(now.at + steps),
    toggle: () => {
      if (!playing && now.at >= length) setNow({ at: 0, forward: false });
      setPlaying(!playing);
    },
    setSpeed,
    rest: () => setRestedAt(now.at),
  };
}

/** A moment of a match has an address, to be given away. */
function useStepInAddress(linkable: boolean, at: number): void {
  useEffect(() => {
    if (!linkable) return;
    const address = new URL(location.href);
    address.searchParams.set("step", String(at));
    history.replaceState(history.state, "", address);
  }, [at, linkable]);
}

function firstStep(length: number): number {
  const asked = new URLSearchParams(location.search).get("step");
  const step = asked === null ? 0 : Number.parseInt(asked, 10);
  return Number.isNaN(step) ? 0 : Math.min(length, Math.max(0, step));
}
