// Which folder draws which game. Each is loaded when it is needed, and once.

import { useEffect, useState } from "preact/hooks";
import { addSentences } from "../i18n";
import type { GameModule } from "./module";

const folders: Record<string, () => Promise<{ default: GameModule }>> = {
  kooshi: () => import("./kooshi"),
};

const loaded = new Map<string, Promise<GameModule | null>>();

/** The module of a game; null where this client has none for it. */
export function loadGame(id: string): Promise<GameModule | null> {
  const known = loaded.get(id);
  if (known) return known;
  const loading =
    folders[id]?.().then(({ default: module }) => {
      addSentences(module);
      return module;
    }) ?? Promise.resolve(null);
  loading.catch(() => loaded.delete(id));
  loaded.set(id, loading);
  return loading;
}

export type Loading = GameModule | "loading" | "missing";

export function useGame(id: string | null): Loading {
  const [module, setModule] = useState<Loading>("loading");
  useEffect(() => {
    let wanted = true;
    setModule("loading");
    if (id === null) return;
    loadGame(id).then(
      (found) => wanted && setModule(found ?? "missing"),
      () => wanted && setModule("missing"),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return module;
}
