/** What makes a spreadsheet take a cell for a formula, in the Latin and the full-width form. */
const formula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|%]/;
/** The same after what ends a cell for a program that takes semicolons or tabs for separators, as Excel in Indonesian. */
const innerFormula = /([;\t\r\n]["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;

/** Returns one cell: quoted, and with an apostrophe before what a spreadsheet might run (OWASP, "CSV Injection"). */
export function csvCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const harmless = text.replace(innerFormula, "$1'");
  return `"${(formula.test(text) ? `'${harmless}` : harmless).replaceAll('"', '""')}"`;
}

/** One line as RFC 4180 has it. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}
