// The secret by which the server knows this browser again: the first that comes with an invitation takes the seat.

import { read, write } from "./box";

let secret = read("browser", "");

export function browserSecret(): string {
  if (!secret) {
    secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    );
    write("browser", secret);
  }
  return secret;
}
