// Who comes back in the middle of a fight sees it before its outcome.

import { useEffect, useMemo, useState } from "preact/hooks";
import { getReplay } from "../api";
import type { GameModule } from "../games/module";
import { held, note } from "../keep/seats";
import type { MatchInPlay } from "./use-match";
import { isMissed, missedIn } from "./view-queue";

/** Whether the table can be shown: what was missed at it is fetched first, and then shown before what is there now. */
export function useMissed(match: string, play: MatchInPlay, module: GameModule | null): boolean {
  const { table } = play.known;
  const shown = useMemo(() => held(match)?.shown ?? null, [match]);
  const [ready, setReady] = useState<string | null>(null);
  const arrived = table !== null && module !== null;
  useEffect(() => {
    if (!arrived || ready === match) return;
    const { unmissable } = module;
    const missed = shown !== null && unmissable && table.steps.some((step) => isMissed(step, shown, unmissable));
    if (!missed) return setReady(match);
    let wanted = true;
    const go = () => wanted && setReady(match);
    getReplay(match, held(match)?.token ?? null).then((replay) => {
      const found = wanted ? missedIn(replay, shown, unmissable) : null;
      if (found) play.rewind(found.before, found.missed);
      go();
    }, go);
    return () => {
      wanted = false;
    };
  }, [match, arrived, ready]);
  const rested = ready === match && play.queue.idle ? (table?.seq ?? null) : null;
  useEffect(() => {
    if (rested !== null) note(match, { shown: rested });
  }, [match, rested]);
  return ready === match;
}
