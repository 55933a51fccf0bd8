import type { SiteServices } from "../site-services.ts";
import type { Feed } from "./feed.ts";

const disallowed = ["/api/", "/admin", "/account", "/auth/", "/payment", "/en/account", "/en/auth/", "/en/payment"];

/**
 * Returns `/robots.txt`. v2 is allowed (its canonical URLs are those of v1); personal pages and staging sites are not.
 */
export function robots({ origin, listed }: SiteServices): Feed {
  const body = listed
    ? ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""]
    : ["User-agent: *", "Disallow: /", ""];
  return { type: "text/plain; charset=utf-8", body: body.join("\n") };
}
