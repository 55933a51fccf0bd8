import { brotliCompressSync, constants } from "node:zlib";
import { readAddress } from "../../src/address/address.ts";
import { resolvePage } from "../../src/site/page-resolution.ts";
import { pageMeta } from "../../src/site/page-words.server.ts";
import type { PageToVisit } from "./every-page.ts";

/**
 * Returns what is wrong with the served HTML of a page. The faults are collected, since an assertion for each of the hundred
 * links of five hundred pages takes minutes.
 */
export async function findPageFaults(baseUrl: string, page: PageToVisit): Promise<string[]> {
  const { pathname, address, row } = page;
  const response = await fetch(baseUrl + pathname, { redirect: "manual" });
  const html = await response.text();
  const { headers } = response;
  const isError = row.status !== undefined;
  const hasTwin = !row.locales || !!row.twin;
  const budget = budgetOf(page);
  const rules: Record<string, boolean> = {
    [`status ${response.status}`]: response.status === (row.status ?? 200),
    "language and edition": html.includes(`<html lang="${address.locale}" data-edition="${address.edition}"`),
    "one h1": html.match(/<h1[\s>]/g)?.length === 1,
    // An event has the name that its host gave it, which may be longer.
    title: row.path.startsWith("/events/")
      ? titleOf(html) === pageMeta(row, address.locale)?.title
      : /^.{8,60}$/.test(titleOf(html)),
    "a description with nothing left to fill in": /<meta name="description" content="[^{"]{40,}"/.test(html),
    "style attributes, which the policy forbids": !/<[^>]+\sstyle=/.test(html),
    "inline handlers, which the policy forbids": !/<[^>]+\son\w+=/.test(html),
    "unsafe-inline in the policy": !headers.get("content-security-policy")!.includes("unsafe-inline"),
    "only a personal page has its own window group":
      headers.get("cross-origin-opener-policy") === (row.unlisted ? "same-origin" : null),
    "a framework without an island": html.includes("data-island") || hasVisitorScriptOnly(html),
    "the offer of its twin": html.includes("data-language-offer=") === (hasTwin && !isError),
    "og:locale:alternate": html.includes('property="og:locale:alternate"') === hasTwin,
    "og:image:alt": /<meta property="og:image:alt" content=".{8,}"/.test(html),
    canonical: html.includes('rel="canonical"') !== isError,
    "the link to its twin":
      /<link rel="alternate" hrefLang/i.test(html) === (address.edition === "v1" && !row.unlisted && hasTwin),
    [`more HTML than ${budget} KB`]: compressedSize(html, budget * 1024) <= budget * 1024,
  };
  const broken = Object.keys(rules).filter((rule) => !rules[rule]);
  const links = await wrongLinks(html, pathname, baseUrl);
  return [...broken, ...skippedHeadings(html), ...repeatedIds(html), ...links].map((fault) => `${pathname}: ${fault}`);
}

/**
 * Returns the kilobytes of HTML that a page may have, styles included: the guides are 32 and 20, and words and pictures are
 * not cut for them. The reference of the shop grows with its calls; home holds six stories with chart and person, customers
 * the course of each result, solutions a place of work.
 */
function budgetOf({ row }: PageToVisit): number {
  if (row.path === "/docs/api/shop") return 25;
  if (row.kind === "home") return 38;
  return row.path.startsWith("/products") ? 32 : 23;
}

/** Returns the compressed size, at a slower and better quality only where a quicker one exceeds the budget. */
function compressedSize(text: string, budget: number): number {
  let size = Number.POSITIVE_INFINITY;
  for (const quality of [4, 9, 11]) {
    if (size <= budget) break;
    size = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  }
  return size;
}

/** Returns the title of the page's head, as text. */
function titleOf(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "";
  return title
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function hasVisitorScriptOnly(html: string): boolean {
  const scripts = html.match(/<script(?![^>]*json)[^>]*>/g) ?? [];
  return scripts.filter((tag) => tag.includes("src=")).length === 1 && !html.includes("modulepreload");
}

/** Scripts and links find only the first element with an id. */
function repeatedIds(html: string): string[] {
  const ids = Array.from(html.matchAll(/<[a-z][^<>]*? id="([^"]+)"/g), ([, id]) => id!);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} twice`);
}

function skippedHeadings(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const levels = Array.from(main.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level));
  return levels
    .map((level, index) => (level > (levels[index - 1] ?? 0) + 1 ? `heading ${index + 1} skips a level` : ""))
    .filter(Boolean);
}

/** Links inside the site lead to a page of the same language and edition, except for the switches. */
async function wrongLinks(html: string, pathname: string, baseUrl: string): Promise<string[]> {
  const own = readAddress(pathname);
  const faults: string[] = [];
  for (const [tag, href] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"[^>]*>/g)) {
    const target = href!.split(/[?#]/, 1)[0]!;
    if (/^\/(api\/|(en\/)?(feed|changelog|newsletter)\.xml|(en\/)?events\/[\w-]+\.ics)/.test(target)) continue;
    // Other journeys publish pages that only the server knows.
    if (resolvePage(target).kind !== "page" && !(await fetch(baseUrl + target)).ok) faults.push(`${target} is no page`);
    const to = readAddress(target);
    const isLanguageSwitch = /hreflang=/i.test(tag);
    if (!isLanguageSwitch && to.locale !== own.locale) faults.push(`${target} changes the language`);
    if (!isLanguageSwitch && !tag.includes("data-edition-switch") && to.edition !== own.edition)
      faults.push(`${target} changes the edition`);
  }
  return faults;
}
