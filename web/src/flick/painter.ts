// A table with its pieces in three.js. Loaded only when a board is shown.

import { Group, type Object3D } from "three";
import type { Rig } from "./camera";
import type { Pose } from "./film";
import { type Light, lightNow, watchLight } from "./palette";
import type { Painting } from "./picture";
import type { Poses } from "./poses";
import { lamp, table } from "./solids";
import { clear, Stage } from "./stage";

/** A piece as it is drawn. */
export interface Solid {
  group: Object3D;
  put: (pose: Pose | null) => void;
}

/** What differs between tables. */
export interface Furniture {
  /** How large the table is, in metres. */
  width: number;
  height: number;
  /** Makes a piece by its name. */
  solid: (name: string, light: Light, sharpness: number) => Solid;
  /** What else is there, made anew with each light. */
  more?: (light: Light, stage: Stage) => Object3D[];
}

export class Painter implements Painting {
  protected readonly stage: Stage;
  private readonly things = new Group();
  private solids = new Map<string, Solid>();
  private poses: Poses = new Map();
  private light = lightNow();
  private readonly unwatch: () => void;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly furniture: Furniture,
  ) {
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

  lie(poses: Poses): void {
    this.poses = poses;
    for (const name of poses.keys()) this.solid(name);
    for (const [name, solid] of this.solids) solid.put(poses.get(name) ?? null);
    this.stage.ask();
  }

  flush(): void {
    this.stage.flush();
  }

  dispose(): void {
    this.unwatch();
    clear(this.things);
    this.stage.dispose();
  }

  private build(light: Light): void {
    clear(this.things);
    this.light = light;
    this.solids = new Map();
    const { width, height, more } = this.furniture;
    this.things.add(lamp(light), table(width, height, light, this.stage.sharpness));
    for (const each of more?.(light, this.stage) ?? []) this.things.add(each);
    this.lie(this.poses);
  }

  private solid(name: string): void {
    if (this.solids.has(name)) return;
    const solid = this.furniture.solid(name, this.light, this.stage.sharpness);
    this.solids.set(name, solid);
    this.things.add(solid.group);
  }
}
