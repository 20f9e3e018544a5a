// boardgame.io as its documentation starts it, on the loopback address only: `node server.mjs PORT`.
// It keeps matches in memory, and ends with whoever started it.

import { createRequire } from "node:module";
import { Push } from "./game.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const port = Number(process.argv[2]);
process.stdin.on("end", () => process.exit(0)).resume();
await Server({ games: [Push], origins: [] }).run({ port: { port, host: "127.0.0.1" } });
