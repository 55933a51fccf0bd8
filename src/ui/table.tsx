import type { ReactNode } from "react";

interface TableProps {
  head: string[];
  rows: ReactNode[][];
  caption?: string;
  /** Which columns have amounts or counts, which stand at the right; `true` is all but the first. */
  amounts?: boolean | readonly number[];
}

/** Renders a small table whose first column names the rows; on narrow screens it scrolls sideways, not the page. */
export function Table({ head, rows, caption, amounts = false }: TableProps) {
  const isAmount = (column: number) =>
    typeof amounts === "boolean" ? amounts && column > 0 : amounts.includes(column);
  return (
    // A group and no landmark, since the section around it often has the same name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className="overflow-x-auto" aria-label={caption ?? head.join(", ")} tabIndex={0}>
      <table className="w-full text-sm">
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead>
          <tr className="border-b border-edge">
            {head.map((cell, column) => (
              <th
                key={cell}
                scope="col"
                className={`py-2 pe-4 ${isAmount(column) ? "text-end" : "text-start"} font-semibold text-ink`}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line align-top">
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className="py-2 pe-4 text-start font-regular">
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={`py-2 pe-4 ${isAmount(column) ? "num text-end" : ""}`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
