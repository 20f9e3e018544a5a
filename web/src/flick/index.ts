// What flicking games share, and what needs no three.js. The rest is in stage.ts, solids.ts, rods.ts and textures.ts, for a chunk of its own.

export * from "./aiming";
export * from "./arrow";
export * from "./camera";
export * from "./controls";
export * from "./drawing";
export * from "./face-box";
export * from "./film";
export * from "./film-data";
export * from "./flat";
export * from "./glide";
export * from "./line";
export * from "./motion";
export * from "./orbit";
export * from "./pace";
export * from "./palette";
export * from "./picture";
export * from "./poses";
export * from "./pull";
export * from "./size";
export * from "./sliders";
export * from "./sounds";
export * from "./stroll";
export * from "./table-keys";
export * from "./ticker";
export * from "./webgl";
