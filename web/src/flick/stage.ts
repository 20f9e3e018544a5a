// A canvas that three.js draws on: only when asked, at its own size, and with nothing left behind.
// Where nothing is drawn one sees what CSS has behind it.

import type { Material, Mesh, Object3D, Texture } from "three";
import { Color, PerspectiveCamera, Scene, SRGBColorSpace, WebGLRenderer } from "three";
import type { Rig } from "./camera";
import { onceAFrame } from "./ticker";
import { isSlowWebGL } from "./webgl";

/** More pixels than this for one of CSS cost more than they show. */
const FINEST = 2;
/** Where the processor draws, something that moves has only so many; once it rests, all. */
const COARSE = 0.4;
/** It rests when nothing was drawn for so long, in milliseconds. */
const REST = 250;

export class Stage {
  readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(30, 1, 0.02, 30);
  private readonly renderer: WebGLRenderer;
  private readonly frames = onceAFrame(() => this.draw());
  private readonly finest = Math.min(FINEST, devicePixelRatio || 1);
  private readonly coarsest = isSlowWebGL() ? Math.min(COARSE, this.finest) : this.finest;
  private rest: ReturnType<typeof setTimeout> | undefined;

  /** Throws where the browser has no WebGL after all. */
  constructor(readonly canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: "low-power" });
    this.renderer.outputColorSpace = SRGBColorSpace;
    this.renderer.setPixelRatio(this.coarsest);
    canvas.addEventListener("webglcontextrestored", this.frames.ask);
  }

  /** How sharply a texture can be seen at a slant. */
  get sharpness(): number {
    return Math.min(8, this.renderer.capabilities.getMaxAnisotropy());
  }

  /** Paints what is behind everything; without it one sees through to the page. */
  background(colour: string): void {
    this.scene.background = new Color(colour);
  }

  size(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    // The canvas was emptied: without a picture at once it would blink.
    this.draw();
  }

  look({ eye, target, up, fov }: Rig): void {
    const { camera } = this;
    if (camera.fov !== fov) {
      camera.fov = fov;
      camera.updateProjectionMatrix();
    }
    camera.up.set(...up);
    camera.position.set(...eye);
    camera.lookAt(...target);
    this.ask();
  }

  /** Asks for a new picture with the next frame. */
  ask(): void {
    this.frames.ask();
  }

  /** Draws at once what was asked for. */
  flush(): void {
    this.frames.now();
  }

  draw(): void {
    this.drawAt(this.coarsest);
    if (this.coarsest === this.finest) return;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.drawAt(this.finest), REST);
  }

  /** Draws with so many pixels for one of CSS. */
  private drawAt(ratio: number): void {
    if (this.renderer.getPixelRatio() !== ratio) this.renderer.setPixelRatio(ratio);
    this.renderer.render(this.scene, this.camera);
  }

  dispose(): void {
    this.frames.stop();
    clearTimeout(this.rest);
    this.canvas.removeEventListener("webglcontextrestored", this.frames.ask);
    clear(this.scene);
    this.renderer.dispose();
    // A browser has only a few contexts to give.
    this.renderer.forceContextLoss();
  }
}

/** Takes everything out of something, and gives back what it held on the graphics card. */
export function clear(root: Object3D): void {
  root.traverse((each) => {
    const { geometry, material } = each as Partial<Mesh>;
    geometry?.dispose();
    for (const one of [material ?? []].flat() as (Material & { map?: Texture | null })[]) {
      one.map?.dispose();
      one.dispose();
    }
  });
  root.clear();
}
