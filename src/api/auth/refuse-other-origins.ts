import { trustedOrigins } from "#accounts/login/trusted-origins.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";

/**
 * Refuses requests that pages of other sites send to the login, with or without a cookie: a browser posts a plain form to
 * any site, and a login made that way would replace the visitor's account by the attacker's. A client that sends neither
 * header is not a browser.
 * @throws Problem 415 for anything but JSON, 400 `origin_refused` for another site's request
 */
export function refuseOtherOrigins(api: Api, { config, logSecurity }: ApiDeps): void {
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
