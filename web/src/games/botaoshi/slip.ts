// The last shot as it was aimed, where the hand slipped: kept until the next one is aimed.

import { useEffect, useRef, useState } from "preact/hooks";
import { landingOf, type Slip } from "../../flick";
import { MM, placeOf } from "./pieces";
import { flightOf, slideOf } from "./slide";
import type { View } from "./wire";

/** A smaller slip is not worth a word, in degrees. */
const NOTED = 0.5;
/** How long it is shown, in milliseconds. */
const STAYS = 9000;

function slipIn(view: View): Slip | null {
  const { aim, hand, ramp } = view;
  const over = aim?.type === "score" && ramp.type === "ramp" ? ramp : null;
  const piece = over ? over.shooter : aim && "disc" in aim ? aim.disc : null;
  const place = piece && placeOf(view, piece);
  if (!aim || !hand || !piece || !place || Math.abs(hand.da) < NOTED) return null;
  const at = { x: place.x * MM, y: place.y * MM };
  const { spot } = landingOf(at, aim, over ? flightOf(view, over) : slideOf(view));
  return { piece, at, aimed: spot, left: hand.da };
}

/** The slip of the shot that has just come to rest; null while something moves, and after some time. */
export function useSlip(view: View, rested: boolean): Slip | null {
  const last = useRef<Slip | null>(null);
  const away = view.awaits === "hand" || view.awaits === "settled";
  if (away) last.current = slipIn(view);
  const shown = rested && !away ? last.current : null;
  const [old, setOld] = useState<Slip | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setOld(shown), STAYS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown === old ? null : shown;
}
