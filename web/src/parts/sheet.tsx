// A sheet of paper laid over the table: at the bottom on a phone, in the middle or at the side elsewhere.

import { Fragment } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Children } from "../games/module";
import { useSay } from "../i18n";
import { Icon } from "./icon";

interface Props {
  title: string;
  close: () => void;
  children: Children;
  /** Drawn in from the side where there is room. */
  side?: boolean;
  test?: string;
}

export function Sheet({ title, close, children, side = false, test }: Props) {
  const { say } = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // WebKit rings what a sheet gives the focus to, although it was opened by a pointer. Until a key is pressed none is due.
  const [quiet, setQuiet] = useState(() => !document.activeElement?.matches(":focus-visible"));
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      dialog.current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={side ? "sheet sheet-side" : "sheet"}
      aria-labelledby={heading}
      data-test={test}
      data-quiet={quiet}
      onKeyDown={() => setQuiet(false)}
      onCancel={(event: Event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event: Event) => event.target === dialog.current && close()}
    >
      <div class="sheet-paper">
        <header class="sheet-head">
          <h2 id={heading}>
            {title.split(" ").map((word, at) => (
              <Fragment key={at}>
                {at > 0 && " "}
                <span>{word}</span>
              </Fragment>
            ))}
          </h2>
          <button type="button" class="plain round" aria-label={say("close")} onClick={close} data-test="close">
            <Icon name="close" />
          </button>
        </header>
        <div class="sheet-body">{children}</div>
      </div>
    </dialog>
  );
}
