// Everything that is needed now and then.

import { useState } from "preact/hooks";
import { getLog, problemOf } from "../api";
import { useSay } from "../i18n";
import { myName, turning } from "../keep/preferences";
import { held } from "../keep/seats";
import { useValue } from "../keep/value";
import { Icon } from "../parts/icon";
import { MenuRow, MenuSwitches } from "../parts/menu-row";
import { saveFile } from "../parts/save";
import { Sheet } from "../parts/sheet";
import type { RequestBody } from "../session/outbox";
import type { MatchMeta, MatchUpdate, Problem } from "../wire";

interface Props {
  meta: MatchMeta;
  table: MatchUpdate;
  levels: number[];
  ask: (request: RequestBody) => void;
  /** Says why something could not be done. */
  refuse: (problem: Problem) => void;
  open: (sheet: "share" | "device" | "words" | "keys") => void;
  close: () => void;
}

export function Menu(props: Props) {
  const { meta, table, ask, close } = props;
  const { say } = useSay();
  const [sure, setSure] = useState(false);
  const resigning = table.result ? undefined : resigningSeat(meta, table);
  const resign = () => {
    if (resigning !== undefined) ask({ type: "resign", seat: resigning });
    close();
  };
  return (
    <Sheet title={say("menu")} close={close} test="menu">
      {sure ? (
        <Sure alone={table.seats.length === 1} yes={resign} no={() => setSure(false)} />
      ) : (
        <Rows {...props} resign={resigning === undefined ? null : () => setSure(true)} />
      )}
    </Sheet>
  );
}

/** The seat that can be given up: the own one, or of several the one that is to act. */
function resigningSeat({ yours }: MatchMeta, { to_act }: MatchUpdate): number | undefined {
  return yours.length === 1 ? yours[0] : yours.find((seat) => to_act.includes(seat));
}

function Sure({ alone, yes, no }: { alone: boolean; yes: () => void; no: () => void }) {
  const { say } = useSay();
  return (
    <div class="sure">
      <p>{say(alone ? "quit-alone-sure" : "resign-sure")}</p>
      <p class="actions">
        <button type="button" class="primary" onClick={yes} data-test="resign-yes">
          {say(alone ? "quit-alone" : "resign-yes")}
        </button>
        <button type="button" onClick={no} data-test="resign-no">
          {say("resign-no")}
        </button>
      </p>
    </div>
  );
}

function Rows({ meta, table, levels, ask, refuse, open, close, resign }: Props & { resign: (() => void) | null }) {
  const { say } = useSay();
  const own = meta.yours.length === 1 ? meta.yours[0] : undefined;
  const level = levels.filter((each) => each <= OWN_LEVELS).at(-1);
  const mayLeave = own !== undefined && !table.result && table.seats[own]?.kind === "person";
  const save = () => {
    getLog(meta.match, held(meta.match)?.token ?? null).then(saveFile, (error: unknown) => refuse(problemOf(error)));
    close();
  };
  const leave = (seat: number, to: number) => {
    ask({ type: "replace", seat, level: to });
    close();
  };
  return (
    <div class="menu">
      <MenuRow icon="link" name={say("share")} act={() => open("share")} test="menu-share" />
      {meta.yours.length > 0 && (
        <MenuRow icon="device" name={say("menu-device")} act={() => open("device")} test="menu-device" />
      )}
      {meta.yours.length > 1 && <Turning />}
      {own !== undefined && <NameField seat={own} table={table} ask={ask} />}
      <MenuRow icon="words" name={say("words")} act={() => open("words")} test="menu-words" />
      <MenuRow icon="keys" name={say("keys")} act={() => open("keys")} test="menu-keys" />
      <MenuRow icon="save" name={say("menu-save")} act={save} test="menu-save" />
      {mayLeave && level !== undefined && (
        <MenuRow icon="bot" name={say("menu-bot")} act={() => leave(own, level)} test="menu-bot" />
      )}
      {resign && (
        <MenuRow
          icon="flag"
          name={say(table.seats.length === 1 ? "quit-alone" : "resign")}
          act={resign}
          test="resign"
        />
      )}
      <MenuSwitches />
    </div>
  );
}

/** Levels above this one are agents from outside, which nobody has asked for here. */
const OWN_LEVELS = 10;

/** Whether the board turns to whoever moves. */
function Turning() {
  const { say } = useSay();
  const turns = useValue(turning);
  return (
    <label class="row tick">
      <Icon name="turn" />
      <span>{say("menu-turning")}</span>
      <input type="checkbox" checked={turns} onChange={() => turning.set(!turns)} data-test="turning" />
    </label>
  );
}

function NameField({ seat, table, ask }: { seat: number; table: MatchUpdate; ask: (request: RequestBody) => void }) {
  const { say } = useSay();
  const [name, setName] = useState(table.seats[seat]?.name ?? "");
  return (
    <form
      class="row name-form"
      onSubmit={(event: Event) => {
        event.preventDefault();
        myName.set(name);
        ask({ type: "rename", seat, name });
      }}
    >
      <Icon name="pen" />
      <input
        maxLength={40}
        value={name}
        aria-label={say("menu-name")}
        placeholder={say("menu-name")}
        onInput={(event: Event) => setName((event.target as HTMLInputElement).value)}
        data-test="name"
      />
      <button type="submit" data-test="rename">
        {say("menu-rename")}
      </button>
    </form>
  );
}
