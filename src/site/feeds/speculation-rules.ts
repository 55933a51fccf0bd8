import type { Feed } from "./feed.ts";

const where = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/api/*", "/*/account*", "/account*", "/*/auth/*", "/auth/*", "/*.*", "/*payment*"] } },
    { not: { selector_matches: "[download], [rel~=nofollow]" } },
  ],
};

/** Pages are the same for everyone, so the browser may render one before its link is pressed. */
export const rules = JSON.stringify({
  prerender: [{ where, eagerness: "moderate" }],
  prefetch: [{ where, eagerness: "moderate" }],
});

export function speculationRules(): Feed {
  return { type: "application/speculationrules+json", body: rules };
}
