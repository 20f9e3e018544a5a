// Everything that is needed now and then.

import { useState } from "preact/hooks";
import { getLog } from "../api";
import { useSay } from "../i18n";
import { myName, turning } from "../keep/preferences";
import { held } from "../keep/seats";
import { useValue } from "../keep/value";
import { Icon, type IconName } from "../parts/icon";
import { saveFile } from "../parts/save";
import { Sheet } from "../parts/sheet";
import { LanguageSwitch, SoundSwitch, ThemeSwitch } from "../parts/switches";
import type { RequestBody } from "../session/outbox";
import type { MatchMeta, MatchUpdate } from "../wire";

interface Props {
  meta: MatchMeta;
  table: MatchUpdate;
  levels: number[];
  ask: (request: RequestBody) => void;
  open: (sheet: "share" | "words" | "keys") => void;
  close: () => void;
}

export function Menu({ meta, table, levels, ask, open, close }: Props) {
  const { say } = useSay();
  const turns = useValue(turning);
  const [sure, setSure] = useState(false);
  const own = meta.yours.length === 1 ? meta.yours[0] : undefined;
  const resigning = own ?? meta.yours.find((seat) => table.to_act.includes(seat));
  const mayResign = resigning !== undefined && !table.result;
  const then = (act: () => void) => () => {
    act();
    close();
  };
  const level = levels.at(-1);
  return (
    <Sheet title={say("menu")} close={close} test="menu">
      {sure && resigning !== undefined ? (
        <div class="sure">
          <p>{say("resign-sure")}</p>
          <p class="actions">
            <button
              type="button"
              class="primary"
              onClick={then(() => ask({ type: "resign", seat: resigning }))}
              data-test="resign-yes"
            >
              {say("resign-yes")}
            </button>
            <button type="button" onClick={() => setSure(false)} data-test="resign-no">
              {say("resign-no")}
            </button>
          </p>
        </div>
      ) : (
        <div class="menu">
          <Row icon="link" name={say("share")} act={() => open("share")} test="menu-share" />
          {meta.yours.length > 1 && (
            <label class="row tick">
              <Icon name="turn" />
              <span>{say("menu-turning")}</span>
              <input type="checkbox" checked={turns} onChange={() => turning.set(!turns)} data-test="turning" />
            </label>
          )}
          {own !== undefined && <NameField seat={own} table={table} ask={ask} />}
          <Row icon="words" name={say("words")} act={() => open("words")} test="menu-words" />
          <Row icon="keys" name={say("keys")} act={() => open("keys")} test="menu-keys" />
          <Row
            icon="save"
            name={say("menu-save")}
            act={then(() => void getLog(meta.match, held(meta.match)?.token ?? null).then(saveFile))}
            test="menu-save"
          />
          {own !== undefined && !table.result && level !== undefined && table.seats[own]?.kind === "person" && (
            <Row
              icon="bot"
              name={say("menu-bot")}
              act={then(() => ask({ type: "replace", seat: own, level }))}
              test="menu-bot"
            />
          )}
          {mayResign && <Row icon="flag" name={say("resign")} act={() => setSure(true)} test="resign" />}
          <div class="menu-switches">
            <SoundSwitch label />
            <ThemeSwitch label />
            <LanguageSwitch label />
          </div>
        </div>
      )}
    </Sheet>
  );
}

function Row({ icon, name, act, test }: { icon: IconName; name: string; act: () => void; test: string }) {
  return (
    <button type="button" class="row" onClick={act} data-test={test}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
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
