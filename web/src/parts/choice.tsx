// A few things of which one is chosen: real radio buttons, drawn as one strip.

import { useId } from "preact/hooks";

interface Props<T extends string | number> {
  label: string;
  choices: { value: T; name: string }[];
  value: T;
  choose: (value: T) => void;
  test?: string;
}

export function Choice<T extends string | number>({ label, choices, value, choose, test }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="choice" data-test={test}>
      <legend>{label}</legend>
      <div class="choice-strip">
        {choices.map((each) => (
          <label key={each.value}>
            <input
              type="radio"
              name={name}
              checked={each.value === value}
              onChange={() => choose(each.value)}
              data-test={`${test}-${each.value}`}
            />
            <span>{each.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
