// The sheet on which a game is begun: against whom, and what little else there is to say.

import { useEffect, useState } from "preact/hooks";
import { makeMatch, problemOf } from "../api";
import { gameWords } from "../games/words";
import { useSay } from "../i18n";
import { hold } from "../keep/seats";
import { myName } from "../keep/wishes";
import { useValue } from "../keep/value";
import { Choice } from "../parts/choice";
import { Sheet } from "../parts/sheet";
import { sayProblem } from "../parts/trouble";
import { go } from "../router";
import type { GameCard, Problem } from "../wire";
import { type Against, type Begins, CLOCKS, type ClockName, wishFor } from "./wish";
import { read, write } from "../keep/box";

export function Start({ game, close }: { game: GameCard; close: () => void }) {
  const { say } = useSay();
  const name = useValue(myName);
  const [level, setLevel] = useState(() => known(read(`level.${game.id}`, 0), game.levels));
  const [begins, setBegins] = useState<Begins>("you");
  const [clock, setClock] = useState<ClockName>("none");
  const [watching, setWatching] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  // The table is needed next: it may come while one chooses.
  useEffect(() => void import("../table/page"), []);
  const begin = async (against: Against) => {
    setBusy(true);
    setProblem(null);
    write(`level.${game.id}`, level);
    try {
      const made = await makeMatch(wishFor(game, { against, level, begins, clock, watching, name }));
      hold(made.match, { token: made.token, game: game.id, invitations: made.invitations });
      go(`/play/${made.match}`);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };

  return (
    <Sheet title={gameWords(game, say).title} close={close} test="start">
      <div class="start">
        {game.levels.length > 0 && (
          <div class="start-bot">
            <button type="button" class="primary big" autofocus disabled={busy} onClick={() => begin("bot")} data-test="against-bot">
              {say("start.bot")}
            </button>
            <Choice
              label={say("start.level")}
              choices={game.levels.map((each) => ({ value: each, name: String(each) }))}
              value={level}
              choose={setLevel}
              test="level"
            />
          </div>
        )}
        <button type="button" class="big" disabled={busy} onClick={() => begin("beside")} data-test="side-by-side">
          {say("start.beside")}
          <small>{say("start.beside.about")}</small>
        </button>
        <button type="button" class="big" disabled={busy} onClick={() => begin("friend")} data-test="with-friend">
          {say("start.friend")}
          <small>{say("start.friend.about")}</small>
        </button>
        {problem && (
          <p class="refusal" role="alert">
            {sayProblem(problem, say)}
          </p>
        )}
        <details class="fold" data-test="more">
          <summary>{say("start.more")}</summary>
          <Choice
            label={say("start.begins")}
            choices={(["you", "they", "drawn"] as const).map((value) => ({ value, name: say(`begins.${value}`) }))}
            value={begins}
            choose={setBegins}
            test="begins"
          />
          <Choice
            label={say("start.clock")}
            choices={CLOCKS.map((value) => ({ value, name: say(`clock.${value}`) }))}
            value={clock}
            choose={setClock}
            test="clock"
          />
          <label class="field">
            {say("start.name")}
            <input
              type="text"
              maxLength={40}
              value={name}
              autocomplete="nickname"
              onInput={(event: Event) => myName.set((event.target as HTMLInputElement).value)}
            />
          </label>
          <label class="tick">
            <input type="checkbox" checked={watching} onChange={() => setWatching(!watching)} />
            {say("start.watching")}
          </label>
        </details>
      </div>
    </Sheet>
  );
}

function known(level: number, levels: number[]): number {
  return levels.includes(level) ? level : (levels[0] ?? 1);
}
