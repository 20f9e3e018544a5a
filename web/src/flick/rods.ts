// Round things that may tip, roll and fly, as three.js has them: discs and poles with their middle as origin; a ramp.

import {
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  Quaternion,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  Vector3,
} from "three";
import type { Pose } from "./film";
import type { Light } from "./palette";
import { type Draw, drawShadow, textureOf } from "./textures";

/** Where the light of solids.ts throws a shadow, for a metre of height. */
const SHADE_EAST = 0.42;
const SHADE_NORTH = -0.58;

/** A round thing that may be turned in any way, with the shadow of its axis on the table. */
export class Rod {
  readonly group = new Group();
  private readonly body = new Group();
  private readonly shadow: Mesh<BufferGeometry, MeshBasicMaterial>;
  private readonly dark: number;
  private readonly axis = new Vector3();

  constructor(
    parts: Object3D[],
    private readonly radius: number,
    private readonly height: number,
    /** The table's width: off it there is no shadow. */
    private readonly wide: number,
    light: Light,
  ) {
    this.dark = light.dark ? 0.66 : 0.42;
    this.body.add(...parts);
    const map = textureOf(64, drawShadow(true));
    this.shadow = new Mesh(
      new PlaneGeometry(1, 1),
      new MeshBasicMaterial({ map, color: 0, transparent: true, opacity: this.dark, depthWrite: false }),
    );
    this.shadow.renderOrder = 1;
    this.group.add(this.shadow, this.body);
  }

  /** Puts it where it is; null takes it away. */
  put(pose: Pose | null): void {
    this.group.visible = pose !== null && pose.shown !== 0;
    if (!pose) return;
    const { x, y, z, angle, turn, shown = 1 } = pose;
    this.body.position.set(x, y, z);
    if (turn) this.body.quaternion.set(turn[1], turn[2], turn[3], turn[0]);
    else this.body.quaternion.setFromAxisAngle(UP, angle);
    this.body.scale.setScalar(Math.max(0.001, shown));
    this.shade(x, y, z, shown);
  }

  private shade(x: number, y: number, z: number, shown: number): void {
    const { radius, height, wide, shadow } = this;
    shadow.visible = z > 0 && x > -radius / 2 && y > -radius / 2 && x < wide + radius / 2 && y < wide + radius / 2;
    if (!shadow.visible) return;
    this.axis
      .copy(UP)
      .applyQuaternion(this.body.quaternion)
      .multiplyScalar(height / 2);
    const thrown = (end: 1 | -1): [number, number] => {
      const high = Math.max(0, z + end * this.axis.z);
      return [x + end * this.axis.x + high * SHADE_EAST, y + end * this.axis.y + high * SHADE_NORTH];
    };
    const [[ax, ay], [bx, by]] = [thrown(-1), thrown(1)];
    const low = Math.max(0, z - Math.abs(this.axis.z) - (radius * Math.hypot(this.axis.x, this.axis.y)) / (height / 2));
    shadow.position.set((ax + bx) / 2, (ay + by) / 2, 0.0005);
    shadow.rotation.z = Math.atan2(by - ay, bx - ax);
    const soft = 1.5 + low * 8;
    shadow.scale.set(Math.hypot(bx - ax, by - ay) + 2 * radius * soft, 2 * radius * soft, 1);
    shadow.material.opacity = (this.dark * shown) / (1 + low * 16);
  }
}

const UP = new Vector3(0, 0, 1);

export interface Look {
  side: string;
  /** What is drawn on top and below. */
  face: Draw;
}

/** A turned disc with a face on both sides. */
export function disc(
  size: number,
  thick: number,
  { side, face }: Look,
  wide: number,
  light: Light,
  sharpness: number,
): Rod {
  const radius = size / 2;
  const edge = Math.min(0.0014, thick / 6);
  const wood = new MeshStandardMaterial({ color: side, roughness: 0.55 });
  const skin = new MeshLambertMaterial({ map: textureOf(256, face, sharpness) });
  const waist = new CylinderGeometry(radius, radius, thick - 2 * edge, 48, 1, true).rotateX(Math.PI / 2);
  const upper = new CylinderGeometry(radius - edge, radius, edge, 48, 1, true)
    .rotateX(Math.PI / 2)
    .translate(0, 0, thick / 2 - edge / 2);
  const lower = new CylinderGeometry(radius, radius - edge, edge, 48, 1, true)
    .rotateX(Math.PI / 2)
    .translate(0, 0, edge / 2 - thick / 2);
  const top = new CircleGeometry(radius - edge, 48).translate(0, 0, thick / 2);
  const bottom = new CircleGeometry(radius - edge, 48).rotateX(Math.PI).translate(0, 0, -thick / 2);
  return new Rod(
    [...[waist, upper, lower].map((part) => new Mesh(part, wood)), new Mesh(top, skin), new Mesh(bottom, skin)],
    radius,
    thick,
    wide,
    light,
  );
}

export interface PoleLook {
  wood: string;
  band: string;
  cloth: string;
  sign: string;
  /** A swallow's tail instead of a point. */
  forked: boolean;
}

/** A pole with a pennant on top. */
export function pole(size: number, height: number, look: PoleLook, wide: number, light: Light): Rod {
  const radius = size / 2;
  const wood = new MeshStandardMaterial({ color: look.wood, roughness: 0.6 });
  const band = new MeshStandardMaterial({ color: look.band, roughness: 0.6 });
  const shaft = new Mesh(new CylinderGeometry(radius, radius, height, 32).rotateX(Math.PI / 2), wood);
  const bands = [0.3, 0.18, -0.47].map(
    (part) =>
      new Mesh(
        new CylinderGeometry(radius * 1.03, radius * 1.03, height * 0.06, 32, 1, true)
          .rotateX(Math.PI / 2)
          .translate(0, 0, height * part),
        band,
      ),
  );
  const stick = new Mesh(
    new CylinderGeometry(0.0008, 0.0008, height * 0.5, 8).rotateX(Math.PI / 2).translate(0, 0, height * 0.75),
    band,
  );
  const knob = new Mesh(new SphereGeometry(0.0016, 12, 8).translate(0, 0, height), band);
  const [long, high] = [height * 0.5, height * 0.3];
  const outline = new Shape().moveTo(0, 0).lineTo(0, -high);
  if (look.forked)
    outline
      .lineTo(long * 0.9, -high)
      .lineTo(long * 0.62, -high / 2)
      .lineTo(long * 0.9, 0);
  else outline.lineTo(long, -high / 2);
  const hung = (shape: Shape, aside: number) =>
    new ShapeGeometry(shape, 16).rotateX(Math.PI / 2).translate(0.0008, aside, height * 0.97);
  const cloth = new Mesh(hung(outline, 0), new MeshLambertMaterial({ color: look.cloth, side: DoubleSide }));
  const spot = new Shape().absarc(long * 0.27, -high / 2, high * 0.21, 0, Math.PI * 2, false);
  const ink = new MeshLambertMaterial({ color: look.sign, side: DoubleSide });
  const signs = [0.0002, -0.0002].map((aside) => new Mesh(hung(spot, aside), ink));
  return new Rod([shaft, ...bands, stick, knob, cloth, ...signs], radius, height, wide, light);
}

export interface RampSize {
  long: number;
  wide: number;
  high: number;
}

/** A ramp: its origin is the middle of its low edge, and it climbs along its own x. */
export class Ramp {
  readonly group = new Group();
  private readonly solid: MeshStandardMaterial;
  private readonly face: MeshLambertMaterial;
  private readonly shadow: Mesh<BufferGeometry, MeshBasicMaterial>;

  constructor({ long, wide, high }: RampSize, colour: string, face: Draw, light: Light, sharpness: number) {
    const profile = new Shape().moveTo(0, 0).lineTo(long, 0).lineTo(long, high).lineTo(0, 0);
    const wedge = new ExtrudeGeometry(profile, { depth: wide, bevelEnabled: false })
      .rotateX(Math.PI / 2)
      .translate(0, wide / 2, 0);
    this.solid = new MeshStandardMaterial({ color: colour, roughness: 0.6 });
    const slope = Math.hypot(long, high);
    const skin = new PlaneGeometry(slope, wide)
      .rotateY(-Math.atan2(high, long))
      .translate(long / 2, 0, high / 2 + 0.0003);
    this.face = new MeshLambertMaterial({ map: textureOf(128, face, sharpness), transparent: true });
    const under = new MeshBasicMaterial({
      map: textureOf(64, drawShadow(false)),
      color: 0,
      transparent: true,
      opacity: light.dark ? 0.6 : 0.36,
      depthWrite: false,
    });
    this.shadow = new Mesh(new PlaneGeometry(long * 1.45, wide * 1.5).translate(long / 2, 0, 0), under);
    this.shadow.position.set(0.002, -0.004, 0.0004);
    this.group.add(this.shadow, new Mesh(wedge, this.solid), new Mesh(skin, this.face));
  }

  /** Lays it on the table, in metres and radians; as a ghost where it would only go. Null takes it away. */
  lay(at: { x: number; y: number; angle: number } | null, ghost: boolean): void {
    this.group.visible = at !== null;
    if (!at) return;
    this.group.position.set(at.x, at.y, 0);
    this.group.setRotationFromQuaternion(new Quaternion().setFromAxisAngle(UP, at.angle));
    this.shadow.visible = !ghost;
    this.solid.transparent = ghost;
    this.solid.opacity = ghost ? 0.55 : 1;
    this.solid.depthWrite = !ghost;
    this.face.opacity = ghost ? 0.8 : 1;
    this.solid.needsUpdate = true;
  }
}
