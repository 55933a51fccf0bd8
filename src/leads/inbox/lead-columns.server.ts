import type { TableColumn } from "#content/table-columns.server.ts";
import type { Locale } from "#text/locales.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { minuteColumn, sortableMinute } from "#time/format.ts";
import type { OwnField } from "../entry/own-fields.ts";
import { contactFieldNames } from "../requests/contact-field-names.server.ts";
import type { Lead } from "./lead-list-request.server.ts";

const fields = [
  "id",
  "kind",
  "state",
  "received_at",
  ...contactFieldNames,
  "locale",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "marketing_consent",
  "privacy_version",
  "suspicion",
  "page",
  "first_landing_page",
  "first_referrer",
  "first_touch_at",
  "last_landing_page",
  "last_referrer",
  "last_touch_at",
  "details",
  "owner",
  "origin",
  "origin_detail",
  "legal_basis",
  "basis_day",
  "basis_note",
  "tags",
  "value",
  "value_a_month",
  "months",
  "expected_close",
  "close_reason",
] as const;
const moments = new Set<string>(["received_at", "first_touch_at", "last_touch_at"]);

/** What the values of the other columns are, where they have words. */
const kinds: Partial<
  Record<
    (typeof fields)[number],
    "lead_kind" | "lead_state" | "product" | "language" | "suspicion" | "origin" | "legal_basis" | "day"
  >
> = {
  origin: "origin",
  legal_basis: "legal_basis",
  basis_day: "day",
  kind: "lead_kind",
  state: "lead_state",
  product: "product",
  locale: "language",
  suspicion: "suspicion",
};

/** Returns the columns of leads for the operator's command, by the names that programs read; last the company's own fields. */
export function leadColumns(own: readonly OwnField[], locale: Locale): string[] {
  return [...fields.map((name) => (moments.has(name) ? minuteColumn(name) : name)), ...ownColumns(own, locale)];
}

/** Returns the columns of leads in a file of the back office; last the company's own fields. */
export function leadTable(own: readonly OwnField[], locale: Locale): TableColumn[] {
  const known = fields.map((name): TableColumn => {
    const kind = moments.has(name) ? "moment" : kinds[name];
    return kind ? [name, kind] : name;
  });
  return [...known, ...ownColumns(own, locale).map((title) => ({ title }))];
}

/** Returns the names of the company's own fields, with their ids where two have one name. */
function ownColumns(own: readonly OwnField[], locale: Locale): string[] {
  const names = own.map((field) => field[`name_${locale}`]);
  const isTwice = (name: string) => names.filter((each) => each === name).length > 1;
  return own.map(({ id }, index) => (isTwice(names[index]!) ? `${names[index]} (${id})` : names[index]!));
}

/**
 * Returns a lead for a spreadsheet: times in Jakarta, and a phone number that does not look like a formula.
 * @param owners names by id
 * @param reasons why leads are won and lost, by id
 */
export function leadCells(
  lead: Lead,
  owners: ReadonlyMap<string, string>,
  own: readonly OwnField[],
  reasons: ReadonlyMap<number, string> = new Map(),
): CsvCell[] {
  const { first_touch: first, last_touch: last } = lead;
  const cells: Record<string, unknown> = {
    ...lead,
    received_at: sortableMinute(lead.received_at),
    phone: spacedPhone(lead.phone).replace(/^\+(\d+)/, "(+$1)"),
    first_landing_page: first?.landing_page,
    first_referrer: first?.referrer,
    first_touch_at: touchTime(first?.at),
    last_landing_page: last?.landing_page,
    last_referrer: last?.referrer,
    last_touch_at: touchTime(last?.at),
    details: Object.entries(lead.details)
      .map(([name, value]) => `${name}: ${[value].flat().join(", ")}`)
      .join("; "),
    value: lead.deal_value,
    value_a_month: lead.deal_months === null ? null : lead.deal_amount,
    months: lead.deal_months,
    close_reason: lead.close_reason_id && (reasons.get(lead.close_reason_id) ?? String(lead.close_reason_id)),
    owner: lead.owner_id && (owners.get(lead.owner_id) ?? lead.owner_id),
    tags: lead.tags?.join(", "),
  };
  return [...fields.map((name) => cells[name] as CsvCell), ...own.map(({ id }) => lead.own_values?.[id])];
}

/** Returns the time of a visit. One sent by a browser may be any text. */
function touchTime(at = ""): string {
  return Number.isNaN(Date.parse(at)) ? at : sortableMinute(new Date(at));
}
