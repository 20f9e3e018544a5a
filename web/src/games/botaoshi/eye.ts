// The eye that walks around the table: by a hand, by keys, and by itself where something is to be seen.

import { useMemo, useRef, useState } from "preact/hooks";
import { Lens, nextEye, onTheWay, type Point, rigOf, type Stand, useGlide, useStroll } from "../../flick";
import { MM } from "./pieces";
import { dragged, EYES, type Eye, HOME, inside, neared, onFoot, type Sight, standFor, turned, type Walk } from "./walk";

const TURN = 0.55;

interface Props extends Sight {
  root: { current: HTMLElement | null };
  /** Without depth all is seen from above. */
  flat: boolean;
  /** Something moves: who looks from behind keeps still. */
  moving: boolean;
  instant: boolean;
}

export interface Eyes {
  lens: Lens;
  eye: Eye;
  setEye: (eye: Eye) => void;
  next: () => void;
  /** Walks around by keys: to the right by so much, higher by so much, and nearer. */
  walk: (right: number, up: number, nearer: number) => void;
  handlers: ReturnType<typeof useStroll>["handlers"];
}

/** How far the table goes by when what is seen is dragged by so many pixels, in metres. */
function under(lens: Lens, right: number, down: number): [number, number] {
  const { width, height } = lens;
  const [one, other] = [lens.pick(width / 2, height / 2), lens.pick(width / 2 - right, height / 2 - down)];
  return one && other ? [other[0] - one[0], other[1] - one[1]] : [0, 0];
}

export function useEye(props: Props): Eyes {
  const { root, view, seat, width, height, flat, instant, plan, moving, disc } = props;
  const [eye, choose] = useState<Eye>("around");
  const [walk, setWalk] = useState<Walk>(HOME);
  const atOnce = useRef(false);
  const goal = useMemo(
    () => (eye === "behind" && moving && !plan?.side ? null : standFor(props, flat ? "above" : eye, walk)),
    [eye, walk, flat, width, height, plan, moving, seat, disc?.x, disc?.y, props.direction, ...props.covered],
  );
  const stand = useGlide<Stand>({ goal, width, height, seconds: TURN, between: onTheWay, instant, atOnce });
  const unsized = () => standFor({ ...props, width: 100, height: 100 }, "above", HOME);
  const lens = new Lens(rigOf(stand ?? unsized()), Math.max(1, width), Math.max(1, height));

  const setEye = (next: Eye) => {
    setWalk(HOME);
    choose(next);
  };
  const go = (change: (now: Walk) => Walk, quick: boolean) => {
    if (flat) return;
    atOnce.current = quick;
    setWalk((now) => change(onFoot(now, eye, stand, seat)));
    if (eye !== "around") choose("around");
  };
  const { handlers } = useStroll({
    root,
    turned: (right, down) => go((now) => turned(now, stand, -right * 0.006, down * 0.005), true),
    panned: (right, down) => go((now) => dragged(now, ...under(lens, right, down), view), true),
    nearer: (times, at: Point) => go((now) => neared(now, times, inside(lens.pick(at.x, at.y), view)), true),
  });
  const atDisc = (): [number, number] | null => disc && [disc.x * MM, disc.y * MM];
  return {
    lens,
    eye: flat ? "above" : eye,
    setEye,
    next: () => setEye(nextEye(EYES, eye)),
    walk: (right, up, nearer) => go((now) => neared(turned(now, stand, right, up), nearer, atDisc()), false),
    handlers,
  };
}
