import type { SiteServices } from "../site-services.ts";
import type { SiteDocument } from "./site-document.ts";

/** v2 may be read (its pages point to their v1 twins); what belongs to one person may not. */
export function robots({ origin }: SiteServices): SiteDocument {
  const closed = ["/api/", "/account", "/auth/", "/payment", "/en/account", "/en/auth/", "/en/payment"];
  const body = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return { type: "text/plain; charset=utf-8", body: body.join("\n"), dependsOn: [] };
}
