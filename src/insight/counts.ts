import type { InsightEvent } from "./event.ts";

/** An event with its place split up and its page reduced to one of the site's own. */
export interface PlacedEvent extends Omit<InsightEvent, "entry" | "landing"> {
  locale: string;
  edition: string;
  entry: boolean;
  /** Where the visit began, for a contact request. */
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
 * Sums events for the daily roll-up, in the order of its key, so that two writers never lock each other out.
 * A contact request counts for the page on which its visit began, so that contacts and visits of one page compare.
 */
export function countEvents(events: readonly PlacedEvent[]): Count[] {
  const counts = new Map<string, Count>();
  const add = (name: string, path: string, event: PlacedEvent) => {
    const { locale, edition, utm_source, utm_medium, utm_campaign } = event;
    const key = JSON.stringify([name, path, locale, edition, utm_source, utm_medium, utm_campaign]);
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { name, path, locale, edition, utm_source, utm_medium, utm_campaign, count: 1 });
  };
  for (const event of events) {
    const contact = event.name === "contact_us_success" || event.name === "contact_us_failure";
    add(event.name, contact ? event.landing : event.path, event);
    if (event.name === "page_view" && event.entry) add("visit", event.path, event);
  }
  return [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}
