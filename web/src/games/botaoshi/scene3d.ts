// The table with discs, poles and the ramp in three.js. Loaded only when a board is shown.

import { Group } from "three";
import { type Light, lightNow, type Poses, type Rig, watchLight } from "../../flick";
import { disc, pole, Ramp, type Rod } from "../../flick/rods";
import { lamp, table } from "../../flick/solids";
import { clear, Stage } from "../../flick/stage";
import { discLook, poleLook, RAMP_WOOD, rampFace } from "./faces";
import { isPole, MM, ownerOf, type Sizes, sizesOf } from "./pieces";
import type { Ramp as LaidRamp, View } from "./wire";

/** A ramp as it lies, or would lie. */
export interface SeenRamp {
  at: LaidRamp;
  ghost: boolean;
}

export class Painter {
  private readonly stage: Stage;
  private readonly things = new Group();
  private readonly sizes: Sizes;
  private rods = new Map<string, Rod>();
  private ramp: Ramp | null = null;
  private poses: Poses = new Map();
  private laid: SeenRamp | null = null;
  private light = lightNow();
  private readonly unwatch: () => void;

  constructor(canvas: HTMLCanvasElement, view: View) {
    this.sizes = sizesOf(view);
    this.stage = new Stage(canvas);
    this.stage.scene.add(this.things);
    this.build(this.light);
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
    for (const name of poses.keys()) this.rod(name);
    for (const [name, rod] of this.rods) rod.put(poses.get(name) ?? null);
    this.stage.ask();
  }

  lay(laid: SeenRamp | null): void {
    this.laid = laid;
    const at = laid && { x: laid.at.x * MM, y: laid.at.y * MM, angle: (laid.at.angle * Math.PI) / 180 };
    this.ramp?.lay(at, laid?.ghost ?? false);
    this.stage.ask();
  }

  dispose(): void {
    this.unwatch();
    clear(this.things);
    this.stage.dispose();
  }

  private build(light: Light): void {
    clear(this.things);
    this.light = light;
    this.rods = new Map();
    this.stage.background(light.colour("mat"));
    const wide = this.sizes.table * MM;
    const { ramp_length: long, ramp_width: across, ramp_height: high } = this.sizes;
    this.ramp = new Ramp(
      { long: long * MM, wide: across * MM, high: high * MM },
      RAMP_WOOD,
      rampFace,
      light,
      this.stage.sharpness,
    );
    this.things.add(lamp(light), table(wide, wide, light, this.stage.sharpness), this.ramp.group);
    this.lay(this.laid);
    this.lie(this.poses);
  }

  private rod(name: string): void {
    if (this.rods.has(name)) return;
    const { table: wide, disc: across, disc_height, pole: thick, pole_height } = this.sizes;
    const rod = isPole(name)
      ? pole(thick * MM, pole_height * MM, poleLook(ownerOf(name)), wide * MM, this.light)
      : disc(across * MM, disc_height * MM, discLook(name), wide * MM, this.light, this.stage.sharpness);
    this.rods.set(name, rod);
    this.things.add(rod.group);
  }
}
