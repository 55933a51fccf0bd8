import { z } from "zod";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { changeLastDay } from "#shop/subscriptions/change-last-day.server.ts";
import { longestGrant } from "#shop/subscriptions/grant.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { customerParams, customerResponse, reason } from "./account-calls.ts";
import { changeCustomer, staleCustomer } from "./change-customer.ts";

const day = z.iso.date("invalid_format");
const change = z.union([
  z.object({ days: z.int().min(-longestGrant, "too_small").max(longestGrant, "too_big") }),
  z.object({ last_day: day }),
]);

/** POST /admin/customers/{id}/packages/{package}/last-day: days of access without money. */
export function packageCalls(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/customers/:id/packages/:subscription/last-day",
    {
      config: { permission: ["customers", "write"], recentFactor: true },
      schema: {
        ...adminSchema("customers"),
        summary: "Add days to a package without money, take such days back, or set its last day; paid days stay",
        params: customerParams.extend({ subscription: z.uuid() }),
        body: z.object({ change, reason, version: z.int() }),
        response: customerResponse,
      },
    },
    (request) => {
      const { id, subscription } = request.params;
      const { body, staff } = request;
      return changeCustomer(deps, request, { id }, async (trx) => {
        const row = await trx
          .selectFrom("subscriptions")
          .selectAll()
          .where("id", "=", subscription)
          .where("user_id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw new Problem(404, "not_found");
        if (row.version !== body.version) throw await staleCustomer(deps, trx, id, staff.role);
        const requested = "days" in body.change ? body.change : { lastDay: body.change.last_day };
        const by = { by: staff.actor.name, reason: body.reason };
        const changed = await changeLastDay({ trx, now: deps.now }, row, requested, by);
        if (!changed.ok) throw new Problem(409, changed.code);
        await notifyAdmin(trx, "customers", id);
        return {
          action: `package_${changed.event}`,
          before: { product: row.product, last_day: row.last_day, state: row.state },
          after: { product: row.product, last_day: changed.lastDay },
          reason: body.reason,
        };
      });
    },
  );
}
