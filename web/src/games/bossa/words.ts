// BOSSa in words: names, what is chosen, what happened, why not, how it ended. The whole table is in view-words.ts.

import type { Problem, Result, Step } from "../../wire";
import type { Translate } from "../module";
import type { Aiming, Marker } from "./aim";
import type { Cell, Target } from "./places";
import { type Colour, dots } from "./tiles";
import type { AnyEvent } from "./wire";

export const sideName = (seat: number, t: Translate): string => t(seat === 1 ? "side-1" : "side-0");
export const colourName = (colour: Colour, t: Translate): string => t(`colour-${colour}`);
export const lineName = (colour: Colour, t: Translate): string => t(`line-${colour}`);
export const markerName = (marker: Marker, t: Translate): string => t(`marker-${marker}`);

function tileIn(style: "short" | "words", tile: string, t: Translate): string {
  const facts = { white: dots(tile, "W"), black: dots(tile, "B") };
  if (facts.white && facts.black) return t(`tile-${style}`, facts);
  return t(facts.white ? `tile-${style}-W` : `tile-${style}-B`, facts);
}

/** "2 white, 3 black" */
export const tileWords = (tile: string, t: Translate): string => tileIn("words", tile, t);
/** "W2·B3" */
export const tileName = (tile: string, t: Translate): string => tileIn("short", tile, t);
export const groupWords = (tiles: readonly string[], t: Translate): string =>
  t.list(tiles.map((tile) => tileName(tile, t)));

export const placeName = (colour: Colour, value: number, t: Translate): string =>
  t("place", { colour: colourName(colour, t), value });
export const targetName = ({ line, value }: Target, t: Translate): string => placeName(line, value, t);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function sayCell(cell: Exclude<Cell, { kind: "free" }>, colour: Colour, t: Translate): string {
  const place = capital(placeName(colour, cell.value, t));
  if (cell.kind === "die") return t("cell-die", { place });
  if (cell.kind === "end") return t("cell-end", { place, few: cell.connects, many: cell.connects + 1 });
  const { layers } = cell.spot;
  const facts = { place, n: layers.length, tiles: groupWords(layers.at(-1) ?? [], t) };
  return t(layers.length > 1 ? "cell-layers" : "cell-spot", facts);
}

/** The sentence beside what is chosen. */
export function sayAim(
  { seat, tiles, target, marker, theirs, fits, groups, ready, stackable, might }: Aiming,
  t: Translate,
): string {
  if (seat === null) return "";
  if (marker === "R") return t("aim-R");
  if (marker === "X") return t(tiles.length ? "aim-X-theirs" : theirs ? "aim-X-mine" : "aim-X");
  if (ready) return t("aim-one", { place: targetName(ready, t) });
  if (target) {
    const place = targetName(target, t);
    if (!groups.length) return t("aim-none", { place });
    return t("aim-groups", { place: capital(place) });
  }
  if (marker === "S" && !tiles.length) return t(stackable ? "aim-S" : "aim-S-none");
  if (fits.length) return t("aim-fits");
  if (tiles.length) return t(might(null) ? "aim-more" : "aim-nowhere");
  return "";
}

export function sayStep(step: Step, t: Translate): string {
  const side = sideName(step.seat, t);
  if (step.kind === "resign") return t("event-resign", { side });
  if (step.kind === "takeback") return t("event-takeback");
  if (step.kind === "seat") return t("event-seat", { side });
  const [event] = step.events as AnyEvent[];
  const words = event ? sayEvent(event, t) : (step.text ?? side);
  return step.kind === "timeout" ? t("event-timeout", { step: words }) : words;
}

function sayEvent(event: AnyEvent, t: Translate): string {
  switch (event.type) {
    case "dealt":
      return t("event-dealt");
    case "rolled": {
      const { white, black, starts } = event;
      return starts === null
        ? t("event-equal", { white })
        : t("event-rolled", { white, black, side: sideName(starts, t) });
    }
    case "drew":
    case "discarded":
      return t(`event-${event.type}`, { side: sideName(event.seat, t), tile: tileName(event.tile, t) });
    case "exchanged":
      return t("event-exchanged", {
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
      return t(`event-${event.type}`, facts);
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
      return capital(t(`refusal-${code}`, facts));
    case "not-your-turn":
      return "turn" in given ? t("refusal-turn", { side: sideName(Number(given["turn"]), t) }) : null;
    case "not-a-move":
      return t("refusal-move");
    case "marker-used":
      return t("refusal-used", { marker: markerName(given["marker"] as Marker, t) });
    case "on-a-die":
      return t("refusal-die");
    case "nothing-there":
      return t("refusal-nothing", facts);
    case "no-such-place":
      return capital(t("refusal-place", facts));
    case "wrong-sum":
      return t("refusal-sum", facts);
    case "wrong-layer":
      return t("refusal-layer", facts);
    case "wrong-count":
      return t("refusal-count", { ...facts, more: Number(given["connects"]) + 1 });
    case "empty-pile":
      return t("refusal-pile");
    default:
      return null;
  }
}

export function sayResult(result: Result, t: Translate): string {
  const [winner] = result.winners;
  if (result.code === "empty-pile") return t("result-pile");
  if (winner === undefined) return result.code === "resigned" ? t("result-nobody") : result.reason;
  const facts = { side: sideName(winner, t), loser: sideName(1 - winner, t) };
  switch (result.code) {
    case "empty-hand":
      return t("result-hand", facts);
    case "no-move":
      return t("result-stuck", facts);
    case "resigned":
      return t("result-resigned", facts);
    default:
      return result.reason;
  }
}
