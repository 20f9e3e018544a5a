/** Both sides, by seat: white is ivory with one ring, black is umber with two. */
export const SIDES = [
  { wood: "#f3e6c8", side: "#dcc496", ink: "#5a3a1c", grain: "#b08a4e" },
  { wood: "#3a2a1e", side: "#2c1f16", ink: "#f3e6c8", grain: "#150d07" },
] as const;
