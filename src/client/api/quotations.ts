import type { QuotationRequest } from "#shop/quotations/quotation-request.ts";
import type { NewQuotationView, QuotationView } from "#shop/quotations/quotation-view.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export type { NewQuotationView as NewQuotation, QuotationView as Quotation } from "#shop/quotations/quotation-view.ts";

/** Issues a quotation; a total other than `expected_total` is refused as `price_changed`. */
export async function issueQuotation(body: QuotationRequest): Promise<Outcome<NewQuotationView>> {
  return mapOutcome(await request<{ data: NewQuotationView }>("POST", "/quotations", { body }), ({ data }) => data);
}

/** Returns the quotation of a link. */
export async function quotation(token: string): Promise<Outcome<QuotationView>> {
  return mapOutcome(await request<{ data: QuotationView }>("GET", pathOf(token)), ({ data }) => data);
}

/** Returns the PDF of a quotation. */
export function quotationPdf(token: string, locale: string): Promise<Outcome<Blob>> {
  return request<Blob>("GET", `${pathOf(token)}/quotation.pdf`, { query: { locale }, as: "blob" });
}

function pathOf(token: string): string {
  return `/quotations/${encodeURIComponent(token)}`;
}
