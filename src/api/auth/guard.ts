import { trustedOrigins } from "#accounts/login/trusted-origins.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";

/**
 * Keeps pages of other sites out of the login, with or without a cookie: a browser sends a plain form anywhere, and a
 * login that it makes would put the attacker's account in the place of the visitor's. Who sends neither header is no
 * browser.
 * @throws Problem 415 for anything but JSON, 400 `origin_refused` for another site's request
 */
export function guardAuthCalls(api: Api, { config, logSecurity }: ApiDeps): void {
  const ours = trustedOrigins(config.publicUrl);
  api.removeContentTypeParser(["application/x-www-form-urlencoded", "text/plain"]);
  api.addHook("onRequest", async (request) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    const { origin, "sec-fetch-site": site } = request.headers;
    if (site !== "cross-site" && (origin === undefined || ours.includes(origin))) return;
    logSecurity(request, "origin_refused");
    throw new Problem(400, "origin_refused");
  });
}
