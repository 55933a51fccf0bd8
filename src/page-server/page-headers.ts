import type { Config } from "#infra/config/config.server.ts";
import { rules } from "#site/feeds/speculation-rules.ts";
import { isTrackingKey } from "#text/tracking-query.ts";
import { type InlineHashes, type PolicyNeeds, policyOf } from "./cache/content-security-policy.server.ts";

/** Who may cache a page: everybody, the browser that requested it, or nobody. */
export type Caching = "shared" | "private" | "none";

export const cachingHeaders: Record<Caching, string> = {
  shared: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  private: "private, no-cache",
  none: "no-store",
};

/**
 * Hosts to which Google Analytics 4 sends (developers.google.com/tag-platform/security/guides/csp, "Google Analytics
 * 4").
 */
const googleMeasuring = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

/** Returns what a page's policy allows besides its own code; nothing but configuration adds an origin. */
function policyNeeds(config: Config, unlisted: boolean): PolicyNeeds {
  const origin = (address: string | undefined) => (address ? [new URL(address).origin] : []);
  return {
    // In development Vite reports changes over a socket of its own.
    connect: [
      ...origin(config.publicApiHost),
      ...origin(config.designTokensUrl),
      ...(config.production ? [] : ["ws:"]),
    ],
    // From the account, customers enter the products by a form.
    forms: [
      ...origin(config.publicApiHost),
      ...(unlisted ? Object.values(config.apps).flatMap(({ url }) => origin(url)) : []),
    ],
    scripts: config.gtmId ? ["https://*.googletagmanager.com"] : [],
    measuring: config.gtmId ? googleMeasuring : [],
    rules,
  };
}

/**
 * Returns the headers of a page: its caching by a CDN, and what a browser must not allow it. Only unlisted pages
 * (account, payment) request a window group of their own: for one that opens in a new tab, the browser has to start
 * another process (docs/decisions/0011).
 */
export function pageHeaders(
  inline: InlineHashes,
  config: Config,
  { caching, unlisted }: { caching: Caching; unlisted: boolean },
): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": cachingHeaders[caching],
    "Content-Security-Policy": policyOf(inline, policyNeeds(config, unlisted)),
    ...(unlisted ? { "Cross-Origin-Opener-Policy": "same-origin" } : {}),
    ...safetyHeaders(config),
  };
}

/** Returns the headers of every response of the site. */
export function safetyHeaders(config: Config): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
    ...transportHeaders(config),
  };
}

/**
 * Returns the header of every response of a site on https, files included. It binds this host only, unless the owner says
 * that all its subdomains are on https (`HSTS_SUBDOMAINS`).
 */
export function transportHeaders({ publicUrl, hsts }: Pick<Config, "publicUrl" | "hsts">): Record<string, string> {
  return publicUrl.startsWith("https:") ? { "Strict-Transport-Security": hsts } : {};
}

/** Returns the parts of a request's URL; `query` is without campaign parameters, which change no page. */
export function readUrl(url: string) {
  const queryStart = url.indexOf("?");
  const search = queryStart === -1 ? "" : url.slice(queryStart);
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (isTrackingKey(key) || key === "order") query.delete(key);
  return { pathname: queryStart === -1 ? url : url.slice(0, queryStart), search, query };
}
