import { searchContract } from "#accounts/staff/search-contract.ts";
import { findObjects } from "#desk/search.server.ts";
import { countToday, readFigures, readFunnel } from "#desk/today.server.ts";
import { todayContract } from "#insight/figures/today-contract.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** The search over leads, orders and customers, from every screen. */
export function search(api: Api, deps: ApiDeps): void {
  serve(api, searchContract, {
    find: ({ query: { q }, staff: { role, user } }) => findObjects(deps, { q, role, me: user.id }),
  });
}

/** The first screen: what waits for somebody, the charts and the funnel. */
export function today(api: Api, deps: ApiDeps): void {
  serve(api, todayContract, {
    read: ({ staff }) => countToday(deps, staff.role),
    figures: ({ query, staff }) => readFigures(deps, staff.role, query.days),
    funnel: ({ query, staff }) => readFunnel(deps, staff.role, query),
  });
}
