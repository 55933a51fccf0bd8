import { listPackages } from "#shop/packages/packages-store.server.ts";
import { makeQuote } from "#shop/prices/make-quote.server.ts";
import { quoteContract } from "#shop/prices/quote-contract.ts";
import { lookUpVouchers } from "#shop/vouchers/voucher-store.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refused, serve } from "../http/serve.ts";
import { viewQuote } from "./view-quote.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

/** What is sold online, how it is paid, and what it would cost; nothing is stored. Guessing codes of vouchers is limited. */
export function quotes(api: Api, deps: ApiDeps): void {
  const { shop } = deps;
  const methods = shop.settings.methods.map(({ id, name, kind, channelFee, min, max }) => ({
    id,
    name,
    kind,
    channel_fee: channelFee,
    min,
    max,
  }));
  serve(api, quoteContract, {
    packages: async ({ query }) => {
      const rows = await listPackages(shop.db, query.product);
      return rows.map(({ id, product, tier, name, description, price, features }) => ({
        id,
        product,
        tier,
        name,
        description,
        price,
        features,
      }));
    },
    methods: () => methods,
    vouchers: async ({ request, query }) => {
      await enforceGuessLimit(request, query, deps);
      const rows = await lookUpVouchers(shop.db, query);
      return rows.map((row) => ({
        id: row.id,
        code: row.code,
        uuid: row.uuid,
        max_price: row.max_price,
        expired: row.expired?.toISOString() ?? null,
        start_date: row.start_date,
        end_date: row.end_date,
        value: row.value,
        unit: row.unit,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
      }));
    },
    quote: async ({ request, body }) => {
      await enforceGuessLimit(request, { code: body.voucher_code }, deps);
      const quote = await makeQuote(shop, body);
      if (!quote) return refused("unknown_package");
      return viewQuote(quote, preferredLocale(request.headers["accept-language"]));
    },
  });
}
