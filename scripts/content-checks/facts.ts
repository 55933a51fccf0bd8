import { readSet } from "#content/read-set.server.ts";
import { locales } from "#text/locales.ts";
import { allTexts } from "./walk.ts";

/**
 * Checks that both languages say of the same facts that they are samples, and that no text of the back office names one:
 * its screens load their words in the browser, where nothing fills them in. That a fact exists, the reading of sets checks.
 */
export function checkFacts(): string[] {
  const [id, en] = locales.map((locale) => readSet(locale, "facts"));
  const differing = Object.keys(id!).filter((key) => en![key] && en![key].sample !== id![key]!.sample);
  const misplaced = [...allTexts()].filter(({ set, value }) => /^admin/.test(set) && value.includes("{facts."));
  return [
    ...differing.map((key) => `facts: ${key} is a sample in one language only`),
    ...misplaced.map(({ locale, set, path }) => `content/${locale}/${set}.json ${path} cannot name a fact`),
  ];
}
