// How a film is shown: as it was, or the flight slowly and from the side when it matters.

import type { Film, Plan, Poses, Vec } from "../../flick";
import { MM, other, poleOf, sizesOf } from "./pieces";
import type { View } from "./wire";

export interface FlightPlan extends Plan {
  rate: (time: number) => number;
  /** The same, when it is seen again. */
  slow: (time: number) => number;
  /** From the side: what is to be seen, and the direction of the flight in radians. */
  side: { points: Vec[]; direction: number } | null;
}

const USUAL = 0.85;
const SLOWLY = 0.2;
/** A flight that comes so near to the pole matters, in metres. */
const NEAR = 0.06;
/** How long a flight that matters is to be seen, in seconds, and what comes after it. */
const FLIGHT = 1.5;
const AFTER = 0.3;
const AFTERMATH = 0.25;

export function planFor(film: Film, view: View, before: Poses): FlightPlan {
  const usual: FlightPlan = { rate: () => USUAL, slow: () => SLOWLY, side: null };
  const flight = flightOf(film, view, before);
  if (!flight) return usual;
  const { from, to } = flight;
  const rate = Math.max(0.02, Math.min(0.4, (to - from) / FLIGHT));
  const paced = (flying: number, later: number) => (time: number) =>
    time < to + 0.015 ? flying : time < to + AFTER ? later : USUAL;
  return { rate: paced(rate, AFTERMATH), slow: paced(rate * 0.6, AFTERMATH * 0.6), side: flight.side };
}

interface Flight {
  from: number;
  /** When it is over: the pole is struck, or is passed by, or the disc lands. */
  to: number;
  side: NonNullable<FlightPlan["side"]>;
}

/** The flight of a scoring disc that comes near the pole. */
function flightOf(film: Film, view: View, before: Poses): Flight | null {
  const { ramp, aim } = view;
  if (aim?.type !== "score" || ramp.type !== "ramp") return null;
  const name = poleOf(other(view.actor));
  const pole = before.get(name);
  const start = before.get(ramp.shooter);
  if (!pole || !start) return null;
  const strike = film.touches.find(
    ({ a, b }) => (a === ramp.shooter && b === name) || (b === ramp.shooter && a === name),
  );
  let [nearest, to, high] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let time = 0; time <= film.duration; time += 0.004) {
    const pose = film.at(ramp.shooter, time);
    if (!pose) break;
    const away = Math.hypot(pose.x - pole.x, pose.y - pole.y);
    if (away < nearest) [nearest, to, high] = [away, time, pose.z];
  }
  const { disc_height } = sizesOf(view);
  const flies = high > (disc_height / 2 + 3) * MM;
  if (!strike && !(flies && nearest < NEAR)) return null;
  const direction = Math.atan2(pole.y - start.y, pole.x - start.x);
  const beyond = (far: number): Vec => [pole.x + far * Math.cos(direction), pole.y + far * Math.sin(direction), 0];
  const points: Vec[] = [[ramp.x * MM, ramp.y * MM, 0], [pole.x, pole.y, 0.085], [pole.x, pole.y, 0], beyond(0.08)];
  return { from: 0, to: strike?.time ?? to, side: { points, direction } };
}
