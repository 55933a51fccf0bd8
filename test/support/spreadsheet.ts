import { expect } from "vitest";
import { readCsv } from "#text/read-csv.ts";
import { createPauses } from "#time/create-pauses.server.ts";

/**
 * Checks that a file is one for people: it begins with a byte order mark, has semicolons (the requests of tests name no
 * language, so the reader's is Indonesian), and each moment is a minute in Jakarta in a column that says so.
 * @returns its rows, by the names of the columns
 */
export async function readSpreadsheet(body: string): Promise<Record<string, string>[]> {
  expect(body.startsWith("\ufeff")).toBe(true);
  const file = (await readCsv(body, 10_000, createPauses()))!;
  expect(file.separator).toBe(";");
  const [head, ...rows] = file.lines.map(({ cells }) => cells);
  for (const row of rows)
    for (const [index, cell] of row.entries()) {
      expect(cell).not.toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);
      if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(cell)) expect(head![index]).toMatch(/ \(WIB\)$/);
    }
  return rows.map((row) => Object.fromEntries(head!.map((name, index) => [name, row[index] ?? ""])));
}
