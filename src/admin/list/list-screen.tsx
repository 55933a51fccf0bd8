import type { ReactNode } from "react";
import type { ListMeta } from "../data/list-query.ts";
import type { ListResult } from "../data/use-list.ts";
import { Screen, type ScreenProps } from "../layout/screen.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { FilterBar, type FilterBarProps } from "./filters.tsx";

type TableProps<Row extends object, Headers extends Record<string, string>> = Pick<
  DataTableProps<Row, Headers>,
  "columns" | "headers" | "linkTo" | "onOpen" | "empty" | "name" | "sort" | "setSort" | "selection"
>;

type ListScreenProps<Row extends object, Headers extends Record<string, string>> = Omit<ScreenProps, "children"> &
  TableProps<Row, Headers> & {
    /** What `useList` returns. */
    list: ListResult<Row, ListMeta>;
    /** What the table lists, for assistive technology; by default the title. */
    label?: string;
    filter?: FilterBarProps;
    /** What stands above the filters. */
    children?: ReactNode;
    /** What stands below the table, and the dialogs of the screen. */
    after?: ReactNode;
  } & (Row extends { id: string | number } ? { getId?: (row: Row) => string } : { getId: (row: Row) => string });

/** Renders a screen that is a list: its filters and its table, whose first column leads to the screen of a row. */
export function ListScreen<Row extends object, Headers extends Record<string, string> = never>(
  props: ListScreenProps<Row, Headers>,
) {
  const { title, heading, lead, avatar, detail, actions, back, children, list, label, filter, after, ...table } = props;
  return (
    <Screen {...{ title, heading, lead, avatar, detail, actions, back }}>
      {children}
      {filter && <FilterBar {...filter} />}
      <DataTable<Row, Headers>
        getId={(row) => String((row as { id?: unknown }).id)}
        label={label ?? title}
        {...list}
        {...table}
      />
      {after}
    </Screen>
  );
}
