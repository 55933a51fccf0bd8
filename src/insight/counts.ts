import type { InsightEvent } from "./event.ts";

/** An event with its address split into its parts and reduced to a page of the site. */
export interface PlacedEvent extends Omit<InsightEvent, "entry" | "landing" | "arm"> {
  locale: string;
  edition: string;
  entry: boolean;
  /** Where the visit started, for a contact request. */
  landing: string;
}

export interface Count {
  name: string;
  path: string;
  locale: string;
  edition: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  count: number;
}

/**
 * Sums events for the daily counts, in the order of the table's key, so that two writers never deadlock.
 * A contact request counts for the page on which its visit started, so that contacts and visits of a page can be compared.
 */
export function countEvents(events: readonly PlacedEvent[]): Count[] {
  const counts = new Map<string, Count>();
  const add = (name: string, path: string, event: PlacedEvent) => {
    const { locale, edition, utm_source, utm_medium, utm_campaign } = event;
    const key = JSON.stringify([name, path, locale, edition, utm_source, utm_medium, utm_campaign]);
    const existing = counts.get(key);
    if (existing) existing.count++;
    else counts.set(key, { name, path, locale, edition, utm_source, utm_medium, utm_campaign, count: 1 });
  };
  for (const event of events) {
    const contact = event.name === "contact_us_success" || event.name === "contact_us_failure";
    add(event.name, contact ? event.landing : event.path, event);
    if (event.name === "page_view" && event.entry) add("visit", event.path, event);
  }
  return [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}
