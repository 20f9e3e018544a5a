// Ko-oshi on the home page.

import "./kooshi.css";
import type { Face } from "../module";
import { Vignette } from "./vignette";

const face: Face = {
  Vignette,
  printable: true,
};

export default face;
