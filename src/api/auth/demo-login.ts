import { isIPv4 } from "node:net";
import { z } from "zod";
import { clientAddressHeader } from "#accounts/login/client-address.ts";
import { recordFactor } from "#accounts/login/factors.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";
import { setCookies } from "./forward.ts";
import { readSessionToken } from "./login.ts";

/**
 * GET /auth/demo/:secret, shown as `/admin/demo/<secret>`: logs into an invented account, second step included, and leads to
 * the back office. It does not exist without a demonstration, from another machine, and for a wrong secret.
 */
export function demoLogin(api: Api, deps: ApiDeps): void {
  const { demoDoors, config, db, now, logSecurity } = deps;
  if (!demoDoors) return;
  api.get(
    "/auth/demo/:secret",
    { schema: { hide: true, params: z.object({ secret: z.string().max(100) }) } },
    async (request, reply) => {
      await enforceRateLimit(request, "codes", config.limits.login, deps);
      const userId = isLoopback(request.ip) ? demoDoors.find(request.params.secret) : undefined;
      if (!userId) throw new Problem(404, "not_found");
      const auth = await deps.accounts.auth();
      const response = await auth.api.logInByCode({
        body: { userId, rememberMe: false, hasSecondStep: true },
        headers: new Headers({
          cookie: request.headers.cookie ?? "",
          [clientAddressHeader]: request.ip,
          "user-agent": request.headers["user-agent"] ?? "",
        }),
        asResponse: true,
      });
      const token = response.ok ? readSessionToken(await response.json()) : undefined;
      // Removed with the rest of the demonstration, or suspended.
      if (!token) throw new Problem(404, "not_found");
      await recordFactor(db, { token }, "code", now());
      logSecurity(request, "login", { user: userId, by: "code" });
      setCookies(reply, response.headers.getSetCookie());
      return reply.header("cache-control", "no-store").redirect("/admin/today", 303);
    },
  );
}

const isLoopback = (address: string) =>
  address === "::1" || (isIPv4(address.replace(/^::ffff:/, "")) && /^(::ffff:)?127\./.test(address));
