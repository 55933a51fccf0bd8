import { readFilters, viewRows } from "#desk/orders.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { countOrders, everyOrder, type FoundOrders } from "#shop/order-desk/list-orders.server.ts";
import { orderFilters } from "#shop/order-desk/order-query.ts";
import { minuteColumn, sortableMinute } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals, sentAs } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { sendCsv } from "../csv-reply.ts";
import { requireRecentFactor } from "../guard-admin.ts";

/** An export of more orders than this asks for the second factor again. */
const unconfirmedRows = 1000;

const columns = [
  "number",
  minuteColumn("placed_at"),
  "state",
  "product",
  "package",
  "months",
  "total",
  "method",
  "invoice",
  "buyer",
  "email",
  "company",
];

/** GET /admin/orders/export.csv: the orders that the filters select. */
export function exportOrders(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/orders/export.csv",
    {
      config: { permission: ["orders", "export"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Orders as CSV",
        querystring: orderFilters,
        response: { 200: sentAs("text/csv"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const filters = await readFilters(deps, request.query);
      const total = await countOrders(deps.db, filters);
      if (total > unconfirmedRows) await requireRecentFactor(deps, request);
      const at = deps.now();
      await deps.db.transaction().execute((trx) =>
        recordChange(trx, request.staff.actor, at, {
          action: "order.exported",
          object: { kind: "orders", id: "all" },
          after: { rows: total },
        }),
      );
      return sendCsv(reply, { name: `orders-${jakartaDay(at)}`, columns, rows: csvRows(deps, filters), total });
    },
  );
}

async function* csvRows(deps: ApiDeps, filters: FoundOrders) {
  for await (const batch of everyOrder(deps.db, filters)) {
    const rows = await viewRows(deps, batch);
    yield rows.map((row) => [
      row.number,
      sortableMinute(new Date(row.placed_at)),
      row.state,
      row.product,
      row.package_name,
      row.months,
      row.total,
      row.method,
      row.invoice,
      row.buyer,
      row.email,
      row.customer?.company ?? "",
    ]);
  }
}
