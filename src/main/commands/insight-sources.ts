import { sql } from "kysely";
import { canonicalPathname, readAddress } from "#address/address.ts";
import { isMeasure, type Period, within } from "#infra/database/facts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Dimension } from "#insight/day-sums.server.ts";
import { readDays } from "#insight/figures/figures.server.ts";
import type { Measure } from "#insight/figures/measures.ts";
import type { InsightSources } from "#insight/insight-commands.server.ts";
import type { ContactCount } from "#insight/report.server.ts";
import { readContacts } from "#leads/reports/contact-days.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { sumOfCustomers } from "#shop/orders/count-decisions.server.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { findRow } from "#site/page-rows.server.ts";

/** The counts of leads, accounts and shop for the reports. */
export const insightSources: InsightSources = { contacts, figures };

/** The edition is that of the page with the form. */
const storedDimension = (by: Dimension) => (by === "path" ? "landing" : by === "edition" ? "page" : by);

async function contacts(db: Database, by: Dimension, period: Period): Promise<ContactCount[]> {
  const counts = await readContacts(db, storedDimension(by), period);
  if (by === "path") return counts.map((count) => ({ ...count, value: pathOf(count.value) }));
  if (by === "edition") return counts.map((count) => ({ ...count, value: editionOf(count.value) }));
  return counts;
}

const editionOf = (pathname: string) => readAddress(canonicalPathname(pathname)).edition;

/** Returns the path of a page. Senders may write anything: whatever is no page of the site counts as not found. */
function pathOf(pathname: string): string {
  if (pathname === "") return "";
  const { path } = readAddress(canonicalPathname(pathname));
  return findRow(path)?.path === path ? path : "/not-found";
}

async function figures(db: Database, period: Period): Promise<[string, string][]> {
  const days = await readDays(db, period);
  const sum = (field: "count" | "amount", measure: Measure) =>
    days.filter((day) => day.measure === measure).reduce((total, day) => total + day[field], 0);
  const { rows } = await sql<{ measure: string; kind: string; count: number }>`
    select measure, kind, count(*)::int as count from facts
    where ${isMeasure("lead", "suspect")} and ${within("at", period)} group by measure, kind`.execute(db);
  const requests = (measure: string, ...kinds: string[]) =>
    rows
      .filter((row) => row.measure === measure && (kinds.length === 0 || kinds.includes(row.kind)))
      .reduce((total, { count }) => total + count, 0);
  const { confirmed } = await db
    .selectFrom("subscribers")
    .select(sql<number>`count(*)::int`.as("confirmed"))
    .where("state", "=", "confirmed")
    .where(within("confirmed_at", period))
    .executeTakeFirstOrThrow();
  const money = (amount: number) => formatRupiah(rupiah(amount), "en");
  return [
    ["contact requests", String(requests("lead", "contact"))],
    ["possible spam", String(requests("suspect"))],
    ["API Marketplace requests", String(requests("lead", "api-marketplace"))],
    ["newsletter confirmed", String(confirmed)],
    ["registrations", String(sum("count", "registration"))],
    ["orders placed", String(sum("count", "order"))],
    ["orders paid", String(sum("count", "paid"))],
    ["money in, less what was returned", money(sum("amount", "received") - sum("amount", "refunded"))],
    ["revenue without PPN, less credit notes", money(sum("amount", "revenue"))],
    ["money of customers, held now", money(await sumOfCustomers(db))],
  ];
}
