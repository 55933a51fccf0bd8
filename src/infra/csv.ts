/** What makes a spreadsheet take a cell for a formula, in the Latin and the full-width form. */
const formula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|%]/;

/** One cell: quoted, and with an apostrophe in front when a spreadsheet might run it (OWASP, "CSV Injection"). */
export function csvCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** One line as RFC 4180 has it. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}
