import { sql } from "kysely";
import { canonicalPathname, readAddress } from "#address/address.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Period, within } from "#insight/figures/figure-source.server.ts";
import type { InsightSources } from "#insight/insight-commands.server.ts";
import type { ContactCount, Dimension } from "#insight/report.server.ts";
import { readContacts } from "#leads/reports/contact-days.server.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { rupiah } from "#shop/prices/money.ts";
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
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from leads where kind = 'contact' and state not in ('suspect', 'spam')
      and ${within("received_at", period)})::int as "contact requests",
    (select count(*) from leads where state in ('suspect', 'spam')
      and ${within("received_at", period)})::int as "possible spam",
    (select count(*) from leads where kind = 'api-marketplace' and state not in ('suspect', 'spam')
      and ${within("received_at", period)})::int as "API Marketplace requests",
    (select count(*) from subscribers where state = 'confirmed'
      and ${within("confirmed_at", period)})::int as "newsletter confirmed",
    (select count(*) from users where ${within("created_at", period)})::int as "registrations",
    (select count(*) from orders where ${within("placed_at", period)})::int as "orders placed",
    (select count(*) from invoices where ${within("issued_at", period)})::int as "orders paid",
    (select coalesce(sum(total), 0) from orders join invoices on order_id = orders.id
      where orders.state = 'paid' and ${within("issued_at", period)})::float8 as "revenue"`.execute(db);
  const { revenue, ...counts } = rows[0]!;
  return [
    ...Object.entries(counts).map(([label, count]): [string, string] => [label, String(count)]),
    ["revenue, with PPN and without refunded orders", formatRupiah(rupiah(revenue!), "en")],
  ];
}
