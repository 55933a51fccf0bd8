import { sql } from "kysely";
import { canonicalPathname, readAddress } from "#address/address.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Dimension } from "#insight/day-sums.server.ts";
import { type Period, within } from "#insight/figures/figure-source.server.ts";
import type { InsightSources } from "#insight/insight-commands.server.ts";
import type { ContactCount } from "#insight/report.server.ts";
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
  const stored = await readContacts(db, "locale", period);
  const counted = await sql<Record<string, number>>`
    select
    (select count(*) from leads where state in ('suspect', 'spam') and ${within("received_at", period)})::int as suspects,
    (select count(*) from leads where kind = 'api-marketplace' and state not in ('suspect', 'spam')
      and ${within("received_at", period)})::int as api,
    (select count(*) from subscribers where state = 'confirmed'
      and ${within("confirmed_at", period)})::int as subscribers,
    (select count(*) from users where ${within("created_at", period)})::int as users,
    (select count(*) from orders where ${within("placed_at", period)})::int as placed`.execute(db);
  const { suspects, api, subscribers, users, placed } = counted.rows[0]!;
  // By itself, since Postgres reads a subquery of a list with one worker.
  const { rows } = await sql<{ paid: number; revenue: number }>`
    select count(*)::int as paid, coalesce(sum(total) filter (where orders.state = 'paid'), 0)::float8 as revenue
    from invoices join orders on order_id = orders.id where ${within("issued_at", period)}`.execute(db);
  const { paid, revenue } = rows[0]!;
  const counts = {
    "contact requests": stored.reduce((sum, { contacts }) => sum + contacts, 0),
    "possible spam": suspects,
    "API Marketplace requests": api,
    "newsletter confirmed": subscribers,
    registrations: users,
    "orders placed": placed,
    "orders paid": paid,
  };
  return [
    ...Object.entries(counts).map(([label, count]): [string, string] => [label, String(count)]),
    ["revenue, with PPN and without refunded orders", formatRupiah(rupiah(revenue), "en")],
  ];
}
