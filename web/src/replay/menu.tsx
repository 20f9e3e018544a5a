// What else can be done with a replay.

import { useState } from "preact/hooks";
import { useSay } from "../i18n";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { LanguageSwitch, SoundSwitch, ThemeSwitch } from "../parts/switches";
import { FileButton } from "./file-button";

interface Props {
  at: number;
  /** The match on the server; null for a file, which has no address. */
  match: string | null;
  save: () => void;
  open: (file: File) => void;
  show: (sheet: "rules" | "keys" | null) => void;
}

export function ReplayMenu({ at, match, save, open, show }: Props) {
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
        <button type="button" class="row" onClick={save} data-test="save">
          <Icon name="save" />
          {say("menu-save")}
        </button>
        <FileButton
          open={(file) => {
            show(null);
            open(file);
          }}
        />
        <button type="button" class="row" onClick={() => show("rules")} data-test="do-rules">
          <Icon name="book" />
          {say("rules")}
        </button>
        <button type="button" class="row" onClick={() => show("keys")} data-test="do-keys">
          <Icon name="keys" />
          {say("keys")}
        </button>
        <div class="menu-switches">
          <SoundSwitch label />
          <ThemeSwitch label />
          <LanguageSwitch label />
        </div>
      </div>
    </Sheet>
  );
}
