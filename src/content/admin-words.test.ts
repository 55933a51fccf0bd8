import { expect, test } from "vitest";
import { locales } from "#text/locales.ts";
import { placeholdersIn } from "./placeholders.ts";
import { readShipped } from "./read-set.server.ts";
import { setLocales, setNames, type Words } from "./sets.ts";
import { textsOf } from "./texts-of.ts";

const adminSets = setNames.filter((name) => name === "admin" || name.startsWith("admin-"));

/** Returns every text of a set by its place: `columns/name`. */
const textsByPlace = (locale: "id" | "en", set: (typeof adminSets)[number]) =>
  [...textsOf(readShipped(locale, set))].map(({ keys, value }) => [keys.join("/"), value] as const);

/** A title, a button, the head of a column or the name of a state: one line of a narrow place. */
const isName = /(^|\/)((columns|states|kinds|sections|mailKinds|queueNames|screens)\/[^/]+|title|action|button)$/;
/** The title of an empty list is a sentence. */
const isSentence = /^emptyViews\//;

/** The most characters of a text; the method of experiments is a paragraph. */
const limitOf = (place: string) => {
  if (isName.test(place) && !isSentence.test(place)) return 40;
  return place === "result/method" ? 720 : 320;
};

test.each(adminSets)("%s has the same texts, plural forms and {names} in both languages", (set) => {
  expect(setLocales(set)).toEqual(locales);
  const [id, en] = locales.map((locale) =>
    textsByPlace(locale, set).map(([place, text]) => `${place}: ${placeholdersIn(text)}`),
  );
  expect(en!.toSorted()).toEqual(id!.toSorted());
});

test.each(adminSets)("%s has no value but texts, none empty, with stray spaces or too long", (set) => {
  for (const locale of locales) {
    const texts = textsByPlace(locale, set);
    const wrong = texts.filter(([place, text]) => text === "" || text !== text.trim() || text.length > limitOf(place));
    expect(wrong).toEqual([]);
    // An empty list or object, a number or null has no text, and its place would be missing here.
    expect(texts.length).toBe(countLeaves(readShipped(locale, set)));
  }
});

function countLeaves(value: unknown): number {
  const inner = typeof value === "object" && value !== null ? Object.values(value) : [];
  return inner.length === 0 ? 1 : inner.reduce((sum: number, each) => sum + countLeaves(each), 0);
}

test("a misspelt key and a state without a word do not compile", () => {
  const words = readShipped("id", "admin-vouchers") as Words<"admin-vouchers">;
  // @ts-expect-error The key is misspelt.
  expect(words.titel).toBeUndefined();
  // @ts-expect-error So is the one of a text deeper down.
  expect(words.columns.disount).toBeUndefined();
  // @ts-expect-error There is no word for the second state.
  const states: Record<"active" | "paused", string> = words.states;
  expect(states.active).toBe(words.states.active);
});
