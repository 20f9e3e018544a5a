// BOSSa on the home page.

import type { Face } from "../module";
import { Vignette } from "./vignette";

const face: Face = {
  Vignette,
  printable: true,
  sentences: {
    en: {
      "bossa.title": "BOSSa",
      "bossa.about": "Lay your tiles along two dice, and be the first to have none.",
    },
    ja: {
      "bossa.title": "BOSSa",
      "bossa.about": "二つのさいころに沿ってタイルを並べ、先に手札をなくします。",
    },
  },
};

export default face;
