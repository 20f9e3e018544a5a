// Where one looks from: all of the table, close above what is played, or low behind the coin; and by hand, nearer and elsewhere.

import { useRef, useState } from "preact/hooks";
import {
  around,
  between,
  draggedBy,
  type Film,
  fromAbove,
  Lens,
  lowSeat,
  nearerTo,
  type Place,
  type Rig,
  seesAll,
  useGlide,
  useStroll,
} from "../../flick";
import { METRE } from "./pieces";
import type { Setup } from "./wire";

export const EYES = ["close", "whole", "low"] as const;
export type Eye = (typeof EYES)[number];

const TURN = 0.5;
const LEAN = 13;
/** The height of the buttons at the top of the picture, in pixels. */
const BUTTONS = 52;
/** On a narrow picture, where all is small, the flag has room above the hole too, and fine aim below. In pixels. */
const NARROW = 520;
const FLAG = 24;
const FINE = 62;
/** What is nearer to the edge of the picture than this is not well seen, in pixels. */
const EDGE = 14;
/** Nobody looks from lower than this, in metres. */
const LOWEST = 0.2;

/** Where a shot ends should be so far from the edge of the picture, in pixels: above and around. */
export const ROOM = [70, 36] as const;
/** By so much one steps back at a time, until a shot is seen. */
const STEP = 0.93;

/** What one looks at, in metres. */
export interface Sight {
  /** The coin that is played, and the hole. */
  coin: Place | null;
  hole: Place | null;
  /** The tile that is teed from, while one is. */
  tee: Place | null;
  /** Where the coin would stop that is aimed. */
  landing: Place | null;
  /** Where the aim goes, in radians. */
  direction: number;
}

interface Props extends Sight {
  root: { current: HTMLElement | null };
  setup: Setup;
  width: number;
  height: number;
  /** The window is wider than high: a long table lies across it. */
  across: boolean;
  /** Without depth nothing leans. */
  flat: boolean;
  /** The film that comes next: the eye goes where all of it is seen, and then it runs. */
  film: Film | null;
  /** Something moves: the eye keeps still. */
  moving: boolean;
  /** Tells one turn from another: in another, the eye goes where it is played. */
  turn: string;
  instant: boolean;
}

export interface Eyes {
  lens: Lens;
  eye: Eye;
  setEye: (eye: Eye) => void;
  handlers: ReturnType<typeof useStroll>["handlers"];
}

/** Whether west is up, so that a long table lies as the window does. */
const isTurned = ({ width, height }: Setup, across: boolean): boolean => across !== width > height && width !== height;

const tableOf = ({ width, height }: Setup, more = 0) => ({
  west: -more,
  south: -more,
  east: width * METRE + more,
  north: height * METRE + more,
});

/** The places that a film comes by; who falls off is seen at the edge. */
export function pathOn(film: Film, setup: Setup): [number, number][] {
  const { east, north } = tableOf(setup);
  return film.path.map(([x, y]) => [Math.min(east, Math.max(0, x)), Math.min(north, Math.max(0, y))]);
}

/** Whether all of a film can be seen as one looks now. */
export const sees = (lens: Lens, film: Film, setup: Setup): boolean =>
  seesAll(lens, pathOn(film, setup), BUTTONS, EDGE);

export function rigFor(props: Omit<Props, "root" | "moving" | "turn" | "instant">, eye: Eye): Rig {
  const { setup, width, height, flat, across, coin, hole, tee, direction, film } = props;
  const covered = width < NARROW ? { top: BUTTONS + FLAG, bottom: FINE } : { top: BUTTONS };
  const above = { width, height, turned: isTurned(setup, across), lean: flat ? 0 : LEAN, ...covered };
  if (eye === "low" && coin && !film) {
    const far = hole ? Math.hypot(hole.x - coin.x, hole.y - coin.y) : 0.4;
    return lowSeat(coin.x, coin.y, direction, {
      past: Math.min(0.5, Math.max(0.12, far * 0.6)),
      fov: width < height ? 60 : 44,
      back: 0.3,
      height: 0.13,
    });
  }
  if (eye === "whole" || !coin || !hole) return fromAbove(tableOf(setup, 0.03), above);
  const points = [coin, hole, tee].flatMap((each): [number, number][] => (each ? [[each.x, each.y]] : []));
  return fromAbove(around([...points, ...(film ? pathOn(film, setup) : [])], 2.1 * METRE, 9 * METRE), above);
}

/** An eye farther away from the coin, which stays where it is on the screen, so that the end of the shot is seen too. */
export function steppedBack(rig: Rig, { coin, landing, width, height }: Props, highest: number): Rig {
  if (!coin || !landing || width < 1) return rig;
  let next = rig;
  while (!seesAll(new Lens(next, width, height), [[landing.x, landing.y]], ...ROOM) && next.eye[2] < highest)
    next = nearerTo(next, STEP, [coin.x, coin.y], [LOWEST, highest]);
  return next;
}

export function useEye(props: Props): Eyes {
  const { root, setup, width, height, moving, turn, instant, film } = props;
  const [eye, choose] = useState<Eye>("close");
  // By hand one looks as one likes, until the next turn or the next film that would not be seen.
  const [own, setOwn] = useState<{ rig: Rig; turn: string } | null>(null);
  const byHand = own?.turn === turn && !film ? own.rig : null;
  const atOnce = useRef(false);
  const begun = useRef(false);
  const highest = rigFor({ ...props, film: null }, "whole").eye[2];
  const usual = byHand ?? rigFor(props, eye);
  const goal = moving && begun.current ? null : eye === "low" || film ? usual : steppedBack(usual, props, highest);
  const rig = useGlide({ goal, width, height, seconds: TURN, between, instant, atOnce });
  begun.current = rig !== null;
  const lens = new Lens(
    rig ?? fromAbove({ west: 0, south: 0, east: 1, north: 1 }, { width: 1, height: 1 }),
    width,
    height,
  );
  // Two fingers zoom and drag at once: each goes on from what the other has done.
  const led = useRef(lens);
  led.current = lens;
  const lead = (to: (now: Lens) => Rig) => {
    if (moving) return;
    atOnce.current = true;
    led.current = new Lens(to(led.current), width, height);
    setOwn({ rig: led.current.rig, turn });
  };
  const drag = (right: number, down: number) => lead((now) => draggedBy(now, right, down, tableOf(setup)));
  const { handlers } = useStroll({
    root,
    turned: drag,
    panned: drag,
    nearer: (times, at) =>
      lead((now) =>
        nearerTo(now.rig, times, now.pick(at.x, at.y) ?? [now.rig.target[0], now.rig.target[1]], [LOWEST, highest]),
      ),
  });
  const setEye = (next: Eye) => {
    setOwn(null);
    choose(next);
  };
  return { lens, eye, setEye, handlers };
}
