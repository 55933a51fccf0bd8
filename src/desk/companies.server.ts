import { sql } from "kysely";
import { may, type StaffRole } from "#accounts/staff/permissions.ts";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { CompanyRow, CompanyView } from "./customer-contract.ts";
import "#accounts/customers/tables.server.ts";
import { customerRowColumns, customerRows, newestLeads, newestOrders, shownAtOnce } from "./customers.server.ts";

const keyOf = sql<string>`company_key(users.company)`;

/** Returns one page of the companies of customers, by their normalised name. */
export async function listCompanies(
  db: Database,
  { q, ...paging }: Paging & { q?: string | undefined },
  role: StaffRole,
): Promise<Page<CompanyRow>> {
  let query = db.selectFrom("companies").select(["id", "name", "people"]).where("id", ">", "");
  if (q) query = query.where(sql<boolean>`id like '%' || company_key(${escaped(q)}) || '%'`);
  const { rows, next } = await page(query, [["id", "asc", "text"]], paging);
  return { rows: await withCounts(db, rows, role), next };
}

const escaped = (text: string) => text.replace(/[\\%_]/g, " ");

/** Returns a company with its people, orders and leads; undefined when no customer belongs to it. */
export async function readCompany(db: Database, key: string, role: StaffRole): Promise<CompanyView | undefined> {
  const people = await db
    .selectFrom("users")
    .select(customerRowColumns)
    .where("user_role", "=", "user")
    .where(keyOf, "=", key)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  if (key === "" || people.length === 0) return undefined;
  const spellings = [...new Set(people.map(({ company }) => company))].sort();
  const row = { id: key, name: spellings[0]!, people: people.length };
  const [counted] = await withCounts(db, [row], role);
  const ids = people.map(({ id }) => id);
  return {
    ...counted!,
    spellings,
    customers: await customerRows(db, people.slice(0, shownAtOnce)),
    newest_orders: may(role, "orders", "read") ? await newestOrders(db, ids) : null,
    newest_leads: may(role, "leads", "read") ? await newestLeads(db, { company: key }) : null,
  };
}

type Counted = Pick<CompanyRow, "id" | "name" | "people">;

async function withCounts(db: Database, companies: readonly Counted[], role: StaffRole): Promise<CompanyRow[]> {
  if (companies.length === 0) return [];
  const keys = companies.map(({ id }) => id);
  const ofPeople = (table: "subscriptions" | "orders", states: readonly string[]) =>
    countByKey(
      db,
      keys,
      sql`(
          select id from users where user_role = 'user' and company_key(company) = listed.key offset 0
        ) as person cross join lateral (
          select from ${sql.table(table)} where user_id = person.id and state = any(${states}::text[]) offset 0
        ) as held`,
    );
  const [packages, orders, leads] = await Promise.all([
    ofPeople("subscriptions", ["active", "grace"]),
    may(role, "orders", "read") ? ofPeople("orders", ["paid"]) : null,
    may(role, "leads", "read") ? countByKey(db, keys, sql`leads where company_key(company) = listed.key`) : null,
  ]);
  return companies.map((company) => ({
    ...company,
    packages: packages.get(company.id) ?? 0,
    orders: orders && (orders.get(company.id) ?? 0),
    leads: leads && (leads.get(company.id) ?? 0),
  }));
}

/** Counts key by key, and person by person (`offset 0`): the planner would read whole tables for all of them at once. */
async function countByKey(
  db: Database,
  keys: readonly string[],
  from: ReturnType<typeof sql>,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select listed.key, counted.count from unnest(${keys}::text[]) as listed (key)
    cross join lateral (select count(*)::int as count from ${from}) as counted`.execute(db);
  return new Map(rows.map((row) => [row.key, row.count]));
}
