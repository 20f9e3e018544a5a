// What else can be done with a replay.

import { useState } from "preact/hooks";
import { useSay } from "../i18n";
import { MenuRow, MenuSwitches } from "../parts/menu-row";
import { Sheet } from "../parts/sheet";
import { FileButton } from "./file-button";
import { type Moment, PlayOn } from "./play-on";

interface Props {
  at: number;
  /** The match on the server; null for a file, which has no address. */
  match: string | null;
  save: () => void;
  open: (file: File) => void;
  show: (sheet: "rules" | "keys" | null) => void;
  moment: Moment;
  log: () => Promise<Blob>;
}

export function ReplayMenu({ at, match, save, open, show, moment, log }: Props) {
  const { say } = useSay();
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}/replay/${match}?step=${at}`;
  const copy = () => void navigator.clipboard?.writeText(address).then(() => setCopied(true));
  return (
    <Sheet title={say("replay")} close={() => show(null)} test="menu">
      <div class="menu">
        {match !== null && (
          <label class="field">
            {say("replay-link", { at })}
            <span class="share-row">
              <input readOnly value={address} data-test="moment-link" />
              <button type="button" onClick={copy}>
                {say(copied ? "share-copied" : "share-copy")}
              </button>
            </span>
          </label>
        )}
        <PlayOn moment={moment} log={log} />
        <MenuRow icon="save" name={say("menu-save")} act={save} test="save" />
        <FileButton
          open={(file) => {
            show(null);
            open(file);
          }}
        />
        <MenuRow icon="book" name={say("rules")} act={() => show("rules")} test="do-rules" />
        <MenuRow icon="keys" name={say("keys")} act={() => show("keys")} test="do-keys" />
        <MenuSwitches />
      </div>
    </Sheet>
  );
}
