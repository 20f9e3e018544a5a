// The table with its tiles and coins in three.js. Loaded only when a board is shown.

import { Painter } from "../../flick/painter";
import { block, roundSlab, squareSlab } from "../../flick/solids";
import { coinFace, tileFace } from "./faces";
import { shapeOf } from "./lie";
import { COIN, COIN_THICK, coinAt, isObstacle, METRE, seatOf, TILE_THICK } from "./pieces";
import type { View } from "./wire";

const BLOCK_THICK = 0.014;

export function newPainter(canvas: HTMLCanvasElement, view: View): Painter {
  return new Painter(canvas, {
    width: view.setup.width * METRE,
    height: view.setup.height * METRE,
    solid: (name, light, sharpness) => {
      const seat = seatOf(name);
      if (seat !== null) {
        const sides = { side: coinAt(seat).colour };
        return roundSlab(COIN * METRE, COIN_THICK, coinFace(seat), sides, light, sharpness);
      }
      const { kind, size } = shapeOf(view, name);
      if (isObstacle(name)) return block(size * METRE, BLOCK_THICK, kind === "circle", "#7d8b86", light);
      return squareSlab(METRE, TILE_THICK, tileFace(name), { side: "#d9bd8a" }, light, sharpness);
    },
  });
}
