// Which folder draws which game. Each is loaded when it is needed, and once; its face before the rest of it.

import { useEffect, useState } from "preact/hooks";
import { loadMessages } from "../i18n";
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

const loaded = new Map<string, Promise<unknown>>();

/** Loads a part of a game once. */
function load<T>(name: string, part: (() => Promise<{ default: T }>) | undefined): Promise<T | null> {
  const known = loaded.get(name);
  if (known) return known as Promise<T | null>;
  const loading = part?.().then(({ default: module }) => module) ?? Promise.resolve(null);
  loading.catch(() => loaded.delete(name));
  loaded.set(name, loading);
  return loading;
}

/** What a game shows on the home page; null where this client has nothing for it. */
export const loadFace = (id: string): Promise<Face | null> => load(`${id} face`, folders[id]?.face);

/** The module of a game, with its messages and its face; null where this client has none for it. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const [module] = await Promise.all([load(id, folders[id]?.game), loadMessages(id), loadFace(id)]);
  return module;
}

export type Loading<T> = T | "loading" | "missing";

function useLoaded<T>(id: string | null, loader: (id: string) => Promise<T | null>): Loading<T> {
  const [part, setPart] = useState<Loading<T>>("loading");
  useEffect(() => {
    let wanted = true;
    setPart("loading");
    if (id === null) return;
    loader(id).then(
      (found) => wanted && setPart(() => found ?? "missing"),
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
