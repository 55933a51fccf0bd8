import { type MouseEvent, memo, type ReactNode, type RefObject, useRef } from "react";
import { Link } from "react-router";
import { fill } from "#text/fill.ts";
import { useWords } from "../words/use-words.ts";
import { type Column, cardPlace } from "./column.ts";

/** What rows call; in a reference, so that a row in view is not drawn again while others scroll by. */
export interface RowHandlers<Row> {
  /** @param extend from the last selected row to this one */
  select: (index: number, extend: boolean) => void;
  open: (row: Row) => void;
}

interface TableRowProps<Row> {
  id: string;
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  active: boolean;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  opens: boolean;
  href: string | undefined;
  handlers: RefObject<RowHandlers<Row>>;
}

/**
 * Renders one row of the table; a press anywhere opens it, but on a control of its own or at the end of selecting text.
 */
function Row<Data>(props: TableRowProps<Data>) {
  const { id, row, index, columns, active, selected, opens, href, handlers } = props;
  const { table } = useWords("admin");
  const withShift = useRef(false);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isControl = (event.target as HTMLElement).closest("a, button, input, label, select, summary");
    if (opens && !isControl && String(getSelection()) === "") handlers.current.open(row);
  };
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected ?? (active || undefined)}
      data-active={active || undefined}
      data-opens={opens ? "" : undefined}
      className="grid-row grid-data"
      onClick={onClick}
    >
      {selected !== undefined && (
        <div role="gridcell" className="grid-cell grid-check" data-card="check">
          <input
            type="checkbox"
            aria-label={fill(table.select, { n: index + 1 })}
            checked={selected}
            onClick={({ shiftKey }) => {
              withShift.current = shiftKey;
            }}
            onChange={() => handlers.current.select(index, withShift.current)}
          />
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          role="gridcell"
          className="grid-cell"
          data-align={column.align}
          data-card={cardPlace(column, at)}
          data-header={column.cardHeader ? column.header : undefined}
        >
          {linked(column.cell(row), at === 0 ? href : undefined)}
        </div>
      ))}
    </div>
  );
}

export const TableRow = memo(Row) as typeof Row;

function linked(content: ReactNode, href: string | undefined): ReactNode {
  if (href === undefined) return content;
  return (
    <Link to={href} className="row-link" tabIndex={-1}>
      {content}
    </Link>
  );
}
