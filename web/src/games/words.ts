// What a game is called: in its own sentences where it has them (`kooshi.title`, `kooshi.about`), else in the server's words.

import { has, type Say } from "../i18n";

export function gameTitle(game: string, otherwise: string, say: Say): string {
  return own(game, "title", otherwise, say);
}

export function gameWords(
  game: { id: string; title: string; about: string },
  say: Say,
): { title: string; about: string } {
  return { title: own(game.id, "title", game.title, say), about: own(game.id, "about", game.about, say) };
}

function own(game: string, name: string, otherwise: string, say: Say): string {
  const key = `${game}.${name}`;
  return has(key) ? say(key) : otherwise;
}
