// The table with discs, poles and the ramp in three.js. Loaded only when a board is shown.

import { Painter } from "../../flick/painter";
import { disc, pole, Ramp } from "../../flick/rods";
import { discLook, poleLook, RAMP_WOOD, rampFace } from "./faces";
import { isPole, MM, ownerOf, sizesOf } from "./pieces";
import type { Ramp as LaidRamp, View } from "./wire";

/** A ramp as it lies, or would lie. */
export interface SeenRamp {
  at: LaidRamp;
  ghost: boolean;
}

/** The ramp on a table; made anew with each light, it lies where it lay. */
class RampHolder {
  private ramp: Ramp | null = null;
  private laid: SeenRamp | null = null;

  hold(ramp: Ramp): Ramp {
    this.ramp = ramp;
    this.lay(this.laid);
    return ramp;
  }

  lay(laid: SeenRamp | null): void {
    this.laid = laid;
    const at = laid && { x: laid.at.x * MM, y: laid.at.y * MM, angle: (laid.at.angle * Math.PI) / 180 };
    this.ramp?.lay(at, laid?.ghost ?? false);
  }
}

export class RampPainter extends Painter {
  private readonly holder: RampHolder;

  constructor(canvas: HTMLCanvasElement, view: View) {
    const sizes = sizesOf(view);
    const wide = sizes.table * MM;
    const size = { long: sizes.ramp_length * MM, wide: sizes.ramp_width * MM, high: sizes.ramp_height * MM };
    const holder = new RampHolder();
    super(canvas, {
      width: wide,
      height: wide,
      solid: (name, light, sharpness) =>
        isPole(name)
          ? pole(sizes.pole * MM, sizes.pole_height * MM, poleLook(ownerOf(name), light.dark), wide, light)
          : disc(sizes.disc * MM, sizes.disc_height * MM, discLook(name, light.dark), wide, light, sharpness),
      more: (light, stage) => {
        stage.background(light.colour("mat"));
        return [holder.hold(new Ramp(size, RAMP_WOOD, rampFace, light, stage.sharpness)).group];
      },
    });
    this.holder = holder;
  }

  lay(laid: SeenRamp | null): void {
    this.holder.lay(laid);
    this.stage.ask();
  }
}
