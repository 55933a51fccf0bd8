import { locales } from "#text/locales.ts";
import { readSet } from "../read-set.server.ts";
import { setLocales, setNames } from "../sets.ts";
import type { Finding } from "./finding.ts";
import { textsIn } from "./walk.server.ts";

/**
 * Checks that both languages say of the same facts that they are samples, and that no text of the back office names one:
 * its screens load their words in the browser, where nothing fills them in. That a fact exists, the reading of sets checks.
 */
export function checkFacts(): Finding[] {
  const [id, en] = locales.map((locale) => readSet(locale, "facts"));
  const differing = Object.keys(id!).filter((key) => en![key] && en![key].sample !== id![key]!.sample);
  const ofScreens = setNames.filter((set) => set.startsWith("admin"));
  const misplaced = ofScreens
    .flatMap((set) => setLocales(set).flatMap((locale) => [...textsIn(locale, set)]))
    .filter(({ value }) => value.includes("{facts."));
  const rule = "facts";
  return [
    ...differing.map((key): Finding => {
      const message = `facts: ${key} is a sample in one language only`;
      return { rule, code: "sample_differs", set: "facts", keys: [key, "sample"], message };
    }),
    ...misplaced.map(({ locale, set, keys, path }): Finding => {
      const message = `content/${locale}/${set}.json ${path} cannot name a fact`;
      return { rule, code: "fact_misplaced", locale, set, keys, message };
    }),
  ];
}
