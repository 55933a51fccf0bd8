import { expect, test } from "vitest";
import { sampleNames } from "#content/kinds/docs/guide.ts";
import { sampleNamed } from "./sample-files.ts";
import { guideResponses } from "./site-responses.ts";

test.each(sampleNames)("the sample %s, which an editor may choose, has its code", (name) => {
  if (name.startsWith("http-")) expect(guideResponses[name]).toBeDefined();
  else expect(sampleNamed(name, { api: "https://a.test/api", site: "https://a.test" }).sh).not.toBe("");
});
