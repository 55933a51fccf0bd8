import { widthOf } from "./line-fit.ts";

/** Room of a table in a column of text, in em of its own size. */
const room = 50;
/** What a cell needs beside its text. */
const padding = 1;

/**
 * Returns the widths of a table's columns in percent, so that they do not depend on the face in which a browser would
 * measure their texts: shared as CSS does, each at least as wide as its longest word.
 */
export function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column] ?? ""));
  const measure = (text: string) => widthOf(text, { face: "inter", tracking: 0 }) + padding;
  const longest = (texts: readonly string[]) => Math.max(...texts.map(measure));
  const least = columns.map((texts) => longest(texts.flatMap((text) => text.split(/\s+/))));
  const most = columns.map(longest);
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const spare = Math.max(0, room - sum(least));
  const wanted = sum(most) - sum(least);
  const widths =
    sum(most) <= room ? most : least.map((width, column) => width + (spare * (most[column]! - width)) / wanted);
  return widths.map((width) => Math.round((100 * width) / sum(widths)));
}
