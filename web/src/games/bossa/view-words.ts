// The whole table in words, line by line, for those who do not see it.

import type { Translate } from "../module";
import { MARKERS } from "./aim";
import { endsOf, linesOf, spotsOf } from "./places";
import { say } from "./sentences";
import type { Colour } from "./tiles";
import type { Line, View } from "./wire";
import { groupWords, lineName, list, markerName, sayResult, sideName, tileName } from "./words";

function sayLine(colour: Colour, line: Line, t: Translate): string[] {
  const name = lineName(colour, t);
  const places = spotsOf(line).map(({ value, layers }) => {
    const facts = { value, n: layers.length, tiles: groupWords(layers.at(-1) ?? [], t) };
    return say(t, layers.length > 1 ? "bossa.view.layers" : "bossa.view.spot", facts);
  });
  const ends = endsOf(line).map(({ value, connects }) =>
    say(t, "bossa.view.end", { value, few: connects, many: connects + 1 }),
  );
  return [
    say(t, "bossa.view.line", {
      line: name,
      die: line.die,
      places: places.length ? list(places, t) : say(t, "bossa.view.alone"),
    }),
    say(t, "bossa.view.ends", { line: name, ends: list(ends, t) }),
  ];
}

function saySide(view: View, seat: 0 | 1, t: Translate): string[] {
  const side = sideName(seat, t);
  const tiles = view.hands[seat];
  const markers = MARKERS.filter((marker) => view.markers[seat].includes(marker)).map((marker) =>
    markerName(marker, t),
  );
  return [
    tiles.length
      ? say(t, "bossa.view.hand", { side, tiles: groupWords(tiles, t) })
      : say(t, "bossa.view.empty", { side }),
    markers.length
      ? say(t, "bossa.view.markers", { side, markers: list(markers, t) })
      : say(t, "bossa.view.no-markers", { side }),
  ];
}

export function sayView(view: View, t: Translate): string[] {
  const lines = linesOf(view).flatMap(([colour, line]) => sayLine(colour, line, t));
  const table = [...lines, ...saySide(view, 0, t), ...saySide(view, 1, t)];
  const pile = say(t, "bossa.view.pile", { pile: view.pile, unseen: view.unseen.length });
  if (view.result) return [...table, pile, sayResult(view.result, t)];
  if (!view.lines.length) return [...table, pile, say(t, "bossa.before")];
  const side = sideName(view.turn, t);
  const turn = view.drawn
    ? say(t, "bossa.view.drawn", { side, tile: tileName(view.drawn, t) })
    : say(t, "bossa.view.turn", { side });
  return [...table, pile, turn];
}
