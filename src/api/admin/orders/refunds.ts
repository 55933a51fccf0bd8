import { z } from "zod";
import { plainLine } from "#text/plain-line.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { adminSchema } from "../admin-schema.ts";
import { amount, decideOrder, decisionResponses } from "./decide-order.ts";
import { orderParams, versionAndNote } from "./order.ts";

const body = versionAndNote.extend({
  amount: amount.optional().describe("Without it all money is returned, which ends access"),
  proof: z.string().overwrite(plainLine).max(200).optional().describe("Reference of a transfer that was made already"),
});

/** POST /admin/orders/{id}/refunds: records a refund. */
export function refunds(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/orders/:id/refunds",
    {
      config: { permission: ["orders", "write"], recentFactor: true },
      schema: {
        ...adminSchema("orders"),
        summary: "Record a refund by bank transfer",
        params: orderParams,
        body,
        response: decisionResponses,
      },
    },
    async (request, reply) => {
      const { version, note, amount: part, proof } = request.body;
      const action = { kind: "refund", ...(part && { amount: part }), ...(proof && { proof }) } as const;
      return decideOrder(deps, request, reply, { id: request.params.id, version, note, action });
    },
  );
}
