// Looking at a whole match: from the server, or from a file.

import { useEffect, useState } from "preact/hooks";
import { getLog, getReplay, problemOf, readReplay } from "../api";
import { useGame } from "../games";
import { useSay } from "../i18n";
import { held } from "../keep/seats";
import { Apart } from "../parts/apart";
import { useTitle } from "../parts/media";
import { sayProblem } from "../parts/problem";
import { saveFile } from "../parts/save";
import { Switches } from "../parts/switches";
import { Trouble } from "../parts/trouble";
import { gameTitle } from "../table/who";
import type { Problem, Replay } from "../wire";
import { FileButton } from "./file-button";
import { Viewer } from "./viewer";

type Source = { replay: Replay; file: File | null };

/** A replay that was loaded from the server or opened from a file, and what can be done with it. */
function useSource(match: string | null) {
  const [source, setSource] = useState<Source | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const failed = (error: unknown) => setProblem(problemOf(error));
  const load = () => {
    setProblem(null);
    setSource(null);
    if (match === null) return;
    getReplay(match, held(match)?.token ?? null).then((replay) => setSource({ replay, file: null }), failed);
  };
  useEffect(load, [match]);
  const open = (file: File) => {
    setProblem(null);
    readReplay(file).then((replay) => setSource({ replay, file }), failed);
  };
  const save = () => {
    if (source?.file) saveFile({ name: source.file.name, file: source.file });
    else if (match !== null) void getLog(match, held(match)?.token ?? null).then(saveFile, failed);
  };
  /** The log as a file, wherever it is. */
  const log = async (): Promise<Blob> =>
    source?.file ?? (await getLog(match ?? "", (match && held(match)?.token) || null)).file;
  return { source, problem, load, open, save, log };
}

export function ReplayPage({ match }: { match: string | null }) {
  const { source, problem, load, open, save, log } = useSource(match);
  const game = source?.replay.meta.game ?? null;
  const { say, t } = useSay(game);
  const module = useGame(game);
  useTitle(source ? `${say("replay")} · ${gameTitle(source.replay.meta, t)}` : say("replay"));
  if (source && module === "missing") return <Refused problem={{ code: "old-client", reason: "" }} />;
  if (source && typeof module === "object") {
    return (
      <Viewer
        key={source.file?.name ?? match}
        replay={source.replay}
        module={module}
        save={save}
        open={open}
        log={log}
        linkable={source.file === null}
      />
    );
  }
  if (match === null) return <OpenFile problem={problem} open={open} />;
  if (problem) return <Refused problem={problem} again={problem.code === "server-gone" ? load : undefined} />;
  return (
    <Apart>
      <p class="hush" role="status">
        {say("replay-loading")}
      </p>
    </Apart>
  );
}

function Refused({ problem, again }: { problem: Problem; again?: (() => void) | undefined }) {
  return (
    <Apart>
      <Trouble problem={problem} again={again} />
    </Apart>
  );
}

/** Where there is no match to look at, a file may have one. */
function OpenFile({ problem, open }: { problem: Problem | null; open: (file: File) => void }) {
  const { say } = useSay();
  return (
    <Apart>
      <section class="trouble">
        <h2>{say("replay-open")}</h2>
        <p>{say("replay-open-about")}</p>
        {problem && (
          <p class="refusal" role="alert" data-test="file-problem">
            {sayProblem(problem, say)}
          </p>
        )}
        <p class="actions">
          <FileButton open={open} primary />
          <a class="button" href="/">
            {say("to-home")}
          </a>
        </p>
        <Switches />
      </section>
    </Apart>
  );
}
