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
    // No fieldset: WebKit keeps its legend above, wherever the label is to stand.
    <div class="choice" role="radiogroup" aria-labelledby={`${name}-label`} data-test={test}>
      <div class="choice-label" id={`${name}-label`}>
        {label}
      </div>
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
    </div>
  );
}
