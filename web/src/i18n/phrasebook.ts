// Messages in one language, ready to be said. The twin of Phrasebook in chabudai/core/messages.py: both are held to tests/phrases.json.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../keep/preferences";
import type { Message, MessageList, SeatName } from "../wire";

export type Argument = Message | MessageList | SeatName | string | number;
export type Args = Record<string, Argument>;
/** What to call whoever sits on a seat. */
export type NameOf = (seat: number) => string;
/** The names of those who sit at a table, by seat; null where the game's word for the side stands. */
export type Names = readonly (string | null)[];

/** The message that calls the reader "you" where a name would stand. */
const READER = "reader";
/** The languages whose sentences stay as they are when "you" takes the place of a name. */
const READER_AS_NAME: readonly Lang[] = ["ja"];
/** With what a sentence begins that begins with something of the reader's: a name there stands as it is written. */
const YOUR = /(^|[.!?] )your /g;
const SIDE = /^side-(\d+)$/;

const LISTS: Record<Lang, [comma: string, last: string]> = { en: [", ", " and "], ja: ["、", "、"] };
const BETWEEN_SENTENCES: Record<Lang, string> = { en: " ", ja: "" };

/** The messages in Fluent files of one language; where two have the same id, the first is taken. */
export function bundleOf(lang: Lang, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export class Phrasebook {
  /** The bundles are asked in their order: those in the language first, then English ones. */
  constructor(
    readonly lang: Lang,
    private readonly bundles: readonly FluentBundle[],
    private readonly names: Names = [],
    private readonly sides: readonly string[] = [],
    private readonly you: number | null = null,
  ) {}

  /**
   * The same for a table where these sit: whoever has a name is called by it, also where a game says `side-1`. The
   * reader's seat is the one that sentences may call "you".
   */
  naming(names: Names, sides: readonly string[] = [], you: number | null = null): Phrasebook {
    return new Phrasebook(this.lang, this.bundles, names, sides, you);
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** What a side is called: by its label in the game (`side-opponent`) or its number (`side-1`), else the label itself. */
  side(seat: number, label = this.sides[seat] ?? ""): string {
    const name = this.names[seat];
    if (name) return name;
    const known = [`side-${label.replaceAll(" ", "-")}`, `side-${seat}`].find((id) => this.has(id));
    if (known) return this.text(known);
    return label ? upper(label) : this.text("side", { number: seat + 1 });
  }

  /** How a game ended; a plain sentence where the game has none for this ending. */
  ending(message: Message, names?: NameOf, you: number | null = this.you): string {
    return this.say(this.has(message.id) ? message : { ...message, id: "result-plain" }, names, you);
  }

  text(id: string, args: Args = {}): string {
    const seat = SIDE.exec(id)?.[1];
    const name = seat === undefined ? null : this.names[Number(seat)];
    return name || this.say({ type: "message", id, args });
  }

  /** The sentence; where nobody has written it, its id and arguments, readable all the same. `you` is the reader's seat. */
  say({ id, args = {} }: Message, names: NameOf = (seat) => this.side(seat), you: number | null = this.you): string {
    return this.saidOf({ type: "message", id, args }, names, you).replace(YOUR, "$1Your ");
  }

  private saidOf({ id, args = {} }: Message, names: NameOf, you: number | null): string {
    const facts = this.facts(args, names, you);
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, facts, []);
    }
    return spelled(id, facts);
  }

  /** "a, b and c" */
  listed(words: readonly string[]): string {
    const [comma, last] = LISTS[this.lang];
    return [words.slice(0, -1).join(comma), ...words.slice(-1)].filter(Boolean).join(last);
  }

  /** Sentences one after the other. */
  joined(sentences: readonly string[]): string {
    return sentences.filter(Boolean).join(BETWEEN_SENTENCES[this.lang]);
  }

  private facts(args: Args, names: NameOf, you: number | null): Record<string, FluentVariable> {
    const facts: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      facts[name] = this.fact(value, names, you);
      if (typeof value !== "object") continue;
      if (value.type === "seat") facts[`${name}_is`] = value.seat === you ? "you" : "other";
      if (value.type !== "list") continue;
      facts[`${name}_count`] = value.items.length;
      facts[`${name}_is`] = value.items.length === 1 && isSeat(value.items[0], you) ? "you" : "other";
    }
    return facts;
  }

  private fact(value: Argument, names: NameOf, you: number | null): string | FluentNumber {
    if (typeof value === "string") return value;
    // As it is written in a table: 1200, not 1,200.
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (value.type === "seat") {
      const spokenTo = value.seat === you && READER_AS_NAME.includes(this.lang);
      return spokenTo ? this.reader(value.seat, names) : names(value.seat);
    }
    if (value.type === "message") return this.saidOf(value, names, you);
    // Among others the reader comes last: "Hana and you".
    const others = value.items.filter((item) => !isSeat(item, you));
    const reader = you === null || others.length === value.items.length ? [] : [this.reader(you, names)];
    return this.listed([...others.map((item) => plain(this.fact(item, names, you))), ...reader]);
  }

  private reader(you: number, names: NameOf): string {
    return this.has(READER) ? this.text(READER) : names(you);
  }
}

const isSeat = (value: Argument | undefined, seat: number | null): boolean =>
  typeof value === "object" && value.type === "seat" && value.seat === seat;
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const plain = (fact: FluentVariable): string => String(fact instanceof FluentNumber ? fact.value : fact);

function spelled(id: string, facts: Record<string, FluentVariable>): string {
  const words = id.replace(/^(event|refusal)-/, "").replaceAll("-", " ");
  const known = Object.entries(facts).filter(([name]) => !name.includes("_"));
  const said = known.map(([name, value]) => `${name} ${plain(value)}`).join(", ");
  const start = upper(words);
  return `${said ? `${start}: ${said}` : start}.`;
}
