/** Beginnings of cells that spreadsheets read as formulas, in Latin and full-width form. */
const formula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|%]/;
/** The same after a separator, for programs that also split at semicolons or tabs, as Excel in Indonesian does. */
const innerFormula = /([;\t\r\n]["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;

/** Returns one cell: quoted, and with an apostrophe before what a spreadsheet might evaluate (OWASP, "CSV Injection"). */
export function csvCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const harmless = text.replace(innerFormula, "$1'");
  return `"${(formula.test(text) ? `'${harmless}` : harmless).replaceAll('"', '""')}"`;
}

/** Returns one line in the format of RFC 4180. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}
