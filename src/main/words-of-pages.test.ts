import { expect, test } from "vitest";
import { industryIds } from "#catalogue/industries.ts";
import { readShipped } from "#content/read-set.server.ts";
import { readTerms } from "#content/read-terms.server.ts";
import { setLocales, setNames, type Words } from "#content/sets.ts";
import { locales } from "#text/locales.ts";

/** Words that pages have in common stand in one set that all of them read; copies drift apart. */
test.each(locales)("no answer to a question is repeated word for word in another set, in %s", (locale) => {
  const answers = setNames
    .filter((set) => setLocales(set).includes(locale))
    .flatMap((set) => {
      const { questions } = readShipped(locale, set) as { questions?: { items?: { answer: string }[] } };
      return (questions?.items ?? []).map(({ answer }) => answer);
    });
  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter((answer, at) => answers.indexOf(answer) !== at)).toEqual([]);
});

/** Whoever comes from a search has to see within seconds what is sold, not only that somebody knows the industry. */
test.each(locales)("the lead of every industry says with which products it is served, in %s", (locale) => {
  const named = readTerms()
    .filter(({ pages }) => pages?.some((page) => page.startsWith("/products/")))
    .map(({ use, also }) => [use[locale], ...(also?.[locale] ?? [])].map((word) => word.toLowerCase()));
  for (const industry of industryIds) {
    const { lead } = (readShipped(locale, industry) as Words<"education">).hero;
    const products = named.filter((words) => words.some((word) => lead.toLowerCase().includes(word)));
    expect(products.length, `${industry}: ${lead}`).toBeGreaterThanOrEqual(2);
  }
});
