// The sheet on which a game is begun: how many, against whom, and what little else there is to say.

import { useEffect, useState } from "preact/hooks";
import { makeMatch, problemOf } from "../api";
import { useGame } from "../games";
import type { Face } from "../games/module";
import { type Say, type Translate, useSay } from "../i18n";
import { read, write } from "../keep/box";
import { myName } from "../keep/preferences";
import { hold } from "../keep/seats";
import { useValue } from "../keep/value";
import { hasLearned } from "../learn/lesson";
import { Choice } from "../parts/choice";
import { sayProblem } from "../parts/problem";
import { Sheet } from "../parts/sheet";
import { go } from "../router";
import type { GameCard, LevelCard, Problem } from "../wire";
import { Mix } from "./mix";
import { OptionFields } from "./option-fields";
import { type Against, GRACES } from "./setup";
import { openedWith, problemIn, type StartModel, type StartState, setupOf, startModel } from "./start-state";

interface Starting {
  game: GameCard;
  state: StartState;
  model: StartModel;
  put: (part: Partial<StartState>) => void;
  begin: (others: Against[]) => void;
  say: Say;
  /** Says also what the game itself has to say, such as why a position can't be. */
  t: Translate;
}

export interface StartProps {
  game: GameCard;
  face: Pick<Face, "countdown" | "usual">;
  close: () => void;
}

/** What is chosen on the sheet, and the way to the match that is made of it. */
function useStart({ game, face }: StartProps): Starting {
  const { say, t } = useSay(game.id);
  const [state, setState] = useState(() =>
    openedWith(game, { players: read(`players.${game.id}`, 2), level: read(`level.${game.id}`, 0) }),
  );
  const put = (part: Partial<StartState>) => setState((now) => ({ ...now, ...part }));
  const model = startModel(game, state, face, t.has);

  // The table is needed next: it may come while one chooses, and so does the game.
  useEffect(() => {
    void import("../table/page");
  }, []);
  const begin = async (others: Against[]) => {
    const problem = problemIn(model, (field) => t(`option-${field.name}`));
    put({ problem, busy: !problem });
    if (problem) return;
    write(`level.${game.id}`, state.level);
    write(`players.${game.id}`, state.players);
    try {
      const made = await makeMatch(setupOf(game, state, model, others, myName.get()));
      hold(made.match, { token: made.token, game: game.id, invitations: made.invitations });
      go(`/play/${made.match}`);
    } catch (error) {
      put({ problem: problemOf(error), busy: false });
    }
  };
  return { game, state, model, put, begin, say, t };
}

export function Start(props: StartProps) {
  const { game, close } = props;
  const starting = useStart(props);
  const { state, model, put, say, t } = starting;
  const choose = (name: string, value: unknown) => put({ options: { ...model.options, [name]: value } });
  const learned = hasLearned(game.id);
  const module = useGame(game.id);
  const own = typeof module === "object" && module ? module.fields : undefined;
  const fields = <OptionFields fields={model.fields} chosen={model.options} choose={choose} own={own} t={t} />;
  return (
    <Sheet title={game.title} close={close} test="start">
      <div class="start">
        {model.counts.length > 1 && (
          <Choice
            label={say("start-players")}
            choices={model.counts.map((value) => ({ value, name: String(value) }))}
            value={state.players}
            choose={(players) => put({ players })}
            test="players"
          />
        )}
        {!learned && <Learn game={game} />}
        {state.players > 1 ? <Together {...starting} /> : <Alone {...starting} />}
        {state.players === 1 && fields}
        <details class="fold" data-test="more">
          <summary>{say("start-more")}</summary>
          {state.players > 1 && fields}
          <More {...starting} />
        </details>
        {learned && <Learn game={game} />}
      </div>
    </Sheet>
  );
}

/** The way to the game's lesson, where it has one. */
function Learn({ game }: { game: GameCard }) {
  const { say } = useSay();
  if (!game.lesson) return null;
  return (
    <a class="big button" href={`/learn/${game.id}`} data-test="learn">
      {say("start-learn")}
      <small>{say("start-learn-about", { n: game.lesson })}</small>
    </a>
  );
}

function Alone({ game, state, begin, say }: Starting) {
  return (
    <>
      <button
        type="button"
        class="primary big"
        autofocus
        disabled={state.busy}
        onClick={() => begin([])}
        data-test="alone"
      >
        {say("start-alone")}
      </button>
      <Refusal problem={state.problem} game={game.id} />
    </>
  );
}

/** Against the computer, side by side, with friends, or some of each. */
function Together(starting: Starting) {
  const { game, state, model, begin, say } = starting;
  const { players, busy } = state;
  const all = (each: Against) => () => begin(Array.from({ length: players - 1 }, () => each));
  return (
    <>
      {model.bots && <AgainstBot {...starting} start={all("bot")} />}
      <button type="button" class="big" disabled={busy} onClick={all("beside")} data-test="side-by-side">
        {say("start-beside")}
        <small>{say(players === 2 ? "start-beside-about" : "start-beside-many", { n: players })}</small>
      </button>
      <button type="button" class="big" disabled={busy} onClick={all("friend")} data-test="with-friend">
        {say(players === 2 ? "start-friend" : "start-friends")}
        <small>{say("start-friend-about")}</small>
      </button>
      {players > 2 && <Mix players={players} levels={model.bots} busy={busy} begin={begin} />}
      <Refusal problem={state.problem} game={game.id} />
    </>
  );
}

function AgainstBot({ game, state, put, start, say }: Starting & { start: () => void }) {
  const bot = game.bots?.find(({ level }) => level === state.level);
  return (
    <div class="start-bot">
      <button type="button" class="primary big" autofocus disabled={state.busy} onClick={start} data-test="against-bot">
        {say("start-bot")}
      </button>
      <Choice
        label={say("start-level")}
        choices={game.levels.map((each) => ({ value: each, name: levelName(each, game.levels, say) }))}
        value={state.level}
        choose={(level) => put({ level })}
        test="level"
      />
      {bot?.about && (
        <p class="start-level" aria-live="polite" data-test="level-about">
          <b>{bot.name}</b> {bot.about} {strength(game, bot, say)}
        </p>
      )}
    </div>
  );
}

/** How often a level wins against the one below, by what the ladder has measured. */
function strength(game: GameCard, bot: LevelCard, say: Say): string {
  const below = game.bots?.filter(({ level }) => level < bot.level).at(-1);
  if (below?.rating == null || bot.rating == null) return "";
  const wins = Math.round(10 / (1 + 10 ** ((below.rating - bot.rating) / 400)));
  return say("level-strength", { wins, below: below.level });
}

const FEW = 3;

/** Of a few levels the easiest and the hardest have names; of many there is only room for their numbers. */
function levelName(level: number, levels: readonly number[], say: Say): string {
  if (levels.length < 2 || levels.length > FEW) return String(level);
  const n = level;
  return level === levels[0]
    ? say("level-easy", { n })
    : level === levels.at(-1)
      ? say("level-hard", { n })
      : String(n);
}

/** What is seldom changed: who begins, the clock, the name, and whether others may watch. */
function More({ state, model, put, say }: Starting) {
  const name = useValue(myName);
  return (
    <>
      {model.asksWhoBegins && (
        <Choice
          label={say("start-begins")}
          choices={(["you", "they", "drawn"] as const).map((value) => ({ value, name: say(`begins-${value}`) }))}
          value={state.begins}
          choose={(begins) => put({ begins })}
          test="begins"
        />
      )}
      <Choice
        label={say("start-clock")}
        choices={model.clocks.map((value) => ({ value, name: say(`clock-${value}`) }))}
        value={model.clock}
        choose={(clock) => put({ clock })}
        test="clock"
      />
      {model.asksGrace && (
        <Choice
          label={say("start-grace")}
          choices={GRACES.map((value) => ({ value, name: say(`grace-${value}`) }))}
          value={state.grace}
          choose={(grace) => put({ grace })}
          test="grace"
        />
      )}
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
        <input type="checkbox" checked={state.watching} onChange={() => put({ watching: !state.watching })} />
        {say("start-watching")}
      </label>
    </>
  );
}

function Refusal({ problem, game }: { problem: Problem | null; game: string }) {
  const { t } = useSay(game);
  if (!problem) return null;
  return (
    <p class="refusal" role="alert" data-test="start-refusal">
      {sayProblem(problem, t)}
    </p>
  );
}
