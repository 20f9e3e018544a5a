// The piecepack: suits, ranks, coins and their colours, and how large they are. Lengths in tile widths, as the server has them.

export const METRE = 0.0508; // of a tile width
export const COIN = 19 / 50.8;
export const TILE_THICK = 0.006;
export const COIN_THICK = 0.004;
export const PUTT_WITHIN = 2;

export const SUITS = ["r", "b", "g"] as const;
export const RANKS = ["n", "a", "2", "3", "4", "5"] as const;
export type Suit = "r" | "b" | "g" | "k";
export type Rank = (typeof RANKS)[number];

export const HOLES: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

export const isCoin = (name: string): boolean => /^c\d/.test(name);
export const coinOf = (seat: number): string => `c${seat}`;
export const seatOf = (name: string): number | null => (isCoin(name) ? Number(name.slice(1)) : null);
export const isObstacle = (name: string): boolean => name.startsWith("o");

export interface Coin {
  /** A suit's sign, or a rank's. */
  sign: Suit | Rank;
  colour: string;
  ink: string;
}

const FIRST_COIN: Coin = { sign: "r", colour: "#c23a22", ink: "#fff6e6" };

/** The coins by seat (PP-1): four show a suit, six a rank. Each has its own colour too. */
export const COINS: readonly Coin[] = [
  FIRST_COIN,
  { sign: "b", colour: "#1f5590", ink: "#fff6e6" },
  { sign: "k", colour: "#26221e", ink: "#fff6e6" },
  { sign: "g", colour: "#2f7a3d", ink: "#fff6e6" },
  { sign: "n", colour: "#7d4aa0", ink: "#fff6e6" },
  { sign: "a", colour: "#e3a72b", ink: "#2a1c06" },
  { sign: "2", colour: "#15808a", ink: "#fff6e6" },
  { sign: "3", colour: "#8a5a2b", ink: "#fff6e6" },
  { sign: "4", colour: "#c4487c", ink: "#fff6e6" },
  { sign: "5", colour: "#f4ecd8", ink: "#26221e" },
];

export const coinAt = (seat: number): Coin => COINS[seat % COINS.length] ?? FIRST_COIN;

/** The colours of the suits, on ivory and for words on paper. */
export const SUIT_COLOUR: Record<Suit, string> = { r: "#b8321b", b: "#1f5590", g: "#2f7a3d", k: "#26221e" };

const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const at = (turn: number, far: number) =>
    `${(12 + far * Math.sin(turn)).toFixed(2)} ${(12 - far * Math.cos(turn)).toFixed(2)}`;
  const turn = (ray * Math.PI) / 4;
  return `M${at(turn - 0.3, 6.4)}L${at(turn, 11.4)} ${at(turn + 0.3, 6.4)}Z`;
}).join("");

/** The signs of the suits in a box of 24 by 24: sun, arms, crown, moon. */
export const SUIT_PATH: Record<Suit, string> = {
  r: `M12 6.9A5.1 5.1 0 1 1 12 17.1 5.1 5.1 0 1 1 12 6.9Z${RAYS}`,
  b: "M12 1.6C14.8 4.6 15.5 7.6 14.1 11.2 15.700 8.400 18.700 7.200 20.700 9.100 22.600 11.200 20.900 14.600 17.600 14.100 18.200 13 17.800 11.800 16.800 12 15.800 12.200 15.200 13.400 15 14.600H16.600V16.700H14.700C14.900 18.500 13.700 20.700 12 22.400 10.300 20.700 9.100 18.500 9.300 16.700H7.400V14.600H9C8.800 13.400 8.200 12.200 7.200 12 6.200 11.800 5.800 13 6.400 14.100 3.100 14.600 1.400 11.200 3.300 9.100 5.300 7.200 8.300 8.400 9.900 11.200 8.500 7.600 9.200 4.600 12 1.600Z",
  g: "M3.200 17.800 2 7 7.400 11.200 12 4 16.600 11.200 22 7 20.800 17.800ZM3.300 19.300h17.400v2H3.300Z",
  k: "M15.400 2.600A9.600 9.600 0 1 0 21.400 15.900 7.700 7.700 0 0 1 15.400 2.600Z",
};

export const isSuit = (sign: string): sign is Suit => sign in SUIT_PATH;

/** What a rank is written as; null has a ring of its own. */
export const RANK_TEXT: Record<Rank, string> = { n: "0", a: "A", "2": "2", "3": "3", "4": "4", "5": "5" };
