import { z } from "zod";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import { invoicePdf } from "#shop/invoices/invoice-file.server.ts";
import { locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals, sentAs } from "../http/problem.ts";
import { orderParams, ownOrder } from "./order.ts";

const querystring = z.object({
  locale: z.enum(locales).default("id"),
  /** The newest revision when missing; 0 is the invoice as it was first issued. */
  revision: z.coerce.number().int().min(0).max(1_000).optional(),
});

/** GET /orders/{id}/invoice.pdf: returns the invoice as issued when the order was paid, or one of its revisions. */
export function orderInvoice(api: Api, deps: ApiDeps): void {
  api.get(
    "/orders/:id/invoice.pdf",
    {
      schema: {
        summary: "Invoice of a paid order",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: orderParams,
        querystring,
        response: { 200: sentAs("application/pdf"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const order = await ownOrder(deps, request, request.params.id);
      if (!order.invoice) throw new Problem(409, "not_paid");
      const { locale, revision = order.invoice_revision } = request.query;
      if (revision > order.invoice_revision) throw new Problem(404, "not_found");
      const bytes = await invoicePdf(deps.shop, order.id, locale, revision);
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${invoiceFileName(order.invoice, revision, locale)}"`)
        .send(bytes);
    },
  );
}
