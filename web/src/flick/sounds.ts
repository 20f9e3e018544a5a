// What a contact sounds like: which sound, and how loud for how hard it was.

/** Softer than this, in metres a second, is not heard. */
const UNHEARD = 0.015;

/** How loud a contact is, 0 to 1. */
export function loudness(impact: number): number {
  return impact < UNHEARD ? 0 : Math.min(1, 0.12 + 0.88 * Math.sqrt(impact / 2.5));
}
