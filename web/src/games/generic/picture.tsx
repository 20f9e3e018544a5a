// Rows on paper.

import type { Row, Value } from "./rows";

export function Rows({ rows }: { rows: Row[] }) {
  return (
    <table class="ge-rows">
      <tbody>
        {rows.map(({ label, value }, at) =>
          value.kind === "picture" ? (
            <tr key={at}>
              <td colSpan={2}>
                <span class="ge-above">{label}</span>
                <Shown value={value} />
              </td>
            </tr>
          ) : (
            <tr key={at}>
              <th scope="row">{label}</th>
              <td>
                <Shown value={value} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function Shown({ value }: { value: Value }) {
  switch (value.kind) {
    case "text":
      return <>{value.text}</>;
    case "picture":
      return <pre class="ge-picture">{value.text}</pre>;
    case "grid":
      return <Grid cells={value.cells} />;
    case "rows":
      return <Rows rows={value.rows} />;
  }
}

function Grid({ cells }: { cells: string[][] }) {
  return (
    <table class="ge-grid">
      <tbody>
        {cells.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
