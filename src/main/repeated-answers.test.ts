import { expect, test } from "vitest";
import { readShipped } from "#content/read-set.server.ts";
import { setLocales, setNames } from "#content/sets.ts";
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
