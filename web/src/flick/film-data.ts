// A film as the server sends it: of an engine that knows the plane, or of one that knows space.

import type { Film as SolidFilm, Track as SolidTrack } from "../games/botaoshi/wire";
import type { Film as PlanarFilm, Track as PlanarTrack } from "../games/ppolf/wire";

export type FilmData = PlanarFilm | SolidFilm;
export type TrackData = PlanarTrack | SolidTrack;
export type Touch = FilmData["touches"][number];
