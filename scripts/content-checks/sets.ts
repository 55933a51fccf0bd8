import { readdirSync } from "node:fs";
import { readSet } from "#content/read-set.server.ts";
import { type SetName, setLocales, setNames } from "#content/sets.ts";
import { pageTable } from "#site/page-table.ts";
import { locales } from "#text/locales.ts";
import { readRaw } from "./walk.ts";

/** The sets that no row of the page table names, because several pages use them. */
const shared = ["all", "big-social-demo", "common", "facts", "footer", "header", "meta", "navbar"];
/** The sets of mails, invoices and messages, which no page uses. */
const notOnPages = [
  "admin-leads",
  "admin-conversation",
  "lead-templates",
  "mails-lead-notices",
  "invoice",
  "mails-account",
  "mails-footer",
  "mails-leads",
  "mails-sales",
  "mails-sales-leads",
  "mails-shop",
  "payment-provider",
  "problems",
  "shop-messages",
];

/** The sets of the back office, whose screens load them in the browser. */
const isOfBackOffice = (name: string) => /^admin(-|$)/.test(name);

/** Checks that each declared set exists and parses, that no file or set is unused, and that no key is missing in one language. */
export function checkSets(): string[] {
  const findings: string[] = [];
  for (const name of setNames) {
    for (const locale of setLocales(name)) {
      try {
        readSet(locale, name);
      } catch (error) {
        findings.push((error as Error).message);
      }
    }
    if (findings.length === 0 && setLocales(name).length === 2) findings.push(...compareKeys(name));
  }
  const used = new Set([...shared, ...notOnPages, ...pageTable.map((row) => row.set)]);
  for (const name of setNames)
    if (!used.has(name) && !isOfBackOffice(name)) findings.push(`No page uses the content set ${name}`);
  for (const locale of locales) {
    const expected = setNames.filter((name) => setLocales(name).includes(locale)).map((name) => `${name}.json`);
    for (const file of readdirSync(`content/${locale}`))
      if (!expected.includes(file)) findings.push(`content/${locale}/${file} is not used`);
  }
  return findings;
}

function compareKeys(name: SetName): string[] {
  const [id, en] = locales.map((locale) => new Set(keysOf(readRaw(locale, name)))) as [Set<string>, Set<string>];
  const missing = (from: Set<string>, other: Set<string>) => [...from].filter((key) => !other.has(key));
  // Pages of one language have a title in that language only.
  const isOfOneLanguage = (key: string) => pageTable.some((row) => row.locales && key.startsWith(row.path));
  return [...missing(id, en).map((key) => [key, "en"]), ...missing(en, id).map((key) => [key, "id"])]
    .filter(([key]) => !(name === "meta" && isOfOneLanguage(key!)))
    .map(([key, locale]) => `content/${locale}/${name}.json lacks ${key}`);
}

/** Returns the paths of all keys of objects at any depth. Lists may differ in length, so their indexes are left out. */
function keysOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, `${path}[]`));
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const keyPath = path ? `${path}.${key}` : key;
    return [keyPath, ...keysOf(item, keyPath)];
  });
}
