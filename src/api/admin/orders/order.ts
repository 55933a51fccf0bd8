import { z } from "zod";
import { namesOf } from "#accounts/person/find-people.server.ts";
import { type OrderDetailView, orderDetailResponse } from "#shop/order-desk/order-detail-view.ts";
import { readOrderDetail } from "#shop/order-desk/read-order-detail.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { staleVersion } from "../stale-version.ts";

export const orderParams = z.object({ id: z.string() });
/** What every change of an order's money states: the version that the person saw, and why. */
export const versionAndNote = z.object({ version: z.int(), note: z.string().trim().min(3).max(1000) });

const uuid = z.uuid();

/**
 * Returns an order with everything that is known about it.
 * @throws Problem 404 when there is none
 */
export async function loadOrder(deps: ApiDeps, id: string): Promise<OrderDetailView> {
  const detail =
    uuid.safeParse(id).success && (await readOrderDetail(deps.db, id, deps.config.reviewLimit, jakartaDay(deps.now())));
  if (!detail) throw new Problem(404, "not_found");
  const { user_id, ...order } = detail;
  return { ...order, customer: (await namesOf(deps.db, [user_id])).get(user_id) ?? null };
}

/** Returns the problem for a refused change of an order; a stale one carries the order as it is now. */
export async function changeProblem(deps: ApiDeps, code: string, orderId?: string): Promise<Problem> {
  if (code === "not_found") return new Problem(404, "not_found");
  if (code === "stale_version" && orderId) return staleVersion(await loadOrder(deps, orderId));
  return new Problem(409, code);
}

/** GET /admin/orders/{id}. */
export function order(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/orders/:id",
    {
      config: { permission: ["orders", "read"] },
      schema: {
        ...adminSchema("orders"),
        summary: "One order with its money, history and mails",
        params: orderParams,
        response: { 200: orderDetailResponse, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => ({ data: await loadOrder(deps, request.params.id) }),
  );
}
