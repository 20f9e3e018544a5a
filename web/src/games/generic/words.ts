// Any game in words, by its messages where it has them and by the names of its fields where it has none.

import type { Translate } from "../module";
import { linesOf, rowsOf } from "./rows";

export const sayView = (view: unknown, t: Translate): string[] => linesOf(rowsOf(view, t));
