import { z } from "zod";
import { creditNoteFileName, invoiceFileName } from "#shop/invoices/invoice.ts";
import { creditNotePdf, invoicePdf } from "#shop/invoices/invoice-file.server.ts";
import { locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals, sentAs } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { loadOrder, orderParams } from "./order.ts";

const locale = z.enum(locales).default("id");
const response = { 200: sentAs("application/pdf"), ...refusals(400, 401, 403, 404, 409) };

/** GET /admin/orders/{id}/invoice.pdf and /credit-notes/{number}.pdf, in both languages. */
export function documents(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/orders/:id/invoice.pdf",
    {
      config: { permission: ["orders", "read"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Invoice of an order, or one of its revisions",
        params: orderParams,
        querystring: z.object({
          locale,
          /** 0 is the invoice as it was first issued. */
          revision: z.coerce.number().int().min(0).max(1_000).default(0),
        }),
        response,
      },
    },
    async (request, reply) => {
      const { id, invoice } = await loadOrder(deps, request.params.id);
      const { locale: language, revision } = request.query;
      const isIssued = revision === 0 || invoice?.revisions.some((each) => each.revision === revision);
      if (!invoice || !isIssued) throw new Problem(404, "not_found");
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${invoiceFileName(invoice.number, revision, language)}"`)
        .send(await invoicePdf(deps.shop, id, language, revision));
    },
  );

  api.get(
    "/admin/orders/:id/credit-notes/:number.pdf",
    {
      config: { permission: ["orders", "read"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Credit note of a refund",
        params: orderParams.extend({ number: z.string() }),
        querystring: z.object({ locale }),
        response,
      },
    },
    async (request, reply) => {
      const { id, number } = request.params;
      const { money } = await loadOrder(deps, id);
      if (!money.refunds.some((refund) => refund.credit_note === number)) throw new Problem(404, "not_found");
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${creditNoteFileName(number, request.query.locale)}"`)
        .send(await creditNotePdf(deps.db, number, request.query.locale));
    },
  );
}
