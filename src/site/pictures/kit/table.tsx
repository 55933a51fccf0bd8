import type { ReactNode } from "react";

export interface TableProps {
  head?: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Indexes of the columns whose text ends at the right. */
  end?: readonly number[];
  /** Of the columns, in percent: of a table in the first screen, whose columns may not move when the face arrives. */
  widths?: readonly number[];
  /** Index of the row that is the signal. */
  signal?: number;
  className?: string;
}

/** Renders a table of a picture. */
export function Table({ head, rows, end = [], widths, signal, className = "" }: TableProps) {
  const cell = (index: number) => ({ "data-end": end.includes(index) ? "" : undefined });
  return (
    <table className={`pic-table ${className}`} role="presentation">
      {widths && (
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} width={`${width}%`} />
          ))}
        </colgroup>
      )}
      {head && (
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={title} {...cell(index)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} data-signal={index === signal ? "" : undefined}>
            {row.map((value, column) => (
              <td key={column} {...cell(column)}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
