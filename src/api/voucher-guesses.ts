import type { FastifyRequest } from "fastify";
import { giveBack } from "#infra/rate-limit.server.ts";
import type { CoreDeps } from "./deps.ts";
import { holdToLimit } from "./limit.ts";

/**
 * Tries a voucher code within the limit of GET /voucher, so that no other call is a way around it. Only codes that do
 * not exist count, but each is counted before it is looked at: of many sent at once no more are tried than the limit
 * allows, and once it is used up a refusal does not tell which exist.
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
  await holdToLimit(request, "voucher", deps.config.limits.voucher, deps);
  const answer = await attempt();
  if (!isUnknown(answer)) await giveBack(deps.db, { scope: "voucher", who: request.ip, now: deps.now() });
  return answer;
}
