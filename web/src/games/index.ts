// Which folder draws which game. Each is loaded when it is needed, and once; its face before the rest of it.

import { useEffect, useState } from "preact/hooks";
import { loadMessages } from "../i18n";
import { gameCards } from "./cards";
import type { Face, GameModule } from "./module";

interface Folder {
  face: () => Promise<{ default: Face }>;
  game: () => Promise<{ default: GameModule }>;
}

const folders: Record<string, Folder> = {
  bossa: { face: () => import("./bossa/face"), game: () => import("./bossa") },
  botaoshi: { face: () => import("./botaoshi/face"), game: () => import("./botaoshi") },
  karate: { face: () => import("./karate/face"), game: () => import("./karate") },
  kooshi: { face: () => import("./kooshi/face"), game: () => import("./kooshi") },
  ppolf: { face: () => import("./ppolf/face"), game: () => import("./ppolf") },
};

/** A game without a folder here, such as one from outside: its view is shown as it is, its moves as a list. */
const generic = (id: string): Folder => ({
  face: () => import("./generic/face"),
  game: async () => {
    const [{ genericGame }, cards] = await Promise.all([import("./generic"), gameCards()]);
    return { default: genericGame(id, cards.find((card) => card.id === id)?.secret ?? false) };
  },
});

const folderOf = (id: string): Folder => folders[id] ?? generic(id);

const loaded = new Map<string, Promise<unknown>>();

/** Loads a part of a game once. */
function load<T>(name: string, part: () => Promise<{ default: T }>): Promise<T> {
  const known = loaded.get(name);
  if (known) return known as Promise<T>;
  const loading = part().then(({ default: module }) => module);
  loading.catch(() => loaded.delete(name));
  loaded.set(name, loading);
  return loading;
}

/** What a game shows on the home page. */
export const loadFace = (id: string): Promise<Face> => load(`${id} face`, folderOf(id).face);

/** The module of a game, with its messages and its face. */
export async function loadGame(id: string): Promise<GameModule> {
  const [module] = await Promise.all([load(id, folderOf(id).game), loadMessages(id), loadFace(id)]);
  return module;
}

export type Loading<T> = T | "loading" | "missing";

function useLoaded<T>(id: string | null, loader: (id: string) => Promise<T>): Loading<T> {
  const [part, setPart] = useState<Loading<T>>("loading");
  useEffect(() => {
    let wanted = true;
    setPart("loading");
    if (id === null) return;
    loader(id).then(
      (found) => wanted && setPart(() => found),
      () => wanted && setPart("missing"),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return part;
}

export const useGame = (id: string | null): Loading<GameModule> => useLoaded(id, loadGame);
export const useFace = (id: string): Loading<Face> => useLoaded(id, loadFace);
