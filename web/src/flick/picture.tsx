// The picture of the table: three.js where there is WebGL, else SVG.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Children } from "../games/module";
import type { Lens, Rig } from "./camera";
import type { Poses } from "./poses";
import { hasWebGL } from "./webgl";

/** How the table is drawn: nobody knows yet, with depth, or flat. */
export type Drawn = "waiting" | "deep" | "flat";

/** What draws with depth. */
export interface Painting {
  size: (width: number, height: number) => void;
  look: (rig: Rig) => void;
  /** Puts all pieces where they are; what is not named is not there. */
  lie: (poses: Poses) => void;
  /** Draws at once what has changed. */
  flush: () => void;
  dispose: () => void;
}

const wantsFlat = (): boolean => new URLSearchParams(location.search).has("flat") || !hasWebGL();

interface Props<P extends Painting> {
  lens: Lens;
  poses: Poses;
  drawn: Drawn;
  setDrawn: (drawn: Drawn) => void;
  /** Loads what draws with depth, for this canvas. */
  load: (canvas: HTMLCanvasElement) => Promise<P>;
  /** Tells one table from another: another needs another painting. */
  table: string;
  painting: { current: P | null };
  /** The table as it is drawn without depth. */
  flat: Children;
}

export function Picture<P extends Painting>({ lens, poses, drawn, setDrawn, load, table, painting, flat }: Props<P>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let wanted = true;
    if (wantsFlat() || !canvas.current) {
      setDrawn("flat");
      return;
    }
    load(canvas.current).then(
      (made) => {
        if (!wanted) return made.dispose();
        painting.current = made;
        setDrawn("deep");
      },
      () => wanted && setDrawn("flat"),
    );
    return () => {
      wanted = false;
      painting.current?.dispose();
      painting.current = null;
    };
  }, [table]);
  const { rig, width, height } = lens;
  // What lies over the picture is drawn now: the picture itself with it, not a frame later.
  useLayoutEffect(() => painting.current?.size(width, height), [width, height, drawn]);
  useLayoutEffect(() => painting.current?.look(rig), [JSON.stringify(rig), drawn]);
  useLayoutEffect(() => painting.current?.lie(poses), [poses, drawn]);
  useLayoutEffect(() => painting.current?.flush());
  if (drawn === "flat") return <>{flat}</>;
  return <canvas ref={canvas} class="fl-canvas" aria-hidden="true" />;
}
