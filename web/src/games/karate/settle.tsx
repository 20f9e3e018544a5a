// Before the fight: one of the learned techniques for each step, the strongest to begin with.

import { useRef, useState } from "preact/hooks";
import type { Translate } from "../module";
import { Figure } from "./marks";
import { type Code, strongest } from "./sheet";
import { Waiting } from "./tray";
import type { ChooseTechniques as Settling, View } from "./wire";
import { nameOf, sayWho } from "./words";

interface Props {
  view: View;
  /** The view with "you" for its seat, where anybody is called so. */
  named: View;
  resigned: readonly number[];
  live: boolean;
  play: (move: Settling) => void;
  sound: (name: string) => void;
  t: Translate;
}

/** What is chosen, for this player and this round only. */
function useChoice(view: View): [Code[], (step: number, code: Code) => void] {
  const key = `${view.seat} ${view.round}`;
  const first = (): Code[] => view.own?.settled ?? view.own?.learned.map(strongest) ?? [];
  const now = useRef({ key, codes: first() });
  const [, redraw] = useState({});
  if (now.current.key !== key || now.current.codes.length === 0) now.current = { key, codes: first() };
  const choose = (step: number, code: Code) => {
    now.current = { key, codes: now.current.codes.map((old, at) => (at === step ? code : old)) };
    redraw({});
  };
  return [view.own?.settled ?? now.current.codes, choose];
}

export function Settle({ view, named, resigned, live, play, sound, t }: Props) {
  const [codes, choose] = useChoice(view);
  const open = view.own !== null && view.own.settled === null;
  return (
    <section class="ka-settle" aria-label={t("settle")}>
      <Called view={named} t={t} />
      {view.own?.learned.map((learned, step) => (
        <SettleRow
          key={step}
          step={step}
          learned={learned}
          chosen={codes[step] ?? "-"}
          open={open && live}
          choose={(code) => {
            sound("tap");
            choose(step, code);
          }}
          t={t}
        />
      ))}
      {open ? (
        <button
          type="button"
          class="primary ka-fight-button"
          disabled={!live}
          onClick={() => play({ type: "settle", techniques: codes })}
          data-test="fight"
        >
          {t("settle-fight")}
        </button>
      ) : (
        view.sheets.length === 0 && <Waiting view={named} resigned={resigned} t={t} />
      )}
    </section>
  );
}

/** Who has ended the training, and what is to be done now. */
function Called({ view, t }: { view: View; t: Translate }) {
  return (
    <header>
      <p class="ka-called">
        {view.caller === null ? t("settle-time") : t("settle-kiai", sayWho(view.caller, view, t))}
      </p>
      {view.own && <h2>{t("settle")}</h2>}
      {view.own && <p class="ka-note">{t("settle-hint")}</p>}
    </header>
  );
}

interface ChoicesProps {
  step: number;
  learned: string;
  chosen: Code;
  open: boolean;
  choose: (code: Code) => void;
  t: Translate;
}

/** What was learned for one step. */
function SettleRow(props: ChoicesProps) {
  const { step, t } = props;
  return (
    <div
      class="ka-settle-row"
      role="group"
      data-test={`settle-${step + 1}`}
      aria-label={t("settle-choice", { n: step + 1 })}
    >
      <span class="ka-step-number" aria-hidden="true">
        {step + 1}
      </span>
      <Choices {...props} />
    </div>
  );
}

function Choices({ step, learned, chosen, open, choose, t }: ChoicesProps) {
  if (!learned)
    return (
      <p class="ka-hesitates">
        <Figure code="-" />
        {t("hesitates")}
      </p>
    );
  return (
    <div class="ka-choices">
      {([...learned] as Code[]).map((code) => (
        <button
          key={code}
          type="button"
          class="ka-choice"
          disabled={!open}
          aria-pressed={chosen === code}
          onClick={() => choose(code)}
          data-test={`tech-${step + 1}-${code}`}
        >
          <Figure code={code} />
          <span class="ka-name">
            <b>{nameOf(code, t)}</b>
            <i>{t(`type-${code as Exclude<Code, "-">}`)}</i>
          </span>
        </button>
      ))}
    </div>
  );
}
