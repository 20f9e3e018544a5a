// Karate on the home page.

import "./face.css";
import type { Face } from "../module";
import { Vignette } from "./vignette";

const face: Face = {
  Vignette,
  printable: true,
  countdown: true,
};

export default face;
