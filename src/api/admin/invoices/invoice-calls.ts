import { z } from "zod";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { readSeller } from "#shop/invoices/read-seller.server.ts";
import { invoiceRowView, invoiceSums, serialLine } from "#shop/tax/invoice-view.ts";
import { taxDocument } from "#shop/tax/tax-document.ts";
import { exportTaxPeriod, listInvoices, setTaxDocument, sumInvoices } from "#shop/tax/tax-period.server.ts";
import { enterTaxSerials, mostSerialLines } from "#shop/tax/tax-serials.server.ts";
import { invoicesPerFile, mostFiles, taxStates } from "#shop/tax/tax-states.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { noContent, Problem, refusals, sentAs } from "../../http/problem.ts";
import { adminSchema, pageQuery } from "../admin-schema.ts";

const period = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: "invalid_date" });

const serialLines = z.object({
  /** Rows of the tax office's list: each with our invoice's number and its own. */
  text: z
    .string()
    .min(1, { error: "required" })
    .max(400_000)
    .refine((text) => text.split("\n").length <= mostSerialLines + 1, { error: "too_long" }),
});

/** Registers the calls of invoices and of their faktur pajak. */
export function invoiceCalls(api: Api, deps: ApiDeps): void {
  const schema = adminSchema("orders");

  api.get(
    "/admin/invoices",
    {
      config: { permission: ["orders", "read"] },
      schema: {
        ...schema,
        summary: "Invoices of a month in Jakarta, with its sums",
        querystring: pageQuery.extend({ period, state: z.enum(taxStates).optional() }),
        response: {
          200: z.object({
            data: z.array(invoiceRowView),
            meta: z.object({ next_cursor: z.string().nullable(), sums: invoiceSums }),
          }),
          ...refusals(400, 401, 403, 409),
        },
      },
    },
    async ({ query }) => {
      const { rows, next } = await listInvoices(deps.db, query);
      return { data: rows, meta: { next_cursor: next, sums: await sumInvoices(deps.db, query) } };
    },
  );

  api.get(
    "/admin/invoices/coretax.xml",
    {
      config: { permission: ["orders", "export"] },
      schema: {
        ...schema,
        summary: `Faktur pajak of a month for Coretax; each part is of ${invoicesPerFile} invoice numbers in sequence`,
        querystring: z.object({ period, part: z.coerce.number().int().min(1).max(mostFiles).default(1) }),
        response: { 200: sentAs("application/xml"), ...refusals(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const file = await exportTaxPeriod(deps.db, { ...query, npwp: readSeller().npwp });
      if (!file.ok) throw new Problem(409, file.code);
      await deps.db.transaction().execute((trx) =>
        recordChange(trx, request.staff.actor, deps.now(), {
          action: "order.coretax_exported",
          object: { kind: "orders", id: "all" },
          after: { ...query, rows: file.invoices },
        }),
      );
      const name = `coretax-${query.period}${query.part > 1 ? `-${query.part}` : ""}.xml`;
      return reply
        .type("application/xml; charset=utf-8")
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(file.xml);
    },
  );

  api.post(
    "/admin/invoices/serials",
    {
      config: { permission: ["orders", "write"] },
      bodyLimit: bodyLimits.file,
      schema: {
        ...schema,
        summary: "Enter numbers that the tax office assigned, many at once; each invoice is issued again and mailed",
        body: serialLines,
        response: { 200: z.object({ data: z.array(serialLine) }), ...refusals(400, 401, 403, 409, 413) },
      },
    },
    async ({ body, staff }) => ({ data: await enterTaxSerials(deps.shop, { text: body.text, by: staff.actor }) }),
  );

  api.put(
    "/admin/invoices/:number/tax-document",
    {
      config: { permission: ["orders", "write"] },
      schema: {
        ...schema,
        summary: "Enter by which document the tax office knows an invoice's buyer",
        params: z.object({ number: z.string().max(40) }),
        body: taxDocument,
        response: { 204: noContent("Stored"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, body, staff }, reply) => {
      const change = { invoice: params.number, document: body, by: staff.actor, at: deps.now() };
      if (!(await setTaxDocument(deps.db, change))) throw new Problem(404, "not_found");
      return reply.code(204).send();
    },
  );
}
