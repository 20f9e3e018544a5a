// How far a coin slides on free ground, and how far a hand misses.

import type { Place } from "../../flick/aiming";
import type { Slide } from "../../flick/landing";
import { METRE } from "./pieces";
import { HAND_ANGLE, HAND_ANGLE_MORE, HAND_SPEED, HAND_SPEED_MORE, SLIDE, type View } from "./wire";

/** How a coin slides, and how far the hand of this match misses. */
export function slideOf({ setup }: Pick<View, "setup">): Slide {
  return {
    stops: (speed) => (speed * speed) / SLIDE,
    spread:
      setup.hand === "human"
        ? (speed) => ({ angle: HAND_ANGLE + HAND_ANGLE_MORE * speed, speed: HAND_SPEED + HAND_SPEED_MORE * speed })
        : null,
  };
}

export const inMetres = (place: Place): Place => ({ x: place.x * METRE, y: place.y * METRE });
