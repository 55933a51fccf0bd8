import type { FastifyRequest } from "fastify";
import { consumeUnlessExempt } from "#infra/limits/rate-limit.server.ts";
import type { VoucherQuery } from "#shop/orders/requests.ts";
import { voucherCode } from "#shop/vouchers/voucher.ts";
import { voucherExists } from "#shop/vouchers/voucher-store.server.ts";
import type { CoreDeps } from "../http/deps.ts";
import { tooManyRequests } from "../http/enforce-rate-limit.ts";

/**
 * Enforces the limit of GET /voucher on a voucher code or uuid before it is looked up, so that no other call is a way
 * around it. Only codes that do not exist count. Once the limit is used up every code is refused: refusing only unknown
 * ones would reveal which exist.
 * @throws Problem 429 with Retry-After when the limit is used up
 */
export async function enforceGuessLimit(
  request: FastifyRequest,
  { code = "", uuid = "" }: Pick<VoucherQuery, "code" | "uuid">,
  { config, db, now }: Pick<CoreDeps, "config" | "db" | "now">,
): Promise<void> {
  const guess = { code: voucherCode(code), uuid };
  if (!guess.code && !guess.uuid) return;
  const claim = { scope: "voucher", who: request.ip, limit: config.limits.voucher, now: now() };
  const { allowed, retryAfter } = await consumeUnlessExempt(db, voucherExists(guess), claim);
  if (!allowed) throw tooManyRequests(retryAfter);
}
