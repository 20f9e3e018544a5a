// The host's word as it is drawn: a sentence, and what can be done about it.

import type { Children } from "../games/module";

export interface SlipProps {
  words: string;
  test: string;
  /** Said beside the words, but not read aloud: it changes too often. */
  note?: string;
  kind?: string;
  alert?: boolean;
  children?: Children;
}

export function Slip({ words, test, note, kind = "", alert = false, children }: SlipProps) {
  return (
    <div class="word" data-kind={kind} data-test="word">
      <p class="word-words" role={alert ? "alert" : undefined} data-test={test}>
        {words}
        {note && (
          <span class="word-note" aria-hidden="true">
            {" "}
            {note}
          </span>
        )}
      </p>
      {children && <p class="actions">{children}</p>}
    </div>
  );
}
