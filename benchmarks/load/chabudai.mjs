// Two people at a table of Chabudai's, each by a WebSocket, as its browser client speaks.

import { randomUUID } from "node:crypto";
import WebSocket from "ws";
import { Sent } from "./floor.mjs";

const PROTOCOL = 3;
const SEATS = [{ kind: "person" }, { kind: "open" }];

const claims = (event) => event.type === "claimed";
const isQuiet = (option) => !option.events.some(claims);

class Player {
  constructor(token, address) {
    this.token = token;
    this.address = address;
    this.browser = randomUUID();
    this.socket = null;
    this.seat = null;
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }
}

class Table {
  constructor(floor, addresses) {
    this.floor = floor;
    this.addresses = addresses;
    this.requests = 0;
    this.sent = null;
  }

  async open() {
    const answer = await fetch(`${this.addresses[0]}/api/matches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game: "kooshi", seats: SEATS }),
    });
    if (!answer.ok) throw new Error(`a match can't be made: ${answer.status} ${await answer.text()}`);
    const made = await answer.json();
    const tokens = [made.token, made.invitations[0].token];
    this.players = tokens.map((token, number) => new Player(token, this.addresses[number % this.addresses.length]));
    await this.sitDown(made.match, this.floor.headStart());
  }

  async sitDown(match, played = 0) {
    this.match = match;
    this.played = played;
    for (const player of this.players) await this.connect(player);
    this.floor.ready.push(this);
  }

  connect(player) {
    const match = this.match;
    const socket = new WebSocket(`${player.address.replace("http", "ws")}/api/matches/${match}/socket`, {
      perMessageDeflate: false,
    });
    player.socket?.close();
    player.socket = socket;
    socket.on("error", (error) => this.floor.failed(`a socket failed: ${error.message}`));
    socket.on("close", () => player.socket === socket && this.floor.failed("a socket was closed"));
    socket.on("open", () => player.say({ type: "hello", protocol: PROTOCOL, token: player.token, browser: player.browser }));
    return new Promise((welcomed) => {
      socket.on("message", (data) => {
        const message = JSON.parse(data.toString());
        if (match === this.match) this.hear(player, message, welcomed); // the others have left the last match already
      });
    });
  }

  hear(player, message, welcomed) {
    switch (message.type) {
      case "welcome":
        player.seat = message.meta.yours[0];
        this.look(player, message.table);
        welcomed();
        break;
      case "update":
        this.look(player, message);
        break;
      case "done": // the answer to a wish for another match
        break;
      case "rematch-ready":
        this.sitDown(message.match);
        break;
      default:
        this.floor.failed(`${message.type}: ${message.problem?.code}`);
    }
  }

  look(player, table) {
    const [{ legal_moves: options }] = table.views;
    if (options) Object.assign(this, { mover: player, options });
    const sent = this.sent;
    if (sent && table.done === sent.id) sent.answered = performance.now();
    if (sent && player !== sent.mover && table.seq > sent.seq) {
      sent.seen ??= performance.now();
      this.over = table.result !== null;
    }
    this.seq = table.seq;
    if (sent?.complete) this.settle(sent);
  }

  settle(sent) {
    this.sent = null;
    this.played += 1;
    this.floor.finished(sent);
    if (this.over) this.askAgain();
    else this.floor.ready.push(this);
  }

  play(planned) {
    const { move } = this.floor.chooseMove(this.options, this.played, isQuiet);
    this.sent = Object.assign(new Sent(planned), { id: this.nextId(), mover: this.mover, seq: this.seq });
    this.mover.say({ type: "move", id: this.sent.id, seat: this.mover.seat, move });
  }

  askAgain() {
    this.floor.ended += 1;
    for (const player of this.players) player.say({ type: "rematch", id: this.nextId() });
  }

  nextId() {
    this.requests += 1;
    return String(this.requests);
  }

  close() {
    for (const { socket } of this.players) socket?.removeAllListeners("close").terminate();
  }
}

export const makeTable = (floor, addresses) => new Table(floor, addresses);
