import type { FastifyReply, FastifyRequest } from "fastify";
import { createMemoryRateLimit, type MemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { Api, CoreDeps } from "./deps.ts";
import { tooManyRequests } from "./enforce-rate-limit.ts";
import { sendBriefPage } from "./page-reply.ts";
import { isForm } from "./plain-form.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counts one address's requests to this call, refused ones included; the default is the limit of all calls. */
    attempts?: MemoryRateLimit;
  }
}

/**
 * Counts every request by its sender's address, in memory and before its body is read, so that refused requests count as
 * much as accepted ones. Accepted requests may be counted again in the database, for all instances together.
 */
export function countAttempts(api: Api, { config, now }: Pick<CoreDeps, "config" | "now">): void {
  const allCalls = createMemoryRateLimit(config.limits.calls);
  api.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    const { attempts = allCalls } = request.routeOptions.config;
    const exceeded = attempts(request.ip, now());
    if (!exceeded) return;
    const problem = tooManyRequests(exceeded.retryAfter);
    if (!isForm(request)) throw problem;
    return sendBriefPage(reply, problem);
  });
}
