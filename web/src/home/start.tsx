// The sheet on which a game is begun: how many, against whom, and what little else there is to say.

import { useEffect, useState } from "preact/hooks";
import { makeMatch, problemOf } from "../api";
import { loadGame, useFace } from "../games";
import { useSay } from "../i18n";
import { read, write } from "../keep/box";
import { hold } from "../keep/seats";
import { useValue } from "../keep/value";
import { myName } from "../keep/wishes";
import { Choice } from "../parts/choice";
import { Sheet } from "../parts/sheet";
import { sayProblem } from "../parts/trouble";
import { go } from "../router";
import type { GameCard, Problem } from "../wire";
import { Knobs } from "./knobs";
import { Mix } from "./mix";
import {
  type Against,
  type Begins,
  type ClockName,
  clocksFor,
  differing,
  knobsFor,
  type Settled,
  unfit,
  wishFor,
} from "./wish";

export function Start({ game, close }: { game: GameCard; close: () => void }) {
  const { say, t } = useSay(game.id);
  const name = useValue(myName);
  const [fewest, most] = game.players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  const [players, setPlayers] = useState(() => known(read(`players.${game.id}`, 2), counts));
  const [level, setLevel] = useState(() => known(read(`level.${game.id}`, 0), game.levels));
  const [begins, setBegins] = useState<Begins>("you");
  const [clock, setClock] = useState<ClockName | null>(null);
  const [turned, setSettled] = useState<Settled>({});
  const [watching, setWatching] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const face = useFace(game.id);
  const { countdown = false, usual } = typeof face === "object" ? face : {};
  const settled = { ...usual, ...turned };
  const clocks = clocksFor(players, countdown);
  const runs = clock && clocks.includes(clock) ? clock : (clocks[0] ?? "none");

  // The table and the game are needed next: they may come while one chooses.
  useEffect(() => {
    void import("../table/page");
    void loadGame(game.id);
  }, []);
  const begin = async (others: Against[]) => {
    const knobs = knobsFor(game, players, t.has);
    const wrong = unfit(knobs, settled);
    if (wrong) {
      const [least = "", most = ""] = wrong.choices ?? [];
      setProblem({
        code: "bad-number",
        reason: "",
        facts: { name: t(`option-${wrong.name}`), least, most },
      });
      return;
    }
    setBusy(true);
    setProblem(null);
    write(`level.${game.id}`, level);
    write(`players.${game.id}`, players);
    const options = differing(knobs, settled);
    try {
      const made = await makeMatch(wishFor(game, { others, options, level, begins, clock: runs, watching, name }));
      hold(made.match, { token: made.token, game: game.id, invitations: made.invitations });
      go(`/play/${made.match}`);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const all = (each: Against) => () => begin(Array.from({ length: players - 1 }, () => each));
  const knobs = <Knobs game={game} players={players} settled={settled} settle={setSettled} />;
  const levels = game.levels.length > 0;
  const refusal = problem && (
    <p class="refusal" role="alert" data-test="start-refusal">
      {sayProblem(problem, say)}
    </p>
  );

  return (
    <Sheet title={game.title} close={close} test="start">
      <div class="start">
        {counts.length > 1 && (
          <Choice
            label={say("start-players")}
            choices={counts.map((value) => ({ value, name: String(value) }))}
            value={players}
            choose={setPlayers}
            test="players"
          />
        )}
        {players === 1 && (
          <>
            <button
              type="button"
              class="primary big"
              autofocus
              disabled={busy}
              onClick={() => begin([])}
              data-test="alone"
            >
              {say("start-alone")}
            </button>
            {refusal}
            {knobs}
          </>
        )}
        {players > 1 && levels && (
          <div class="start-bot">
            <button
              type="button"
              class="primary big"
              autofocus
              disabled={busy}
              onClick={all("bot")}
              data-test="against-bot"
            >
              {say("start-bot")}
            </button>
            <Choice
              label={say("start-level")}
              choices={game.levels.map((each) => ({ value: each, name: String(each) }))}
              value={level}
              choose={setLevel}
              test="level"
            />
          </div>
        )}
        {players > 1 && (
          <>
            <button type="button" class="big" disabled={busy} onClick={all("beside")} data-test="side-by-side">
              {say("start-beside")}
              <small>{say(players === 2 ? "start-beside-about" : "start-beside-many", { n: players })}</small>
            </button>
            <button type="button" class="big" disabled={busy} onClick={all("friend")} data-test="with-friend">
              {say(players === 2 ? "start-friend" : "start-friends")}
              <small>{say("start-friend-about")}</small>
            </button>
          </>
        )}
        {players > 2 && <Mix players={players} levels={levels} busy={busy} begin={begin} />}
        {players > 1 && refusal}
        <details class="fold" data-test="more">
          <summary>{say("start-more")}</summary>
          {players > 1 && (
            <>
              {knobs}
              <Choice
                label={say("start-begins")}
                choices={(["you", "they", "drawn"] as const).map((value) => ({ value, name: say(`begins-${value}`) }))}
                value={begins}
                choose={setBegins}
                test="begins"
              />
            </>
          )}
          <Choice
            label={say("start-clock")}
            choices={clocks.map((value) => ({ value, name: say(`clock-${value}`) }))}
            value={runs}
            choose={setClock}
            test="clock"
          />
          <label class="field">
            {say("start-name")}
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
            {say("start-watching")}
          </label>
        </details>
      </div>
    </Sheet>
  );
}

function known(value: number, among: number[]): number {
  return among.includes(value) ? value : (among[0] ?? 1);
}
