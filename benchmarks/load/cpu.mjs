// How much processor time was used, in cores, by this process, by the servers, and by everybody else on the machine.
// Where there is no /proc, only this process is known.

import { readFileSync, readdirSync } from "node:fs";

const TICKS = 100; // a second; what Linux shows to programs

export function cpu(servers) {
  const { user, system } = process.cpuUsage();
  const used = withChildren(servers).map(ofProcess);
  const server = used.includes(null) ? null : used.reduce((sum, one) => sum + one, 0);
  return new Used(performance.now() / 1000, (user + system) / 1e6, server, ofMachine());
}

class Used {
  constructor(at, load, server, machine) {
    Object.assign(this, { at, load, server, machine });
  }

  since(before) {
    const cores = (name) => (this[name] === null ? null : (this[name] - before[name]) / (this.at - before.at));
    const [load, server, machine] = ["load", "server", "machine"].map(cores);
    const others = machine === null || server === null ? null : Math.max(0, machine - load - server);
    return { cpuLoad: load, cpuServer: server, cpuOthers: others };
  }
}

/** These processes, and all that they have started: a server may be several processes, and has workers. */
function withChildren(pids) {
  const all = new Set(pids);
  const parents = new Map(running().map((pid) => [pid, read(`/proc/${pid}/stat`)?.split(") ")[1].split(" ")[1]]));
  for (let before = 0; before !== all.size; ) {
    before = all.size;
    for (const [pid, parent] of parents) if (all.has(parent)) all.add(pid);
  }
  return [...all];
}

function running() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function ofProcess(pid) {
  const fields = read(`/proc/${pid}/stat`)?.split(") ")[1].split(" ");
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS : null;
}

function ofMachine() {
  const times = read("/proc/stat")?.split("\n")[0].split(/\s+/).slice(1).map(Number);
  if (!times) return null;
  const [user, nice, system, , , irq, softirq] = times;
  return (user + nice + system + irq + softirq) / TICKS;
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
