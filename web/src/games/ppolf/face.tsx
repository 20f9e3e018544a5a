// Ppolf on the home page.

import "./face.css";
import type { Face } from "../module";
import { Vignette } from "./vignette";

const face: Face = {
  Vignette,
  printable: true,
  usual: { hand: "human" },
  sentences: {
    en: {
      "ppolf.title": "Ppolf",
      "ppolf.about": "Golf on a dining table: flick your coin from tile to tile, as few flicks as you can.",
    },
    ja: {
      "ppolf.title": "ポルフ",
      "ppolf.about": "食卓のゴルフ。コインを指で弾き、タイルからタイルへ、少ない打数で。",
    },
  },
};

export default face;
