import { z } from "zod";
import { creditNoteFileName } from "#shop/invoices/invoice.ts";
import { creditNotePdf } from "#shop/invoices/invoice-file.server.ts";
import { locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals, sentAs } from "../http/problem.ts";
import { orderParams, ownOrder } from "./order.ts";

/** GET /orders/{id}/credit-notes/{number}.pdf: returns the credit note of a refund. */
export function orderCreditNote(api: Api, deps: ApiDeps): void {
  api.get(
    "/orders/:id/credit-notes/:number.pdf",
    {
      schema: {
        summary: "Credit note of a refund",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: orderParams.extend({ number: z.string() }),
        querystring: z.object({ locale: z.enum(locales).default("id") }),
        response: { 200: sentAs("application/pdf"), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id, number } = request.params;
      const order = await ownOrder(deps, request, id);
      if (!order.refunds.some((refund) => refund.credit_note === number)) throw new Problem(404, "not_found");
      const { locale } = request.query;
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${creditNoteFileName(number, locale)}"`)
        .send(await creditNotePdf(deps.shop.db, number, locale));
    },
  );
}
