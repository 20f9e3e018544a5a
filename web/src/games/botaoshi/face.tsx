// Bo-taoshi on the home page.

import "./face.css";
import type { Face } from "../module";
import { Vignette } from "./vignette";

const face: Face = {
  Vignette,
  printable: true,
  usual: { hand: "human" },
  sentences: {
    en: {
      "botaoshi.title": "Bo-taoshi",
      "botaoshi.about": "Pole toppling with flicked discs: over the ramp, through the air, down with their pole.",
    },
    ja: {
      "botaoshi.title": "棒倒し",
      "botaoshi.about": "円盤をはじいて棒倒し。ランプから空へ飛ばし、相手の棒を倒します。",
    },
  },
};

export default face;
