import { readFilters, viewRows } from "#desk/orders.server.ts";
import { listStaffOrders } from "#shop/order-desk/list-orders.server.ts";
import { orderFilters } from "#shop/order-desk/order-query.ts";
import { orderRowView } from "#shop/order-desk/order-row-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";

/** GET /admin/orders: one page of orders, newest first. */
export function list(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/orders",
    {
      config: { permission: ["orders", "read"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Orders, newest first",
        querystring: pageQuery.extend(orderFilters.shape),
        response: { 200: pageOf(orderRowView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { cursor, limit, ...filters } = request.query;
      const page = await listStaffOrders(deps.db, await readFilters(deps, filters), { cursor, limit });
      return { data: await viewRows(deps, page.rows), meta: { next_cursor: page.next } };
    },
  );
}
