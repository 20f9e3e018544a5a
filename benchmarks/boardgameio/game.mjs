// A game for boardgame.io that is as much work as Ko-oshi: pieces of one and two storeys push each other off 5x5 squares.
// It is a little less work: no protection (KO-10), no repetition (KO-13), a piece pushed twice counts as two pushed, and
// no list of moves is sent, because clients of boardgame.io know the rules themselves.

export const SIDE = 5;
export const ENOUGH = 4;
export const DIRECTIONS = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };

const OWN = ["AB", "ab"];

/** Where a push leads: the board afterwards and the points that each side claims by it, or null where it is illegal. */
export function push(cells, player, square, direction) {
  const step = DIRECTIONS[direction];
  const piece = cells[square];
  if (!step || !piece || !OWN[player].includes(piece)) return null;
  const storeys = valueOf(piece);
  const board = [...cells];
  const claimed = [0, 0];
  let at = square;
  let pushed = 0;
  for (let gone = 0; gone < storeys && at !== null; gone += 1) {
    const chain = chainFrom(board, at, step);
    pushed += chain.length - 1;
    if (pushed > storeys) return null;
    at = shift(board, chain, step, claimed);
  }
  return { board, claimed };
}

/** All legal pushes of a player. */
export function pushes(cells, player) {
  const found = [];
  for (let square = 0; square < SIDE * SIDE; square += 1) {
    if (!cells[square] || !OWN[player].includes(cells[square])) continue;
    for (const direction of Object.keys(DIRECTIONS)) {
      const after = push(cells, player, square, direction);
      if (after) found.push({ args: [square, direction], quiet: after.claimed[0] + after.claimed[1] === 0 });
    }
  }
  return found;
}

export const Push = {
  name: "push",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: startingCells(), claimed: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    push: ({ G, playerID }, square, direction) => {
      const after = push(G.cells, Number(playerID), square, direction);
      if (!after) return "INVALID_MOVE";
      G.cells = after.board;
      G.claimed = G.claimed.map((points, player) => points + after.claimed[player]);
    },
  },
  endIf: ({ G, ctx }) => {
    const winner = G.claimed.findIndex((points) => points >= ENOUGH);
    if (winner >= 0) return { winner };
    return pushes(G.cells, 1 - Number(ctx.currentPlayer)).length === 0 ? { winner: Number(ctx.currentPlayer) } : undefined;
  },
};

function startingCells() {
  const light = ["B", "A", null, "A", "B", null, null, "A", null, null];
  const dark = light.map((piece) => piece && piece.toLowerCase()).reverse();
  return [...light, null, null, null, null, null, ...dark];
}

const valueOf = (piece) => (piece.toUpperCase() === "B" ? 2 : 1);

/** The squares of the unbroken chain from a square on. */
function chainFrom(board, square, step) {
  const chain = [square];
  for (let next = beyond(square, step); next !== null && board[next]; next = beyond(next, step)) chain.push(next);
  return chain;
}

/** Move a chain on by one square; return where its first piece stands now, or null where it has fallen. */
function shift(board, chain, step, claimed) {
  for (const square of chain.toReversed()) {
    const piece = board[square];
    const next = beyond(square, step);
    board[square] = null;
    if (next === null) claimed[OWN[0].includes(piece) ? 1 : 0] += valueOf(piece);
    else board[next] = piece;
  }
  return beyond(chain[0], step);
}

function beyond(square, [right, up]) {
  const file = (square % SIDE) + right;
  const rank = Math.floor(square / SIDE) + up;
  return file >= 0 && file < SIDE && rank >= 0 && rank < SIDE ? rank * SIDE + file : null;
}
