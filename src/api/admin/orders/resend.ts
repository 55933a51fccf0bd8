import { z } from "zod";
import { orderDetailResponse } from "#shop/order-desk/order-detail-view.ts";
import { resendKinds } from "#shop/order-desk/resend.ts";
import { resendMail } from "#shop/order-desk/resend-mail.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { changeProblem, loadOrder, orderParams } from "./order.ts";

/** POST /admin/orders/{id}/resend: sends a mail with its invoice, receipt or credit note to the customer again. */
export function resend(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/orders/:id/resend",
    {
      config: { permission: ["orders", "write"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Send a mail about the order again",
        params: orderParams,
        body: z.object({ version: z.int(), kind: z.enum(resendKinds) }),
        response: { 202: orderDetailResponse, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await loadOrder(deps, id);
      const sent = await resendMail(deps.shop, { orderId: id, ...request.body, by: request.staff.actor });
      if (!sent.ok) throw await changeProblem(deps, sent.code, id);
      return reply.code(202).send({ data: await loadOrder(deps, id) });
    },
  );
}
