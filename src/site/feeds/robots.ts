import type { SiteServices } from "../site-services.ts";
import type { Feed } from "./feed.ts";

const closed = ["/api/", "/account", "/auth/", "/payment", "/en/account", "/en/auth/", "/en/payment"];

/** v2 may be read (its pages point to their v1 twins); what belongs to one person, or a staging site, may not. */
export function robots({ origin, listed }: SiteServices): Feed {
  const body = listed
    ? ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""]
    : ["User-agent: *", "Disallow: /", ""];
  return { type: "text/plain; charset=utf-8", body: body.join("\n"), dependsOn: [] };
}
