// The load on a server: `node main.mjs chabudai|boardgameio ADDRESSES MATCHES SERVER-PIDS`, several with commas between them.
// Opens the matches, says so, then takes one step a line from standard input and answers each with what it measured.

import { createInterface } from "node:readline";
import { Floor, each } from "./floor.mjs";
import { step } from "./step.mjs";

const AT_ONCE = 8;
const SEED = 7;

const [side, addresses, matches, pids] = process.argv.slice(2);
const { makeTable } = await import(`./${side}.mjs`);
const tell = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);

const floor = new Floor(SEED);
const tables = Array.from({ length: Number(matches) }, () => makeTable(floor, addresses.split(",")));
await each(tables, AT_ONCE, (table) => table.open());
tell({ matches: tables.length, errors: [...floor.errors.keys()] });

for await (const line of createInterface({ input: process.stdin })) {
  tell(await step(floor, { ...JSON.parse(line), servers: pids.split(",") }));
}
for (const table of tables) table.close();
