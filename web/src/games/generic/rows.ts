// Any view as rows to be read: a label and a value, nested where the view is. Knows no game.

import type { Translate } from "../module";

export type Value =
  | { kind: "text"; text: string }
  /** Text with line breaks: a board that the game has drawn itself. */
  | { kind: "picture"; text: string }
  | { kind: "grid"; cells: string[][] }
  | { kind: "rows"; rows: Row[] };

export interface Row {
  label: string;
  value: Value;
}

/** Fields that hold a seat in any game that uses these names. */
const SEATS = new Set(["turn", "winner", "player", "owner"]);
const NOTHING = "–";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** The name of a field: as the game's messages say, else as it is written; nothing for one that is not to be shown. */
function labelOf(name: string, t: Translate): string {
  const id = `view-${name.replaceAll("_", "-")}`;
  if (t.has(id)) return t(id);
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plainText(value: unknown, name: string, t: Translate): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return t(value ? "generic-yes" : "generic-no");
  if (typeof value === "number" && SEATS.has(name)) return t.side(value);
  return String(value);
}

function listValue(list: unknown[], name: string, t: Translate): Value {
  if (list.every(isPlain)) {
    const words = list.map((each) => plainText(each, name, t));
    return { kind: "text", text: words.length ? words.join(", ") : NOTHING };
  }
  if (list.every((row) => Array.isArray(row) && row.every(isPlain)))
    return { kind: "grid", cells: list.map((row) => (row as unknown[]).map((cell) => plainText(cell, name, t))) };
  return { kind: "rows", rows: list.map((each, at) => ({ label: String(at + 1), value: shownAs(each, name, t) })) };
}

function shownAs(value: unknown, name: string, t: Translate): Value {
  if (Array.isArray(value)) return listValue(value, name, t);
  if (isFields(value)) return { kind: "rows", rows: fieldRows(value, t) };
  const text = plainText(value, name, t);
  return text.includes("\n") ? { kind: "picture", text } : { kind: "text", text };
}

const fieldRows = (fields: Fields, t: Translate): Row[] =>
  Object.entries(fields)
    .map(([name, value]) => ({ label: labelOf(name, t), value: shownAs(value, name, t) }))
    .filter(({ label }) => label);

/** A view as rows; without whose view it is and what stands beside the board. */
export function rowsOf(view: unknown, t: Translate): Row[] {
  if (!isFields(view)) return [{ label: "", value: shownAs(view, "", t) }];
  return fieldRows(
    Object.fromEntries(Object.entries(view).filter(([name]) => name !== "seat" && name !== "result")),
    t,
  );
}

/** The same line by line, for those who do not see it. */
export const linesOf = (rows: Row[], before = ""): string[] => rows.flatMap((row) => lines(row, before));

function lines({ label, value }: Row, before: string): string[] {
  const start = [before, label].filter(Boolean).join(" ");
  switch (value.kind) {
    case "text":
      return [start ? `${start}: ${value.text}` : value.text];
    case "picture":
      return [...(start ? [`${start}:`] : []), ...value.text.split("\n")];
    case "grid":
      return value.cells.map((cells, at) => `${start} ${at + 1}: ${cells.join(", ")}`.trim());
    case "rows":
      return linesOf(value.rows, start);
  }
}

/** What a seat has, where a view has points by seat under one of the usual names. */
export function pointsOf(view: unknown, seat: number): number | null {
  if (!isFields(view)) return null;
  for (const name of ["points", "scores", "score"]) {
    const all = view[name];
    const points = Array.isArray(all) ? all[seat] : undefined;
    if (typeof points === "number") return points;
  }
  return null;
}
