// Whoever sits on a seat, as the argument of a message: it may call them "you".

import type { SeatName } from "../wire";

export const sitting = (seat: number): SeatName => ({ type: "seat", seat });
