import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { locales } from "#text/locales.ts";
import { type IntentList, indexIntents, matchIntents } from "./search-intents.ts";

const intent = (id: string, ...typed: string[]) => ({ id, label: id, line: id, href: `/${id}`, typed });
const list: IntentList = {
  fillers: ["cara", "saya", "dong"],
  spellings: [{ word: "tidak", typed: ["nggak", "ga"] }],
  items: [
    intent("delete", "hapus akun"),
    intent("trouble", "tidak bisa login"),
    intent("login", "login", "masuk akun"),
    intent("invoices", "tagihan", "tagihan saya"),
    intent("data", "data saya"),
  ],
};
const found = (query: string) => matchIntents(query, indexIntents(list)).map(({ intent: { id }, by }) => [id, by]);

test.each([
  ["hapus akun", "delete", "words"],
  ["Akun: HAPUS!", "delete", "words"],
  ["cara hapus akun saya dong", "delete", "words"],
  ["nggak bisa login", "trouble", "words"],
  ["log in", "login", "words"],
  ["hapsu akun", "delete", "typo"],
  ["tagihn", "invoices", "typo"],
  ["tagih", "invoices", "beginning"],
  ["data saya", "data", "words"],
])("%s asks for %s by its %s", (query, id, by) => {
  expect(found(query)[0]).toEqual([id, by]);
});

test.each(["data", "hapus", "hapus akun perusahaan lama", "hapsu akn", "lagin akun", "", "saya", "&|!"])(
  "%s asks for nothing of the list",
  (query) => {
    expect(found(query).filter(([, by]) => by !== "beginning")).toEqual([]);
  },
);

test("of two intents with the same words the first counts", () => {
  const index = indexIntents({ ...list, items: [intent("first", "sama"), intent("second", "sama")] });
  expect(matchIntents("sama", index)[0]?.intent.id).toBe("first");
});

test("whatever is typed is compared with a bounded number of words", () => {
  const index = indexIntents(readSet("id", "search-intents"));
  let reads = 0;
  const words = new Proxy(index.words as string[], {
    get(target, key, receiver) {
      if (typeof key === "string" && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  matchIntents("tagihn ".repeat(20_000), { ...index, words });
  matchIntents("abcde fghij klmno pqrst uvwxy zabcd efghi jklmn", { ...index, words });
  expect(reads).toBeLessThanOrEqual(16 * index.words.length);
});

test.each(locales)("%s: no two intents have the same words, and both languages have the same intents", (locale) => {
  const { items, ...rest } = readSet(locale, "search-intents");
  expect(items.length).toBeGreaterThanOrEqual(80);
  const phrases = items.flatMap(({ id, typed }) => typed.map((text) => ({ id, text })));
  const index = indexIntents({ ...rest, items });
  const shadowed = phrases.filter(({ id, text }) => matchIntents(text, index)[0]?.intent.id !== id);
  expect(shadowed).toEqual([]);
  expect(items.map(({ id }) => id)).toEqual(readSet("id", "search-intents").items.map(({ id }) => id));
});
