// The table of a flicking game in its picture on the home page: wood on a mat.

import "./table-top.css";

interface Props {
  /** The wood, its edge and the lines of its grain, as paths. */
  wood: string;
  edge: string;
  grain: string;
  /** How dark the edge is. */
  shade: number;
}

export function TableTop({ wood, edge, grain, shade }: Props) {
  return (
    <>
      <rect width="360" height="260" class="fl-top-mat" />
      <path d={wood} class="fl-top-wood" />
      <path d={edge} class="fl-top-edge" opacity={shade} />
      <path d={grain} class="fl-top-grain" />
    </>
  );
}
