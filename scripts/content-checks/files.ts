import { readdirSync } from "node:fs";
import { setLocales, setNames } from "#content/sets.ts";
import { pageTable } from "#site/page-table.ts";
import { locales } from "#text/locales.ts";

/** The sets that no row of the page table names, because several pages use them. */
const shared = ["all", "big-social-demo", "brand", "common", "facts", "footer", "header", "logo", "meta", "navbar"];
/** The sets of mails, invoices and messages, which no page uses. */
const notOnPages = [
  "admin-leads",
  "admin-conversation",
  "lead-templates",
  "mails-lead-notices",
  "mails-events",
  "mails-letter",
  "invoice",
  "mails-account",
  "mails-content",
  "mails-footer",
  "mails-help",
  "mails-leads",
  "mails-sales",
  "mails-sales-leads",
  "mails-shop",
  "payment-provider",
  "problems",
  "shop-messages",
  "search-intents",
];

/** Returns whether a set is of the back office, whose screens load it in the browser. */
const isOfBackOffice = (name: string) => /^admin(-|$)/.test(name);

/** Checks that no set and no file of words is unused. */
export function checkFiles(): string[] {
  const used = new Set<string>([...shared, ...notOnPages, ...pageTable.map((row) => row.set)]);
  return [
    ...setNames
      .filter((name) => !used.has(name) && !isOfBackOffice(name))
      .map((name) => `No page uses the content set ${name}`),
    ...locales.flatMap((locale) => {
      const expected = setNames.filter((name) => setLocales(name).includes(locale)).map((name) => `${name}.json`);
      return readdirSync(`content/${locale}`)
        .filter((file) => !expected.includes(file))
        .map((file) => `content/${locale}/${file} is not used`);
    }),
  ];
}
