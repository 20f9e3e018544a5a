// A line: a strip of paper, white or black, with a place for each value, from the die on in both directions.

import type { Translate } from "../module";
import type { Aiming } from "./aim";
import { Die } from "./die";
import { type Cell, cellsOf, endsOf, rulerOf, sameTarget, type Target } from "./places";
import { useLinger, useSlide } from "./slide";
import { Tile } from "./tile";
import type { Colour } from "./tiles";
import type { Line } from "./wire";
import { lineName, sayCell } from "./words";

interface Props {
  /** Null before the dice are cast. */
  line: Line | null;
  colour: Colour;
  columns: number;
  aiming: Aiming;
  /** The place that was last played on. */
  last: Target | null;
  /** The stack marker is there to be used, so that places in play may be aimed at. */
  stacks: boolean;
  rolling: boolean;
  /** The cell that a carried tile is over, such as "W5". */
  over: string | null;
  t: Translate;
}

export function Strip(props: Props) {
  const { line, colour, columns, t } = props;
  const cells = line ? cellsOf(line, columns) : rulerOf(columns);
  const { row, before, after, look, turn } = useSlide(wantedIn(props), cells.length, columns);
  const reached = before || after ? { tabIndex: 0 } : {}; // what slides has to be reached by keys, too
  return (
    <div
      class="bo-line"
      data-line={colour}
      style={{ "--columns": columns }}
      role="group"
      aria-label={lineName(colour, t)}
    >
      <div class="bo-row" ref={row} onScroll={look} {...reached}>
        {cells.map((cell) => (
          <Place key={cell.value} cell={cell} {...props} />
        ))}
      </div>
      <Turner way={-1} more={before} turn={turn} />
      <Turner way={1} more={after} turn={turn} />
    </div>
  );
}

/** The values that are to be seen, the most important last: the ends and where was played, and where chosen tiles fit. */
function wantedIn({ line, colour, aiming, last }: Props) {
  const ends = line ? endsOf(line).map(({ value }) => value) : [];
  const here = (targets: readonly (Target | null)[]) =>
    targets.flatMap((target) => (target?.line === colour ? [target.value] : []));
  return { played: [...ends, ...here([last])], aimed: here([...aiming.fits, aiming.target]) };
}

/**
 * An arrow over the edge of a strip that goes on there; keys need none, as the focus slides the strip itself.
 *
 * Where the strip has come to its end the arrow fades, but stays under the finger for a moment: a tap too many would
 * otherwise choose the place that has come to lie beneath it.
 */
function Turner({ way, more, turn }: { way: -1 | 1; more: boolean; turn: (way: -1 | 1) => void }) {
  const there = useLinger(more);
  if (!more && !there) return null;
  const facts = { "data-way": way, "data-spent": !more || undefined };
  return (
    <button type="button" class="bo-turner" tabIndex={-1} aria-hidden="true" onClick={() => turn(way)} {...facts}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={way < 0 ? "M15 6l-6 6 6 6" : "M9 6l6 6-6 6"} />
      </svg>
    </button>
  );
}

// What the label says in words is drawn from an attribute, so that it is not read twice.
const Mark = ({ value }: { value: number }) => <span class="bo-value" data-says={value} aria-hidden="true" />;

/** What a carried tile finds out where it is by. */
function placed({ cell, colour, over }: Props & { cell: Cell }) {
  const name = `${colour}${cell.value}`;
  return { "data-place": name, "data-over": over === name || undefined };
}

function Place(props: Props & { cell: Cell }) {
  const { cell, colour, rolling, t } = props;
  const { value } = cell;
  if (cell.kind === "free")
    return (
      <div class="bo-cell" data-kind="free" {...placed(props)}>
        <Mark value={value} />
      </div>
    );
  if (cell.kind !== "die") return <Spot {...props} cell={cell} />;
  const words = sayCell(cell, colour, t);
  return (
    <div class="bo-cell" data-kind="die" role="img" aria-label={words} data-test={`die-${colour}`} {...placed(props)}>
      <Mark value={value} />
      <span class="bo-tumbles" data-tumbles={colour}>
        <Die value={value} colour={colour} rolling={rolling} />
      </span>
    </div>
  );
}

type SpotProps = Props & { cell: Extract<Cell, { kind: "spot" | "end" }> };

/** What is known of a place at which tiles may be aimed. */
function factsOf(props: SpotProps, target: Target, live: boolean) {
  const { cell, colour, aiming, last, t } = props;
  const words = sayCell(cell, colour, t);
  const fits = aiming.fits.some((fit) => sameTarget(fit, target));
  const hinted = !aiming.target && (aiming.tiles.length > 0 || aiming.marker === "S");
  return {
    class: "bo-cell",
    "data-kind": cell.kind,
    ...placed(props),
    "data-test": `place-${colour}${cell.value}`,
    "data-open": cell.kind === "end" || undefined,
    "data-fits": fits || undefined,
    "data-might": (live && hinted && !fits && aiming.might(target)) || undefined,
    "data-aimed": sameTarget(aiming.target, target) || undefined,
    "data-last": sameTarget(last, { ...target, kind: "place" }) || undefined,
    "aria-label": fits ? t(target.kind === "stack" ? "cell-stacks" : "cell-fits", { place: words }) : words,
  };
}

/** The next free place of an end, or a place in play. */
function Spot(props: SpotProps) {
  const { cell, colour, aiming, stacks, t } = props;
  const target: Target = { kind: cell.kind === "end" ? "place" : "stack", line: colour, value: cell.value };
  const live = aiming.seat !== null && (cell.kind === "end" || stacks);
  const facts = factsOf(props, target, live);
  const room = cell.kind === "end" ? cell.connects : aiming.tiles.length;
  const inside = (
    <>
      <Mark value={cell.value} />
      {cell.kind === "spot" ? <Layers layers={cell.spot.layers} colour={colour} /> : <Free connects={room} t={t} />}
      {facts["data-fits"] && <Ghosts tiles={aiming.tiles} colour={colour} room={room} />}
    </>
  );
  if (!live)
    return (
      <div role="img" {...facts}>
        {inside}
      </div>
    );
  return (
    // The second half of a double click would play what the first half has only shown.
    <button
      type="button"
      aria-pressed={facts["data-aimed"] ?? false}
      onClick={(event) => event.detail !== 2 && aiming.touchPlace(target)}
      {...facts}
    >
      {inside}
    </button>
  );
}

/** The tiles on a place: those of a layer below each other, the next layer a little higher. */
function Layers({ layers, colour }: { layers: string[][]; colour: Colour }) {
  return (
    <span class="bo-heap" data-layers={layers.length}>
      {layers.flatMap((tiles, layer) =>
        tiles.map((tile, at) => (
          <span key={tile} class="bo-flies bo-laid" data-tile={tile} style={{ "--at": at, "--layer": layer }}>
            <Tile tile={tile} line={colour} />
          </span>
        )),
      )}
      {layers.length > 1 && <b class="bo-count" data-says={`×${layers.length}`} aria-hidden="true" />}
    </span>
  );
}

/** A free place: room for as many tiles as it connects to, and for one more. */
function Free({ connects, t }: { connects: number; t: Translate }) {
  return (
    <span class="bo-heap" aria-hidden="true">
      {Array.from({ length: connects + 1 }, (_, at) => (
        <span
          key={at}
          class={at === connects ? "bo-slot bo-maybe" : "bo-slot"}
          data-says={at === 0 ? t("slot", { few: connects, many: connects + 1 }) : ""}
        />
      ))}
    </span>
  );
}

/** Where the chosen tiles would lie; small, where there is room for fewer. */
function Ghosts({ tiles, colour, room }: { tiles: string[]; colour: Colour; room: number }) {
  return (
    <span class="bo-heap bo-ghosts" style={{ "--room": Math.min(1, room / tiles.length) }}>
      {tiles.map((tile, at) => (
        <span key={tile} class="bo-laid" style={{ "--at": at }}>
          <Tile tile={tile} line={colour} />
        </span>
      ))}
    </span>
  );
}
