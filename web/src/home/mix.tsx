// Who sits where, seat by seat, for tables of more than two.

import { useState } from "preact/hooks";
import { useSay } from "../i18n";
import { Choice } from "../parts/choice";
import type { Against } from "./setup";

interface Props {
  players: number;
  /** Whether there are bots. */
  levels: boolean;
  busy: boolean;
  begin: (others: Against[]) => void;
}

export function Mix({ players, levels, busy, begin }: Props) {
  const { say } = useSay();
  const kinds: Against[] = levels ? ["friend", "beside", "bot"] : ["friend", "beside"];
  const [chosen, setChosen] = useState<Against[]>([]);
  const others = Array.from({ length: players - 1 }, (_, index) => chosen[index] ?? "friend");
  return (
    <details class="fold" data-test="mix">
      <summary>{say("start-mix")}</summary>
      {others.map((each, index) => (
        <Choice
          key={index}
          label={say("start-seat", { n: index + 2 })}
          choices={kinds.map((value) => ({ value, name: say(`mix-${value}`) }))}
          value={each}
          choose={(value) => setChosen(others.map((other, at) => (at === index ? value : other)))}
          test={`mix-${index + 2}`}
        />
      ))}
      <button type="button" class="primary big" disabled={busy} onClick={() => begin(others)} data-test="begin-mix">
        {say("start-begin")}
      </button>
    </details>
  );
}
