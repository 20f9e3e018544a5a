// Sliders for direction and power, for those who do not pull, and the list of keys.

import type { TargetedInputEvent } from "preact";
import { speedFor } from "./pull";

interface Sliders {
  class: string;
  /** How far to the right of straight ahead, in degrees. */
  right: number;
  /** How far one can turn to either side, in degrees: half around where nothing is said. */
  reach?: number;
  speed: number;
  slowest: number;
  fastest: number;
  labels: { direction: string; power: string };
  /** What the sliders say when they are moved. */
  words: { direction: string; power: string };
  choose: (right: number, speed: number) => void;
}

const HALF = 180;

/** Small turns and soft flicks have most of the sliders. */
export function Sliders({ right, reach = HALF, speed, slowest, fastest, labels, words, choose, ...rest }: Sliders) {
  const number = (event: TargetedInputEvent<HTMLInputElement>) => Number(event.currentTarget.value);
  const part = Math.sqrt((speed - slowest) / (fastest - slowest));
  return (
    <div class={rest.class}>
      <label>
        <span>{labels.direction}</span>
        <input
          type="range"
          min={-1}
          max={1}
          step={0.002}
          value={Math.cbrt(right / reach)}
          aria-valuetext={words.direction}
          onInput={(event: TargetedInputEvent<HTMLInputElement>) => choose(reach * number(event) ** 3, speed)}
          data-test="fine-direction"
        />
      </label>
      <label>
        <span>{labels.power}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.005}
          value={part}
          aria-valuetext={words.power}
          onInput={(event: TargetedInputEvent<HTMLInputElement>) =>
            choose(right, speedFor(number(event), slowest, fastest))
          }
          data-test="fine-power"
        />
      </label>
    </div>
  );
}

/** What keys do, for those who have some. */
export function KeyHelp({
  keys,
  label,
  live,
  ...rest
}: {
  class: string;
  keys: [key: string, words: string][];
  label: string;
  live?: boolean;
}) {
  return (
    <ul class={rest.class} data-live={live} aria-label={label}>
      {keys.map(([key, words]) => (
        <li key={key}>
          <kbd>{key}</kbd> {words}
        </li>
      ))}
    </ul>
  );
}
