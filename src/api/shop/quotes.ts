import { quoteRequest } from "#shop/orders/requests.ts";
import { makeQuote } from "#shop/prices/make-quote.server.ts";
import { quoteResponse } from "#shop/prices/quote-view.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { viewQuote } from "./view-quote.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

/** POST /quotes: returns what an order would cost now, and stores nothing. */
export function quotes(api: Api, deps: ApiDeps): void {
  api.post(
    "/quotes",
    {
      schema: {
        summary: "Calculate a price",
        tags: ["shop"],
        body: quoteRequest,
        response: { 200: quoteResponse, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceGuessLimit(request, { code: request.body.voucher_code }, deps);
      const quote = await makeQuote(deps.shop, request.body);
      if (!quote)
        throw new Problem(400, "invalid_input", { issues: [{ path: "package_id", code: "unknown_package" }] });
      return { data: viewQuote(quote, preferredLocale(request.headers["accept-language"])) };
    },
  );
}
