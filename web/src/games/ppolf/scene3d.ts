// The table with its pieces in three.js. Loaded only when a board is shown.

import { Group } from "three";
import { type Light, lightNow, type Poses, type Rig, watchLight } from "../../flick";
import { block, lamp, roundSlab, type Slab, squareSlab, table } from "../../flick/solids";
import { clear, Stage } from "../../flick/stage";
import { coinFace, tileFace } from "./faces";
import { shapeOf } from "./lie";
import { COIN, COIN_THICK, coinAt, isObstacle, METRE, seatOf, TILE_THICK } from "./pieces";
import type { View } from "./wire";

const BLOCK_THICK = 0.014;

export class Painter {
  private readonly stage: Stage;
  private readonly things = new Group();
  private slabs = new Map<string, Slab>();
  private poses: Poses = new Map();
  private readonly unwatch: () => void;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly view: View,
  ) {
    this.stage = new Stage(canvas);
    this.stage.scene.add(this.things);
    this.build(lightNow());
    this.unwatch = watchLight((light) => this.build(light));
  }

  size(width: number, height: number): void {
    this.stage.size(width, height);
  }

  look(rig: Rig): void {
    this.stage.look(rig);
  }

  /** Puts all pieces where they are; what is not named is not there. */
  lie(poses: Poses): void {
    this.poses = poses;
    for (const name of poses.keys()) this.slab(name);
    for (const [name, slab] of this.slabs) slab.put(poses.get(name) ?? null);
    this.stage.ask();
  }

  dispose(): void {
    this.unwatch();
    clear(this.things);
    this.stage.dispose();
  }

  private build(light: Light): void {
    clear(this.things);
    this.slabs = new Map();
    const { width, height } = this.view.setup;
    this.things.add(lamp(light), table(width * METRE, height * METRE, light, this.stage.sharpness));
    this.lie(this.poses);
  }

  private slab(name: string): void {
    if (this.slabs.has(name)) return;
    const slab = this.made(name);
    this.slabs.set(name, slab);
    this.things.add(slab.group);
  }

  private made(name: string): Slab {
    const light = lightNow();
    const seat = seatOf(name);
    if (seat !== null) {
      return roundSlab(
        COIN * METRE,
        COIN_THICK,
        coinFace(seat),
        { side: coinAt(seat).colour },
        light,
        this.stage.sharpness,
      );
    }
    const { kind, size } = shapeOf(this.view, name);
    if (isObstacle(name)) return block(size * METRE, BLOCK_THICK, kind === "circle", "#7d8b86", light);
    return squareSlab(METRE, TILE_THICK, tileFace(name), { side: "#d9bd8a" }, light, this.stage.sharpness);
  }
}
