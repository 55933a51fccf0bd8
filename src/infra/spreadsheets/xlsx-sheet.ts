/** A cell of an Excel file. Days and minutes are given as they are shown: `2026-11-20`, `2026-11-20 10:02`. */
export type SheetCell = string | number | boolean | null;
/** How the cells of a column are read; texts in a column of numbers or times stay texts. */
export type SheetKind = "text" | "number" | "money" | "day" | "moment";

export interface Sheet {
  columns: readonly { title: string; kind: SheetKind }[];
  rows: readonly (readonly SheetCell[])[];
}

/** More rows are refused: the library holds a whole file in memory, and needs about half a millisecond for a row. */
export const mostSheetRows = 10_000;
