// The picture of the table: three.js where there is WebGL, else SVG.

import { useEffect, useRef } from "preact/hooks";
import { hasWebGL, type Lens, type Poses } from "../../flick";
import { Flat } from "./flat";
import type { Painter, SeenRamp } from "./scene3d";
import type { View } from "./wire";

/** How the table is drawn: nobody knows yet, with depth, or flat. */
export type Drawn = "waiting" | "deep" | "flat";

const wantsFlat = (): boolean => new URLSearchParams(location.search).has("flat") || !hasWebGL();

interface Props {
  lens: Lens;
  view: View;
  poses: Poses;
  ramp: SeenRamp | null;
  drawn: Drawn;
  setDrawn: (drawn: Drawn) => void;
}

export function Picture({ lens, view, poses, ramp, drawn, setDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter | null>(null);
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
  }, []);
  const { rig } = lens;
  useEffect(() => painter.current?.size(lens.width, lens.height), [lens.width, lens.height, drawn]);
  useEffect(() => painter.current?.look(rig), [JSON.stringify(rig), drawn]);
  useEffect(() => painter.current?.lie(poses), [poses, drawn]);
  useEffect(() => painter.current?.lay(ramp), [ramp?.at, ramp?.ghost, drawn]);
  if (drawn === "flat") return <Flat lens={lens} view={view} poses={poses} ramp={ramp} />;
  return <canvas ref={canvas} class="bt-canvas" aria-hidden="true" />;
}
