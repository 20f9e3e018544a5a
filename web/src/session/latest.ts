// Asking again and again where only the latest answer matters: one question at a time, with a pause between two.

/** A question that waits for its turn. */
interface Waiting {
  run: () => void;
  drop: () => void;
}

/** Asks the latest question only: one that is overtaken while it waits is answered null. */
export function latestOnly<Args extends unknown[]>(
  ask: (...args: Args) => Promise<unknown>,
  pause: () => Promise<unknown>,
): (...args: Args) => Promise<unknown> {
  let next: Waiting | null = null;
  let busy = false;
  const go = () => {
    busy = next !== null;
    next?.run();
    next = null;
  };
  return (...args) =>
    new Promise((answer) => {
      next?.drop();
      const run = () => {
        const asked = ask(...args);
        void asked.then(answer);
        void Promise.all([asked, pause()]).then(go);
      };
      next = { run, drop: () => answer(null) };
      if (!busy) go();
    });
}
