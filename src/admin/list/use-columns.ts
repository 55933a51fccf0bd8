import { columnVisibilityFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { isRecord, readItem, writeItem } from "#client/storage/storage.ts";
import type { Column } from "./column.ts";

const features = tableFeatures({ columnVisibilityFeature });

/**
 * Builds the table's model on TanStack Table: its rows by id, and which columns are shown, which this browser remembers.
 * @param name under which the choice of columns is stored
 */
export function useColumns<Row extends object>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  getId: (row: Row) => string,
) {
  const key = `admin.columns.${name}`;
  const [columnVisibility, setColumnVisibility] = useState<Record<string, boolean>>(() => readChoice(key, columns));
  const definitions = useMemo(() => columns.map(({ id, header }) => ({ id, header })), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: getId,
    state: { columnVisibility },
    onColumnVisibilityChange: (change) => {
      setColumnVisibility((before) => {
        const next = typeof change === "function" ? change(before) : change;
        writeItem(key, JSON.stringify(next));
        return next;
      });
    },
  });
  // The same list as long as nothing changes, as every row depends on it.
  const shown = useMemo(() => columns.filter(({ id }) => columnVisibility[id] !== false), [columns, columnVisibility]);
  return { table, rows: table.getRowModel().rows, shown };
}

function readChoice(key: string, columns: readonly Column<never>[]): Record<string, boolean> {
  const chosen = Object.fromEntries(columns.filter(({ hidden }) => hidden).map(({ id }) => [id, false]));
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? "{}");
    return isRecord(stored) ? { ...chosen, ...(stored as Record<string, boolean>) } : chosen;
  } catch {
    return chosen;
  }
}
