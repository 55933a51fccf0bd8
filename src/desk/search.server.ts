import { may, type StaffRole } from "#accounts/staff/permissions.ts";
import type { FoundObject } from "#accounts/staff/search-contract.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { listLeads } from "#leads/inbox/list-leads.server.ts";
import { searchTerms } from "#leads/inbox/search/search-terms.ts";
import { given } from "#leads/requests/contact-request.ts";
import { requestNumber } from "#leads/requests/request-number.ts";
import { listStaffOrders } from "#shop/order-desk/list-orders.server.ts";
import { findCustomers as listCustomers } from "./customers.server.ts";
import { readFilters } from "./orders.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** So many of each kind, newest first; the lists find the others. */
const usualLimit = 5;

/** Returns leads, orders and customers that a text may mean and the person may read, a few of each, newest first. */
export async function findObjects(
  deps: Deps,
  { q, role, me, limit = usualLimit }: { q: string; role: StaffRole; me: string; limit?: number },
): Promise<FoundObject[]> {
  const sources = { orders: findOrders, leads: findLeads, customers: findCustomers };
  const allowed = (Object.keys(sources) as (keyof typeof sources)[]).filter((kind) => may(role, kind, "read"));
  return (await Promise.all(allowed.map((kind) => sources[kind](deps, q, { me, limit })))).flat();
}

interface By {
  me: string;
  limit: number;
}

/** Returns the newest orders that a text may mean. */
async function findOrders(deps: Deps, search: string, { limit }: By): Promise<FoundObject[]> {
  const page = await listStaffOrders(deps.db, await readFilters(deps, { search }), { limit });
  return page.rows.map(({ id, number, buyer, email }) => {
    return { kind: "orders", id, title: number, detail: joined(buyer.name, email), path: `/orders/${id}` };
  });
}

/** Returns the newest leads that a text may mean. */
async function findLeads({ db, now }: Deps, q: string, { me, limit }: By): Promise<FoundObject[]> {
  // A list without any word would be all leads.
  if (searchTerms(q).length === 0) return [];
  const order = { sort: "received", direction: "newest" } as const;
  const page = await listLeads(db, { filter: { q }, order, limit, me, now: now() });
  return page.rows.map(({ id, name, company, email }) => {
    const detail = joined(requestNumber(id), given(company), given(email));
    return { kind: "leads", id, title: name, detail, path: `/leads/${id}` };
  });
}

/** Returns the newest customers that a text may mean. */
async function findCustomers({ db }: Deps, q: string, { limit }: By): Promise<FoundObject[]> {
  const customers = await listCustomers(db, { q, limit });
  return customers.rows.map(({ id, first_name, last_name, company, email }) => {
    const title = `${first_name} ${last_name}`.trim();
    return { kind: "customers", id, title, detail: joined(company, email), path: `/customers/${id}` };
  });
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");
