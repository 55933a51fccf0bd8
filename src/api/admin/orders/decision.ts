import { z } from "zod";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { adminSchema } from "../admin-schema.ts";
import { decideOrder, decisionResponses } from "./decide-order.ts";
import { orderParams, versionAndNote } from "./order.ts";

/** POST /admin/orders/{id}/decision: settles an order under review as paid or closed. */
export function decision(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/orders/:id/decision",
    {
      config: { permission: ["orders", "write"], recentFactor: true },
      schema: {
        ...adminSchema("orders"),
        summary: "Accept the money of an order under review, or close the order",
        params: orderParams,
        body: versionAndNote.extend({ outcome: z.enum(["paid", "closed"]) }),
        response: decisionResponses,
      },
    },
    async (request, reply) => {
      const { version, note, outcome } = request.body;
      const action = { kind: "settle", outcome } as const;
      return decideOrder(deps, request, reply, { id: request.params.id, version, note, action });
    },
  );
}
