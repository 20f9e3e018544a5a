// The faces of discs and of the ramp, drawn on a canvas for three.js.

import type { Look, PoleLook } from "../../flick/rods";
import { type Draw, dice } from "../../flick/textures";
import { LIT, SIDES } from "./colours";
import { isBearer, numberOf, ownerOf } from "./pieces";

const SERIF = 'Georgia, "Noto Serif", "Times New Roman", serif';

const lookOf = (seat: number) => SIDES[seat ? 1 : 0];

type Context = CanvasRenderingContext2D;

/** The end of a log: wood with its rings around a middle that is never quite in the middle. */
function drawRings(context: Context, size: number, wood: string, grain: string, roll: () => number): void {
  context.fillStyle = wood;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = grain;
  const off = () => size / 2 + (roll() - 0.5) * size * 0.5;
  const [cx, cy] = [off(), off()];
  for (let ring = 0; ring < 15; ring += 1) {
    context.globalAlpha = 0.1 + 0.22 * roll();
    context.lineWidth = size * (0.004 + 0.012 * roll());
    context.beginPath();
    const wide = size * (0.04 + ring * 0.055 + 0.02 * roll());
    const high = size * (0.04 + ring * 0.05 + 0.02 * roll());
    context.ellipse(cx, cy, wide, high, roll() * 0.4, 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function circle(context: Context, size: number, radius: number): void {
  context.beginPath();
  context.arc(size / 2, size / 2, size * radius, 0, Math.PI * 2);
}

function drawNumber(context: Context, size: number, number: number): void {
  context.font = `700 ${size * 0.52}px ${SERIF}`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(String(number));
  context.fillText(String(number), size / 2, size / 2 + (up - down) / 2);
}

function face(name: string): Draw {
  const seat = ownerOf(name);
  const { wood, ink, grain } = lookOf(seat);
  return (context, size) => {
    drawRings(context, size, wood, grain, dice(numberOf(name) * 17 + seat * 5 + 3));
    context.strokeStyle = context.fillStyle = ink;
    for (const [radius, wide] of seat ? [[0.42, 0.03] as const, [0.36, 0.016] as const] : [[0.42, 0.03] as const]) {
      context.lineWidth = size * wide;
      circle(context, size, radius);
      context.stroke();
    }
    if (!isBearer(name)) return drawNumber(context, size, numberOf(name));
    // The pole stands out from the spot it stands on.
    circle(context, size, 0.25);
    context.fill();
  };
}

export const discLook = (name: string, dark: boolean): Look => ({
  side: dark && ownerOf(name) ? LIT.side : lookOf(ownerOf(name)).side,
  face: face(name),
});

export const poleLook = (seat: number, dark: boolean): PoleLook =>
  seat
    ? {
        wood: dark ? LIT.wood : "#33251a",
        band: "#e9d9b6",
        cloth: dark ? LIT.cloth : "#2a1d13",
        sign: "#f3e6c8",
        forked: true,
      }
    : { wood: "#fff6e2", band: "#b93519", cloth: "#c73e1d", sign: "#fff6e2", forked: false };

export const RAMP_WOOD = "#b4472a";

/** Chevrons that point up the ramp. */
export const rampFace: Draw = (context, size) => {
  context.fillStyle = "#c4532f";
  context.fillRect(0, 0, size, size);
  context.strokeStyle = "#fff3dc";
  context.lineWidth = size * 0.07;
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const at of [0.2, 0.45, 0.7]) {
    context.globalAlpha = 0.45 + at * 0.6;
    context.beginPath();
    context.moveTo(size * at, size * 0.24);
    context.lineTo(size * (at + 0.16), size * 0.5);
    context.lineTo(size * at, size * 0.76);
    context.stroke();
  }
  context.globalAlpha = 1;
};
