import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { writeAddress } from "#address/address.ts";
import type { Config } from "#infra/config/config.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { trackingPart } from "#text/tracking-query.ts";
import { safetyHeaders } from "../page-headers.ts";

export const changePasswordPath = "/.well-known/change-password";

/**
 * Redirects password managers to the page where a password is changed (W3C, A Well-Known URL for Changing Passwords).
 */
export function redirectToChangePassword(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  const locale = preferredLocale(request.headers["accept-language"]);
  response.writeHead(302, {
    Location: writeAddress({ locale, edition: "v1", path: "/account/security" }),
    "Cache-Control": "no-store",
    Vary: "Accept-Language",
    ...headers,
  });
  response.end();
}

/** Returns the pathname to which a short address leads, and counts the click when `counted`. */
export type FollowLink = (code: string, counted: boolean) => Promise<string | undefined>;

const pattern = /^\/go\/([a-z0-9][a-z0-9-]{1,39})$/i;

/** Returns whether a pathname may be a short address, `/go/{code}`. */
export const isShortAddress = (pathname: string): boolean => pattern.test(pathname);

interface Deps {
  config: Config;
  services: Pick<SiteServices, "now">;
  follow: FollowLink | undefined;
}

/** Creates the response to short addresses. They are looked up each time, so that a retired one stops at once. */
export function createShortAddresses({ config, services, follow }: Deps) {
  const limit = createMemoryRateLimit(config.limits.calls);
  return {
    /** Redirects to the page of a short address; false when there is none, and the time to wait after too many. */
    async respond(
      request: IncomingMessage,
      response: ServerResponse,
      { pathname, search, clientIp }: { pathname: string; search: string; clientIp: string },
    ): Promise<boolean | { retryAfter: number }> {
      const exceeded = limit(clientIp, services.now());
      if (exceeded) return exceeded;
      const location = await follow?.(pattern.exec(pathname)![1]!, isClick(request));
      if (!location) return false;
      // Not stored anywhere: each click is counted, and the page may be another one tomorrow.
      response
        .writeHead(307, {
          Location: withTracking(location, search),
          "Cache-Control": "no-store",
          ...safetyHeaders(config),
        })
        .end();
      return true;
    },
  };
}

/**
 * Returns a target with what the visitor's own query says of how they came (`gclid`, `utm_content`), where the link does not
 * say it itself; other keys of the query are dropped.
 */
function withTracking(location: string, search: string): string {
  const [pathname = "", own = ""] = location.split("?");
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(trackingPart(search, true)))
    if (!query.has(name)) query.set(name, value);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Returns whether a person pressed the link: no program, no fetch in advance, no browser that asks not to be tracked. */
function isClick({ method, headers }: IncomingMessage): boolean {
  const inAdvance = `${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`.includes("prefetch");
  const refused = headers.dnt === "1" || headers["sec-gpc"] === "1";
  return method === "GET" && !inAdvance && !refused && !isbot(headers["user-agent"]);
}
