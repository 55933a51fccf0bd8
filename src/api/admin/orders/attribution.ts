import { z } from "zod";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { adminSchema } from "../admin-schema.ts";
import { amount, decideOrder, decisionResponses } from "./decide-order.ts";
import { orderParams, versionAndNote } from "./order.ts";

/** POST /admin/orders/{id}/attribution: attributes money to another order of the same customer. */
export function attribution(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/orders/:id/attribution",
    {
      config: { permission: ["orders", "write"], recentFactor: true },
      schema: {
        ...adminSchema("orders"),
        summary: "Attribute money to another order of the same customer",
        params: orderParams,
        body: versionAndNote.extend({ target: z.uuid(), amount }),
        response: decisionResponses,
      },
    },
    async (request, reply) => {
      const { version, note, target, amount: part } = request.body;
      const action = { kind: "attribute", target, amount: part } as const;
      return decideOrder(deps, request, reply, { id: request.params.id, version, note, action });
    },
  );
}
