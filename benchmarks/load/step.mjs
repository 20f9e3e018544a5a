// One step of the load: moves at planned times, each timed from its plan, so that what waits is counted as waiting.

import { setTimeout as sleep } from "node:timers/promises";
import { cpu } from "./cpu.mjs";

const WAKE_MS = 1;
/** A server that is so far behind the plan is not going to catch up. */
const BEHIND_MS = 1000;
const ANSWER_MS = 5000;

/** When each move is due, and from when on moves are measured; before that, the server warms up. */
class Plan {
  constructor({ rate, warmUp, seconds }) {
    this.rate = rate;
    this.count = Math.round(rate * (warmUp + seconds));
    this.began = performance.now();
    this.from = this.began + warmUp * 1000;
    this.to = this.from + seconds * 1000;
  }

  due(number) {
    return this.began + (number * 1000) / this.rate;
  }
}

/** How long the moves took, in milliseconds, and when they were complete. */
class Record {
  answered = [];
  seen = [];
  both = [];
  lag = [];
  ends = [];

  constructor(plan) {
    this.plan = plan;
  }

  sent(planned) {
    if (planned >= this.plan.from) this.lag.push(performance.now() - planned);
  }

  complete({ planned, answered, seen }) {
    const both = Math.max(answered, seen);
    this.ends.push(both);
    if (planned < this.plan.from) return;
    this.answered.push(answered - planned);
    this.seen.push(seen - planned);
    this.both.push(both - planned);
  }

  /** Count the moves that were due and never sent by the time that they have waited. */
  unsent(first) {
    const { plan } = this;
    const now = performance.now();
    for (let number = first; number < plan.count && plan.due(number) < now; number += 1) this.both.push(now - plan.due(number));
  }

  /** How many moves were complete a second. */
  rate(from, to) {
    return (this.ends.filter((end) => end >= from && end < to).length * 1000) / (to - from);
  }
}

export async function step(floor, asked) {
  const plan = new Plan(asked);
  const record = new Record(plan);
  floor.onMove = (move) => record.complete(move);
  const { next, used } = await send(floor, plan, record, asked.servers);
  const until = Math.min(performance.now(), plan.to);
  await answers(floor);
  record.unsent(next);
  floor.onMove = () => {};
  return {
    rate: plan.rate,
    achieved: record.rate(next === plan.count ? plan.from : plan.began, until),
    answered: spread(record.answered),
    seen: spread(record.seen),
    both: spread(record.both),
    lag: spread(record.lag),
    acknowledged: floor.acknowledged,
    ended: floor.ended,
    errors: [...floor.errors].map(([words, times]) => `${times}x ${words}`),
    ...used,
  };
}

/** Send the moves when they are due, or as soon as a table waits for one; stop where the server is far behind. */
async function send(floor, plan, record, servers) {
  let next = 0;
  let before = null;
  while (next < plan.count && performance.now() - plan.due(next) < BEHIND_MS && floor.errors.size === 0) {
    for (; next < plan.count && plan.due(next) <= performance.now() && floor.ready.length; next += 1) {
      record.sent(plan.due(next));
      floor.waiting += 1;
      floor.ready.shift().play(plan.due(next));
    }
    if (before === null && performance.now() >= plan.from) before = cpu(servers);
    await sleep(WAKE_MS);
  }
  return { next, used: before && cpu(servers).since(before) };
}

/** Wait until every move has its answer; the last ones may take a while where the server is behind. */
async function answers(floor) {
  const latest = performance.now() + ANSWER_MS;
  while (floor.waiting && performance.now() < latest && floor.errors.size === 0) await sleep(WAKE_MS);
  if (floor.waiting && floor.errors.size === 0) floor.failed(`no answer in ${ANSWER_MS} ms`);
}

function spread(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (part) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] : 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
