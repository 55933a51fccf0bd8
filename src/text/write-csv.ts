import type { Locale } from "./locales.ts";

/**
 * A cell of a file for a spreadsheet. Moments are given as text in Jakarta's time (`sortableMinute`), in columns that name
 * the zone (`minuteColumn`): both of time/format.ts.
 */
export type CsvCell = string | number | boolean | null | undefined;

/** The list separator and decimal sign of spreadsheets by the language of their reader. */
const formats: Record<Locale, { separator: string; decimal: string }> = {
  id: { separator: ";", decimal: "," },
  en: { separator: ",", decimal: "." },
};

/** Signs at which a spreadsheet begins a formula, in Latin and full-width form. */
const signs = "=+\\-@|%\\uff1d\\uff0b\\uff0d\\uff20";
/** Beginnings of texts that are read as formulas, also after white space and invisible characters. */
const formula = new RegExp(`^[\\s\\p{Cf}]*[${signs}]|^[\\t\\r]`, "u");
/**
 * The same after a separator of other programs or a line break: they may split there, quoted or not. White space without a
 * sign matches too, so that it is read once.
 */
const innerFormula: Record<Locale, RegExp> = {
  id: new RegExp(`([,\\t\\r\\n]["\\s\\p{Cf}]*)([${signs}])?`, "gu"),
  en: new RegExp(`([;\\t\\r\\n]["\\s\\p{Cf}]*)([${signs}])?`, "gu"),
};

/**
 * Returns one line as spreadsheets in the reader's language read it (RFC 4180 with their separator). Numbers have its
 * decimal sign; texts are quoted, with an apostrophe before what might be evaluated (OWASP, "CSV Injection").
 */
export function csvLine(cells: readonly CsvCell[], locale: Locale): string {
  return `${cells.map((cell) => csvCell(cell, locale)).join(formats[locale].separator)}\r\n`;
}

/** Returns the beginning of a file: the byte order mark by which spreadsheets recognise UTF-8, and the names of the columns. */
export function csvHead(columns: readonly string[], locale: Locale): string {
  return `\ufeff${csvLine(columns, locale)}`;
}

/** Returns a whole file, whose first row has the names of the columns. */
export function csvFile([columns = [], ...rows]: readonly (readonly CsvCell[])[], locale: Locale): string {
  return csvHead(columns.map(String), locale) + rows.map((row) => csvLine(row, locale)).join("");
}

function csvCell(value: CsvCell, locale: Locale): string {
  if (typeof value === "number")
    return Number.isFinite(value) ? plainNumber(value).replace(".", formats[locale].decimal) : "";
  const text = String(value ?? "");
  // A dash alone stands for "nothing" and calculates nothing.
  const harmless =
    text === "-" ? text : text.replace(innerFormula[locale], (all, blanks, sign) => (sign ? `${blanks}'${sign}` : all));
  return `"${(text !== "-" && formula.test(text) ? `'${harmless}` : harmless).replaceAll('"', '""')}"`;
}

/** Returns a number without an exponent and with at most ten decimals. */
const plainNumber = (value: number): string =>
  Number.isInteger(value)
    ? String(value)
    : value
        .toFixed(10)
        .replace(/(?<!0)0+$/, "")
        .replace(/\.$/, "");
