import type { CSSProperties } from "react";
import { light } from "./palette.ts";
import { font } from "./styles.ts";

export type Highlight = readonly [label: string, value: string];

/** Renders the main facts in large type: numbers to copy, an amount. */
export function Highlights({ rows }: { rows: readonly Highlight[] }) {
  return (
    <table
      role="presentation"
      className="panel"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ ...panel, margin: "4px 0 20px" }}
    >
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label} data-text="row">
            <td style={{ padding: "6px 18px" }}>
              <span className="muted" data-text="label" style={labelText}>
                {label}
              </span>
              <span className="ink" style={valueText}>
                {value}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const panel: CSSProperties = {
  backgroundColor: light.panel,
  border: `1px solid ${light.line}`,
  borderCollapse: "separate",
  borderRadius: "8px",
  padding: "8px 0",
};
const labelText: CSSProperties = {
  color: light.muted,
  display: "block",
  fontFamily: font,
  fontSize: "13px",
  lineHeight: "20px",
};
const valueText: CSSProperties = {
  color: light.ink,
  display: "block",
  fontFamily: font,
  fontSize: "22px",
  fontWeight: 600,
  letterSpacing: "0.01em",
  lineHeight: "30px",
  overflowWrap: "anywhere",
  wordBreak: "break-word",
};
