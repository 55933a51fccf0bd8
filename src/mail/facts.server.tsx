import type { CSSProperties, ReactNode } from "react";
import { light } from "./palette.ts";
import { font } from "./styles.ts";
import { Lines } from "./text.server.tsx";

/** A label and its value; line breaks of a text are shown. */
export type Fact = readonly [label: string, value: ReactNode];

/** Renders facts as rows, label beside value. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: "4px 0 24px", tableLayout: "fixed", width: "100%" }}
    >
      <tbody>
        {rows.map(([label, value], index) => (
          <tr key={index} data-text="row">
            <td className="muted line" data-text="label" width="38%" style={labelCell}>
              {label}
            </td>
            <td className="ink line" data-text={isLong(value) ? "quote" : "value"} style={valueCell}>
              {typeof value === "string" ? <Lines text={value} /> : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Returns whether a text has several lines: such a one is quoted in plain text, so that none of its lines looks like a
 * fact.
 */
function isLong(value: ReactNode): boolean {
  return typeof value === "string" && value.includes("\n");
}

const cell: CSSProperties = {
  borderTop: `1px solid ${light.line}`,
  fontFamily: font,
  padding: "10px 0",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  wordBreak: "break-word",
};
const labelCell: CSSProperties = {
  ...cell,
  color: light.muted,
  fontSize: "14px",
  lineHeight: "24px",
  paddingRight: "12px",
};
const valueCell: CSSProperties = { ...cell, color: light.ink, fontSize: "15px", fontWeight: 500, lineHeight: "24px" };
