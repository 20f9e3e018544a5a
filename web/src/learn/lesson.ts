// A game's lesson: each of its steps is a match of its own, with what the learner is told.

import { makeLesson } from "../api";
import { read, write } from "../keep/box";
import { myName } from "../keep/preferences";
import { hold } from "../keep/seats";
import { go } from "../router";

/** Sits down at a step of a game's lesson, counted from 0; throws an ApiError where that can't be. */
export async function learn(game: string, step: number, how: "push" | "replace"): Promise<void> {
  const made = await makeLesson({ game, step, name: myName.get() });
  hold(made.match, { token: made.token, game, lesson: true });
  go(`/play/${made.match}`, how);
}

const key = (game: string) => `learned.${game}`;

/** Whether the lesson of a game was taken to its end on this device. */
export const hasLearned = (game: string): boolean => read(key(game), false);
export const noteLearned = (game: string): void => write(key(game), true);
