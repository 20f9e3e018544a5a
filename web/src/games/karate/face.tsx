// Karate on the home page.

import "./face.css";
import type { Face } from "../module";
import { Vignette } from "./vignette";

const face: Face = {
  Vignette,
  printable: true,
  countdown: true,
  sentences: {
    en: {
      "karate.title": "Roll & Write Karate Fight!",
      "karate.about": "Train in secret with two dice and a pencil, call a kiai, and fight it out.",
    },
    ja: {
      "karate.title": "空手ロール＆ライト！",
      "karate.about": "さいころ二つと鉛筆で、ひそかに稽古。気合とともに、いざ組手。",
    },
  },
};

export default face;
