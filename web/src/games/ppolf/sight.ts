// What the eye looks at: the coin that is played, which may not be teed yet, the hole, and where the aim would lead.

import { useRef } from "preact/hooks";
import { type Lens, landingOf, onTable, type Place, type Poses, seesAll } from "../../flick";
import { ROOM, type Sight } from "./eye";
import type { Hands } from "./hands";
import { tileIn } from "./lie";
import { coinOf, METRE } from "./pieces";
import { inMetres, slideOf } from "./slide";
import type { View } from "./wire";

/** So much farther than an aim leads one sees at once, so that the eye does not follow every pixel of a pull. */
const FARTHER = 1.15;

interface Props {
  view: View;
  lying: Poses;
  /** Something moves, and is looked at. */
  moving: boolean;
  hands: Hands;
  lens: Lens;
  turn: string;
}

/** Where the shot would end that is aimed now, on the table; null where none is. */
function landingIn(view: View, lying: Poses, { live, at, aim }: Hands): Place | null {
  const own = live && at && aim ? { at: inMetres(at), aim } : null;
  const pose = lying.get(coinOf(view.turn));
  const theirs = !live && view.aim && pose ? { at: pose, aim: view.aim } : null;
  const shot = own ?? theirs;
  if (!shot) return null;
  const { spot } = landingOf(shot.at, shot.aim, slideOf(view));
  const far = { x: shot.at.x + (spot.x - shot.at.x) * FARTHER, y: shot.at.y + (spot.y - shot.at.y) * FARTHER };
  return onTable(shot.at, far, view.setup.width * METRE, view.setup.height * METRE).place;
}

/** The farthest landing that was aimed at in this turn and would not have been in the picture: the eye only steps back. */
function useLanding(landing: Place | null, lens: Lens, turn: string): Place | null {
  const kept = useRef<{ turn: string; place: Place | null }>({ turn, place: null });
  if (kept.current.turn !== turn || !landing) kept.current = { turn, place: null };
  const unseen = landing && lens.width > 0 && !seesAll(lens, [[landing.x, landing.y]], ...ROOM);
  if (unseen) kept.current = { turn, place: landing };
  return kept.current.place;
}

/** Where the coin lies that is played, in metres; to be teed, where it would. While something moves, where it was. */
function useCoin({ view, lying, moving }: Props): Place | null {
  const seen = useRef<Place | null>(null);
  const tee = view.tee_spot && { x: view.tee_spot[0] * METRE, y: view.tee_spot[1] * METRE };
  if (!moving) seen.current = lying.get(coinOf(view.turn)) ?? tee;
  return seen.current;
}

export function useSight(props: Props): Sight {
  const { view, lying, hands, lens, turn } = props;
  const { at, aim, straight } = hands;
  // While a hand pulls, the eye does not turn: else what one aims at would run away.
  const direction = useRef(0);
  if (!aim?.hand && at && straight !== null) direction.current = ((aim?.angle ?? straight) * Math.PI) / 180;
  const hole = tileIn(view, view.target);
  const tee = tileIn(view, view.tee);
  return {
    coin: useCoin(props),
    hole: hole ? inMetres(hole) : null,
    tee: tee && view.awaits === "tee" ? inMetres(tee) : null,
    landing: useLanding(landingIn(view, lying, hands), lens, turn),
    direction: direction.current,
  };
}
