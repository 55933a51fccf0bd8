import type { SiteDocument } from "./site-document.ts";

/** Pages are the same bytes for everyone, so a link that is about to be pressed may be rendered before. */
export function speculationRules(): SiteDocument {
  const where = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: ["/api/*", "/*/account*", "/account*", "/*/auth/*", "/auth/*", "/*.*", "/*payment*"] } },
      { not: { selector_matches: "[download], [rel~=nofollow]" } },
    ],
  };
  const body = JSON.stringify({
    prerender: [{ where, eagerness: "moderate" }],
    prefetch: [{ where, eagerness: "moderate" }],
  });
  return { type: "application/speculationrules+json", body, dependsOn: [] };
}
