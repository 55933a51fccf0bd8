import { expect, test } from "vitest";
import { locales } from "#text/locales.ts";
import { readSet } from "./read-set.server.ts";

test.each(locales)("the newsletter's buttons have another word than registering (%s)", (locale) => {
  const newsletter = [
    readSet(locale, "footer").newsletter.send,
    readSet(locale, "subscribe").form.send,
    readSet(locale, "subscribe").form.title,
    readSet(locale, "newsletter").labels.subscribe,
    readSet(locale, "common").actions.subscribe,
  ];
  expect(newsletter.filter((words) => /\b(daftar|register|sign up)\b/i.test(words))).toEqual([]);
});
