// BOSSa in words: names, what is chosen, what happened, why not, how it ended. The whole table is in view-words.ts.

import type { Problem, Result, Step } from "../../wire";
import type { Translate } from "../module";
import type { Aiming, Marker } from "./aim";
import type { Cell, Target } from "./places";
import { say } from "./sentences";
import { type Colour, dots } from "./tiles";
import type { AnyEvent } from "./wire";

export const sideName = (seat: number, t: Translate): string => say(t, seat === 1 ? "bossa.side.1" : "bossa.side.0");
export const colourName = (colour: Colour, t: Translate): string => say(t, `bossa.colour.${colour}`);
export const lineName = (colour: Colour, t: Translate): string => say(t, `bossa.line.${colour}`);
export const markerName = (marker: Marker, t: Translate): string => say(t, `bossa.marker.${marker}`);

/** "a, b and c" */
export function list(items: readonly string[], t: Translate): string {
  const [first = "", second, ...more] = items;
  if (second === undefined) return first;
  if (!more.length) return say(t, "bossa.list.and", { first, last: second });
  return say(t, "bossa.list.comma", { first, rest: list([second, ...more], t) });
}

function tileIn(style: "short" | "words", tile: string, t: Translate): string {
  const facts = { white: dots(tile, "W"), black: dots(tile, "B") };
  if (facts.white && facts.black) return say(t, `bossa.tile.${style}`, facts);
  return say(t, facts.white ? `bossa.tile.${style}.W` : `bossa.tile.${style}.B`, facts);
}

/** "2 white, 3 black" */
export const tileWords = (tile: string, t: Translate): string => tileIn("words", tile, t);
/** "W2·B3" */
export const tileName = (tile: string, t: Translate): string => tileIn("short", tile, t);
export const groupWords = (tiles: readonly string[], t: Translate): string =>
  list(
    tiles.map((tile) => tileName(tile, t)),
    t,
  );

export const placeName = (colour: Colour, value: number, t: Translate): string =>
  say(t, "bossa.place", { colour: colourName(colour, t), value });
export const targetName = ({ line, value }: Target, t: Translate): string => placeName(line, value, t);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function sayCell(cell: Exclude<Cell, { kind: "free" }>, colour: Colour, t: Translate): string {
  const place = capital(placeName(colour, cell.value, t));
  if (cell.kind === "die") return say(t, "bossa.cell.die", { place });
  if (cell.kind === "end") return say(t, "bossa.cell.end", { place, few: cell.connects, many: cell.connects + 1 });
  const { layers } = cell.spot;
  const facts = { place, n: layers.length, tiles: groupWords(layers.at(-1) ?? [], t) };
  return say(t, layers.length > 1 ? "bossa.cell.layers" : "bossa.cell.spot", facts);
}

/** The sentence beside what is chosen. */
export function sayAim(
  { seat, tiles, target, marker, theirs, fits, groups, ready, stackable, might }: Aiming,
  t: Translate,
): string {
  if (seat === null) return "";
  if (marker === "R") return say(t, "bossa.aim.R");
  if (marker === "X") return say(t, tiles.length ? "bossa.aim.X.theirs" : theirs ? "bossa.aim.X.mine" : "bossa.aim.X");
  if (ready) return say(t, "bossa.aim.one", { place: targetName(ready, t) });
  if (target) {
    const place = targetName(target, t);
    if (!groups.length) return say(t, "bossa.aim.none", { place });
    return say(t, "bossa.aim.groups", { place: capital(place) });
  }
  if (marker === "S" && !tiles.length) return say(t, stackable ? "bossa.aim.S" : "bossa.aim.S.none");
  if (fits.length) return say(t, "bossa.aim.fits");
  if (tiles.length) return say(t, might(null) ? "bossa.aim.more" : "bossa.aim.nowhere");
  return "";
}

export function sayStep(step: Step, t: Translate): string {
  const side = sideName(step.seat, t);
  if (step.kind === "resign") return say(t, "bossa.step.resign", { side });
  if (step.kind === "takeback") return say(t, "bossa.step.takeback");
  if (step.kind === "seat") return say(t, "bossa.step.seat", { side });
  const [event] = step.events as AnyEvent[];
  const words = event ? sayEvent(event, t) : (step.text ?? side);
  return step.kind === "timeout" ? say(t, "bossa.step.timeout", { step: words }) : words;
}

function sayEvent(event: AnyEvent, t: Translate): string {
  switch (event.type) {
    case "dealt":
      return say(t, "bossa.step.dealt");
    case "rolled": {
      const { white, black, starts } = event;
      return starts === null
        ? say(t, "bossa.step.equal", { white })
        : say(t, "bossa.step.rolled", { white, black, side: sideName(starts, t) });
    }
    case "drew":
    case "discarded":
      return say(t, `bossa.step.${event.type}`, { side: sideName(event.seat, t), tile: tileName(event.tile, t) });
    case "exchanged":
      return say(t, "bossa.step.exchanged", {
        side: sideName(event.seat, t),
        gave: tileName(event.gave, t),
        got: tileName(event.got, t),
      });
    case "placed":
    case "stacked": {
      const facts = {
        side: sideName(event.seat, t),
        tiles: groupWords(event.tiles, t),
        place: placeName(event.line, event.value, t),
      };
      return say(t, `bossa.step.${event.type}`, facts);
    }
  }
}

export function sayProblem({ code, facts: given = {} }: Problem, t: Translate): string | null {
  const colour = "colour" in given ? colourName(given["colour"] === "black" ? "B" : "W", t) : "";
  const tile = "tile" in given ? tileName(String(given["tile"]), t) : "";
  const facts = { ...given, colour, tile };
  switch (code) {
    case "over":
    case "not-now":
    case "not-yours":
    case "not-theirs":
    case "no-dots":
      return capital(say(t, `bossa.problem.${code}`, facts));
    case "not-your-turn":
      return "turn" in given ? say(t, "bossa.problem.turn", { side: sideName(Number(given["turn"]), t) }) : null;
    case "not-a-move":
      return say(t, "bossa.problem.move");
    case "marker-used":
      return say(t, "bossa.problem.used", { marker: markerName(given["marker"] as Marker, t) });
    case "on-a-die":
      return say(t, "bossa.problem.die");
    case "nothing-there":
      return say(t, "bossa.problem.nothing", facts);
    case "no-such-place":
      return capital(say(t, "bossa.problem.place", facts));
    case "wrong-sum":
      return say(t, "bossa.problem.sum", facts);
    case "wrong-layer":
      return say(t, "bossa.problem.layer", facts);
    case "wrong-count":
      return say(t, "bossa.problem.count", { ...facts, more: Number(given["connects"]) + 1 });
    case "empty-pile":
      return say(t, "bossa.problem.pile");
    default:
      return null;
  }
}

export function sayResult(result: Result, t: Translate): string {
  const [winner] = result.winners;
  if (result.code === "empty-pile") return say(t, "bossa.result.pile");
  if (winner === undefined) return result.code === "resigned" ? say(t, "bossa.result.nobody") : result.reason;
  const facts = { side: sideName(winner, t), loser: sideName(1 - winner, t) };
  switch (result.code) {
    case "empty-hand":
      return say(t, "bossa.result.hand", facts);
    case "no-move":
      return say(t, "bossa.result.stuck", facts);
    case "resigned":
      return say(t, "bossa.result.resigned", facts);
    default:
      return result.reason;
  }
}
