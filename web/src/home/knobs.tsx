// What a game lets one settle before a match, as its server tells: shown where the game has a name for it.

import { type Translate, useSay } from "../i18n";
import { Choice } from "../parts/choice";
import type { GameCard, OptionField } from "../wire";
import { knobsFor, type Settled } from "./wish";

interface Props {
  game: GameCard;
  players: number;
  settled: Settled;
  settle: (settled: Settled) => void;
}

export function Knobs({ game, players, settled, settle }: Props) {
  const { t } = useSay(game.id);
  return (
    <>
      {knobsFor(game, players, t.has).map((knob) => (
        <OneKnob
          key={knob.name}
          t={t}
          knob={knob}
          value={settled[knob.name] ?? knob.default}
          turn={(value) => settle({ ...settled, [knob.name]: value })}
        />
      ))}
    </>
  );
}

function OneKnob({
  knob,
  value,
  turn,
  t,
}: {
  knob: OptionField;
  value: unknown;
  turn: (value: unknown) => void;
  t: Translate;
}) {
  const key = `option-${knob.name}`;
  const label = t(key);
  const test = `option-${knob.name}`;
  if (knob.kind === "switch") {
    return (
      <label class="tick">
        <input type="checkbox" checked={Boolean(value)} onChange={() => turn(!value)} data-test={test} />
        {label}
      </label>
    );
  }
  if (knob.kind === "text" || knob.kind === "number") {
    const number = knob.kind === "number";
    const [least, most] = number ? (knob.choices ?? []) : [];
    const typed = ({ value: text }: HTMLInputElement) => (text === "" ? knob.default : number ? Number(text) : text);
    return (
      <label class="field">
        {label}
        <input
          {...(number
            ? { type: "number", min: least, max: most, step: 1 }
            : { type: "text", maxLength: 40, autocomplete: "off" as const })}
          value={value === null ? "" : String(value)}
          onInput={(event: Event) => turn(typed(event.target as HTMLInputElement))}
          data-test={test}
        />
      </label>
    );
  }
  const name = (choice: string | number) => {
    const id = `${key}-${String(choice).replaceAll(" ", "-")}`;
    return t.has(id) ? t(id) : String(choice);
  };
  const choices = (knob.choices ?? []).map((choice) => ({ value: choice, name: name(choice) }));
  return <Choice label={label} choices={choices} value={value as string | number} choose={turn} test={test} />;
}
