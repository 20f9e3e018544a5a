// Ppolf on the home page.

import "./face.css";
import type { Face } from "../module";
import { Vignette } from "./vignette";

const face: Face = {
  Vignette,
  printable: true,
};

export default face;
