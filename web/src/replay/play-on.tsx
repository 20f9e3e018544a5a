// Playing on from a moment of a replay, against the computer or beside each other.

import { useState } from "preact/hooks";
import { playOn, problemOf } from "../api";
import { useCard } from "../games/cards";
import { useSay } from "../i18n";
import { read } from "../keep/box";
import { hold } from "../keep/seats";
import { MenuRow } from "../parts/menu-row";
import { sayProblem } from "../parts/problem";
import { go } from "../router";

export interface Moment {
  game: string;
  /** How many entries of the log have happened. */
  entries: number;
  /** The seat that one would play against the computer. */
  seat: number;
}

export function PlayOn({ moment, log }: { moment: Moment; log: () => Promise<Blob> }) {
  const { say, t } = useSay(moment.game);
  const card = useCard(moment.game);
  const [trouble, setTrouble] = useState("");
  const start = (level: number | null) => {
    const against = level === null ? null : { level, seat: moment.seat };
    setTrouble("");
    log()
      .then((file) => playOn(file, moment.entries, against))
      .then(({ match, token }) => {
        hold(match, { token, game: moment.game });
        go(`/play/${match}`);
      })
      .catch((error: unknown) => setTrouble(sayProblem(problemOf(error), t)));
  };
  const levels = card?.levels ?? [];
  const usual = read(`level.${moment.game}`, 0);
  const level = levels.includes(usual) ? usual : (levels[0] ?? 1);
  return (
    <>
      {levels.length > 0 && (
        <MenuRow icon="bot" name={say("play-on-bot", { level })} act={() => start(level)} test="play-on-bot" />
      )}
      <MenuRow icon="turn" name={say("play-on-beside")} act={() => start(null)} test="play-on-beside" />
      {trouble && (
        <p class="refusal" role="alert" data-test="play-on-trouble">
          {trouble}
        </p>
      )}
    </>
  );
}
