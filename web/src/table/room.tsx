// What is around the board: the players, the host's word, the list of moves, and the sheets.

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "../games/module";
import { useMedia } from "../parts/media";
import { Sheet } from "../parts/sheet";
import type { Wish } from "../session/outbox";
import { play as playSound } from "../sound";
import type { MatchMeta, MatchUpdate, Problem } from "../wire";
import { type Act, Bar } from "./bar";
import { isMove, isTold } from "./film";
import { Keys, useKeys } from "./keys";
import { useLookBack } from "./look-back";
import { Menu } from "./menu";
import { Moves } from "./moves";
import { Rules } from "./rules";
import { Seat } from "./seat";
import { Share } from "./share";
import { Stage, useStand } from "./stage";
import { Top } from "./top";
import type { MatchInPlay } from "./use-match";
import { endingWords, sideName, stepWords, type Tongue, useTongue } from "./who";
import { Word } from "./word";

interface Props {
  play: MatchInPlay;
  setting: MatchMeta;
  table: MatchUpdate;
  module: GameModule;
  levels: number[];
}

type Open = "menu" | "share" | "words" | "keys" | "moves" | "rules" | null;

export function Room({ play, setting, table, module, levels }: Props) {
  const tongue = useTongue(module, setting);
  const { say, t } = tongue;
  const wide = useMedia("(min-width: 60rem)");
  const [open, setOpen] = useState<Open>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const back = useLookBack(setting.match, table.seq, setRefusal);
  const stand = useStand(play, setting, table, module, back);
  const looking = back.at !== null;

  const ask = (wish: Wish) => {
    setRefusal(null);
    void play.ask(wish).then((answer) => !answer.ok && setRefusal(answer.problem));
  };
  useEffect(() => setRefusal(null), [table.seq, setting.match]);
  const waitsForFriend = setting.host && table.seats.some((sitter) => sitter.kind === "open");
  useEffect(() => {
    if (waitsForFriend && !table.steps.some((step) => isMove(step) && step.seat >= 0)) setOpen("share");
    else setOpen((now) => (now === "share" ? null : now));
  }, [setting.match, waitsForFriend]);

  // As long as a film runs, nothing beside it gives away how it ends.
  const film = !stand.still && stand.step?.film ? stand.step : null;
  const calm = useRef(stand.view);
  if (!film) calm.current = stand.view;
  // Nor does what is told of a film that still waits for its turn.
  const ahead =
    !stand.still &&
    !looking &&
    stand.step &&
    table.steps.some((step) => step.film && step.number >= (stand.step?.number ?? 0));
  const told = ahead && stand.step ? stand.step.number - (film ? 1 : 0) : Number.POSITIVE_INFINITY;
  const listed = table.steps.filter((step) => isTold(step) && step.number <= told);
  // And the lamp stays with the one whose flick is shown.
  const flicker = ahead
    ? table.steps.findLast((step) => isMove(step) && step.seat >= 0 && step.number <= (stand.step?.number ?? 0))?.seat
    : undefined;
  const place = listed.findLastIndex((step) => step.number <= (back.at ?? table.seq));
  const lookAt = (index: number) => back.to(index < listed.length - 1 ? (listed[index]?.number ?? -1) : null);

  const ended = table.result !== null && stand.still && play.heard.length > 0;
  useEffect(() => {
    if (ended) playSound("win");
  }, [ended]);

  // What chance has decided since, nobody can take back: there the search ends.
  const lastOwn = table.steps.findLast(
    (step) => isMove(step) && !step.taken_back && (step.seat < 0 || setting.yours.includes(step.seat)),
  );
  const mayUndo = !looking && !table.result && !table.takeback && lastOwn !== undefined && lastOwn.seat >= 0;
  const act: Record<Act, (() => void) | null> = {
    back: place >= 0 ? () => lookAt(place - 1) : null,
    on: looking ? () => lookAt(place + 1) : null,
    live: looking ? () => back.to(null) : null,
    undo: mayUndo ? () => ask({ type: "ask-takeback", seat: lastOwn.seat }) : null,
    moves: () => setOpen("moves"),
    rules: () => showRule(null),
    menu: () => setOpen("menu"),
    words: () => setOpen("words"),
    keys: () => setOpen("keys"),
  };
  useKeys(act, open === null);
  const showRule = (id: string | null) => {
    setRule(id);
    setOpen("rules");
  };
  const moves = (
    <Moves
      steps={listed}
      shown={listed[place]?.number ?? null}
      look={(number) => {
        lookAt(listed.findIndex((step) => step.number === number));
        if (!wide) setOpen(null);
      }}
      tongue={tongue}
    />
  );
  const seats = table.seats.map((sitter, seat) => (
    <Seat
      key={seat}
      seat={seat}
      sitter={sitter}
      setting={setting}
      view={calm.current}
      turn={!looking && (flicker !== undefined ? seat === flicker : !table.result && table.to_act.includes(seat))}
      won={(stand.still && !looking && table.result?.winners.includes(seat)) || false}
      times={looking ? null : table.times}
      timesAt={play.known.at}
      tongue={tongue}
    />
  ));
  const word = (
    <Word
      known={play.known}
      setting={setting}
      table={table}
      tongue={tongue}
      levels={levels}
      refusal={refusal}
      looking={looking}
      still={stand.still}
      ask={ask}
      tryNow={play.tryNow}
      live={() => back.to(null)}
      showRule={showRule}
      share={() => setOpen("share")}
    />
  );
  const near = stand.seat ?? 0;
  const heard = play.heard.filter(isTold).map((step) => stepWords(step, tongue));
  const yourTurn = stand.still && !table.result && table.to_act.some((seat) => setting.yours.includes(seat));
  const turn = yourTurn ? turnWords(setting, table, tongue) : "";
  const lookedAt = listed[place];
  const said = looking ? (lookedAt ? stepWords(lookedAt, tongue) : say("moves-start")) : [...heard, turn].join(" ");
  const ending = stand.over ? endingWords(table, tongue) : "";
  const lines = stand.covered ? [] : [...module.sayView(stand.view, t), ending].filter(Boolean);

  return (
    <div
      class="table"
      data-test="table"
      data-settled={stand.settled}
      data-link={play.known.link.kind}
      data-seq={table.seq}
      data-game={setting.game}
    >
      <Top setting={setting} link={play.known.link.kind} />
      <main class="table-main">
        <div class="table-seats far">{seats.filter((_, seat) => seat !== near)}</div>
        <Stage
          stand={stand}
          table={table}
          aim={play.aim}
          play={(move) => stand.acting !== null && ask({ type: "move", seat: stand.acting, move })}
          setting={setting}
          tongue={tongue}
        />
        <div class="table-seats near">{seats[near]}</div>
        {!wide && word}
      </main>
      <aside class="table-side" aria-label={say("moves")}>
        {wide && word}
        {wide && <h2>{say("moves")}</h2>}
        {wide && moves}
        <Bar act={act} wide={wide} />
      </aside>
      <p class="unseen" role="status" data-test="announce">
        {said}
      </p>
      <section class="unseen" aria-label={say("words")} data-test="text-board">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      {open === "moves" && (
        <Sheet title={say("moves")} close={() => setOpen(null)} test="moves-sheet">
          {moves}
        </Sheet>
      )}
      {open === "rules" && <Rules game={setting.game} rule={rule} close={() => setOpen(null)} />}
      {open === "share" && <Share setting={setting} table={table} close={() => setOpen(null)} />}
      {open === "keys" && <Keys close={() => setOpen(null)} />}
      {open === "menu" && (
        <Menu setting={setting} table={table} levels={levels} ask={ask} open={setOpen} close={() => setOpen(null)} />
      )}
      {open === "words" && (
        <Sheet title={say("words")} close={() => setOpen(null)} test="words-sheet">
          {lines.map((line) => (
            <p key={line} class="board-line">
              {line}
            </p>
          ))}
        </Sheet>
      )}
    </div>
  );
}

function turnWords(setting: MatchMeta, table: MatchUpdate, tongue: Tongue): string {
  if (setting.yours.length === 1) return tongue.say("turn-yours");
  return tongue.say("turn-side", { side: sideName(tongue, table.to_act[0] ?? 0) });
}
