import type { ReactNode } from "react";
import type { Rupiah } from "#money/rupiah.ts";

interface ColumnPlace {
  id: string;
  /** Pixels, or any size of a CSS grid; by default it shares the width that is left. */
  width?: number | string;
  align?: "end";
  /** May the list be ordered by it. */
  sort?: boolean;
  /** Not shown until it is chosen. */
  hidden?: boolean;
  /** Left out where the table is too narrow for all columns, unless it was chosen; of several the last one first. */
  yields?: boolean;
  /**
   * Where it stands when a row is a card of two lines (below 768 px): by default the first is the title, the second
   * beside it, the third and fourth on the second line, and others are left out.
   */
  card?: "title" | "side" | "line" | "none";
  /** Whether a card names it, since its value says nothing alone: a number. */
  cardHeader?: boolean;
}

/** A column of a DataTable. */
export interface Column<Row> extends ColumnPlace {
  header: string;
  cell: (row: Row) => ReactNode;
}

/**
 * A column as a screen declares it: its header is its own, or that of its id among the words of the list. `money` is in
 * whole rupiah and stands at the right, in figures of one width, so that amounts can be compared down the column.
 */
export type ListColumn<Row, Headers = Record<never, string>> = ColumnPlace &
  (
    | { cell: (row: Row) => ReactNode; money?: never }
    | { money: (row: Row) => Rupiah | null | undefined; cell?: never }
  ) &
  ({ header: string } | { id: keyof Headers & string; header?: never });

/** Returns where the columns stand on a card. */
export function cardPlace(column: Pick<Column<unknown>, "card">, index: number): NonNullable<Column<unknown>["card"]> {
  return column.card ?? (["title", "side", "line", "line"] as const)[index] ?? "none";
}

/** Returns the columns as a CSS grid. */
export function gridTemplate(columns: readonly Pick<Column<unknown>, "width">[], withSelection: boolean): string {
  const tracks = columns.map(({ width }) =>
    width === undefined ? "minmax(8rem, 1fr)" : typeof width === "number" ? `${width}px` : width,
  );
  return [...(withSelection ? ["2.25rem"] : []), ...tracks].join(" ");
}

/**
 * Returns the width below which the table scrolls sideways: that of all tracks at their least. Header and rows are separate
 * grids, which would else become narrow at different columns.
 */
export function leastWidth(template: string): string {
  return `calc(${["0px", ...leastLengths(template)].join(" + ")})`;
}

function leastLengths(template: string): string[] {
  const tracks = template.match(/minmax\([^,]+|(?<![\w.-])[\w.-]+\([^()]*\)|(?<![\d.])[\d.]+(px|rem|em|ch)\b/g) ?? [];
  const least = tracks.map((track) => (track.startsWith("minmax(") ? track.slice("minmax(".length).trim() : track));
  return least.filter((length) => /^[\d.]+(px|rem|em|ch)$/.test(length));
}

/**
 * Returns the columns for which a table has room: those that yield are left out from the last one on, until the others fit.
 * @param width of the table, in pixels
 * @param rem the size of the text of the page, in pixels
 */
export function fittingColumns<Shown extends Pick<Column<unknown>, "width" | "yields">>(
  columns: readonly Shown[],
  { width, rem, withSelection }: { width: number; rem: number; withSelection: boolean },
): readonly Shown[] {
  const least = leastLengths(gridTemplate(columns, withSelection));
  const needed = least.reduce((sum, length) => sum + parseFloat(length) * (length.endsWith("rem") ? rem : 1), 0);
  const last = columns.findLastIndex((column) => column.yields);
  if (needed <= width || last < 0) return columns;
  return fittingColumns(columns.toSpliced(last, 1), { width, rem, withSelection });
}
