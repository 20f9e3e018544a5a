// Motion without a busy loop: frames are asked for only while something runs.

export type Run = (elapsed: number) => boolean;

/** Runs what moves, frame by frame, until it says that it is done. Returns what stops it. */
export function animate(run: Run): () => void {
  let began: number | null = null;
  let frame = requestAnimationFrame(function next(now) {
    began ??= now;
    if (run((now - began) / 1000)) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

export const eased = (part: number): number => (part >= 1 ? 1 : 1 - (1 - part) ** 3);

/** Goes from 0 to 1 in so many seconds, eased; then says that it is there. */
export function glide(seconds: number, draw: (part: number) => void, done: () => void = () => {}): () => void {
  return animate((elapsed) => {
    const part = Math.min(1, elapsed / seconds);
    draw(eased(part));
    if (part >= 1) done();
    return part < 1;
  });
}

/** Gathers many requests to draw into one frame: the next one, or this one where something else is drawn with it. */
export function onceAFrame(draw: () => void): { ask: () => void; now: () => void; stop: () => void } {
  let frame = 0;
  const now = () => {
    if (!frame) return;
    cancelAnimationFrame(frame);
    frame = 0;
    draw();
  };
  return {
    ask: () => {
      frame ||= requestAnimationFrame(now);
    },
    now,
    stop: () => cancelAnimationFrame(frame),
  };
}
