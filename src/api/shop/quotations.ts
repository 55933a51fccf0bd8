import { z } from "zod";
import { quotationFileName, sellerIn } from "#shop/invoices/invoice.ts";
import { readLetterheadLogo } from "#shop/invoices/letterhead-logo.server.ts";
import { quotationRequest } from "#shop/quotations/quotation-request.ts";
import { newQuotationResponse, quotationResponse } from "#shop/quotations/quotation-view.ts";
import { findQuotation, issueQuotation, priceNow, type QuotationRow } from "#shop/quotations/quotations.server.ts";
import { voucherRefusalText } from "#shop/vouchers/voucher-text.server.ts";
import { locales } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals, sentAs } from "../http/problem.ts";
import { orderProblem } from "./order-refusal.ts";
import { viewPrice } from "./view-price.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

const params = z.object({ token: z.string() });
const tags = ["shop"];

/** POST /quotations, GET /quotations/{token} and its PDF. Whoever has the link may read it: no login is needed. */
export function quotations(api: Api, deps: ApiDeps): void {
  const { shop, config } = deps;

  api.post(
    "/quotations",
    {
      schema: {
        summary: "Issue a quotation that can be sent on by link",
        tags,
        body: quotationRequest,
        response: { 201: newQuotationResponse, ...refusals(400, 409, 429) },
      },
    },
    async (request, reply) => {
      await enforceRateLimit(request, "quotations", config.limits.forms, deps);
      await enforceGuessLimit(request, { code: request.body.voucher_code }, deps);
      const issued = await issueQuotation(shop, request.body);
      const locale = preferredLocale(request.headers["accept-language"]);
      if (!issued.ok) throw orderProblem(issued, request.body.payment_method, locale, shop.settings);
      const { number, validUntil, token } = issued;
      return reply.code(201).send({ data: { number, valid_until: validUntil, token } });
    },
  );

  api.get(
    "/quotations/:token",
    {
      schema: {
        summary: "One quotation, by its link",
        tags,
        params,
        response: { 200: quotationResponse, ...refusals(404) },
      },
    },
    async (request) => {
      const row = await linkedQuotation(request.params.token);
      const locale = preferredLocale(request.headers["accept-language"]);
      return { data: await view(row, locale) };
    },
  );

  api.get(
    "/quotations/:token/quotation.pdf",
    {
      schema: {
        summary: "One quotation as a PDF, by its link",
        tags,
        params,
        querystring: z.object({ locale: z.enum(locales).default("id") }),
        response: { 200: sentAs("application/pdf"), ...refusals(400, 404, 429) },
      },
    },
    async (request, reply) => {
      const row = await linkedQuotation(request.params.token);
      await enforceRateLimit(request, "quotation-pdf", config.limits.forms, deps);
      const { locale } = request.query;
      const { renderQuotation } = await import("#shop/quotations/quotation-pdf.server.ts");
      const logo = row.seller.logo && (await readLetterheadLogo(shop.db, row.seller.logo.hash));
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${quotationFileName(row.number, locale)}"`)
        .send(await renderQuotation(row, locale, logo));
    },
  );

  async function linkedQuotation(token: string): Promise<QuotationRow> {
    const row = await findQuotation(shop.db, token);
    if (!row) throw new Problem(404, "not_found");
    return row;
  }

  async function view(row: QuotationRow, locale: ReturnType<typeof preferredLocale>) {
    const { isValid, order, today } = await priceNow(shop, row);
    const refused = order?.voucher?.refusal ? order.voucher : null;
    const { name, address, npwp } = sellerIn(row.seller, locale);
    return {
      number: row.number,
      locale: row.locale,
      issued_on: row.issued_on,
      valid_until: row.valid_until,
      status: isValid ? ("valid" as const) : ("expired" as const),
      package: { id: row.package_id, product: row.product, name: row.package_name[locale] },
      months: row.months,
      currency: "IDR" as const,
      ...viewPrice(row),
      tax_percent: row.tax.percent,
      method: row.method,
      voucher_code: row.voucher_code,
      seller: { name, address, npwp },
      recipient: { name: row.recipient_name, company: row.recipient_company },
      order: order && {
        total: order.price.total,
        voucher_message: refused && voucherRefusalText(refused.refusal!, refused, locale),
      },
      today: today && { total: today.price.total },
    };
  }
}
