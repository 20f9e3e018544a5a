// A hand, open to both: tiles to choose from, for whoever may move.

import type { Translate } from "../module";
import { sitting } from "../sitting";
import type { Aiming } from "./aim";
import { Tile } from "./tile";
import type { View } from "./wire";
import { tileWords } from "./words";

interface Props {
  view: View;
  seat: number;
  aiming: Aiming;
  t: Translate;
}

export function Hand({ view, seat, aiming, t }: Props) {
  const tiles = view.hands[seat as 0 | 1];
  const own = aiming.seat === seat;
  const wanted = aiming.seat !== null && !own && aiming.marker === "X";
  return (
    <div
      class="bo-hand"
      style={{ "--n": Math.max(5, tiles.length) }}
      data-live={own || wanted}
      data-wanted={wanted}
      role="group"
      aria-label={t("hand", { side: sitting(seat), n: tiles.length })}
    >
      {tiles.map((tile) => (
        <Slip key={tile} tile={tile} own={own} wanted={wanted} view={view} seat={seat} aiming={aiming} t={t} />
      ))}
    </div>
  );
}

/** A tile in a hand: to look at, or to choose. */
function Slip({ tile, own, wanted, view, seat, aiming, t }: Props & { tile: string; own: boolean; wanted: boolean }) {
  const fresh = view.drawn === tile && view.turn === seat;
  const grouped = own && aiming.target && !aiming.tiles.length ? aiming.groups.flat() : [];
  const facts = {
    class: "bo-slip",
    "aria-label": t(fresh ? "tile-drawn" : "tile", { tile: tileWords(tile, t) }),
    "data-test": `tile-${tile}`,
    "data-seat": seat,
    "data-fresh": fresh,
    "data-grouped": grouped.includes(tile),
  };
  const face = (
    <span class="bo-flies" data-tile={tile}>
      <Tile tile={tile} />
    </span>
  );
  if (!own && !wanted)
    return (
      <span role="img" {...facts}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      aria-pressed={own ? aiming.tiles.includes(tile) : aiming.theirs === tile}
      onClick={() => (own ? aiming.touchTile(tile) : aiming.touchTheirs(tile))}
      {...facts}
    >
      {face}
    </button>
  );
}
