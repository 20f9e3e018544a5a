// The small editor for obstacles of one's own: drawn by dragging on a pad, or added and changed by keys.

import type { TargetedPointerEvent } from "preact";
import { useRef, useState } from "preact/hooks";
import { type Point, pointIn } from "../../flick/pull";
import { Choice } from "../../parts/choice";
import { Icon } from "../../parts/icon";
import type { OwnFieldProps, Translate } from "../module";
import { CoinMark, TileMark } from "./marks";
import { added, changed, drawn, held, LARGEST, MOST, removed, SMALLEST, USUAL } from "./own-shapes";
import { COIN } from "./pieces";
import type { Shape } from "./wire";

/** So many pixels of the pad are one tile width. */
const TILE = 34;

export function OwnObstacles({ value, choose, t }: OwnFieldProps) {
  const shapes = Array.isArray(value) ? (value as Shape[]) : [];
  const [kind, setKind] = useState<Shape["kind"]>("circle");
  const full = shapes.length >= MOST;
  return (
    <details class="fold pp-own" data-test="own-obstacles">
      <summary>
        {t("option-own_obstacles")}
        {shapes.length > 0 && ` (${shapes.length})`}
      </summary>
      <div class="pp-own-kind">
        <Choice
          label={t("option-own_obstacles")}
          choices={(["circle", "square"] as const).map((each) => ({ value: each, name: t(`obstacles-${each}`) }))}
          value={kind}
          choose={setKind}
          test="obstacle-kind"
        />
        <button
          type="button"
          disabled={full}
          onClick={() => choose(added(shapes, { kind, size: USUAL }))}
          data-test="obstacle-add"
        >
          {t("obstacles-add")}
        </button>
      </div>
      <Pad kind={kind} full={full} draw={(shape) => choose(added(shapes, shape))} t={t} />
      <ol class="pp-own-list">
        {shapes.map((shape, at) => (
          <Block
            key={at}
            shape={shape}
            n={at + 1}
            change={(part) => choose(changed(shapes, at, part))}
            remove={() => choose(removed(shapes, at))}
            t={t}
          />
        ))}
      </ol>
    </details>
  );
}

/** Where a block is drawn, beside a tile and a coin as large as they would be. */
function Pad({
  kind,
  full,
  draw,
  t,
}: {
  kind: Shape["kind"];
  full: boolean;
  draw: (shape: Shape) => void;
  t: Translate;
}) {
  const pad = useRef<HTMLDivElement>(null);
  const from = useRef<Point | null>(null);
  const [seen, see] = useState<{ at: Point; shape: Shape } | null>(null);
  const at = (event: PointerEvent) => pointIn(pad.current, event);
  const shapeTo = (to: Point) => from.current && drawn(kind, from.current, to, TILE);
  const begin = (event: TargetedPointerEvent<HTMLElement>) => {
    if (full || !event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    pad.current?.setPointerCapture(event.pointerId);
    from.current = at(event);
  };
  const go = (event: TargetedPointerEvent<HTMLElement>) => {
    const shape = event.isPrimary ? shapeTo(at(event)) : null;
    see(shape && from.current ? { at: from.current, shape } : null);
  };
  const end = (event: TargetedPointerEvent<HTMLElement>) => {
    const shape = event.type === "pointerup" ? shapeTo(at(event)) : null;
    from.current = null;
    see(null);
    if (shape) draw(shape);
  };
  return (
    <div
      class="pp-own-pad"
      ref={pad}
      data-full={full}
      role="img"
      aria-label={t("obstacles-pad")}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
      data-test="obstacle-pad"
    >
      <svg aria-hidden="true">
        <g transform={`translate(${TILE * 0.75} ${TILE * 0.75}) scale(${TILE / 24})`}>
          <TileMark name="ra" />
        </g>
        <g transform={`translate(${TILE * 1.7} ${TILE * 0.75}) scale(${(TILE * COIN) / 23})`}>
          <CoinMark seat={0} />
        </g>
        {seen && (
          <g transform={`translate(${seen.at.x} ${seen.at.y})`}>
            <Outline shape={seen.shape} unit={TILE} />
            <text y="5" text-anchor="middle">
              {seen.shape.size}
            </text>
          </g>
        )}
      </svg>
      <p>{full ? t("obstacles-full") : t("obstacles-draw", { kind })}</p>
    </div>
  );
}

/** A block around the middle, in so many pixels a tile width. */
function Outline({ shape: { kind, size }, unit }: { shape: Shape; unit: number }) {
  const wide = size * unit;
  if (kind === "circle") return <circle class="pp-own-block" r={wide / 2} />;
  return <rect class="pp-own-block" x={-wide / 2} y={-wide / 2} width={wide} height={wide} />;
}

interface BlockProps {
  shape: Shape;
  n: number;
  change: (part: Partial<Shape>) => void;
  remove: () => void;
  t: Translate;
}

function Block({ shape, n, change, remove, t }: BlockProps) {
  const other = shape.kind === "circle" ? "square" : "circle";
  return (
    <li data-test="obstacle" data-kind={shape.kind} data-size={shape.size}>
      <button type="button" onClick={() => change({ kind: other })} aria-label={t("obstacles-turn", { n })}>
        <svg viewBox="-1.6 -1.6 3.2 3.2" aria-hidden="true">
          <Outline shape={shape} unit={1} />
        </svg>
      </button>
      <input
        type="range"
        min={SMALLEST}
        max={LARGEST}
        step={0.1}
        value={shape.size}
        aria-label={t("obstacles-size", { n })}
        onInput={(event: Event) => change({ size: held(Number((event.target as HTMLInputElement).value)) })}
      />
      <output>{shape.size.toFixed(1)}</output>
      <button type="button" onClick={remove} aria-label={t("obstacles-remove", { n })} data-test="obstacle-remove">
        <Icon name="close" />
      </button>
    </li>
  );
}
