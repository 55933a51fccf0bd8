import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findWarnings, type Warning } from "#admin/screens/content/warnings/find-warnings.ts";
import { pageJudge } from "#admin/screens/content/warnings/page-judge.ts";
import { collectionOf } from "#content/collections.ts";
import { documentOf, editableSets } from "#content/document-names.ts";
import type { Terms } from "#content/find-terms.ts";
import { checkContent } from "#content/rules/content-checks.server.ts";
import { dotted } from "#content/rules/finding.ts";
import { allTexts } from "#content/rules/walk.server.ts";
import { setLocales } from "#content/sets.ts";
import { textsOf } from "#content/texts-of.ts";
import { pagesOfDocument } from "#main/page-lists.ts";
import { registerSitePages } from "#site/register-site-pages.ts";
import { locales } from "#text/locales.ts";

const terms = JSON.parse(readFileSync("content/terms.json", "utf8")) as Terms;

/** What the list of documents says of the words as shipped: their pages, and in which languages they exist. */
const rows = editableSets.flatMap((set) => {
  const collection = collectionOf(set);
  const entries = collection
    ? setLocales(set).flatMap((locale) =>
        JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8"))[collection.list].map(
          (entry: Record<string, string>) => ({
            name: `${collection.name}:${entry[collection.id]}`,
            locales: [locale],
          }),
        ),
      )
    : [];
  return [{ name: set as string, locales: setLocales(set) }, ...entries].map(({ name, locales: own }) => ({
    pages: pagesOfDocument(documentOf(name)),
    languages: Object.fromEntries(
      locales.map((locale) => [locale, { state: own.includes(locale) ? "shipped" : "absent" }]),
    ) as never,
  }));
});
const rules = { set: "bigview" as const, terms, leadsToPage: pageJudge(rows) };

test("of the words as shipped nothing is warned about, as the check finds nothing", () => {
  registerSitePages();
  const ofTexts = ["links", "terms", "language", "placeholders"];
  const findings = checkContent().filter(({ rule }) => ofTexts.includes(rule));
  expect(findings).toEqual([]);
  const warned = editableSets.flatMap((set) => {
    const words = (locale: "id" | "en") => JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8"));
    return setLocales(set).flatMap((locale) => {
      const other = setLocales(set).length === 2 ? words(locale === "id" ? "en" : "id") : {};
      const others = new Map(Array.from(textsOf(other), ({ keys, value }) => [dotted(keys), value]));
      return Array.from(textsOf(words(locale)), ({ keys, value }) => ({ path: dotted(keys), value })).flatMap((text) =>
        findWarnings({ ...text, locale }, others.get(text.path), { ...rules, set }).map((found) => [
          set,
          locale,
          text.path,
          found,
        ]),
      );
    });
  });
  expect(warned).toEqual([]);
});

test("the pages of the documents are those to which a link may lead", () => {
  const links = [...allTexts()].flatMap(({ locale, path, value }) =>
    /(^|\.)href$/.test(path) && value.startsWith("/") ? [{ locale, path: value.split(/[?#]/, 1)[0]! }] : [],
  );
  expect(links.length).toBeGreaterThan(150);
  for (const { locale, path } of links) {
    if (/^\/(api\/|feed|sitemap|events\/.*ics)/.test(path)) continue;
    expect([path, rules.leadsToPage!(path, locale)]).toEqual([path, true]);
    expect(rules.leadsToPage!(`${path}-that-is-not`, locale)).toBe(false);
  }
});

const codes = (found: readonly Warning[]) => found.map(({ code }) => code);
const judge = (value: string, other?: string, path = "hero.lead", locale: "id" | "en" = "id") =>
  findWarnings({ locale, path, value }, other, rules);

test("each rule is said at the field as it is typed", () => {
  expect(judge("Satu unggahan di dasbor")).toEqual([
    { code: "other_word", values: { found: "unggahan", use: "kiriman" } },
  ]);
  expect(judge("Lihat [di sini](/no-such-page)")).toEqual([
    { code: "leads_nowhere", values: { link: "/no-such-page" } },
  ]);
  expect(judge("/en/products", undefined, "hero.href")).toEqual([
    { code: "changes_language", values: { link: "/en/products" } },
  ]);
  expect(codes(judge("You can have this and that for all of your teams"))).toEqual(["other_language"]);
  expect(codes(judge("Angka satu dua tiga empat lima enam", "Angka satu dua tiga empat lima enam"))).toEqual([
    "same_text",
  ]);
  expect(codes(judge("Halo {name}", "Hello {names}"))).toEqual(["placeholders_differ"]);
  expect(judge("Halo {name}", "Hello {name}")).toEqual([]);
});

test("while the pages are not known no link is judged", () => {
  expect(
    findWarnings({ locale: "id", path: "href", value: "/x" }, undefined, { ...rules, leadsToPage: undefined }),
  ).toEqual([]);
});
