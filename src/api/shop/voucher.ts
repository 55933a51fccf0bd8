import { voucherQuery } from "#shop/orders/requests.ts";
import { lookUpVouchers } from "#shop/vouchers/voucher-store.server.ts";
import { vouchersResponse } from "#shop/vouchers/voucher-view.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

/** GET /voucher: returns the voucher of a code; an empty list without a code or with a wrong one. Guessing is limited. */
export function voucher(api: Api, deps: ApiDeps): void {
  const { shop } = deps;
  api.get(
    "/voucher",
    {
      schema: {
        summary: "Look a voucher up",
        tags: ["shop"],
        querystring: voucherQuery,
        response: { 200: vouchersResponse, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceGuessLimit(request, request.query, deps);
      const rows = await lookUpVouchers(shop.db, request.query);
      return {
        data: rows.map((row) => ({
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
        })),
      };
    },
  );
}
