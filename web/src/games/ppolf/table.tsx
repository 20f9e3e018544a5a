// The picture of the table: three.js where there is WebGL, else SVG; with everything that is drawn over it.

import { useEffect, useRef } from "preact/hooks";
import { hasWebGL, type Lens, type Poses } from "../../flick";
import { Flat } from "./flat";
import type { Painter } from "./scene3d";
import type { View } from "./wire";

/** How the table is drawn: nobody knows yet, with depth, or flat. */
export type Drawn = "waiting" | "deep" | "flat";

const wantsFlat = (): boolean => new URLSearchParams(location.search).has("flat") || !hasWebGL();

interface Props {
  lens: Lens;
  view: View;
  poses: Poses;
  drawn: Drawn;
  setDrawn: (drawn: Drawn) => void;
}

export function Picture({ lens, view, poses, drawn, setDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter | null>(null);
  const { width, height } = view.setup;
  useEffect(() => {
    let wanted = true;
    if (wantsFlat()) {
      setDrawn("flat");
      return;
    }
    import("./scene3d")
      .then(({ Painter }) => {
        if (!wanted || !canvas.current) return;
        painter.current = new Painter(canvas.current, view);
        setDrawn("deep");
      })
      .catch(() => wanted && setDrawn("flat"));
    return () => {
      wanted = false;
      painter.current?.dispose();
      painter.current = null;
    };
  }, [width, height]);
  useEffect(() => painter.current?.size(lens.width, lens.height), [lens.width, lens.height, drawn]);
  useEffect(() => painter.current?.look(lens.rig), [lens.rig, drawn]);
  useEffect(() => painter.current?.lie(poses), [poses, drawn]);
  if (drawn === "flat") return <Flat lens={lens} view={view} poses={poses} />;
  return <canvas ref={canvas} class="pp-canvas" aria-hidden="true" />;
}
