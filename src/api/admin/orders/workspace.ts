import { z } from "zod";
import { orderDetailResponse } from "#shop/order-desk/order-detail-view.ts";
import { openWorkspace } from "#shop/workspaces/open-workspace.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { changeProblem, loadOrder, orderParams } from "./order.ts";

/** POST /admin/orders/{id}/workspace-opened: starts the paid period of an order and notifies its customer. */
export function workspace(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/orders/:id/workspace-opened",
    {
      config: { permission: ["workspaces", "write"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Record that the workspace of a paid order is open",
        params: orderParams,
        body: z.object({ version: z.int() }),
        response: { 200: orderDetailResponse, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await loadOrder(deps, id);
      const opened = await openWorkspace(deps.shop, {
        orderId: id,
        by: request.staff.actor,
        version: request.body.version,
      });
      if (!opened.ok) throw await changeProblem(deps, opened.code, id);
      return { data: await loadOrder(deps, id) };
    },
  );
}
