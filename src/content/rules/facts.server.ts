import { locales } from "#text/locales.ts";
import { factsIn } from "../fill-facts.ts";
import { readSet } from "../read-set.server.ts";
import { type SetName, setLocales, setNames } from "../sets.ts";
import type { Finding } from "./finding.ts";
import { textsIn } from "./walk.server.ts";

/** Texts that bind: a sample in them would be a promise that nobody confirmed. */
const legalSets: readonly SetName[] = ["privacy-policy", "terms-and-conditions", "terms-bigsocial", "terms-contact-us"];

/**
 * Checks that both languages say of the same facts that they are samples, that no legal text names a sample, and that no
 * text of the back office names a fact: its screens load their words in the browser, where nothing fills them in. That a
 * fact exists, the reading of sets checks.
 */
export function checkFacts(): Finding[] {
  const [id, en] = locales.map((locale) => readSet(locale, "facts"));
  const differing = Object.keys(id!).filter((key) => en![key] && en![key].sample !== id![key]!.sample);
  const ofScreens = setNames.filter((set) => set.startsWith("admin"));
  const misplaced = textsOfSets(ofScreens).filter(({ value }) => factsIn(value).length > 0);
  const binding = textsOfSets(legalSets).flatMap((text) => {
    const facts = readSet(text.locale, "facts");
    return factsIn(text.value)
      .filter((key) => facts[key]?.sample)
      .map((key) => ({ ...text, key }));
  });
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
    ...binding.map(({ locale, set, keys, path, key }): Finding => {
      const message = `content/${locale}/${set}.json ${path} names the sample ${key}, and the text is binding`;
      return { rule, code: "sample_in_legal_text", values: { fact: key }, locale, set, keys, message };
    }),
  ];
}

const textsOfSets = (sets: readonly SetName[]) =>
  sets.flatMap((set) => setLocales(set).flatMap((locale) => [...textsIn(locale, set)]));
