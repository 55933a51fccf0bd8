import type { Period } from "#infra/database/facts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Dimension, readDaySums } from "./day-sums.server.ts";
import { eventNames } from "./event-names.ts";

/** Stored contact requests with the same value of a dimension; the path is where the visit started. */
export interface ContactCount {
  value: string;
  contacts: number;
  /** Possible spam, not among the contacts. */
  suspects: number;
}

export interface ReportLine {
  /** The page, language, edition or campaign. */
  value: string;
  pageViews: number;
  visits: number;
  contacts: number;
  suspects: number;
  /** Contacts for each visit, 0 to 1; null without visits. */
  contactRate: number | null;
}

/** Page views and visits, as browsers reported them, with the same value of a dimension. */
type ViewCount = Pick<ReportLine, "value" | "pageViews" | "visits">;

/** Returns page views and visits of a period by the values of each dimension. */
export async function countViews(
  db: Database,
  dimensions: readonly Dimension[],
  period: Period,
): Promise<Map<Dimension, ViewCount[]>> {
  const views = new Map(dimensions.map((dimension) => [dimension, new Map<string, ViewCount>()]));
  for (const { dimension, name, value, count } of await readDaySums(db, dimensions, period)) {
    const ofDimension = views.get(dimension as Dimension)!;
    const view = ofDimension.get(value) ?? { value, pageViews: 0, visits: 0 };
    ofDimension.set(value, { ...view, [name === "visit" ? "visits" : "pageViews"]: count });
  }
  return new Map([...views].map(([dimension, byValue]) => [dimension, [...byValue.values()]]));
}

/** Returns the lines of a report from what browsers reported and the contact requests stored, most views first. */
export function reportLines(views: readonly ViewCount[], contacts: readonly ContactCount[]): ReportLine[] {
  const lines = new Map(
    views.map(({ value, pageViews, visits }) => [value, { value, pageViews, visits, contacts: 0, suspects: 0 }]),
  );
  for (const count of contacts) {
    const line = lines.get(count.value) ?? { value: count.value, pageViews: 0, visits: 0, contacts: 0, suspects: 0 };
    line.contacts += count.contacts;
    line.suspects += count.suspects;
    lines.set(count.value, line);
  }
  return [...lines.values()]
    .map((line) => ({ ...line, contactRate: line.visits === 0 ? null : line.contacts / line.visits }))
    .sort((a, b) => b.pageViews - a.pageViews || (a.value < b.value ? -1 : 1));
}

/** Returns how often each step of the checkout was reached in a period. */
export async function checkoutSteps(db: Database, period: Period): Promise<{ name: string; count: number }[]> {
  const sums = await readDaySums(db, ["all"], period);
  const counts = new Map(sums.map(({ name, count }) => [name, count]));
  return eventNames
    .filter((name) => name.startsWith("checkout_"))
    .map((name) => ({ name, count: counts.get(name) ?? 0 }));
}
