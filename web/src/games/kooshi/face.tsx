// Ko-oshi on the home page.

import "./kooshi.css";
import type { Face } from "../module";
import { Vignette } from "./vignette";

const face: Face = {
  Vignette,
  printable: true,
  sentences: {
    en: {
      "kooshi.title": "Ko-oshi",
      "kooshi.about": "Push the other's stones off a small board.",
    },
    ja: {
      "kooshi.title": "小押し",
      "kooshi.about": "小さな盤から、相手の石を押し出します。",
    },
  },
};

export default face;
