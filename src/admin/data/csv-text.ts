/** Beginnings of cells that spreadsheets read as formulas, in Latin and full-width form. */
const formula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|%]/;

/** Returns rows as CSV for spreadsheets. Texts may be anybody's: none is read as a formula. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) =>
    typeof value === "number" ? String(value) : `"${value.replace(formula, "'$&").replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
