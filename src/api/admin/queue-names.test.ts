import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { queueNames } from "#infra/jobs/queues.server.ts";
import { locales } from "#text/locales.ts";

test.each(locales)("every queue has a name for people (%s)", (locale) => {
  expect(Object.keys(readSet(locale, "admin-jobs").queueNames).sort()).toEqual([...queueNames].sort());
});
