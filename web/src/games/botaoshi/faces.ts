// The faces of discs and of the ramp, drawn on a canvas for three.js.

import type { Look, PoleLook } from "../../flick/rods";
import { type Draw, dice } from "../../flick/textures";
import { SIDES } from "./colours";
import { isBearer, numberOf, ownerOf } from "./pieces";

const SERIF = 'Georgia, "Noto Serif", "Times New Roman", serif';

const lookOf = (seat: number) => SIDES[seat ? 1 : 0];

function face(name: string): Draw {
  const seat = ownerOf(name);
  const { wood, ink, grain } = lookOf(seat);
  return (context, size) => {
    const middle = size / 2;
    const roll = dice(numberOf(name) * 17 + seat * 5 + 3);
    context.fillStyle = wood;
    context.fillRect(0, 0, size, size);
    context.strokeStyle = grain;
    const [cx, cy] = [middle + (roll() - 0.5) * size * 0.5, middle + (roll() - 0.5) * size * 0.5];
    for (let ring = 0; ring < 15; ring += 1) {
      context.globalAlpha = 0.1 + 0.22 * roll();
      context.lineWidth = size * (0.004 + 0.012 * roll());
      context.beginPath();
      context.ellipse(
        cx,
        cy,
        size * (0.04 + ring * 0.055 + 0.02 * roll()),
        size * (0.04 + ring * 0.05 + 0.02 * roll()),
        roll() * 0.4,
        0,
        Math.PI * 2,
      );
      context.stroke();
    }
    context.globalAlpha = 1;
    context.strokeStyle = context.fillStyle = ink;
    const circle = (radius: number, wide: number) => {
      context.lineWidth = size * wide;
      context.beginPath();
      context.arc(middle, middle, size * radius, 0, Math.PI * 2);
      context.stroke();
    };
    circle(0.42, 0.03);
    if (seat) circle(0.36, 0.016);
    if (isBearer(name)) {
      // The pole stands out from the spot it stands on.
      context.beginPath();
      context.arc(middle, middle, size * 0.25, 0, Math.PI * 2);
      return context.fill();
    }
    context.font = `700 ${size * 0.52}px ${SERIF}`;
    context.textAlign = "center";
    context.textBaseline = "alphabetic";
    const words = String(numberOf(name));
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(words);
    context.fillText(words, middle, middle + (up - down) / 2);
  };
}

export const discLook = (name: string): Look => ({ side: lookOf(ownerOf(name)).side, face: face(name) });

export const poleLook = (seat: number): PoleLook =>
  seat
    ? { wood: "#33251a", band: "#e9d9b6", cloth: "#2a1d13", sign: "#f3e6c8", forked: true }
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
