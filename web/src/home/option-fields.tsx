// What a game lets one choose before a match, as its server tells: shown where the game has a name for it.

import type { GameModule } from "../games/module";
import type { Translate } from "../i18n";
import { Choice } from "../parts/choice";
import type { OptionField } from "../wire";
import type { ChosenOptions } from "./setup";

interface Props {
  fields: OptionField[];
  chosen: ChosenOptions;
  choose: (name: string, value: unknown) => void;
  /** The game's own forms, by the names of their options. */
  own?: GameModule["fields"];
  t: Translate;
}

export function OptionFields({ fields, chosen, choose, own = {}, t }: Props) {
  return (
    <>
      {fields.map((field) => {
        const Field = field.kind === "own" ? own[field.name] : OneField;
        const put = (value: unknown) => choose(field.name, value);
        const value = field.name in chosen ? chosen[field.name] : field.default;
        return Field && <Field key={field.name} t={t} field={field} value={value} choose={put} />;
      })}
    </>
  );
}

interface FieldProps {
  field: OptionField;
  value: unknown;
  choose: (value: unknown) => void;
  t: Translate;
}

function OneField(props: FieldProps) {
  const { field, value, choose, t } = props;
  const key = `option-${field.name}`;
  if (field.kind === "switch") {
    return (
      <label class="tick">
        <input type="checkbox" checked={Boolean(value)} onChange={() => choose(!value)} data-test={key} />
        {t(key)}
      </label>
    );
  }
  if (field.kind === "text" || field.kind === "number") return <TypedField {...props} />;
  const name = (choice: string | number) => {
    const id = `${key}-${String(choice).replaceAll(" ", "-")}`;
    return t.has(id) ? t(id) : String(choice);
  };
  const choices = (field.choices ?? []).map((choice) => ({ value: choice, name: name(choice) }));
  return <Choice label={t(key)} choices={choices} value={value as string | number} choose={choose} test={key} />;
}

function TypedField({ field, value, choose, t }: FieldProps) {
  const number = field.kind === "number";
  const [least, most] = number ? (field.choices ?? []) : [];
  // A number may be left open; text that is empty is as it was.
  const empty = number ? null : field.default;
  const typed = ({ value: text }: HTMLInputElement) => (text === "" ? empty : number ? Number(text) : text);
  return (
    <label class="field">
      {t(`option-${field.name}`)}
      <input
        {...(number
          ? { type: "number", min: least, max: most, step: 1 }
          : { type: "text", maxLength: 40, autocomplete: "off" as const })}
        value={value === null ? "" : String(value)}
        onInput={(event: Event) => choose(typed(event.target as HTMLInputElement))}
        data-test={`option-${field.name}`}
      />
    </label>
  );
}
