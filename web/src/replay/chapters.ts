// The chapters of a replay, where a game has some: its holes, its rounds.

import type { GameModule, Translate } from "../games/module";
import type { Step } from "../wire";

export interface Chapter {
  /** After so many steps it begins. */
  at: number;
  name: string;
}

export function chaptersOf(steps: readonly Step[], { chapter }: Pick<GameModule, "chapter">, t: Translate): Chapter[] {
  if (!chapter) return [];
  const found: Chapter[] = [];
  steps.forEach(({ view }, number) => {
    const name = view ? chapter(view, t) : null;
    if (name !== null && name !== found.at(-1)?.name) found.push({ at: number + 1, name });
  });
  return found;
}

/** The chapter that is shown after so many steps: its place in the list; -1 before the first. */
export const chapterAt = (chapters: readonly Chapter[], at: number): number =>
  chapters.findLastIndex((each) => each.at <= at);

/** Where the chapter before or after begins; from within one, back goes to its own beginning first. */
export function chapterBy(chapters: readonly Chapter[], at: number, by: 1 | -1): number | null {
  const now = chapterAt(chapters, at);
  const within = by < 0 && (chapters[now]?.at ?? at) < at;
  return chapters[within ? now : now + by]?.at ?? null;
}
