import type { Finding } from "./finding.ts";
import { findWrongLinks } from "./links.ts";
import { sitePages } from "./site-pages.ts";
import { allTexts } from "./walk.server.ts";

const problems = {
  leads_nowhere: "leads to no page",
  changes_language: "changes language or edition",
} as const;

/** Checks that links inside the site lead to a page of the same language. */
export function* checkLinks(): Generator<Finding | undefined> {
  const leadsToPage = sitePages()?.leadsToPage;
  for (const text of allTexts()) {
    yield;
    for (const { link, code } of findWrongLinks(text, leadsToPage)) {
      const message = `content/${text.locale}/${text.set}.json ${text.path} ${problems[code]}: ${link}`;
      yield { rule: "links", code, values: { link }, ...text, message };
    }
  }
}
