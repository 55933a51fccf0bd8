import type { FastifyRequest } from "fastify";
import { consumeRateLimit, type Limit } from "#infra/limits/rate-limit.server.ts";
import type { CoreDeps } from "./deps.ts";
import { Problem } from "./problem.ts";

/**
 * Counts a request against a limit, by its sender's address unless `who` says otherwise. `code`: that of the refusal, where
 * another way is named instead of a wait.
 * @throws Problem 429 with Retry-After when the limit is exceeded
 */
export async function enforceRateLimit(
  request: FastifyRequest,
  scope: string,
  limit: Limit,
  { db, now }: Pick<CoreDeps, "db" | "now">,
  who = request.ip,
  code?: "too_many_codes",
): Promise<void> {
  const { allowed, retryAfter } = await consumeRateLimit(db, { scope, who, limit, now: now() });
  if (!allowed) throw tooManyRequests(retryAfter, code);
}

/** Returns the refusal of a request above a limit; `retryAfter` in seconds. */
export function tooManyRequests(retryAfter: number, code = "too_many_requests"): Problem {
  return new Problem(429, code, { headers: { "retry-after": String(retryAfter) } });
}
