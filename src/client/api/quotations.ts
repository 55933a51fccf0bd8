import type { NewQuotationView, QuotationView } from "#shop/quotations/quotation-contract.ts";
import type { QuotationRequest } from "#shop/quotations/quotation-request.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export type {
  NewQuotationView as NewQuotation,
  QuotationView as Quotation,
} from "#shop/quotations/quotation-contract.ts";

/** Issues a quotation; a total other than `expected_total` is refused as `price_changed`. */
export async function issueQuotation(body: QuotationRequest): Promise<Outcome<NewQuotationView>> {
  return mapOutcome(await request("POST", "/quotations", { body }), ({ data }) => data);
}

/** Returns the quotation of a link. */
export async function quotation(token: string): Promise<Outcome<QuotationView>> {
  return mapOutcome(await request("GET", pathOf(token)), ({ data }) => data);
}

/** Returns the PDF of a quotation. */
export function quotationPdf(token: string, locale: string): Promise<Outcome<Blob>> {
  return request("GET", `${pathOf(token)}/quotation.pdf`, { query: { locale }, as: "blob" });
}

const pathOf = (token: string) => `/quotations/${encodeURIComponent(token)}` as const;
