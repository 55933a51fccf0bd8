import { spacedPhone } from "#text/spaced-phone.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { minuteColumn, sortableMinute } from "#time/format.ts";
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
] as const;
const moments = new Set<string>(["received_at", "first_touch_at", "last_touch_at"]);

/** The columns of leads in a spreadsheet, for the operator and for the back office. */
export const leadColumns = fields.map((name) => (moments.has(name) ? minuteColumn(name) : name));

/**
 * Returns a lead for a spreadsheet: times in Jakarta, and a phone number that does not look like a formula.
 * @param owners names by id
 */
export function leadCells(lead: Lead, owners: ReadonlyMap<string, string>): CsvCell[] {
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
    owner: lead.owner_id && (owners.get(lead.owner_id) ?? lead.owner_id),
  };
  return fields.map((name) => cells[name] as CsvCell);
}

/** Returns the time of a visit. One sent by a browser may be any text. */
function touchTime(at = ""): string {
  return Number.isNaN(Date.parse(at)) ? at : sortableMinute(new Date(at));
}
