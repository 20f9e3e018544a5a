// The little markup that rules are written with: *ruling*, **KO-1**, `2 1 . 1 2`.

const MARKS = /`([^`]+)`|\*{1,2}([^*]+)\*{1,2}/g;

export function Marked({ text }: { text: string }) {
  const parts: preact.ComponentChildren[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    parts.push(text.slice(from, mark.index), mark[1] !== undefined ? <code>{mark[1]}</code> : <em>{mark[2]}</em>);
    from = mark.index + mark[0].length;
  }
  return <>{[...parts, text.slice(from)]}</>;
}
