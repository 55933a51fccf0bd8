import { z } from "zod";
import { voucherQuery } from "#shop/orders/requests.ts";
import { lookUpVouchers } from "#shop/vouchers/voucher-store.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

const answer = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      uuid: z.string(),
      max_price: z.int().nullable(),
      expired: z.string().nullable(),
      start_date: z.string(),
      end_date: z.string(),
      value: z.int(),
      unit: z.enum(["percent", "idr"]),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
});

/** GET /voucher: what a code is worth; an empty list without a code or with a wrong one. Guessing is limited. */
export function voucher(api: Api, deps: ApiDeps): void {
  const { shop } = deps;
  api.get(
    "/voucher",
    {
      schema: {
        summary: "Look a voucher up",
        tags: ["shop"],
        querystring: voucherQuery,
        response: { 200: answer, ...refusals(400, 429) },
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
