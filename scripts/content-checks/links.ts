import { localizeHref } from "#address/address.ts";
import { resolvePage } from "#site/page-resolution.ts";
import { allTexts } from "./walk.ts";

/** Files of the site that are not pages. */
const documents = /^\/(api\/|feed\.xml|sitemap\.xml|events\/[\w-]+\.ics)/;

/** Checks that links inside the site lead to a page by its current path, without a language or edition in it. */
export function checkLinks(): string[] {
  const findings: string[] = [];
  for (const { locale, set, path, value } of allTexts()) {
    const inline = Array.from(value.matchAll(/\]\(([^)\s]+)\)/g), ([, href]) => href!);
    const links = /(^|\.)href$/.test(path) ? [value] : inline;
    for (const link of links) {
      if (!link.startsWith("/") || documents.test(link)) continue;
      const where = `content/${locale}/${set}.json ${path}`;
      const pathname = link.split(/[?#]/, 1)[0]!;
      if (/^\/(id|en|v2)(\/|$)/.test(pathname)) findings.push(`${where} changes language or edition: ${link}`);
      else if (resolvePage(localizeHref(pathname, { locale, edition: "v1" })).kind !== "page")
        findings.push(`${where} leads to no page: ${link}`);
    }
  }
  return findings;
}
