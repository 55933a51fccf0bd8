import type { FoundObject } from "#accounts/staff/found-objects-view.ts";
import { listLeads } from "#leads/inbox/list-leads.server.ts";
import { searchTerms } from "#leads/inbox/search/search-terms.ts";
import { requestNumber } from "#leads/requests/request-number.ts";
import { listStaffOrders } from "#shop/order-desk/list-orders.server.ts";
import type { ApiDeps } from "../../http/deps.ts";
import { listCustomers } from "../customers/list-customers.ts";
import { readFilters } from "../orders/search-orders.ts";

/** So many of each kind, newest first; the lists find the others. */
const limit = 5;

/** Returns the newest orders that a text may mean. */
export async function findOrders(deps: ApiDeps, search: string): Promise<FoundObject[]> {
  const page = await listStaffOrders(deps.db, await readFilters(deps, { search }), { limit });
  return page.rows.map(({ id, number, buyer, email }) => {
    return { kind: "orders", id, title: number, detail: joined(buyer.name, email), path: `/orders/${id}` };
  });
}

/** Returns the newest leads that a text may mean. */
export async function findLeads({ db, now }: ApiDeps, q: string, me: string): Promise<FoundObject[]> {
  // A list without any word would be all leads.
  if (searchTerms(q).length === 0) return [];
  const order = { sort: "received", direction: "newest" } as const;
  const page = await listLeads(db, { filter: { q }, order, limit, me, now: now() });
  return page.rows.map(({ id, name, company, email }) => {
    const detail = joined(requestNumber(id), company, email);
    return { kind: "leads", id, title: name, detail, path: `/leads/${id}` };
  });
}

/** Returns the newest customers that a text may mean. */
export async function findCustomers({ db }: ApiDeps, q: string): Promise<FoundObject[]> {
  const customers = await listCustomers(db, { q, limit });
  return customers.rows.map(({ id, first_name, last_name, company, email }) => {
    const title = `${first_name} ${last_name}`.trim();
    return { kind: "customers", id, title, detail: joined(company, email), path: `/customers/${id}` };
  });
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");
