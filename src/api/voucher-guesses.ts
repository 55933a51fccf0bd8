import type { FastifyRequest } from "fastify";
import { waitForLimit } from "#infra/rate-limit.server.ts";
import type { CoreDeps } from "./deps.ts";
import { holdToLimit, tooMany } from "./limit.ts";

/**
 * Tries a voucher code within the limit of GET /voucher, so that no other call is a way around it. Only codes that do
 * not exist count; but once the limit is used up no code is looked at, since a refusal that came with wrong ones alone
 * would tell which exist.
 * @param isUnknown whether the answer says that there is no such code
 * @throws Problem 429 with Retry-After when the limit is used up
 */
export async function holdToGuesses<T>(
  request: FastifyRequest,
  code: string | undefined,
  deps: Pick<CoreDeps, "config" | "db" | "now">,
  { attempt, isUnknown }: { attempt: () => Promise<T>; isUnknown: (answer: T) => boolean },
): Promise<T> {
  if (!code?.trim()) return attempt();
  const limit = deps.config.limits.voucher;
  const wait = await waitForLimit(deps.db, { scope: "voucher", who: request.ip, limit, now: deps.now() });
  if (wait > 0) throw tooMany(wait);
  const answer = await attempt();
  if (isUnknown(answer)) await holdToLimit(request, "voucher", limit, deps);
  return answer;
}
