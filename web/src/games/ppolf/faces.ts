// The faces of tiles and coins, drawn on a canvas for three.js.

import type { Draw } from "../../flick/textures";
import { dice } from "../../flick/textures";
import { coinAt, isSuit, RANK_TEXT, type Rank, SUIT_COLOUR, SUIT_PATH, type Suit } from "./pieces";

const SERIF = 'Georgia, "Noto Serif", "Times New Roman", serif';

function sign(
  context: CanvasRenderingContext2D,
  path: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 24, size / 24);
  context.fillStyle = colour;
  context.fill(new Path2D(path));
  context.restore();
}

function ring(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  width: number,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.ellipse(x, y, radius * 0.82, radius, 0, 0, Math.PI * 2);
  context.stroke();
}

function text(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  context.fillStyle = colour;
  context.font = `700 ${size}px ${SERIF}`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(words);
  context.fillText(words, x, y + (up - down) / 2);
}

/** A tile's face: the suit in a corner, the rank in the middle; an ace shows its suit large. */
export function tileFace(name: string): Draw {
  const suit = name[0] as Suit;
  const rank = name[1] as Rank;
  const colour = SUIT_COLOUR[suit];
  return (context, size) => {
    const roll = dice(name.charCodeAt(0) * 31 + name.charCodeAt(1));
    context.fillStyle = "#f7ecd2";
    context.fillRect(0, 0, size, size);
    context.strokeStyle = "#b89a66";
    for (let line = 0; line < 16; line += 1) {
      context.globalAlpha = 0.05 + 0.1 * roll();
      context.lineWidth = 1 + 2 * roll();
      const x = size * roll();
      context.beginPath();
      context.moveTo(x, 0);
      context.bezierCurveTo(x + 12 * roll(), size * 0.3, x - 12 * roll(), size * 0.7, x + 8 * roll(), size);
      context.stroke();
    }
    context.globalAlpha = 1;
    context.strokeStyle = colour;
    context.lineWidth = size * 0.022;
    context.beginPath();
    context.roundRect(size * 0.055, size * 0.055, size * 0.89, size * 0.89, size * 0.05);
    context.stroke();
    sign(context, SUIT_PATH[suit], size * 0.22, size * 0.22, size * 0.23, colour);
    const middle = size * 0.54;
    if (rank === "a") sign(context, SUIT_PATH[suit], middle, middle, size * 0.54, colour);
    else if (rank === "n") ring(context, middle, middle, size * 0.2, size * 0.07, colour);
    else text(context, RANK_TEXT[rank], middle, middle, size * 0.62, colour);
  };
}

/** A coin's face: its sign on its colour, with a rim and the mark that shows how it is turned. */
export function coinFace(seat: number): Draw {
  const { sign: what, colour, ink } = coinAt(seat);
  return (context, size) => {
    const middle = size / 2;
    context.fillStyle = colour;
    context.fillRect(0, 0, size, size);
    context.strokeStyle = ink;
    context.lineWidth = size * 0.045;
    context.beginPath();
    context.arc(middle, middle, size * 0.43, 0, Math.PI * 2);
    context.stroke();
    if (isSuit(what)) sign(context, SUIT_PATH[what], middle, middle, size * 0.58, ink);
    else if (what === "n") ring(context, middle, middle, size * 0.22, size * 0.09, ink);
    else text(context, RANK_TEXT[what], middle, middle, size * 0.6, ink);
  };
}
