import { expect, test } from "vitest";
import { sampleNames } from "#content/kinds/docs/guide.ts";
import { readSet } from "#content/read-set.server.ts";
import { sampleNamed } from "./sample-files.ts";
import { guideResponses, problemResponses } from "./site-responses.ts";

test.each(sampleNames)("the sample %s, which an editor may choose, has its code", (name) => {
  const responses = { ...guideResponses, ...problemResponses(readSet("id", "problems")) };
  if (name.startsWith("http-")) expect(responses[name]).toBeDefined();
  else expect(sampleNamed(name, { api: "https://a.test/api", site: "https://a.test" }).sh).not.toBe("");
});

test("responses to refused requests have the texts of errors in the reader's language", () => {
  expect(problemResponses(readSet("en", "problems"))["http-problem"]).toContain(
    '"title": "Some fields need attention"',
  );
});
