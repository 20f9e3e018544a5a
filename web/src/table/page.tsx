// The table: a match that is being played or watched.

import { useEffect, useMemo, useState } from "preact/hooks";
import { useGame } from "../games";
import { useCard } from "../games/cards";
import { useSay } from "../i18n";
import { takeFromAddress } from "../keep/seats";
import { Apart } from "../parts/apart";
import { useTitle } from "../parts/media";
import { Trouble } from "../parts/trouble";
import { Room } from "./room";
import { useMatch } from "./use-match";
import { gameTitle } from "./who";

export function TablePage({ match }: { match: string }) {
  useMemo(() => takeFromAddress(match), [match]);
  const [, again] = useState(0);
  useEffect(() => {
    const arrived = () => location.hash.startsWith("#seat=") && location.reload();
    addEventListener("hashchange", arrived);
    return () => removeEventListener("hashchange", arrived);
  }, []);
  const play = useMatch(match);
  const { link, meta, table } = play.known;
  const { say, t } = useSay(meta?.game ?? null);
  const module = useGame(meta?.game ?? null);
  const card = useCard(meta?.game ?? null);
  useTitle(meta ? `${gameTitle(meta, t)} · ${say("name")}` : say("page-title"));

  if (link.kind === "refused")
    return (
      <Apart>
        <Trouble problem={link.problem} />
      </Apart>
    );
  if (module === "missing")
    return (
      <Apart>
        <Trouble problem={{ code: "old-client", reason: "" }} again={() => again((n) => n + 1)} />
      </Apart>
    );
  if (!meta || !table || module === "loading")
    return <SittingDown lost={link.kind === "waiting" && link.attempt > 0} tryNow={play.tryNow} />;
  return <Room play={play} meta={meta} table={table} module={module} card={card} />;
}

/** Before there is anything to see. */
function SittingDown({ lost, tryNow }: { lost: boolean; tryNow: () => void }) {
  const { say } = useSay();
  return (
    <Apart>
      {lost ? (
        <Trouble problem={{ code: "server-gone", reason: "" }} again={tryNow} />
      ) : (
        <p class="hush" role="status">
          {say("word-sitting-down")}
        </p>
      )}
    </Apart>
  );
}
