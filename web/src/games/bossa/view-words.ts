// The whole table in words, line by line, for those who do not see it.

import type { Translate } from "../module";
import { sitting } from "../sitting";
import { MARKERS } from "./aim";
import { endsOf, linesOf, spotsOf } from "./places";
import { sayStuck } from "./stuck";
import type { Colour } from "./tiles";
import type { Line, View } from "./wire";
import { groupWords, lineName, markerName, sayBefore, tileName } from "./words";

function sayLine(colour: Colour, line: Line, t: Translate): string[] {
  const name = lineName(colour, t);
  const places = spotsOf(line).map(({ value, layers }) => {
    const facts = { value, n: layers.length, tiles: groupWords(layers.at(-1) ?? [], t) };
    return t(layers.length > 1 ? "view-layers" : "view-spot", facts);
  });
  const ends = endsOf(line).map(({ value, connects }) => t("view-end", { value, few: connects, many: connects + 1 }));
  return [
    t("view-line", {
      line: name,
      die: line.die,
      places: places.length ? t.list(places) : t("view-alone"),
    }),
    t("view-ends", { line: name, ends: t.list(ends) }),
  ];
}

function saySide(view: View, seat: 0 | 1, t: Translate): string[] {
  const side = sitting(seat);
  const tiles = view.hands[seat];
  const markers = MARKERS.filter((marker) => view.markers[seat].includes(marker)).map((marker) =>
    markerName(marker, t),
  );
  return [
    tiles.length ? t("view-hand", { side, tiles: groupWords(tiles, t) }) : t("view-empty", { side }),
    markers.length ? t("view-markers", { side, markers: t.list(markers) }) : t("view-no-markers", { side }),
  ];
}

export function sayView(view: View, t: Translate): string[] {
  const lines = linesOf(view).flatMap(([colour, line]) => sayLine(colour, line, t));
  const table = [...lines, ...saySide(view, 0, t), ...saySide(view, 1, t)];
  const pile = t("view-pile", { pile: view.pile, unseen: view.unseen.length });
  if (view.result) return [...table, pile, ...sayStuck(view, t)];
  if (!view.lines.length) return [...table, pile, sayBefore(view, t)];
  const side = sitting(view.turn);
  const turn = view.drawn ? t("view-drawn", { side, tile: tileName(view.drawn, t) }) : t("view-turn", { side });
  return [...table, pile, turn];
}
