// A page to print: its title with what stands beside it, its parts, and whose game it is. Its own styles go by its name.

import type { Children } from "../games/module";

interface Props {
  name: string;
  title: string;
  beside: readonly string[];
  credit: string;
  children: Children;
}

export function PrintSheet({ name, title, beside, credit, children }: Props) {
  return (
    <article class={name}>
      <header>
        <h1>{title}</h1>
        {beside.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </header>
      {children}
      <p class={`${name}-credit`}>{credit}</p>
    </article>
  );
}

/** The rules in short, numbered from 1. */
export function PrintRules({ count, rule }: { count: number; rule: (n: number) => string }) {
  return (
    <ol>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>{rule(at + 1)}</li>
      ))}
    </ol>
  );
}
