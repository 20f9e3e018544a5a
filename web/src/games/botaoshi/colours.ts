/** Both sides, by seat: white is ivory with one ring, black is umber with two. */
export const SIDES = [
  { wood: "#f3e6c8", side: "#dcc496", ink: "#5a3a1c", grain: "#b08a4e" },
  { wood: "#3a2a1e", side: "#2c1f16", ink: "#f3e6c8", grain: "#150d07" },
] as const;

/** The side of black discs and the cloth of black pennants in the dark, where umber on dark wood could not be seen. */
export const LIT = { side: "#b39468", wood: "#9a7c56", cloth: "#5c4530" } as const;
