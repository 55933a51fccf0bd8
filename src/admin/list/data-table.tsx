import { type CSSProperties, useId, useRef } from "react";
import { useLocation } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { EmptyList } from "../layout/empty-list.tsx";
import { Loading } from "../layout/loading.tsx";
import { RefusalNote } from "../layout/refusal-note.tsx";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import { type Column, gridTemplate, leastWidth } from "./column.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { HeaderRow } from "./header-row.tsx";
import { type Selection, SelectionBar } from "./selection-bar.tsx";
import { type RowHandlers, TableRow } from "./table-row.tsx";
import { useActiveRow } from "./use-active-row.ts";
import { useColumns } from "./use-columns.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

export interface DataTableProps<Row extends object> {
  rows: readonly Row[];
  /** Keep them in a `useMemo`: new columns build the whole table again. */
  columns: readonly Column<Row>[];
  getId: (row: Row) => string;
  /** What the table lists, for assistive technology. */
  label: string;
  /** Opens a row, by a press or by Enter. */
  onOpen?: (row: Row) => void;
  /** The address of a row's screen; its first cell becomes a link. */
  linkTo?: (row: Row) => string;
  selection?: Selection | undefined;
  /** The id of the column, with a minus in front for descending. */
  sort?: string | undefined;
  setSort?: (sort: string) => void;
  hasMore?: boolean;
  loadMore?: () => void;
  isLoading?: boolean;
  isLoadingMore?: boolean;
  /** Why the rows, or more of them, could not be read: said above them, and never that there are none. */
  refusal: Refusal | undefined;
  /** Reads again what failed. */
  refetch?: () => unknown;
  /** Shown when there are no rows. */
  empty?: string;
  /** Under which the choice of columns is stored; by default the path of the screen. */
  name?: string;
  /** Of several tables on one screen, only one can have the keys j, k, x and Enter. */
  keys?: boolean;
}

/**
 * Renders a table of any length: only the rows in view exist. It is a grid for assistive technology, is worked by
 * keyboard (j, k, Enter, x, Shift), and shows each row as a card of two lines on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    columns,
    getId,
    label,
    selection,
    sort,
    setSort,
    onOpen,
    linkTo,
    refusal,
    refetch,
    empty,
    keys = true,
  } = props;
  const { hasMore = false, loadMore, isLoading = false, isLoadingMore = false } = props;
  const { table: words } = useWords("admin");
  const locale = useLocale();
  const { pathname } = useLocation();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { table, rows, shown } = useColumns(props.name ?? pathname, columns, props.rows, getId);
  const { items, before, drawn, height, scrollTo } = useVirtualRows(rows.length, scroller, { hasMore, loadMore });
  const active = useActiveRow({ rows, selection, onOpen, linkTo, scrollTo, keys, scroller });
  const handlers = useRef<RowHandlers<Row>>({ select: active.toggle, open: active.open });
  handlers.current = { select: active.toggle, open: active.open };

  if (isLoading) return <Loading lines={8} />;
  const note = <RefusalNote refusal={refusal} {...(refetch && { onRetry: refetch })} />;
  if (rows.length === 0) return refusal ? note : <EmptyList>{empty ?? words.empty}</EmptyList>;
  const columnTracks = gridTemplate(shown, selection !== undefined);
  const sizes = {
    "--columns": columnTracks,
    "--least-width": leastWidth(columnTracks),
    "--rows-height": `${height}px`,
  };
  const isActiveShown = items.some(({ index }) => index === active.index);
  // The first use of a number format takes a slow device 90 ms, and small numbers look the same without.
  const shownCount = rows.length < 1000 ? rows.length : rows.length.toLocaleString(languageTags[locale]);
  const count = fill(words.rows, { n: `${shownCount}${hasMore ? "+" : ""}` });
  return (
    <>
      {note}
      <div className="table-box">
        <div
          ref={scroller}
          role="grid"
          aria-label={label}
          aria-rowcount={hasMore ? -1 : rows.length + 1}
          aria-colcount={shown.length + (selection ? 1 : 0)}
          aria-multiselectable={selection ? true : undefined}
          aria-activedescendant={isActiveShown ? `${id}-${active.index}` : undefined}
          tabIndex={0}
          className="grid-scroll"
          style={sizes as CSSProperties}
          onKeyDown={active.onKey}
        >
          <HeaderRow columns={shown} sort={sort} setSort={setSort} selection={selection} rows={rows} />
          <div role="rowgroup" className="grid-body">
            <div style={{ height: before }} />
            <div className="grid-drawn" style={{ insetBlock: `min(0px, 100cqh - ${drawn}px)` }}>
              {items.map(({ index }) => {
                const row = rows[index]!;
                return (
                  <TableRow
                    key={row.id}
                    id={`${id}-${index}`}
                    row={row.original}
                    index={index}
                    columns={shown}
                    active={index === active.index}
                    selected={selection?.ids.has(row.id)}
                    opens={onOpen !== undefined || linkTo !== undefined}
                    href={linkTo?.(row.original)}
                    handlers={handlers}
                  />
                );
              })}
            </div>
          </div>
        </div>
        <div className="table-foot">
          {selection && selection.ids.size > 0 ? <SelectionBar selection={selection} /> : <p>{count}</p>}
          {isLoadingMore && <p role="status">{words.loadingMore}</p>}
          {hasMore && !isLoadingMore && (
            <button type="button" className="link" onClick={loadMore}>
              {words.more}
            </button>
          )}
          <ColumnsMenu table={table} columns={columns} />
        </div>
      </div>
    </>
  );
}
