import { quotationFileName, sellerIn } from "#shop/invoices/invoice.ts";
import { readLetterheadLogo } from "#shop/invoices/letterhead-logo.server.ts";
import { quotationContract } from "#shop/quotations/quotation-contract.ts";
import { findQuotation, issueQuotation, priceNow, type QuotationRow } from "#shop/quotations/quotations.server.ts";
import { voucherRefusalText } from "#shop/vouchers/voucher-text.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";
import { sendPdf } from "../http/send-pdf.ts";
import { serve } from "../http/serve.ts";
import { orderProblem } from "./order-refusal.ts";
import { viewPrice } from "./view-price.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

/** Quotations: issued for anybody, read by whoever has the link. */
export function quotations(api: Api, deps: ApiDeps): void {
  const { shop, config } = deps;
  serve(api, quotationContract, {
    issue: async ({ request, body }) => {
      await enforceRateLimit(request, "quotations", config.limits.forms, deps);
      await enforceGuessLimit(request, { code: body.voucher_code }, deps);
      const issued = await issueQuotation(shop, body);
      const locale = preferredLocale(request.headers["accept-language"]);
      if (!issued.ok) throw orderProblem(issued, body.payment_method, locale, shop.settings);
      const { number, validUntil, token } = issued;
      return { number, valid_until: validUntil, token };
    },
    read: async ({ request, params }) =>
      view(await linkedQuotation(params.token), preferredLocale(request.headers["accept-language"])),
    pdf: async ({ request, params, query: { locale } }, reply) => {
      const row = await linkedQuotation(params.token);
      await enforceRateLimit(request, "quotation-pdf", config.limits.forms, deps);
      const { renderQuotation } = await import("#shop/quotations/quotation-pdf.server.ts");
      const logo = row.seller.logo && (await readLetterheadLogo(shop.db, row.seller.logo.hash));
      return sendPdf(reply, quotationFileName(row.number, locale), await renderQuotation(row, locale, logo));
    },
  });

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
