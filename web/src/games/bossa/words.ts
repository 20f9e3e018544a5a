// BOSSa in words: names, and what is chosen. The whole table is in view-words.ts.

import type { Translate } from "../module";
import { type Aiming, type Marker, spends } from "./aim";
import type { Cell, Target } from "./places";
import { type Colour, dots } from "./tiles";
import type { View } from "./wire";

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

/** What is to come before there are lines. */
export const sayBefore = ({ awaits }: View, t: Translate): string => t(awaits === "deal" ? "before-deal" : "before");

export const placeName = (colour: Colour, value: number, t: Translate): string =>
  t("place", { colour: colourName(colour, t), value });
export const targetName = ({ line, value }: Pick<Target, "line" | "value">, t: Translate): string =>
  placeName(line, value, t);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function sayCell(cell: Exclude<Cell, { kind: "free" }>, colour: Colour, t: Translate): string {
  const place = capital(placeName(colour, cell.value, t));
  if (cell.kind === "die") return t("cell-die", { place });
  if (cell.kind === "end") return t("cell-end", { place, few: cell.connects, many: cell.connects + 1 });
  const { layers } = cell.spot;
  const facts = { place, n: layers.length, tiles: groupWords(layers.at(-1) ?? [], t) };
  return t(layers.length > 1 ? "cell-layers" : "cell-spot", facts);
}

/** What the button says that plays what is ready. */
export function sayConfirm(ready: NonNullable<Aiming["ready"]>, t: Translate): string {
  if (ready.type === "redraw") return t("confirm-R", { tile: tileName(ready.tile, t) });
  if (ready.type === "exchange")
    return t("confirm-X", { mine: tileName(ready.mine, t), theirs: tileName(ready.theirs, t) });
  return t(ready.type === "stack" ? "confirm-stack" : "confirm", { place: targetName(ready, t) });
}

/** The sentence beside what is chosen. */
export function sayAim(
  { seat, tiles, target, marker, theirs, fits, groups, ready, stackable, several, might }: Aiming,
  t: Translate,
): string {
  if (seat === null) return "";
  const spent = ready && spends(ready);
  if (spent) return t("aim-spends", { marker: markerName(spent, t) });
  if (marker === "R") return t("aim-R");
  if (marker === "X") return t(tiles.length ? "aim-X-theirs" : theirs ? "aim-X-mine" : "aim-X");
  if (ready && "line" in ready) return t("aim-one", { place: targetName(ready, t) });
  if (target) {
    const place = targetName(target, t);
    if (!groups.length) return t("aim-none", { place });
    return t("aim-groups", { place: capital(place) });
  }
  if (marker === "S" && !tiles.length) return t(!stackable ? "aim-S-none" : several ? "aim-S-several" : "aim-S");
  if (fits.length) return t("aim-fits");
  if (tiles.length) return t(might(null) ? "aim-more" : "aim-nowhere");
  return "";
}
