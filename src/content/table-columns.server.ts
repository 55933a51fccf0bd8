import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import type { Locale } from "#text/locales.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { minuteColumn, sortableMinute } from "#time/format.ts";
import { readSet } from "./read-set.server.ts";
import type { Words } from "./sets.ts";

/** A column of a file, by the key of its name in `admin-files`. */
type ColumnName = keyof Words<"admin-files">["columns"];

/**
 * A column of a file for people: its name, and what its cells are when that is not text or a plain number. `moment` is
 * shown in Jakarta's time and says so in its name; values of the other kinds have words.
 */
export type TableColumn = ColumnName | readonly [name: ColumnName, kind: CellKind] | { readonly title: string };
/** A cell before it is shown: moments are dates, or the text of one as calls send it; of several values each has its words. */
export type TableCell = CsvCell | Date | readonly string[];
type CellKind = "moment" | "day" | "money" | keyof typeof valueWords;

/** What says a value in words; a value that has none is shown as it is. */
const valueWords = {
  order_state: (locale: Locale) => readSet(locale, "admin-orders").states,
  order_kind: (locale: Locale) => readSet(locale, "admin-orders").kinds,
  tax_state: (locale: Locale) => readSet(locale, "admin-invoices").states,
  lead_state: (locale: Locale) => readSet(locale, "admin-leads").states,
  lead_kind: (locale: Locale) => readSet(locale, "admin-leads").kinds,
  suspicion: (locale: Locale) => readSet(locale, "admin-leads").suspicions,
  origin: (locale: Locale) => readSet(locale, "admin-lead-entry").origins,
  legal_basis: (locale: Locale) => readSet(locale, "admin-lead-entry").legalBases,
  language: (locale: Locale) => readSet(locale, "admin-leads").languages,
  subscriber_state: (locale: Locale) => readSet(locale, "admin-newsletter").subscribers.states,
  subscriber_source: (locale: Locale) => readSet(locale, "admin-newsletter").subscribers.sources,
  end_reason: (locale: Locale) => readSet(locale, "admin-newsletter").subscribers.reasons,
  registration_state: (locale: Locale) => readSet(locale, "admin-events").registrations.states,
  topics: (locale: Locale) => readSet(locale, "admin-newsletter").topics,
  product: productNames,
  code_state: (locale: Locale) => readSet(locale, "admin-files").code_states,
  refund_state: (locale: Locale) => readSet(locale, "admin-files").refund_states,
  refund_kind: (locale: Locale) => readSet(locale, "admin-files").refund_kinds,
  method: () => paymentMethodNames,
} satisfies Record<string, (locale: Locale) => object>;

function productNames(locale: Locale): Record<string, string> {
  const sold = Object.entries(readSet(locale, "all").products).map(([id, { name }]) => [id, name]);
  return { ...Object.fromEntries(sold), ...readSet(locale, "mails-leads").products };
}

/** A column as its reader sees it. */
export interface ShownColumn {
  title: string;
  kind: "text" | "money" | "day" | "moment";
  show(cell: TableCell): string | number | null;
}

/** Returns columns in the language of their reader. */
export function showColumns(columns: readonly TableColumn[], locale: Locale): ShownColumn[] {
  const names = readSet(locale, "admin-files").columns;
  const { yes, no } = readSet(locale, "admin");
  const showWith =
    (words: Readonly<Record<string, string>>) =>
    (cell: TableCell): string | number | null => {
      if (cell === null || cell === undefined) return null;
      if (typeof cell === "boolean") return cell ? yes : no;
      if (typeof cell === "number") return cell;
      if (cell instanceof Date) return sortableMinute(cell);
      const wordOf = (value: string) => (Object.hasOwn(words, value) ? words[value]! : value);
      return typeof cell === "string" ? wordOf(cell) : cell.map(wordOf).join(", ");
    };
  const plain = showWith({});
  return columns.map((column): ShownColumn => {
    if (typeof column === "string") return { title: names[column], kind: "text", show: plain };
    if ("title" in column) return { title: column.title, kind: "text", show: plain };
    const [name, kind] = column;
    const title = names[name];
    if (kind === "money" || kind === "day") return { title, kind, show: plain };
    if (kind === "moment")
      return { title: minuteColumn(title), kind, show: (cell) => plain(isSent(cell) ? new Date(cell) : cell) };
    return { title, kind: "text", show: showWith(valueWords[kind](locale)) };
  });
}

/** Returns whether a cell is a moment as calls send it. */
const isSent = (cell: TableCell): cell is string =>
  typeof cell === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(cell);
