import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../words/use-words.ts";
import type { Column } from "./column.ts";
import type { Selection } from "./selection-bar.tsx";

interface HeaderRowProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  setSort: ((sort: string) => void) | undefined;
  selection: Selection | undefined;
  rows: readonly { id: string }[];
}

/** Renders the names of the columns; those that order the list are buttons. */
export function HeaderRow<Row>({ columns, sort, setSort, selection, rows }: HeaderRowProps<Row>) {
  const { table } = useWords("admin");
  const allSelected = selection !== undefined && rows.length > 0 && rows.every(({ id }) => selection.ids.has(id));
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" aria-rowindex={1} className="grid-row grid-header">
        {selection && (
          <div role="columnheader" className="grid-cell grid-check">
            <input
              type="checkbox"
              aria-label={table.selectAll}
              checked={allSelected}
              onChange={() => selection.setIds(new Set(allSelected ? [] : rows.map(({ id }) => id)))}
            />
          </div>
        )}
        {columns.map(({ id, header, align, sort: sortable }) => {
          const direction = sort === id ? "ascending" : sort === `-${id}` ? "descending" : undefined;
          return (
            <div
              key={id}
              role="columnheader"
              aria-sort={sortable && setSort ? (direction ?? "none") : undefined}
              className="grid-cell"
              data-align={align}
            >
              {sortable && setSort ? (
                <button
                  type="button"
                  className="sort-btn"
                  title={fill(direction === "descending" ? table.ascending : table.descending, { column: header })}
                  onClick={() => setSort(direction === "descending" ? id : `-${id}`)}
                >
                  {header}
                  {direction && (
                    <Icon name="chevron-down" className={`size-3.5 ${direction === "ascending" ? "rotate-180" : ""}`} />
                  )}
                </button>
              ) : (
                header
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
