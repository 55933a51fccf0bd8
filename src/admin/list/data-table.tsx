import { type CSSProperties, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import { isRecord, readItem, writeItem } from "#client/storage/storage.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { EmptyList } from "../layout/empty.tsx";
import { Loading, RefusalNote } from "../layout/loading.tsx";
import { useIsPhone } from "../layout/use-is-phone.ts";
import { Money } from "../layout/values.tsx";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import { type Column, fittingColumns, gridTemplate, type ListColumn, leastWidth } from "./column.ts";
import { useHeldLists } from "./held-lists.ts";
import { type Selection, SelectionBar } from "./selection-bar.tsx";
import { type RowHandlers, TableRow } from "./table-row.tsx";
import { useActiveRow } from "./use-active-row.ts";
import { useInUse } from "./use-in-use.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";
import { WaitingNote } from "./waiting-note.tsx";

export interface DataTableProps<Row extends object, Headers extends Record<string, string>> {
  rows: readonly Row[];
  /** New ones draw the rows in view again: a screen whose own state changes often keeps them in a `useMemo`. */
  columns: readonly (ListColumn<Row, Headers> | false)[];
  /** The headers of the columns that have none of their own, by their ids. */
  headers?: Headers | undefined;
  getId: (row: Row) => string;
  /** What the table lists, for assistive technology. */
  label: string;
  /** Opens a row, by a press or by Enter. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The address of a row's screen; its first cell becomes a link. */
  linkTo?: ((row: Row) => string) | undefined;
  selection?: Selection | undefined;
  /** The id of the column, with a minus in front for descending. */
  sort?: string | undefined;
  setSort?: ((sort: string) => void) | undefined;
  hasMore?: boolean;
  loadMore?: () => void;
  isLoading?: boolean;
  isLoadingMore?: boolean;
  /** What the rows list; without it, changes of others do not wait while the table is in use. */
  listKey?: string;
  /** Why the rows, or more of them, could not be read: said above them, and never that there are none. */
  refusal: Refusal | undefined;
  /** Reads again what failed. */
  refetch?: () => unknown;
  /** Shown when there are no rows. */
  empty?: string | undefined;
  /** Under which the choice of columns is stored; by default the path of the screen. */
  name?: string | undefined;
  /** Of several tables on one screen, only one can have the keys j, k, x and Enter. */
  keys?: boolean;
}

/**
 * Renders a table of any length: only the rows in view exist. It is a grid for assistive technology, is worked by
 * keyboard (j, k, Enter, x, Shift), and shows each row as a card of two lines on a phone.
 */
export function DataTable<Row extends object, Headers extends Record<string, string> = never>(
  props: DataTableProps<Row, Headers>,
) {
  const { getId, label, selection, sort, setSort, onOpen, linkTo, refusal, refetch, empty, keys = true } = props;
  const { hasMore = false, loadMore, isLoading = false, isLoadingMore = false } = props;
  const { table: words } = useWords("admin");
  const locale = useLocale();
  const { pathname } = useLocation();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller, !isLoading && props.rows.length > 0);
  const { columns, shown, isShown, setShown } = useColumns(props.name ?? pathname, props.columns, {
    headers: props.headers,
    width,
    withSelection: selection !== undefined,
  });
  const holds = useInUse(box) && props.listKey !== undefined;
  const { lists, showAll } = useHeldLists([props.rows], { idOf: getId, holds, listKey: props.listKey });
  const { rows: shownRows, waiting } = lists[0]!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how rows are named never changes.
  const rows = useMemo(() => shownRows.map((row) => ({ id: getId(row), original: row })), [shownRows]);
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
  const showWaiting = () => {
    showAll();
    scrollTo(props.rows.indexOf(waiting[0]!));
    // The button goes, and with it the focus.
    scroller.current?.focus();
  };
  const isActiveShown = items.some(({ index }) => index === active.index);
  // The first use of a number format takes a slow device 90 ms, and small numbers look the same without.
  const shownCount = rows.length < 1000 ? rows.length : rows.length.toLocaleString(languageTags[locale]);
  const count = fill(words.rows, { n: `${shownCount}${hasMore ? "+" : ""}` });
  return (
    <>
      {note}
      <div ref={box} className="table-box">
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
          <WaitingNote count={waiting.length} onShow={showWaiting} />
          {isLoadingMore && <p role="status">{words.loadingMore}</p>}
          {hasMore && !isLoadingMore && (
            <button type="button" className="link" onClick={loadMore}>
              {words.more}
            </button>
          )}
          <ColumnsMenu columns={columns} isShown={isShown} setShown={setShown} />
        </div>
      </div>
    </>
  );
}

/** Pixels that an amount of nine digits needs. */
const moneyWidth = 140;

function drawnColumn<Row, Headers>(column: ListColumn<Row, Headers>, header: string): Column<Row> {
  const { money, cell, ...place } = column;
  if (!money) return { ...place, cell: cell!, header };
  const amount = (row: Row) => <Money value={money(row)} />;
  return { width: moneyWidth, ...place, align: "end", cell: amount, header };
}

interface ColumnOptions<Headers> {
  headers: Headers | undefined;
  /** Of the table, in pixels; undefined where rows are cards, or while it is not drawn. */
  width: number | undefined;
  withSelection: boolean;
}

/**
 * Returns the columns with their headers, and which of them are shown: those that were chosen, which this browser remembers, and
 * those for which there is room.
 * @param name under which the choice is stored
 */
function useColumns<Row, Headers extends Record<string, string>>(
  name: string,
  given: readonly (ListColumn<Row, Headers> | false)[],
  { headers, width, withSelection }: ColumnOptions<Headers>,
) {
  const columns = useMemo(
    () =>
      given
        .filter((column) => column !== false)
        .map((column) => drawnColumn(column, column.header ?? headers![column.id]!)),
    [given, headers],
  );
  const key = `admin.columns.${name}`;
  const [chosen, setChosen] = useState(() => readChoice(key));
  // The same list as long as nothing changes, as every row depends on it.
  const shown = useMemo(() => {
    const wanted = columns.filter(({ id, hidden = false }) => chosen[id] ?? !hidden);
    if (width === undefined) return wanted;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const ranked = wanted.map((column) => (chosen[column.id] ? { ...column, yields: false } : column));
    const fitting = fittingColumns(ranked, { width, rem, withSelection });
    return wanted.filter(({ id }) => fitting.some((column) => column.id === id));
  }, [columns, chosen, width, withSelection]);
  const isShown = ({ id }: Column<Row>) => shown.some((column) => column.id === id);
  const setShown = (id: string, value: boolean) => {
    const next = { ...chosen, [id]: value };
    writeItem(key, JSON.stringify(next));
    setChosen(next);
  };
  return { columns, shown, isShown, setShown };
}

/** Returns the width of a table in pixels; undefined where rows are cards, or while it is not drawn. */
function useWidth(table: RefObject<HTMLElement | null>, isDrawn: boolean): number | undefined {
  const isPhone = useIsPhone();
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = table.current;
    if (!isDrawn || !element) return setWidth(undefined);
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [table, isDrawn]);
  return isPhone ? undefined : width;
}

function readChoice(key: string): Record<string, boolean> {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? "{}");
    return isRecord(stored) ? (stored as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

interface ColumnsMenuProps<Row> {
  columns: readonly Column<Row>[];
  isShown: (column: Column<Row>) => boolean;
  setShown: (id: string, value: boolean) => void;
}

/** Chooses which columns are shown; the first names the row and stays. */
function ColumnsMenu<Row>({ columns, isShown, setShown }: ColumnsMenuProps<Row>) {
  const { table: words } = useWords("admin");
  const id = useId();
  return (
    <div className="ms-auto max-md:hidden">
      <button type="button" className="link" popoverTarget={id}>
        {words.columns}
      </button>
      <div id={id} popover="auto" role="group" className="pop-menu pop-up" aria-label={words.columns}>
        {columns.slice(1).map((column) => (
          <label key={column.id} className="pop-item">
            <input
              type="checkbox"
              checked={isShown(column)}
              onChange={({ target }) => setShown(column.id, target.checked)}
            />
            {column.header}
          </label>
        ))}
      </div>
    </div>
  );
}

interface HeaderRowProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  setSort: ((sort: string) => void) | undefined;
  selection: Selection | undefined;
  rows: readonly { id: string }[];
}

/** Renders the names of the columns; those that order the list are buttons. */
function HeaderRow<Row>({ columns, sort, setSort, selection, rows }: HeaderRowProps<Row>) {
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
