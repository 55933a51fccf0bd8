import type { FastifyRequest } from "fastify";
import { consumeRateLimit, type Limit } from "#infra/limits/rate-limit.server.ts";
import type { CoreDeps } from "./deps.ts";
import { Problem } from "./problem.ts";

/**
 * Counts a request against a limit for its sender's address, or for whom else it is.
 * @throws Problem 429 with Retry-After when it is used up
 */
export async function enforceRateLimit(
  request: FastifyRequest,
  scope: string,
  limit: Limit,
  { db, now }: Pick<CoreDeps, "db" | "now">,
  who = request.ip,
): Promise<void> {
  const { allowed, retryAfter } = await consumeRateLimit(db, { scope, who, limit, now: now() });
  if (!allowed) throw tooManyRequests(retryAfter);
}

/** The refusal of who asked too often; `retryAfter` in seconds. */
export function tooManyRequests(retryAfter: number): Problem {
  return new Problem(429, "too_many_requests", { headers: { "retry-after": String(retryAfter) } });
}
