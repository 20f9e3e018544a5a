// The legal moves as a list that can be searched: type, walk with the arrows, press Enter, or touch one.

import { useEffect, useId, useRef } from "preact/hooks";
import type { LegalMove } from "../../wire";
import type { Translate } from "../module";
import { choicesOf, chosen, fitting, type Picking, press, type } from "./picking";

interface Props {
  /** The legal moves; null where they can't be listed. */
  moves: readonly LegalMove[] | null;
  picking: Picking;
  pick: (picking: Picking) => void;
  /** A move was sent, and is not answered yet. */
  busy: boolean;
  play: (move: unknown) => void;
  /** Whose moves these are; null for the reader's own. */
  who: string | null;
  t: Translate;
}

export function Picker({ moves, picking, pick, busy, play, who, t }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const fits = fitting(choicesOf(moves ?? [], t), picking.typed);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [picking.at]);
  const make = (move: unknown) => move !== null && !busy && play(move);
  const hear = (event: KeyboardEvent) => {
    const next = press(picking, event.key, fits.length);
    if (!next) return;
    event.preventDefault();
    pick(next);
  };
  const say = (id: "moves" | "search" | "write") =>
    who === null ? t(`generic-${id}`) : t(`generic-${id}-of`, { name: who });
  const hint = say(moves ? "search" : "write");
  return (
    <form
      class="ge-picker"
      aria-busy={busy}
      onSubmit={(event: Event) => {
        event.preventDefault();
        make(chosen(picking, fits));
      }}
    >
      <div class="ge-field">
        <input
          type="text"
          role="combobox"
          aria-expanded={fits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={fits[picking.at] ? `${id}-${picking.at}` : undefined}
          aria-label={hint}
          placeholder={hint}
          maxLength={200}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={picking.typed}
          onInput={(event: Event) => pick(type((event.target as HTMLInputElement).value))}
          onKeyDown={hear}
          data-test="move-text"
        />
        <button type="submit" class="primary" disabled={chosen(picking, fits) === null} data-test="move-play">
          {t("play")}
        </button>
      </div>
      {moves && fits.length === 0 && <p class="ge-none">{t("generic-none")}</p>}
      <div class="ge-moves" ref={list} id={`${id}-list`} role="listbox" aria-label={say("moves")} hidden={!fits.length}>
        {fits.map(({ move, text, label }, at) => (
          <div
            key={text}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === picking.at}
            onClick={() => make(move)}
            onKeyDown={(event: KeyboardEvent) => (event.key === "Enter" ? make(move) : hear(event))}
            data-move={text}
          >
            {label}
          </div>
        ))}
      </div>
    </form>
  );
}
