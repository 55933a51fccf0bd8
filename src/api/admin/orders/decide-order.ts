import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { decideMoney } from "#shop/decisions/decide-money.server.ts";
import type { MoneyAction } from "#shop/decisions/money-action.ts";
import { type OrderDetailView, orderDetailResponse } from "#shop/order-desk/order-detail-view.ts";
import type { ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { changeProblem, loadOrder } from "./order.ts";

/** What every decision returns: 200 when it was applied, 202 when it waits for a second person. */
export const decisionResponses = {
  200: orderDetailResponse,
  202: orderDetailResponse,
  ...refusals(400, 401, 403, 404, 409),
};

/** An amount of rupiah that a person entered. */
export const amount = z.int().min(1).max(1_000_000_000_000);

/** Applies or proposes a decision of the person who sends the request, and returns the order as it is then. */
export async function decideOrder(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, version, note, action }: { id: string; version: number; note: string; action: MoneyAction },
): Promise<{ data: OrderDetailView }> {
  // Also 404 for what is no id at all.
  await loadOrder(deps, id);
  const by = request.staff.actor;
  const limit = deps.config.reviewLimit;
  const decided = await decideMoney(deps.shop, { orderId: id, version, action, note, by, limit });
  if (!decided.ok) throw await changeProblem(deps, decided.code, id);
  reply.code(decided.proposed ? 202 : 200);
  return { data: await loadOrder(deps, id) };
}
