import { type MouseEvent, type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { fill } from "#text/fill.ts";
import { useWords } from "../words/use-words.ts";
import { type Column, cardPlace } from "./column.ts";

interface TableRowProps<Row> {
  id: string;
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  template: string;
  top: number;
  height: number;
  active: boolean;
  selected: boolean | undefined;
  /** @param extend from the last selected row to this one */
  onSelect: ((extend: boolean) => void) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  href: string | undefined;
}

/** One row of the table; a press anywhere opens it, but on a control of its own or at the end of selecting text. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, index, columns, template, top, height, active, selected, onSelect, onOpen, href } = props;
  const { table } = useWords("admin");
  const withShift = useRef(false);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isControl = (event.target as HTMLElement).closest("a, button, input, label, select, summary");
    if (!isControl && String(getSelection()) === "") onOpen?.(row);
  };
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected ?? (active || undefined)}
      data-active={active || undefined}
      data-opens={onOpen ? "" : undefined}
      className="grid-row grid-data"
      style={{ gridTemplateColumns: template, transform: `translateY(${top}px)`, height }}
      onClick={onClick}
    >
      {onSelect && (
        <div role="gridcell" className="grid-cell grid-check" data-card="check">
          <input
            type="checkbox"
            aria-label={fill(table.select, { n: index + 1 })}
            checked={selected ?? false}
            onClick={({ shiftKey }) => {
              withShift.current = shiftKey;
            }}
            onChange={() => onSelect(withShift.current)}
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
        >
          {linked(column.cell(row), at === 0 ? href : undefined)}
        </div>
      ))}
    </div>
  );
}

function linked(content: ReactNode, href: string | undefined): ReactNode {
  if (href === undefined) return content;
  return (
    <Link to={href} className="row-link" tabIndex={-1}>
      {content}
    </Link>
  );
}
