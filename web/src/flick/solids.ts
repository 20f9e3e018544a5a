// Things for a flicking game, as three.js has them: a table on tatami, flat pieces with a face, their shadows, a lamp.

import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  DirectionalLight,
  ExtrudeGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  Vector3,
} from "three";
import type { Pose } from "./film";
import type { Light } from "./palette";
import { type Draw, drawShadow, drawTatami, drawWood, repeated, textureOf } from "./textures";

function roundedSquare(size: number, radius: number): Shape {
  return roundedBox(-size / 2, -size / 2, size, size, radius);
}

function roundedBox(x: number, y: number, width: number, height: number, radius: number): Shape {
  const shape = new Shape();
  const [east, north] = [x + width, y + height];
  shape
    .moveTo(x + radius, y)
    .lineTo(east - radius, y)
    .absarc(east - radius, y + radius, radius, -Math.PI / 2, 0, false);
  shape.lineTo(east, north - radius).absarc(east - radius, north - radius, radius, 0, Math.PI / 2, false);
  shape.lineTo(x + radius, north).absarc(x + radius, north - radius, radius, Math.PI / 2, Math.PI, false);
  return shape.lineTo(x, y + radius).absarc(x + radius, y + radius, radius, Math.PI, Math.PI * 1.5, false);
}

/** The light of a lamp above the table. */
export function lamp(light: Light): Group {
  const group = new Group();
  const sky = new HemisphereLight(
    light.dark ? "#fff0da" : "#ffffff",
    light.dark ? "#4a4036" : "#cdb892",
    light.dark ? 1.75 : 2.1,
  );
  sky.position.set(0, 0, 1);
  const sun = new DirectionalLight(light.dark ? "#ffe2b8" : "#fff3dc", light.dark ? 1.05 : 1.35);
  sun.position.set(-0.8, 1.1, 1.9);
  return group.add(sky, sun);
}

/** A table of wood with its south-west corner at the origin, on tatami. */
export function table(width: number, height: number, light: Light, sharpness: number): Group {
  const group = new Group();
  const thick = 0.028;
  const base = light.dark ? "#80603c" : "#e2bf8c";
  const grain = light.dark ? "#2c1a0a" : "#8a5a26";
  const top = new ExtrudeGeometry(roundedBox(0, 0, width, height, 0.018), {
    depth: thick,
    bevelEnabled: true,
    bevelThickness: 0.004,
    bevelSize: 0.004,
    bevelOffset: -0.004,
    bevelSegments: 2,
    curveSegments: 6,
  });
  top.translate(0, 0, -thick - 0.0045);
  const side = new MeshLambertMaterial({ color: light.dark ? "#4a3420" : "#b98b54" });
  const face = new ShapeGeometry(roundedBox(0.003, 0.003, width - 0.006, height - 0.006, 0.016), 6);
  placeTexture(face, width, height);
  const wood = textureOf(1024, drawWood(base, grain, { planks: 5 }), sharpness);
  const skin = new MeshLambertMaterial({ map: wood });
  const under = new Mesh(
    new PlaneGeometry(width * 1.5, height * 1.5),
    shade(textureOf(128, drawShadow(false)), light.dark ? 0.6 : 0.34),
  );
  under.position.set(width / 2 + 0.03, height / 2 - 0.05, -0.318);
  const straw = textureOf(
    256,
    drawTatami(light.colour("mat"), light.dark ? "rgb(214 204 140 / 0.06)" : "rgb(110 104 48 / 0.16)"),
    sharpness,
  );
  const floor = new Mesh(new PlaneGeometry(12, 12), new MeshBasicMaterial({ map: repeated(straw, 24, 24) }));
  floor.position.set(width / 2, height / 2, -0.32);
  return group.add(floor, under, new Mesh(top, side), new Mesh(face, skin));
}

/** Lets a picture cover a flat shape of this size once. */
function placeTexture(geometry: BufferGeometry, width: number, height: number): void {
  const { position, uv } = geometry.attributes;
  if (!position || !uv) return;
  for (let at = 0; at < position.count; at += 1) uv.setXY(at, position.getX(at) / width, position.getY(at) / height);
}

function shade(map: ReturnType<typeof textureOf>, opacity: number): MeshBasicMaterial {
  return new MeshBasicMaterial({ map, color: 0, transparent: true, opacity, depthWrite: false });
}

/** A flat piece: what lies on the table, and the shadow under it. */
export class Slab {
  readonly group = new Group();
  private readonly body = new Group();
  private readonly shadow: Mesh<BufferGeometry, MeshBasicMaterial>;
  private readonly dark: number;

  constructor(solid: Mesh[], size: number, round: boolean, light: Light) {
    this.dark = light.dark ? 0.62 : 0.4;
    this.body.add(...solid);
    this.shadow = new Mesh(
      new PlaneGeometry(size * (round ? 1.7 : 1.62), size * (round ? 1.7 : 1.62)),
      shade(textureOf(64, drawShadow(round)), this.dark),
    );
    this.shadow.renderOrder = 1;
    this.group.add(this.shadow, this.body);
  }

  /** Puts it where it is; null takes it away. */
  put(pose: Pose | null): void {
    this.group.visible = pose !== null && pose.shown !== 0;
    if (!pose) return;
    const { x, y, z, angle, tip = 0, towards = 0, turn, shown = 1 } = pose;
    this.body.position.set(x, y, z);
    if (turn) this.body.quaternion.set(turn[1], turn[2], turn[3], turn[0]);
    else {
      this.body.quaternion.identity();
      if (tip) this.body.rotateOnAxis(AXIS.set(-Math.sin(towards), Math.cos(towards), 0), tip);
      this.body.rotateZ(angle);
    }
    this.body.scale.setScalar(Math.max(0.001, shown));
    // The higher it is, the farther and fainter its shadow lies.
    const high = Math.max(0, z);
    this.shadow.visible = z > -0.001;
    this.shadow.position.set(x + 0.0016 + high * 0.35, y - 0.0022 - high * 0.45, 0.0004);
    this.shadow.rotation.z = angle;
    this.shadow.material.opacity = (this.dark * shown) / (1 + high * 14);
  }
}

const AXIS = new Vector3();

/** A square piece with a face on top. */
export function squareSlab(
  size: number,
  thick: number,
  face: Draw,
  colours: { side: string },
  light: Light,
  sharpness: number,
): Slab {
  const bevel = Math.min(0.0012, thick / 5);
  const body = new ExtrudeGeometry(roundedSquare(size, size * 0.06), {
    depth: thick - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: 4,
  });
  body.translate(0, 0, bevel);
  const inner = size * 0.965;
  const top = new ShapeGeometry(roundedBox(0, 0, inner, inner, size * 0.045), 4);
  placeTexture(top, inner, inner);
  top.translate(-inner / 2, -inner / 2, thick + 0.00015);
  return new Slab(
    [
      new Mesh(body, new MeshStandardMaterial({ color: colours.side, roughness: 0.7 })),
      new Mesh(top, new MeshLambertMaterial({ map: textureOf(256, face, sharpness) })),
    ],
    size,
    false,
    light,
  );
}

/** A round piece with a face on top. */
export function roundSlab(
  size: number,
  thick: number,
  face: Draw,
  colours: { side: string },
  light: Light,
  sharpness: number,
): Slab {
  const body = new CylinderGeometry(size / 2, size / 2, thick, 40);
  body.rotateX(Math.PI / 2).translate(0, 0, thick / 2);
  const top = new CircleGeometry(size * 0.485, 40);
  top.translate(0, 0, thick + 0.00015);
  return new Slab(
    [
      new Mesh(body, new MeshStandardMaterial({ color: colours.side, roughness: 0.45 })),
      new Mesh(top, new MeshLambertMaterial({ map: textureOf(128, face, sharpness) })),
    ],
    size,
    true,
    light,
  );
}

/** A plain block, round or square: a cup, a box of matches. */
export function block(size: number, thick: number, round: boolean, colour: string, light: Light): Slab {
  const body = round
    ? new CylinderGeometry(size / 2, size / 2, thick, 40).rotateX(Math.PI / 2)
    : new BoxGeometry(size, size, thick);
  body.translate(0, 0, thick / 2);
  return new Slab([new Mesh(body, new MeshStandardMaterial({ color: colour, roughness: 0.6 }))], size, round, light);
}
