// Wood, tatami and shadows, drawn on the spot: no picture is loaded.

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";

export type Draw = (context: CanvasRenderingContext2D, size: number) => void;

/** A square canvas with something drawn on it. */
export function canvasOf(size: number, draw: Draw): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (context) draw(context, size);
  return canvas;
}

export function textureOf(size: number, draw: Draw, sharpness = 1): Texture {
  const texture = new CanvasTexture(canvasOf(size, draw));
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = sharpness;
  return texture;
}

/** Numbers that look like chance and are the same every time. */
export function dice(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 1664525 + 1013904223) % 4294967296;
    return now / 4294967296;
  };
}

/** One line of the grain, a little bent. */
function drawGrain(context: CanvasRenderingContext2D, size: number, across: number, bow: number, roll: () => number) {
  context.lineWidth = size / 1024 + (roll() * size) / 480;
  context.beginPath();
  context.moveTo(across, -4);
  const [half, end] = [across + bow * roll(), across + (roll() - 0.5) * 6];
  context.bezierCurveTo(across + bow, size * 0.3, half, size * 0.7, end, size + 4);
  context.stroke();
}

const GRAIN_LINES = 26;

/** Planks along the canvas' height, with grain. */
export function drawWood(base: string, grain: string, { planks = 4, seed = 7, strength = 1 } = {}): Draw {
  return (context, size) => {
    const roll = dice(seed);
    context.fillStyle = base;
    context.fillRect(0, 0, size, size);
    const wide = size / planks;
    for (let plank = 0; plank < planks; plank += 1) {
      context.save();
      context.beginPath();
      context.rect(plank * wide, 0, wide, size);
      context.clip();
      context.globalAlpha = (0.05 + 0.09 * roll()) * strength;
      context.fillStyle = context.strokeStyle = grain;
      if (plank % 2) context.fillRect(plank * wide, 0, wide, size);
      const centre = roll();
      for (let line = 0; line < GRAIN_LINES; line += 1) {
        const across = plank * wide + (wide * (line + roll() * 0.8)) / GRAIN_LINES;
        const bow = (across / wide - plank - centre) * wide * 0.25;
        context.globalAlpha = (0.05 + 0.16 * roll() * roll()) * strength;
        drawGrain(context, size, across, bow, roll);
      }
      context.globalAlpha = 0.22 * strength;
      context.fillRect(plank * wide, 0, Math.max(1, size / 700), size);
      context.restore();
    }
  };
}

/** Straw in rows. */
export function drawTatami(base: string, straw: string): Draw {
  return (context, size) => {
    const roll = dice(11);
    context.fillStyle = base;
    context.fillRect(0, 0, size, size);
    context.fillStyle = straw;
    for (let y = 0; y < size; y += 4) {
      context.globalAlpha = 0.5 + 0.5 * roll();
      context.fillRect(0, y, size, 1.4);
    }
    context.globalAlpha = 1;
    for (let x = 0; x < size; x += size / 8) context.fillRect(x, 0, 2, size);
  };
}

export function repeated(texture: Texture, x: number, y: number): Texture {
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(x, y);
  return texture;
}

/** A soft dark spot, round or square, for what lies on a table. */
export function drawShadow(round: boolean): Draw {
  return (context, size) => {
    const edge = size * 0.28;
    if (round) {
      const soft = context.createRadialGradient(size / 2, size / 2, size * 0.16, size / 2, size / 2, size / 2);
      soft.addColorStop(0, "rgb(0 0 0 / 1)");
      soft.addColorStop(0.45, "rgb(0 0 0 / 0.6)");
      soft.addColorStop(1, "rgb(0 0 0 / 0)");
      context.fillStyle = soft;
      context.fillRect(0, 0, size, size);
      return;
    }
    // The shadow of a square that is not seen itself: Safari's canvas blurs nothing else.
    const unseen = 2 * size;
    context.shadowColor = "#000";
    context.shadowBlur = size / 8;
    context.shadowOffsetX = unseen;
    context.beginPath();
    context.roundRect(edge * 0.8 - unseen, edge * 0.8, size - edge * 1.6, size - edge * 1.6, size / 12);
    context.fill();
  };
}
