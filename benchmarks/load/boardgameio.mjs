// Two people at a match of boardgame.io's, each by socket.io, with the messages that its own client sends.

import { io } from "socket.io-client";
import { pushes } from "../boardgameio/game.mjs";
import { Sent } from "./floor.mjs";

const OPTIONS = { transports: ["websocket"], forceNew: true, reconnection: false };

const isQuiet = (move) => move.quiet;

let made = 0;

class Table {
  constructor(floor, address) {
    this.floor = floor;
    this.address = address;
    this.sent = null;
  }

  async open() {
    this.sockets = ["0", "1"].map((player) => this.connect(player));
    await this.sitDown(this.floor.headStart());
  }

  connect(player) {
    const socket = io(`${this.address}/push`, OPTIONS);
    socket.on("connect_error", (error) => this.floor.failed(`a socket failed: ${error.message}`));
    socket.on("disconnect", () => this.floor.failed("a socket was closed"));
    socket.on("update", (match, state) => match === this.match && this.look(player, state));
    return socket;
  }

  /** Begin a match that nobody has seen yet: the server makes it when the first player asks for it. */
  async sitDown(played = 0) {
    made += 1;
    this.match = `match-${made}`;
    this.played = played;
    for (const player of [0, 1]) this.state = await this.sync(player);
    this.floor.ready.push(this);
  }

  sync(player) {
    const socket = this.sockets[player];
    return new Promise((synced) => {
      socket.once("sync", (_, { state }) => synced(state));
      socket.emit("sync", this.match, String(player), undefined, 2);
    });
  }

  look(player, state) {
    const sent = this.sent;
    if (!sent || state._stateID <= sent.state) return;
    if (player === sent.mover) sent.answered ??= performance.now();
    else sent.seen ??= performance.now();
    this.state = state;
    if (sent.complete) this.settle(sent);
  }

  settle(sent) {
    this.sent = null;
    this.played += 1;
    this.floor.finished(sent);
    if (this.state.ctx.gameover === undefined) this.floor.ready.push(this);
    else this.playAgain();
  }

  playAgain() {
    this.floor.ended += 1;
    this.sitDown();
  }

  play(planned) {
    const { G, ctx, _stateID } = this.state;
    const mover = ctx.currentPlayer;
    const { args } = this.floor.chooseMove(pushes(G.cells, Number(mover)), this.played, isQuiet);
    const action = { type: "MAKE_MOVE", payload: { type: "push", args, playerID: mover, credentials: undefined } };
    this.sent = Object.assign(new Sent(planned), { mover, state: _stateID });
    this.sockets[mover].emit("update", action, _stateID, this.match, mover);
  }

  close() {
    for (const socket of this.sockets) socket.off("disconnect").close();
  }
}

export const makeTable = (floor, [address]) => new Table(floor, address);
