import type { Config } from "#infra/config/config.server.ts";
import { rules } from "#site/feeds/speculation-rules.ts";
import { type InlineHashes, type PolicyNeeds, policyOf } from "./cache/content-security-policy.server.ts";

const kept = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";

/** Where Google Analytics 4 sends to (developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4"). */
const googleMeasuring = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

/** What a page's policy allows beside what stands in the page; nothing but configuration adds an origin. */
function policyNeeds(config: Config, unlisted: boolean): PolicyNeeds {
  const origin = (address: string | undefined) => (address ? [new URL(address).origin] : []);
  return {
    // In development Vite tells of changes over a socket of its own.
    connect: [
      ...origin(config.publicApiHost),
      ...origin(config.designTokensUrl),
      ...(config.production ? [] : ["ws:"]),
    ],
    // From the account, customers are handed over to the products by a form.
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
 * Headers of a page: caching by a CDN in front, and what a browser must not let it do. Only unlisted pages (account,
 * payment) ask for a window group of their own: where it opens a new tab, the browser has to start another process
 * (docs/decisions/0011).
 */
export function pageHeaders(
  inline: InlineHashes,
  config: Config,
  { cached, unlisted }: { cached: boolean; unlisted: boolean },
): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": cached ? kept : "no-store",
    "Content-Security-Policy": policyOf(inline, policyNeeds(config, unlisted)),
    ...(unlisted ? { "Cross-Origin-Opener-Policy": "same-origin" } : {}),
    ...safetyHeaders(config),
  };
}

/** Headers of everything the site answers. */
export function safetyHeaders(config: Config): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
    ...transportHeaders(config),
  };
}

/** Header of every answer of a site on https, files included: this host only, for what else the owner has is not ours. */
export function transportHeaders(config: Pick<Config, "publicUrl">): Record<string, string> {
  return config.publicUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=63072000" } : {};
}
