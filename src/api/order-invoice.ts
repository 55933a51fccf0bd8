import { z } from "zod";
import { locales } from "#catalogue/locales.ts";
import { invoicePdf } from "#shop/invoice-file.server.ts";
import type { Api, ApiDeps } from "./deps.ts";
import { orderParams, ownOrder } from "./order.ts";
import { Problem, refusals } from "./problem.ts";

/** GET /orders/{id}/invoice.pdf: the invoice as it was when the order was paid. */
export function orderInvoice(api: Api, deps: ApiDeps): void {
  api.get(
    "/orders/:id/invoice.pdf",
    {
      schema: {
        summary: "Invoice of a paid order",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: orderParams,
        querystring: z.object({ locale: z.enum(locales).default("id") }),
        response: { 200: z.unknown().describe("application/pdf"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const order = await ownOrder(deps, request, request.params.id);
      if (!order.invoice) throw new Problem(409, "not_paid");
      const bytes = await invoicePdf(deps.shop.db, order.id, request.query.locale);
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${order.invoice}-${request.query.locale}.pdf"`)
        .send(bytes);
    },
  );
}
