import { recordChange } from "#infra/audit/record-change.server.ts";
import { readSeller } from "#shop/invoices/read-seller.server.ts";
import { correctBuyer } from "#shop/invoices/revise-invoice.server.ts";
import { invoiceContract } from "#shop/tax/invoice-contract.ts";
import { readInvoiceMoney } from "#shop/tax/invoice-money.server.ts";
import { exportTaxPeriod, listInvoices, setTaxDocument, sumInvoices } from "#shop/tax/tax-period.server.ts";
import { enterTaxSerials } from "#shop/tax/tax-serials.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** Invoices and their faktur pajak. */
export function invoices(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  serve(api, invoiceContract, {
    list: async ({ query }) => ({ ...(await listInvoices(db, query)), meta: { sums: await sumInvoices(db, query) } }),
    money: ({ query }) => readInvoiceMoney(db, query, now()),
    coretax: async ({ query, staff }, reply) => {
      const file = await exportTaxPeriod(db, { ...query, npwp: readSeller().npwp });
      if (!file.ok) return file;
      await db.transaction().execute((trx) =>
        recordChange(trx, staff.actor, now(), {
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
    enterSerials: ({ body, staff }) => enterTaxSerials(deps.shop, { text: body.text, by: staff.actor }),
    correctBuyer: ({ params, body, staff }) =>
      correctBuyer(deps.shop, { ...body, invoice: params.number, by: staff.actor }),
    enterDocument: ({ params, body, staff }) =>
      setTaxDocument(db, { invoice: params.number, document: body, by: staff.actor, at: now() }),
  });
}
